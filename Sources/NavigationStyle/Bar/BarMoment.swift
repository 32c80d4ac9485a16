/// What of a shared bar moves along with a transition, at one moment of it.
struct BarMoment: Hashable, Sendable {
    /// What stands behind the content; nil where each screen carries its own, or where it is
    /// an image, which does not move.
    var background: Background?
    /// The colour of the buttons.
    var tintColor: RGBA
    /// The colour of the title.
    var titleColor: RGBA

    /// A colour and how much of it is drawn.
    struct Background: Hashable, Sendable {
        var color: RGBA
        /// 0…1.
        var alpha: Double
    }
}

extension RGBA {
    /// The colour `progress` of the way to `other`, each component for itself; `progress` is 0…1.
    func mixed(with other: RGBA, by progress: Double) -> RGBA {
        func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
            let value = Double(from).mixed(with: Double(to), by: progress).rounded()
            return UInt8(min(max(value, 0), 255))
        }
        return RGBA(
            red: mix(red, other.red),
            green: mix(green, other.green),
            blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha)
        )
    }
}

extension Double {
    /// The number `progress` of the way to `other`.
    func mixed(with other: Double, by progress: Double) -> Double {
        self + (other - self) * progress
    }
}
