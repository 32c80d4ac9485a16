// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor
open class UIView {
    public private(set) var subviews: [UIView] = []
    public var isHidden = false
    public var backgroundColor: UIColor?
    public var tintColor: UIColor! = UIColor(red: 0, green: 0.5, blue: 1, alpha: 1)

    public init() {}

    public func addSubview(_ view: UIView) { subviews.append(view) }
}

public enum UIBarStyle { case `default`, black }

public final class UINavigationBar: UIView {
    public var barTintColor: UIColor?
    public var barStyle = UIBarStyle.default
    public var isTranslucent = true
    public var prefersLargeTitles = false
}

public final class UIColor: Sendable {
    private let channels: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { channels = (red, green, blue, alpha) }

    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = channels.red
        green?.pointee = channels.green
        blue?.pointee = channels.blue
        alpha?.pointee = channels.alpha
        return true
    }
}
