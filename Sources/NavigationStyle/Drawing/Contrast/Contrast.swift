/// The contrast of something in a bar with the background behind it, by WCAG 2.2 (uikit.L).
public struct Contrast: Decodable, Hashable, Sendable {
    /// Whether the ratio is enough.
    public enum Verdict: String, CaseIterable, Codable, Sendable {
        /// The contrast suffices.
        case pass
        /// The contrast is too low: `low-contrast` or, for the status bar, `status-bar-unreadable` reports it.
        case fail
        /// The contrast is too low, but both colors are UIKit's own for the bar: no diagnostic reports it.
        case system
        /// The contrast depends on content under the bar, or on an unknown color.
        case indeterminate
    }

    /// The contrast ratio, 1…21, rounded down to two decimals; nil if it is indeterminate.
    ///
    /// If content is under the bar, this is the ratio over any content: the least one for `pass`, the greatest one for
    /// `fail`.
    public var ratio: Double?
    /// The ratio that level AA asks for: 4.5 for text, 3 for large text and for anything else.
    public var required: Double
    /// The result of the comparison of ``ratio`` with ``required``.
    public var verdict: Verdict
    /// The verdict by Apple's Human Interface Guidelines, if it differs: they ask for 3 for text from 18 points on and
    /// for all bold text (uikit.L, contested).
    public var appleVerdict: Verdict?
    /// The progress of the transition, 0…1, at which the ratio is this low; nil for a bar at rest.
    public var at: Double?
}

extension Contrast: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("Contrast") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.nullable("ratio", ratio)
        visitor.required("required", required)
        visitor.required("verdict", verdict)
        visitor.optional("appleVerdict", appleVerdict)
        visitor.optional("at", at)
    }
}

extension Contrast.Verdict: AnswerName {}

extension Contrast {
    /// The ratios that WCAG 2.2 AA asks for.
    enum Requirement {
        /// The ratio for text.
        static let text = 4.5
        /// The ratio for large text.
        static let largeText = 3.0
        /// The ratio for anything that has to be recognized, not read.
        static let graphics = 3.0
    }

    /// Measures `ink` on `backdrop`.
    ///
    /// - Parameters:
    ///   - ink: The color of the text or symbol.
    ///   - backdrop: The background behind it.
    ///   - required: The ratio that level AA asks for.
    ///   - requiredByApple: The ratio that Apple asks for, if it differs.
    ///   - isSystem: Whether both colors are UIKit's own for the bar; evaluated only if the ratio is too low.
    init(
        of ink: RGBA,
        on backdrop: Backdrop,
        required: Double,
        requiredByApple: Double? = nil,
        isSystem: @autoclosure () -> Bool = false
    ) {
        let ratio: Double?
        switch backdrop {
        case .color(let color): ratio = Self.ratio(of: ink, on: color)
        case .content(let overBlack, let overWhite):
            let ratios = (Self.ratio(of: ink, on: overBlack), Self.ratio(of: ink, on: overWhite))
            let (least, most) = (min(ratios.0, ratios.1), max(ratios.0, ratios.1))
            // If the ink is lighter than one extreme and darker than the other, the ratio falls to 1 somewhere between
            // them.
            let isBetween = ink.isLighter(than: overBlack) != ink.isLighter(than: overWhite)
            ratio = most < required ? most : least >= required && !isBetween || isSystem() ? least : nil
        case .unknown: ratio = nil
        }
        guard let ratio else {
            self.init(required: required, verdict: .indeterminate)
            return
        }
        let verdict: Verdict = ratio >= required ? .pass : isSystem() ? .system : .fail
        self.init(ratio: ratio, required: required, verdict: verdict)
        if verdict == .fail, let requiredByApple, ratio >= requiredByApple { appleVerdict = .pass }
    }

    /// Returns the contrast ratio of `ink` on `backdrop`, which is opaque.
    private static func ratio(of ink: RGBA, on backdrop: RGBA) -> Double {
        let seen = ink.isOpaque ? ink : ink.composited(over: backdrop)
        // Rounded down, so that a ratio below the requirement never appears to meet it.
        return (seen.contrast(to: backdrop) * 100).rounded(.down) / 100
    }
}

extension BarState.Title {
    /// Returns the contrast of the title in `color` on `backdrop`.
    func contrast(in color: RGBA, on backdrop: Backdrop, isSystem: @autoclosure () -> Bool = false) -> Contrast {
        // A point on iOS is a CSS pixel in WCAG.
        let isLarge = fontSize >= (isBold ? 18.66 : 24)
        return Contrast(
            of: color,
            on: backdrop,
            required: isLarge ? Contrast.Requirement.largeText : Contrast.Requirement.text,
            requiredByApple: isBold || fontSize >= 18 ? Contrast.Requirement.largeText : nil,
            isSystem: isSystem()
        )
    }

    private var isBold: Bool {
        switch fontWeight {
        case .bold, .heavy, .black: true
        case .ultraLight, .thin, .light, .regular, .medium, .semibold: false
        }
    }
}

extension BarState.StatusBar {
    /// Returns the contrast of the clock and the battery on `backdrop`.
    func contrast(on backdrop: Backdrop) -> Contrast {
        Contrast(
            of: style == .lightContent ? .white : .black,
            on: backdrop,
            required: Contrast.Requirement.graphics
        )
    }
}

extension RGBA {
    /// The relative luminance of WCAG 2.2 in 0…1; alpha is left out of account.
    package var luminance: Double {
        let linear = RGBA.linearValues
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// Returns the contrast ratio of WCAG 2.2 between two opaque colors, 1…21 (uikit.L).
    package func contrast(to other: RGBA) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// Whether it makes `backdrop`, over which it lies, lighter.
    fileprivate func isLighter(than backdrop: RGBA) -> Bool {
        (isOpaque ? self : composited(over: backdrop)).luminance > backdrop.luminance
    }

    /// The alpha, 0…1.
    package var opacity: Double { Double(alpha) / 255 }

    /// Returns the opaque color that results from this one over `background`, which is opaque.
    package func composited(over background: RGBA) -> RGBA {
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            let sum: Int = Int(top) * Int(alpha) + Int(bottom) * (255 - Int(alpha))
            return UInt8((sum + 127) / 255)
        }
        return RGBA(
            red: mix(red, background.red),
            green: mix(green, background.green),
            blue: mix(blue, background.blue)
        )
    }

    /// Returns the color that results from this one over `background`, which may have an alpha of its own.
    func layered(over background: RGBA) -> RGBA {
        if isOpaque || background.isClear { return self }
        if background.isOpaque { return composited(over: background) }
        let below = background.opacity * (1 - opacity)
        let both = opacity + below
        func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8(((Double(top) * opacity + Double(bottom) * below) / both).rounded())
        }
        return RGBA(
            red: mix(red, background.red),
            green: mix(green, background.green),
            blue: mix(blue, background.blue)
        ).withAlpha(both)
    }

    /// The linear light of each byte of sRGB.
    private static let linearValues: [Double] = (0...255).map { ColorSpace.linear(Double($0) / 255) }
}
