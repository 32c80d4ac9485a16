import Then
import UIKit

// What a library's closure does to the object that it is called on happens at once.
class PhotosViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.do {
            $0.title = "Photos"
            $0.largeTitleDisplayMode = .never
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let look = UINavigationBarAppearance().then { look in
            look.configureWithOpaqueBackground()
            look.backgroundColor = .red
        }
        navigationController?.navigationBar.do {
            $0.tintColor = .white
            $0.standardAppearance = look
        }
    }

    // What a handler does to the screen comes at another time than the push.
    func pick() {
        let picker = PickerViewController()
        picker.title = "Pick"
        picker.handler = { picker.navigationItem.hidesBackButton = true }
        navigationController?.pushViewController(picker, animated: true)
    }
}

class PickerViewController: UIViewController {
    var handler: (() -> Void)?
}
