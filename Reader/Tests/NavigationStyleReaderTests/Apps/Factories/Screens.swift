import UIKit

// What a protocol demands has the type that those who conform to it give it.
protocol Factory {
    var steps: StepsFactory { get }
}

protocol StepsFactory {
    func module(_ navigationController: UINavigationController) -> UIViewController
}

final class AppFactory: Factory {
    var steps: StepsFactory { AppStepsFactory() }
}

final class AppStepsFactory: StepsFactory {
    func module(_ navigationController: UINavigationController) -> UIViewController { StepsViewController() }
}

class BaseRouter {
    let factory: Factory
    weak var navigationController: UINavigationController?

    init(factory: Factory, navigationController: UINavigationController) {
        self.factory = factory
        self.navigationController = navigationController
    }

    func push(from make: (UINavigationController) -> UIViewController) {
        guard let navigationController = navigationController else { return }
        navigationController.pushViewController(make(navigationController), animated: true)
    }
}

final class LessonsRouter: BaseRouter {
    func start() {
        navigationController?.setViewControllers([LessonsViewController()], animated: false)
    }

    func showSteps() {
        push(from: { controller in factory.steps.module(controller) })
    }
}

final class LessonsViewController: UIViewController {}

// A view that code looks for among those of the bar is not the bar.
final class StepsViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.navigationBar.isTranslucent = false
        navigationController?.navigationBar.hideHairline()
    }
}

extension UINavigationBar {
    func hideHairline() { hairline(in: self)?.isHidden = true }

    private func hairline(in view: UIView) -> UIImageView? {
        if let view = view as? UIImageView, view.bounds.size.height <= 1 { return view }
        for subview in view.subviews {
            if let found = hairline(in: subview) { return found }
        }
        return nil
    }
}
