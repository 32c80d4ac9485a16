import UIKit

extension UIColor {
    static let paper = UIColor(red: 250 / 255.0, green: 250 / 255.0, blue: 240 / 255.0, alpha: 1)
    static var ink: UIColor { UIColor(white: 0, alpha: 0.5) }
    class var brand: UIColor { UIColor(hex: 0x1A7F5A) }

    convenience init(hex: Int, alpha: CGFloat = 1) {
        let red = CGFloat((hex >> 16) & 0xFF) / 255
        let green = CGFloat((hex >> 8) & 0xFF) / 255
        let blue = CGFloat(hex & 0xFF) / 255
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    static func fromHex(_ text: String) -> UIColor {
        var digits = text.uppercased()
        if digits.hasPrefix("#") { digits.removeFirst() }
        guard digits.count == 6 else { return .lightGray }
        var number: UInt64 = 0
        Scanner(string: digits).scanHexInt64(&number)
        return UIColor(hex: Int(number))
    }

    convenience init(hexString: String) {
        var number: UInt64 = 0
        Scanner(string: hexString).scanHexInt64(&number)
        self.init(hex: Int(number))
    }
}

enum Palette {
    enum Bar { static let tint = UIColor(named: "brand") }
}

class ColorViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        bar?.tintColor = Palette.Bar.tint
        bar?.barTintColor = .paper
        bar?.backgroundColor = .ink
        bar?.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.brand]
        bar?.largeTitleTextAttributes = [.foregroundColor: UIColor(hexString: "#336699")]
    }
}

final class DynamicViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let bar = navigationController?.navigationBar
        bar?.tintColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? .white : .black
        }
        bar?.barTintColor = traitCollection.userInterfaceStyle == .dark ? .black : UIColor.white
        bar?.backgroundColor = UIColor(hexString: "#336699CC")
        bar?.titleTextAttributes = [.foregroundColor: UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)]
        bar?.largeTitleTextAttributes = [.foregroundColor: UIColor.white.withAlphaComponent(0.8)]
    }
}

final class HexViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.fromHex("#102030")
    }
}
