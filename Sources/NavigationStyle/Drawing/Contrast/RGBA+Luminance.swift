extension RGBA {
    /// The relative luminance of WCAG 2.2 in 0…1; alpha is left out of account.
    package var luminance: Double {
        let linear = RGBA.linearValues
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// The contrast ratio of WCAG 2.2 between two opaque colours, 1…21 (uikit.md L).
    package func contrast(to other: RGBA) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The alpha, 0…1.
    package var opacity: Double { Double(alpha) / 255 }

    /// The opaque colour that is seen where this one lies over `background`, which is opaque.
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

    /// What each byte of sRGB is in linear light.
    private static let linearValues: [Double] = (0...255).map { ColorSpace.linear(Double($0) / 255) }
}
