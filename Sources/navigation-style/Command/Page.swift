internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStyleAudit
internal import NavigationStyleJSON
internal import NavigationStyleService

/// A command that answers as the server answers a GET.
protocol Page: ParsableCommand {
    /// The server's path and query.
    var target: (path: String, query: String?) { get throws }
    var answer: AnswerOptions { get }
}

/// A command that lists things by their names, or shows everything about one.
protocol NamedPage: Page {
    /// The type of their pages.
    associatedtype Resource: ResourcePage
    /// The given name.
    var name: String? { get }
    /// The other parameters of the request to the server.
    var parameters: [QueryParameter] { get }
}

extension NamedPage {
    var parameters: [QueryParameter] { [] }

    var target: (path: String, query: String?) {
        get throws {
            let path = "/\(Resource.words.all)"
            guard let name else { return (path, parameters.query) }
            guard Resource.named(name) != nil else { throw UnknownName(name, among: Resource.self) }
            return ("\(path)/\(name.percentEncoded())", parameters.query)
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

    init<Page: ResourcePage>(_ name: String, among _: Page.Type) {
        self.init(name, of: Page.words.one, listedBy: "\(Page.words.all)", among: Page.all.map(\.name))
    }
}

extension PolicyPage {
    /// Throws a `ValidationError` for the first of `names` that is not a policy's.
    static func check(_ names: [String]) throws {
        for name in names where named(name) == nil {
            throw ValidationError(UnknownName(name, among: PolicyPage.self).words.onOneLine)
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

/// A command about the pages of a kind.
struct Pages<Resource: ListedResource>: NamedPage {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "\(Resource.words.all)", abstract: Resource.abstract)
    }

    @Argument(help: Resource.help)
    var name: String?

    @OptionGroup var answer: AnswerOptions
}

/// A kind of pages with a command of its own.
protocol ListedResource: ResourcePage {
    static var abstract: String { get }
    /// The help for the name of a page.
    static var help: ArgumentHelp { get }
}

extension PolicyPage: ListedResource {
    static let abstract = "Lists the policies, or describes one: what it copies, its options, rules and limits."
    static var help: ArgumentHelp { "The name of a policy (default: list all)." }
}

extension AuditPage: ListedResource {
    static let abstract = "Lists the diagnostics, or describes one: its symptom, cause and remedy."
    static var help: ArgumentHelp {
        ArgumentHelp("The code, such as style-leak (default: list all).", valueName: "code")
    }
}

extension RulePage: ListedResource {
    static let abstract = "Lists the rules that steps and diagnostics name, or describes one: its text and its sources."
    static var help: ArgumentHelp {
        ArgumentHelp("The id of a rule, such as km.push.2 (default: list all).", valueName: "id")
    }
}

extension ReferencePage: ListedResource {
    static let abstract = "Lists the references of diagnostics and rules, or describes one: the fact and its sources."
    static var help: ArgumentHelp {
        ArgumentHelp("The id of a reference, such as uikit.C6 (default: list all).", valueName: "id")
    }
}

struct Devices: NamedPage {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Lists the devices, or describes one: its bars in each version of iOS, with their evidence."
    )

    @Argument(help: "The name of a device, such as \"iPhone 15\" (default: list all).")
    var name: String?

    @Option(help: "An iOS version, such as 17.0 (default: all).")
    var os: String?

    @OptionGroup var answer: AnswerOptions

    typealias Resource = DevicePage
    var parameters: [QueryParameter] { [("os", os)] }
}

struct ViewHierarchyPage: Page {
    static let configuration = CommandConfiguration(
        commandName: "view-hierarchy",
        abstract: "Lists the views of a navigation bar in UIKit.",
        discussion: "The defaults are those of a request: iOS 17.0, iPhone 15, portrait."
    )

    @Option(help: "The iOS version, such as 9.0.")
    var os: String?

    @Option(help: "The device, such as \"iPhone 6\".")
    var device: String?

    @Option(help: "The orientation: portrait or landscape.")
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

    @Flag(help: "Print it in JSON.")
    var json = false

    func run() throws {
        let content = try NavigationStyleService.page(json ? "/openapi.json" : "/openapi.yaml", pretty: false)
        try StandardStream.output.write(content.endingInLineFeed)
    }
}
