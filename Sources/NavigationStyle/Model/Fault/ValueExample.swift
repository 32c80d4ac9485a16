/// Examples that show how to write a value of some form.
enum ValueExample {
    /// Returns an example of a value of `form`; nil if its name says enough.
    ///
    /// - Parameters:
    ///   - form: The form that is expected.
    ///   - found: The kind of value found there.
    ///   - pointer: The place of the value, which tells objects apart.
    /// - Returns: An example in a sentence.
    static func words(_ form: Expectation.Form, insteadOf found: Value.Kind, at pointer: String) -> String? {
        switch form {
        case .color, .fixedColor: color
        case .hexColor: "it is written \"#FFFFFF\""
        case .image: image()
        case .background: "a background is written \"#FFFFFF\", \"transparent\" or {\"image\": {\"name\": \"sky\"}}"
        case .shadow: "write false for no shadow, or a color such as \"#C6C6C8\""
        case .visibility: "it is written true, or {\"hidden\": true, \"animated\": true}"
        case .version:
            found == .string
                ? "a version is one or two numbers, such as \"17\" or \"17.0\""
                : "a version is written \"17.0\", in quotes"
        case .policy: "a policy is written \"transitionBar\", or {\"name\": \"kmNavigationBarTransition\"}"
        case .screenReference: "a screen is written {\"id\": \"detail\"}, or \"detail\" if it is on the stack"
        case .boolean, .number, .integer: found == .string ? "it is written without quotes" : nil
        case .object: object(at: pointer)
        case .array: array(at: pointer)
        case .png: "an image is given as \"data:image/png;base64,iVBOR…\", not by its address"
        case .viewContent: "content is written [{\"type\": \"hero\"}, {\"type\": \"list\"}]"
        case .string, .animation, .gestureDelegate, .barReference, .opacity, .idPrefix: nil
        }
    }

    static let color = "a color is written \"#FFFFFF\""

    /// Returns an example of an image, called `name` if it can be told.
    static func image(named name: String = "sky") -> String {
        "an image is written \(imageObject(named: name)), or \"empty\" for one without pixels"
    }

    /// Returns the object for an image called `name`.
    static func imageObject(named name: String) -> String {
        let isPlain =
            name.utf8.count <= 64 && !name.utf8.contains { [UInt8(ascii: "\""), UInt8(ascii: "\\")].contains($0) }
        return "{\"name\": \"\(isPlain && !name.isEmpty ? name : "sky")\"}"
    }

    private static func object(at pointer: String) -> String? {
        let path = pointer.split(separator: "/")
        guard let key = path.last else { return "a request is written {\"stack\": [{\"id\": \"feed\"}], …}" }
        switch key {
        case "title", "titleTextAttributes", "largeTitleTextAttributes":
            return "it is written {\"color\": \"#FFFFFF\", \"fontSize\": 17}"
                + (key == "title" ? "; the text of a title is the screen's own \"title\"" : "")
        case "bar": return "it is written {\"background\": \"#FFFFFF\"}"
        case "environment": return "it is written {\"os\": \"17.0\"}"
        case "callbacks": return "it is written {\"viewWillAppear\": {\"barTintColor\": \"#FFFFFF\"}}"
        case "operation": return operation
        case "screen": return screen
        case "navigationItem": return "it is written {\"title\": \"Photo\"}"
        case "view": return "it is written {\"backgroundColor\": \"#FFFFFF\"}"
        case "scrollView": return "it is written {\"contentHeight\": 2000}"
        case "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance":
            return "an appearance is written {\"background\": \"opaque\", \"backgroundColor\": \"#FFFFFF\"}"
        default: break
        }
        switch path.dropLast().last {
        case "stack", "screens": return screen
        case "operations": return operation
        case "gradient": return "a color of a gradient is written {\"at\": 0, \"color\": \"#FFFFFF\"}"
        case "callbacks": return "it is written {\"barTintColor\": \"#FFFFFF\"}"
        default: return nil
        }
    }

    private static let screen = "a screen is written {\"id\": \"detail\"}"
    private static let operation = "an operation is written {\"type\": \"pop\"}"

    private static func array(at pointer: String) -> String? {
        switch JSONPointer.lastToken(of: pointer) {
        case "stack", "screens": "it is written [{\"id\": \"feed\"}], root first"
        case "operations": "it is written [{\"type\": \"pop\"}]"
        case "include": "it is written [\"plan\"], or \"all\""
        case "policies": "it is written [\"system\", \"transitionBar\"]"
        case "edgesForExtendedLayout": names(Edges.names.all)
        case "copiedProperties": "it is written [\"barTintColor\", \"tintColor\"]"
        case "leftBarButtonItems", "rightBarButtonItems": "it is written [\"Edit\"]"
        case "gradient": "it is written [{\"at\": 0, \"color\": \"#FFFFFF\"}, {\"at\": 1, \"color\": \"#000000\"}]"
        default: nil
        }
    }
    /// Returns an example of an array of names: all of them, any of which may be left out.
    private static func names(_ names: [String]) -> String {
        "it is written [\(names.map { "\"\($0)\"" }.joined(separator: ", "))], or as some of these"
    }
}
