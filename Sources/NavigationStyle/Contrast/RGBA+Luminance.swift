extension RGBA {
    /// The relative luminance of WCAG 2.2 in 0…1; alpha is left out of account.
    var luminance: Double {
        let linear = RGBA.linearValues
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// The contrast ratio of WCAG 2.2 between two opaque colours, 1…21 (uikit.md L).
    func contrast(to other: RGBA) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The alpha, 0…1.
    var opacity: Double { Double(alpha) / 255 }

    /// The opaque colour that is seen where this one lies over `background`, which is opaque.
    func composited(over background: RGBA) -> RGBA {
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

    /// What each byte of sRGB is in linear light.
    private static let linearValues: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // The power 2.4 is the square times its own fifth root.
        return base * base * fifthRoot(of: base * base)
    }

    /// By Newton's method, which comes down to the root of a number up to 1 from above.
    private static func fifthRoot(of number: Double) -> Double {
        var root = 1.0
        for _ in 0..<32 {
            let fourth = root * root * root * root
            root -= (fourth * root - number) / (5 * fourth)
        }
        return root
    }
}
