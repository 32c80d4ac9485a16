extension DiagnosticText: ExpressibleByStringInterpolation {
    /// A text without facts.
    @usableFromInline package init(stringLiteral text: StaticString) {
        self.init(.literal(text))
    }

    /// A text with facts in it.
    @usableFromInline package init(stringInterpolation text: Interpolation) {
        self.init(.parts(text.parts))
    }

    /// Collects literals and facts one after another.
    @usableFromInline package struct Interpolation: StringInterpolationProtocol {
        var parts: [Part] = []

        /// Reserves room for the parts of a sentence; some facts take more than one.
        @usableFromInline package init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 3)
        }

        /// Appends the text between two facts.
        @usableFromInline package mutating func appendLiteral(_ literal: StaticString) {
            if literal.utf8CodeUnitCount > 0 { parts.append(.literal(literal)) }
        }
    }
}

// The facts that texts contain.
extension DiagnosticText.Interpolation {
    /// Appends a name.
    package mutating func appendInterpolation(_ text: String) {
        parts.append(.text(text))
    }

    mutating func appendInterpolation(_ text: DiagnosticText) {
        switch text.content {
        case .literal(let text): parts.append(.literal(text))
        case .text(let text): parts.append(.text(text))
        case .parts(let others): for part in others { parts.append(part) }
        }
    }

    /// Appends the name of a screen, in quotation marks.
    mutating func appendInterpolation(_ id: Screen.ID) {
        parts.append(.quoted(id.rawValue))
    }

    mutating func appendInterpolation(_ property: BarProperty) {
        parts.append(.text(property.name))
    }

    mutating func appendInterpolation(_ name: some RawRepresentable<String>) {
        parts.append(.text(name.rawValue))
    }

    mutating func appendInterpolation(_ flag: Bool) {
        parts.append(.literal(flag ? "true" : "false"))
    }

    mutating func appendInterpolation(_ version: SystemVersion) {
        parts.append(.text(version.description))
    }

    mutating func appendInterpolation(_ pointer: RequestPointer) {
        parts.append(.text(pointer.description))
    }

    mutating func appendInterpolation(_ number: Int) {
        appendInterpolation(Double(number))
    }

    /// Appends a number, rounded to three decimals.
    mutating func appendInterpolation(_ number: Double) {
        let rounded = number.roundedToThousandths
        parts.append(rounded.magnitude < 1e12 ? .number(rounded) : .text(number.words))
    }

    mutating func appendInterpolation(_ color: RGBA) {
        parts.append(.color(color))
    }
}
