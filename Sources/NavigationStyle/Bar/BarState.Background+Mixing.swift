extension BarState.Background {
    /// The background `progress`, 0…1, of the way to `other`: the colours and what is drawn of them are mixed linearly.
    ///
    /// What has no colour of its own, an effect or an image, has the other's colour come over it; of what cannot be
    /// mixed, the nearer one's is taken.
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
        return result
    }

    /// The colour from which, or to which, this one's is mixed on a layer of `kind` that has none.
    private func uncovering(_ kind: Kind) -> RGBA? {
        // On nothing it is the alpha that moves.
        kind == .clear ? color : color.map { RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: 0) }
    }

    /// How much is drawn, 0…1; nil where that is not known.
    private var drawn: Double? {
        switch alpha {
        case _ where kind == .clear: 0
        case .value(let value): value
        case .system: nil
        }
    }
}
