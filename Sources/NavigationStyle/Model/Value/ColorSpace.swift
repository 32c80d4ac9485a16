/// A color space whose colors can be converted to sRGB, by its name in CSS Color 4 and in the Design Tokens format.
enum ColorSpace: String, CaseIterable {
    case srgb
    /// Wider than sRGB: colors outside it are clipped, component by component.
    case displayP3 = "display-p3"

    /// Returns the color with three components and an alpha of 0…1.
    func color(_ components: [Double], alpha: Double) -> RGBA {
        var bytes = components.map { Self.byte($0) }
        if self == .displayP3 {
            let linear = components.map { ColorSpace.linear($0) }
            bytes = Self.matrix.map { row in
                Self.byte(ColorSpace.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }))
            }
        }
        return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: Self.byte(alpha))
    }

    /// From linear Display P3 to linear sRGB: the product of the matrices of CSS Color 4, 18.
    private static let matrix: [[Double]] = [
        [1.224940176280559, -0.224940176280559, 0],
        [-0.042056954709688, 1.042056954709688, 0],
        [-0.019637554590334, -0.078636045550632, 1.098273600140966],
    ]

    private static func byte(_ component: Double) -> UInt8 {
        UInt8((min(max(component, 0), 1) * 255).rounded())
    }
}

// The transfer function that sRGB and Display P3 share (CSS Color 4, 10.2). The engine has no `pow`: the powers are made
// of roots.
extension ColorSpace {
    /// Returns the linear light of an sRGB component, both 0…1.
    static func linear(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        // The power 2.4 is the square times its own fifth root.
        return base * base * root(5, of: base * base)
    }

    /// Returns the encoded component, 0…1, for a value of linear light, which is clipped to 0…1.
    static func encoded(_ light: Double) -> Double {
        guard light > 0.003_130_8 else { return max(light, 0) * 12.92 }
        let half = min(light, 1).squareRoot()
        // The power 5/12 is the fourth root times the sixth.
        return 1.055 * half.squareRoot() * root(3, of: half) - 0.055
    }

    /// Returns a root of a number up to 1, by Newton's method, which approaches the root from above.
    private static func root(_ degree: Int, of number: Double) -> Double {
        var root = 1.0
        for _ in 0..<32 {
            let power = (1..<degree).reduce(1) { power, _ in power * root }
            root -= (power * root - number) / (Double(degree) * power)
        }
        return root
    }
}
