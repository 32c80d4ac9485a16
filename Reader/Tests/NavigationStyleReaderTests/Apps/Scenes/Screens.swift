// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
import UIKit

extension UIStoryboard {
    static var detail: UIStoryboard { UIStoryboard(name: "Detail", bundle: nil) }

    func make<T: UIViewController>(_ type: T.Type) -> T {
        instantiateViewController(withIdentifier: String(describing: type)) as! T
    }

    func instantiate<T: UIViewController>() -> T {
        instantiateViewController(withIdentifier: String(describing: T.self)) as! T
    }
}

protocol StoryboardInstantiable {}

extension StoryboardInstantiable where Self: UIViewController {
    static func instance() -> Self {
        UIStoryboard.detail.instantiateViewController(withIdentifier: String(describing: self)) as! Self
    }
}

class ListViewController: UIViewController {
    func initial() {
        let detail = UIStoryboard.detail.instantiateInitialViewController()!
        navigationController?.pushViewController(detail, animated: true)
    }

    func byIdentifier() {
        let photo = UIStoryboard.detail.instantiateViewController(withIdentifier: "photo")
        photo.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(photo, animated: true)
    }

    func generic() {
        navigationController?.pushViewController(UIStoryboard.detail.make(MapViewController.self), animated: true)
    }

    func byAnnotation() {
        let note: NoteViewController = UIStoryboard.detail.instantiate()
        navigationController?.pushViewController(note, animated: true)
    }

    func byProtocol() { show(TagViewController.instance(), sender: nil) }

    func byGeneratedCode() {
        navigationController?.pushViewController(R.storyboard.detail.mapScene()!, animated: false)
    }

    func byOtherGeneratedCode() {
        navigationController?.pushViewController(StoryboardScene.Detail.photo.instantiate(), animated: false)
    }

    /// The storyboard's member stands in sources that are not read, and so does the function.
    func byOthersCode() {
        let list = UIStoryboard.main.controller(of: ListViewController.self)
        navigationController?.pushViewController(list, animated: true)
        let home = UIStoryboard.main.instantiateInitialViewController() as! UINavigationController
        present(home, animated: trueUnlessMotionIsReduced)
    }

    func resolved() {
        let sign = container.resolve(SignViewController.self)!
        navigationController?.pushViewController(sign, animated: true)
    }

    /// The identifier is not known, the casts are.
    func nested() {
        let controller = storyboard!.instantiateViewController(withIdentifier: identifier) as! UINavigationController
        let login = controller.topViewController as! LoginViewController
        login.title = "Log in"
        present(controller, animated: true)
    }

    /// The bar is the storyboard's, whoever makes it.
    func help() {
        let help = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "help")
        present(help, animated: true)
    }

    func unknown() {
        let controller = storyboard!.instantiateViewController(withIdentifier: identifier)
        navigationController?.pushViewController(controller, animated: true)
    }
}

class DetailViewController: UIViewController {}
class PhotoViewController: UIViewController {}
class MapViewController: UIViewController {}
class NoteViewController: UIViewController {}
class TagViewController: UIViewController, StoryboardInstantiable {}
class SignViewController: UIViewController {}
class LoginViewController: UIViewController {}
class HelpViewController: UIViewController {}
