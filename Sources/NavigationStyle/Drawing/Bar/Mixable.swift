/// A value that can be interpolated.
protocol Mixable: Hashable, Sendable {
    /// Returns the value at `progress`, 0…1, of the way to `other`.
    func mixed(with other: Self, by progress: Double) -> Self
    /// Whether a person could not tell the value from `other`.
    func looksLike(_ other: Self) -> Bool
}

extension Mixable {
    func looksLike(_ other: Self) -> Bool { self == other }
}

extension Double: Mixable {
    func mixed(with other: Double, by progress: Double) -> Double {
        self + (other - self) * progress
    }
}

extension RGBA: Mixable {
    /// Returns the color with each byte interpolated and rounded.
    package func mixed(with other: RGBA, by progress: Double) -> RGBA {
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

    /// The same color, fully transparent.
    fileprivate var faded: RGBA { RGBA(rawValue: rawValue & 0xFFFF_FF00) }
}

extension BarState.Background: Mixable {
    /// Returns the background with its color and its opacity interpolated linearly.
    ///
    /// An effect or an image, which has no color of its own, fades to or from the other's color; a part that cannot be
    /// interpolated is taken from the nearer background. An invisible color makes the result clear.
    func mixed(with other: BarState.Background, by progress: Double) -> BarState.Background {
        if progress == 0 || self == other { return self }
        if progress == 1 { return other }
        var result = progress < 0.5 ? self : other
        if kind == .clear { result = other }
        if other.kind == .clear { result = self }
        if let from = color ?? other.uncovering(kind), let to = other.color ?? uncovering(other.kind) {
            result.color = from.mixed(with: to, by: progress)
            let hasEffect = kind == .blur || other.kind == .blur
            if hasEffect, result.kind == .color, !(result.color?.isOpaque ?? false) { result.kind = .blur }
        }
        if let from = drawn, let to = other.drawn { result.alpha = .value(from.mixed(with: to, by: progress)) }
        return result.isUnseen ? .clear : result
    }

    /// Whether both look the same; backgrounds that are not drawn do, whatever they would be.
    func looksLike(_ other: BarState.Background) -> Bool {
        self == other || (kind == .clear || isUnseen) && (other.kind == .clear || other.isUnseen)
    }

    /// Whether it is an invisible color, or an image of nothing else; the alpha of an image is just that of its faintest
    /// pixel.
    private var isUnseen: Bool {
        guard kind == .color || kind == .image, backing == nil else { return false }
        return kind == .color && alpha == .value(0) || color?.isClear ?? false
    }

    /// Returns the color from which, or to which, this background's color is interpolated on a layer of `kind` without
    /// a color.
    private func uncovering(_ kind: Kind) -> RGBA? {
        // On a clear layer, only the alpha is interpolated.
        kind == .clear ? color : color?.faded
    }

    /// The opacity, 0…1; nil if it is unknown.
    private var drawn: Double? {
        switch alpha {
        case _ where kind == .clear: 0
        case .value(let value): value
        case .system: nil
        }
    }
}

extension BarState.Shadow: Mixable {
    /// Returns the hairline with its color interpolated linearly; an invisible one counts as the other's color, fully
    /// transparent.
    ///
    /// If a color is unknown, the nearer hairline is returned.
    func mixed(with other: BarState.Shadow, by progress: Double) -> BarState.Shadow {
        if progress == 0 || self == other { return self }
        if progress == 1 { return other }
        guard let from = isVisible ? color : other.color?.faded, let to = other.isVisible ? other.color : color?.faded
        else { return progress < 0.5 ? self : other }
        let mixed = from.mixed(with: to, by: progress)
        return mixed.isClear ? .invisible : BarState.Shadow(isVisible: true, color: mixed)
    }

    func looksLike(_ other: BarState.Shadow) -> Bool { self == other || !isVisible && !other.isVisible }
}
