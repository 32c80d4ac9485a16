import UIKit

// A navigation controller that code presents comes in a sheet, if the code does not say another style.
final class HomeViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
    }

    func help() { present(UINavigationController(rootViewController: HelpViewController()), animated: true) }

    func edit() {
        let controller = UINavigationController(rootViewController: EditViewController())
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    // A graph has no such style.
    func pick() {
        let controller = UINavigationController(rootViewController: PickerViewController())
        controller.modalPresentationStyle = .popover
        present(controller, animated: true)
    }

    func note() { present(UINavigationController(rootViewController: NoteViewController()), animated: true) }

    func write() {
        let controller = UINavigationController(rootViewController: NoteViewController())
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }

    func scan() { present(CameraController(rootViewController: ScanViewController()), animated: true) }
}

// A class may say it where the code that makes one is not.
final class CameraController: UINavigationController {
    override func awakeFromNib() {
        super.awakeFromNib()
        modalPresentationStyle = .fullScreen
    }
}

final class HelpViewController: UIViewController {}
final class EditViewController: UIViewController {}
final class PickerViewController: UIViewController {}
final class NoteViewController: UIViewController {}
final class ScanViewController: UIViewController {}

func makeHome() -> UINavigationController { UINavigationController(rootViewController: HomeViewController()) }
