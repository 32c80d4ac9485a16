/// The opacity of titles on their way, as recordings of iOS 9.2 and 11 show it: halfway, both are nearly invisible.
enum TitleOpacity {
    /// The power of the remaining way, 0…1, by which an outgoing title fades out.
    static let leavingPower = 3.0
    /// The power of the covered way, 0…1, by which a title or a label that takes the other's place fades in: between 3
    /// and 4.
    static let arrivingPower = 3.5

    /// The opacity of an outgoing title.
    static let leaving = track { power($0, leavingPower) }
    /// The opacity of a title that was a label, and of a label that was a title.
    static let arriving = track { power(1 - $0, arrivingPower) }

    /// Samples `opacity`, a function of the remaining way, more densely where it bends more.
    private static func track(_ opacity: (_ rest: Double) -> Double) -> [Component.Opacity] {
        let isLeaving = opacity(1) > opacity(0)
        return bends.map { bend in
            let at = isLeaving ? bend : 1 - bend
            return Component.Opacity(at: at, opacity: opacity(1 - at).roundedToThousandths)
        }
        .sorted { $0.at < $1.at }
    }

    /// The moments at which the opacity of an outgoing title is sampled.
    private static let bends = [0, 0.125, 0.25, 0.375, 0.5, 0.75, 1]

    /// Returns `base` raised to `exponent`, a multiple of one half.
    private static func power(_ base: Double, _ exponent: Double) -> Double {
        let root = base.squareRoot()
        return (0..<Int(exponent * 2)).reduce(1.0) { product, _ in product * root }
    }
}
