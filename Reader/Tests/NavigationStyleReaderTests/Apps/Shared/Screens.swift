import UIKit

class Start {
    func begin() -> UINavigationController { UINavigationController(rootViewController: NowPlayingViewController()) }
}

class NowPlayingViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Now playing"
    }

    func showQueue() {
        let player = Player.shared
        if player.values.isEmpty { return }
        guard isViewLoaded else { return }
        if Settings.showsQueue {
            // In none of the two beginnings, and behind all that the player asks.
            if Settings.showsQueueInTabs { return }
            navigationController?.pushViewController(QueueViewController(), animated: true)
        }
    }
}

class QueueViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Queue"
    }
}
