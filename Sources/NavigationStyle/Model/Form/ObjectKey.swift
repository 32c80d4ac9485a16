/// A key of an object, whatever it is called, or the place of an element in an array.
package struct ObjectKey: CodingKey, ExpressibleByStringLiteral {
    package let stringValue: String
    package let intValue: Int?

    package init(_ name: String) {
        stringValue = name
        intValue = nil
    }

    package init(stringLiteral name: String) {
        self.init(name)
    }

    package init(stringValue: String) {
        self.init(stringValue)
    }

    package init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    /// Whether the key is an extension, in any object whose keys are not ids: it is ignored, while any other unknown
    /// key is an error.
    var isExtension: Bool {
        stringValue.hasPrefix("x-") || stringValue == "$schema" || stringValue == "$extensions"
    }
}
