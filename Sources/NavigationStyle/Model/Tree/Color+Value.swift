extension Color {
    /// Reads a colour: `#RGB`, `#RRGGBB`, `#RRGGBBAA`, a system colour's name, `{"light", "dark"}`, or a DTCG 2025.10
    /// colour object in sRGB.
    public init(value: Value) throws(ValueError) {
        switch value {
        case .string(let text):
            if let color = RGBA(hex: text) {
                self.init(color)
            } else if let color = Color(systemName: text) {
                self = color
            } else {
                throw ValueError(expected: "#RGB, #RRGGBB, #RRGGBBAA or the name of a system colour")
            }
        case .object(let members) where members.contains { $0.key == "colorSpace" }:
            try self.init(designToken: members)
        case .object:
            let members = try value.members(allowed: ["light", "dark"])
            guard let light = try members.read("light", Color.init(value:)),
                let dark = try members.read("dark", Color.init(value:))
            else { throw ValueError(expected: "a colour for light and one for dark") }
            self.init(light: light.light, dark: dark.dark)
        default: throw ValueError(expected: "a colour")
        }
    }

    /// The colour as it is written: `#RRGGBBAA`, or `{"light", "dark"}` where the two differ.
    public var value: Value {
        light == dark
            ? .string(light.hex)
            : .object([Value.Member("dark", .string(dark.hex)), Value.Member("light", .string(light.hex))])
    }

    private init(designToken members: [Value.Member]) throws(ValueError) {
        _ = try Value.object(members).members(allowed: ["colorSpace", "components", "alpha", "hex"])
        let space = try members.read("colorSpace") { value throws(ValueError) in try value.string() }
        guard space == "srgb" else { throw ValueError(expected: "the colour space srgb").under("colorSpace") }
        let components = try members.read("components") { value throws(ValueError) in try value.array() } ?? []
        guard components.count == 3 else { throw ValueError(expected: "three numbers from 0 to 1").under("components") }
        var bytes: [UInt8] = []
        for component in components {
            do { bytes.append(UInt8((try component.number(in: 0...1) * 255).rounded())) } catch {
                throw error.under("components")
            }
        }
        let alpha = try members.read("alpha") { value throws(ValueError) in try value.number(in: 0...1) } ?? 1
        let color = RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: UInt8((alpha * 255).rounded()))
        self.init(color)
    }
}
