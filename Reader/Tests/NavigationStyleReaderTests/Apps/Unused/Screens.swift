import UIKit

class HomeViewController: UIViewController {}

class OldViewController: UIViewController {}
