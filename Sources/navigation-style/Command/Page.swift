internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleService

/// A command that answers as the server answers a GET.
protocol Page: ParsableCommand {
    /// The server's path and query.
    var target: (path: String, query: String?) { get throws }
    var answer: AnswerOptions { get }
}

/// A command that lists things by their names, or shows everything about one.
protocol NamedPage: Page {
    /// The noun for one of the things.
    static var noun: String { get }
    /// The path of the list on the server.
    static var path: String { get }
    /// The names of all listed things.
    static var names: [String] { get }
    /// The given name.
    var name: String? { get }
    /// The other parameters of the request to the server.
    var parameters: [QueryParameter] { get }
}

extension NamedPage {
    var parameters: [QueryParameter] { [] }

    var target: (path: String, query: String?) {
        get throws {
            guard let name else { return (Self.path, parameters.query) }
            guard Self.names.contains(name) else {
                throw UnknownName(name, of: Self.noun, listedBy: Self._commandName, among: Self.names)
            }
            return ("\(Self.path)/\(name.percentEncoded())", parameters.query)
        }
    }
}

/// A parameter of a query; it is left out if it has no value.
typealias QueryParameter = (name: String, value: String?)

extension [QueryParameter] {
    /// The query; nil if there is none.
    fileprivate var query: String? {
        let parts = compactMap { name, value in value.map { "\(name)=\($0.percentEncoded())" } }
        return parts.isEmpty ? nil : parts.joined(separator: "&")
    }
}

/// A name of something that does not exist: a mistake on the command line.
struct UnknownName: Error {
    let words: String

    init(_ name: String, of noun: String, listedBy command: String, among names: [String]) {
        let hint =
            Suggestion.question(Suggestion.all(for: name, among: names, abbreviated: true))
            ?? "navigation-style \(command) lists all of them"
        words = "Unknown \(noun) \"\(name)\"; \(hint)"
    }
}

extension PolicyPage {
    /// Throws a `ValidationError` for the first of `names` that is not a policy's.
    static func check(_ names: [String]) throws {
        for name in names where named(name) == nil {
            let unknown = UnknownName(name, of: "policy", listedBy: "policies", among: all.map(\.name))
            throw ValidationError(unknown.words.onOneLine)
        }
    }
}

extension Page {
    func run() throws {
        let (path, query) = try target
        try answer.printPage(try NavigationStyleService.page(path, query: query, pretty: answer.pretty))
    }
}

extension NavigationStyleService {
    /// Returns the server's answer to a GET.
    ///
    /// - Throws: `ExitCode(2)` after reporting the problem, as the command line caused it.
    static func page(_ path: String, query: String? = nil, pretty: Bool = true) throws -> [UInt8] {
        let query = [query, pretty ? "pretty=true" : nil].compactMap(\.self).joined(separator: "&")
        let head = HTTPRequestHead(method: .get, path: path, query: query)
        do throws(Problem) {
            return try onCommandLine.content(answering: HTTPRequest(head: head))
        } catch {
            StandardStream.complain("Error: \(error.detail)".onOneLine)
            throw ExitCode(2)
        }
    }
}

extension AnswerOptions {
    /// Prints a page of the reference, in the form that fits its reader.
    func printPage(_ content: [UInt8]) throws {
        if isSummary, let page = ReferenceSummary(of: content) {
            try StandardStream.output.write(page.text(TextStyle(of: .output)))
        } else {
            try StandardStream.output.write(content.endingInLineFeed)
        }
    }
}

struct Policies: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "policies",
        abstract: "Lists the policies, or says all about one: what it copies, its options, rules and limits."
    )

    @Argument(help: "The policy's name; all of them without.")
    var name: String?

    @OptionGroup var answer: AnswerOptions

    static let noun = "policy"
    static let path = "/policies"
    static var names: [String] { PolicyPage.all.map(\.name) }
}

struct Diagnostics: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "diagnostics",
        abstract: "Lists what can go wrong, or says all about one code: symptom, cause and remedy."
    )

    @Argument(help: ArgumentHelp("The code, such as style-leak; all of them without.", valueName: "code"))
    var name: String?

    @OptionGroup var answer: AnswerOptions

    static let noun = "diagnostic"
    static let path = "/diagnostics"
    static var names: [String] { AuditPage.all.map(\.code.rawValue) }
}

struct Rules: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules that steps and diagnostics name, or says all about one: its text and its sources."
    )

    @Argument(help: ArgumentHelp("The rule's id, such as km.push.2; all of them without.", valueName: "id"))
    var name: String?

    @OptionGroup var answer: AnswerOptions

    static let noun = "rule"
    static let path = "/rules"
    static var names: [String] { Rule.all.map(\.id) }
}

struct References: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "references",
        abstract: "Lists what diagnostics and rules refer to, or says all about one: the fact and its sources."
    )

    @Argument(help: ArgumentHelp("The reference's id, such as uikit.C6; all of them without.", valueName: "id"))
    var name: String?

    @OptionGroup var answer: AnswerOptions

    static let noun = "reference"
    static let path = "/references"
    static var names: [String] { ReferencePage.all.map(\.reference.id) }
}

struct Devices: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices, where their bars are by version of iOS, and how well each number is known."
    )

    @Argument(help: "The device's name, such as \"iPhone 15\"; all of them without.")
    var name: String?

    @Option(help: "The version of iOS, such as 17.0; all of them without.")
    var os: String?

    @OptionGroup var answer: AnswerOptions

    static let noun = "device"
    static let path = "/devices"
    static var names: [String] { Device.names }
    var parameters: [QueryParameter] { [("os", os)] }
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

    @OptionGroup var answer: AnswerOptions

    var target: (path: String, query: String?) {
        let parameters: [QueryParameter] = [("os", os), ("device", device), ("orientation", orientation)]
        return ("/view-hierarchy", parameters.query)
    }
}

struct OpenAPI: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "openapi",
        abstract: "Prints the contract of the service, openapi.yaml."
    )

    @Flag(help: "Print it as JSON.")
    var json = false

    func run() throws {
        let content = try NavigationStyleService.page(json ? "/openapi.json" : "/openapi.yaml", pretty: false)
        try StandardStream.output.write(content.endingInLineFeed)
    }
}
