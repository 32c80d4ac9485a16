import Foundation
import NavigationStylePreview

/// An expected picture: an SVG beside this file, and its request.
struct GoldenPicture: CustomStringConvertible, Sendable {
    let name: String
    let json: String

    var description: String { name }

    func draw() throws -> String { String(decoding: try Pictures.draw(json).svg(), as: UTF8.self) + "\n" }

    var file: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Picture/\(name).svg")
    }

    /// All requests by the names of their pictures, as JSON.
    static var requests: String {
        "{\n" + all.map { "\"\($0.name)\": \($0.json)" }.joined(separator: ",\n") + "\n}\n"
    }

    static let requestFile = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "requests.json")

    /// Whether pictures are rewritten instead of compared.
    static var isRecording: Bool { ProcessInfo.processInfo.environment["NAVIGATION_STYLE_RECORD"] == "1" }

    static let all: [GoldenPicture] = films + otherForms + rightToLeft

    /// An era of the bar's look.
    private static let eras = [
        ("ios12", ##"{"os":"12.0","device":"iPhone 8"}"##), ("ios17", ##"{"os":"17.0"}"##),
        ("ios26", ##"{"os":"26.1","device":"iPhone 16"}"##),
    ]

    private static let hidden =
        ##"{"id":"full","title":"Full","bar":{"hidden":true},"view":{"backgroundColor":"#334455"}}"##
    private static let like =
        ##"{"id":"like","title":"Like","bar":{"background":"#FFFFFF","tint":"#007AFF","title":{"color":"#111111"},"statusBar":"default"}}"##
    private static let push = ##"{"type":"push","screen":\##(Pictures.blue)}"##
    private static let both = "[\(Pictures.white),\(Pictures.blue)]"

    /// Every presentation that the era has.
    private static let presentations: [(name: String, policy: String, stack: String, operation: String)] = [
        ("slidingBars", "transitionBar", "[\(Pictures.white)]", push),
        ("perScreenBar", "perScreenBar", both, ##"{"type":"pop"}"##),
        ("crossfade", "restoring", both, ##"{"type":"pop"}"##),
        ("animateAlongside", "wrNavigationBar", both, ##"{"type":"pop"}"##),
        (
            "snap", "system", "[\(Pictures.white)]",
            ##"{"type":"push","screen":{"id":"x","title":"Red","bar":{"tint":"#FF0000"}}}"##
        ),
        ("barSlidesIn", "system", "[\(hidden)]", push.replacing("\"bar\":{", with: "\"bar\":{\"hidden\":false,")),
        ("barSlidesOut", "system", "[\(Pictures.white)]", ##"{"type":"push","screen":\##(hidden)}"##),
        ("none", "system", "[\(Pictures.white)]", ##"{"type":"push","screen":\##(like)}"##),
        ("swipe", "transitionBar", both, ##"{"type":"interactivePop","progress":0.4,"velocity":-1}"##),
        (
            "default", "system",
            ##"[{"id":"a","title":"Green","view":{"backgroundColor":"#00FF00","scrollView":{"contentOffset":60}}}]"##,
            ##"{"type":"push","screen":{"id":"b","title":"Blue","view":{"backgroundColor":"#0000FF","scrollView":{"contentOffset":60}}}}"##
        ),
        (
            "largeTitle", "system",
            ##"[{"id":"a","title":"Inbox","bar":{"largeTitle":true},"view":{"scrollView":{}},"navigationItem":{"rightBarButtonItems":["Edit"]}}]"##,
            ##"{"type":"push","screen":{"id":"b","title":"Message","navigationItem":{"largeTitleDisplayMode":"never","prompt":"Two unread"}}}"##
        ),
    ]

    private static let films = presentations.flatMap { each in
        eras.map { era, environment in
            GoldenPicture(
                name: "film-\(each.name)-\(era)",
                json: Pictures.json(
                    policy: "\"\(each.policy)\"",
                    environment: environment,
                    stack: each.stack,
                    operation: each.operation
                )
            )
        }
    }

    /// Returns a picture of each form.
    private static func forms(_ suffix: String, _ environment: String) -> [GoldenPicture] {
        let stack = "[\(Pictures.white)]"
        func one(_ form: String, _ operation: String?) -> GoldenPicture {
            GoldenPicture(
                name: "\(form)-\(suffix)",
                json: Pictures.json(
                    environment: environment,
                    stack: operation == nil ? both : stack,
                    operation: operation,
                    options: ##"{"form":"\##(form)","guides":\##(form == "still" && suffix != "ios26")}"##
                )
            )
        }
        let sheet =
            ##"{"policies":["system","transitionBar","kmNavigationBarTransition"],"environment":\##(environment),"stack":\##(both),"operation":{"type":"pop"},"preview":{"width":200}}"##
        let storyboard =
            ##"{"policy":"system","environment":\##(environment),"stack":\##(stack),"operations":[\##(push),{"type":"pop"},{"type":"pop"}],"preview":{"width":120,"extent":"screen"}}"##
        return [
            one("still", nil), one("beforeAfter", push.replacing("\"type\"", with: "\"animated\":false,\"type\"")),
            one("animation", push), GoldenPicture(name: "sheet-\(suffix)", json: sheet),
            GoldenPicture(name: "storyboard-\(suffix)", json: storyboard),
        ]
    }

    private static let otherForms = eras.flatMap { forms($0.0, $0.1) }

    private static let rightToLeft: [GoldenPicture] = {
        let environment = ##"{"os":"17.0","layoutDirection":"rightToLeft","userInterfaceStyle":"dark"}"##
        let film = Pictures.json(
            policy: "\"transitionBar\"",
            environment: environment,
            stack: "[\(Pictures.white)]",
            operation: push
        )
        return [GoldenPicture(name: "film-rightToLeft", json: film)] + forms("rightToLeft", environment)
    }()
}
