internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStyleService

/// A command that answers as the server answers a GET.
protocol Page: ParsableCommand {
    /// The server's path and query.
    var target: (path: String, query: String?) { get throws }
}

/// A command that lists things by their names, or says all about one.
protocol NamedPage: Page {
    /// What the things are.
    static var noun: String { get }
    /// The server's path of the list.
    static var path: String { get }
    /// The names of all things.
    static var names: [String] { get }
    /// The name that is given.
    var name: String? { get }
}

extension NamedPage {
    var target: (path: String, query: String?) {
        get throws {
            guard let name else { return (Self.path, nil) }
            guard Self.names.contains(name) else {
                let nearest = Suggestion.nearest(to: name, among: Self.names)
                let hint =
                    nearest.map { "did you mean \"\($0)\"?" }
                    ?? "navigation-style \(Self._commandName) lists all of them"
                StandardStream.complain("Error: There is no \(Self.noun) called \"\(name)\": \(hint)".onOneLine)
                throw ExitCode(1)
            }
            return ("\(Self.path)/\(name)", nil)
        }
    }
}

extension Page {
    func run() throws {
        let (path, query) = try target
        let pretty = [query, "pretty=true"].compactMap(\.self).joined(separator: "&")
        let head = HTTPRequestHead(method: .get, path: path, query: pretty)
        let content: [UInt8]
        do throws(Problem) {
            content = try NavigationStyleService.onCommandLine.content(answering: HTTPRequest(head: head))
        } catch {
            StandardStream.complain("Error: \(error.detail)".onOneLine)
            throw ExitCode(1)
        }
        try StandardStream.output.write(content.endingInLineFeed)
    }
}

struct Policies: NamedPage {
    static let configuration = CommandConfiguration(
        abstract: "Lists the policies, or says all about one: what it copies, its options, rules and limits."
    )

    @Argument(help: "The policy's name; all of them without.")
    var name: String?

    static let noun = "policy"
    static let path = "/policies"
    static var names: [String] { PolicyPage.all.map(\.name) }
}

struct Diagnostics: NamedPage {
    static let configuration = CommandConfiguration(
        abstract: "Lists what can go wrong, or says all about one code: symptom, cause and remedy."
    )

    @Argument(help: ArgumentHelp("The code, such as style-leak; all of them without.", valueName: "code"))
    var name: String?

    static let noun = "diagnostic"
    static let path = "/diagnostics"
    static var names: [String] { DiagnosticPage.all.map(\.code.rawValue) }
}

struct Devices: Page {
    static let configuration = CommandConfiguration(
        abstract: "Lists the devices, where their bars are by version of iOS, and how well each number is known."
    )

    var target: (path: String, query: String?) { ("/devices", nil) }
}

struct ViewHierarchyPage: Page {
    static let configuration = CommandConfiguration(
        commandName: "view-hierarchy",
        abstract: "Lists the views that UIKit makes a navigation bar of.",
        discussion: "What is left out is as in a request: iOS 17.0, iPhone 15, portrait."
    )

    @Option(help: "The version of iOS, such as 9.0.")
    var os: String?

    @Option(help: "The device, such as \"iPhone 6\".")
    var device: String?

    @Option(help: "How it is held: portrait or landscape.")
    var orientation: String?

    var target: (path: String, query: String?) {
        let parameters = [("os", os), ("device", device), ("orientation", orientation)]
        let query = parameters.compactMap { name, value in value.map { "\(name)=\($0.percentEncoded())" } }
        return ("/view-hierarchy", query.isEmpty ? nil : query.joined(separator: "&"))
    }
}

struct OpenAPI: Page {
    static let configuration = CommandConfiguration(
        commandName: "openapi",
        abstract: "Prints the contract of the service, openapi.yaml."
    )

    @Flag(help: "Print it as JSON.")
    var json = false

    var target: (path: String, query: String?) { (json ? "/openapi.json" : "/openapi.yaml", nil) }
}
