import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview

/// Pictures of requests in JSON.
enum Pictures {
    static func request(_ json: String) throws -> PreviewRequest { try PreviewRequest(json: Array(json.utf8)) }

    static func draw(_ json: String) throws -> Preview { try request(json).preview() }

    static func document(_ json: String) throws -> SVGDocument { try SVGDocument(draw(json).svg()) }

    /// Returns a request of `stack` and `operation` under `policy`, to be drawn with `options`.
    static func json(
        policy: String = "\"system\"",
        environment: String = "{}",
        stack: String,
        operation: String? = nil,
        options: String = "{}"
    ) -> String {
        let operation = operation.map { ",\"operation\":\($0)" } ?? ""
        return
            "{\"policy\":\(policy),\"environment\":\(environment),\"stack\":\(stack)\(operation),\"preview\":\(options)}"
    }

    static let white =
        ##"{"id":"feed","title":"Feed","bar":{"background":"#FFFFFF","tint":"#007AFF","title":{"color":"#111111"},"statusBar":"default"}}"##
    static let blue =
        ##"{"id":"photo","title":"Photo","bar":{"background":"#234567","tint":"#FFEEDD","title":{"color":"#EEEEFF"},"statusBar":"lightContent"},"view":{"backgroundColor":"#FFF2EE"}}"##
}

extension Preview.NumberedDiagnostic {
    /// The diagnostic without its number.
    var words: [String?] { [code.rawValue, screen?.rawValue, property, message] }
}
