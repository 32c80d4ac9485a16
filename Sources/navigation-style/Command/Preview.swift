internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyle
internal import NavigationStylePreview
internal import NavigationStyleService

struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Draws how an operation changes the bars, as SVG.",
        discussion: """
            The request is one for transition, replay, resolve or compare; its members decide which. Options take \
            precedence over its preview member.
            """
    )

    @OptionGroup var request: RequestFile
    @OptionGroup(title: "A path in a graph") var path: PathOptions
    @OptionGroup(title: "Environment") var environment: EnvironmentOptions

    @Option(help: "The arrangement of the frames.")
    var form: Form?

    @Option(help: ArgumentHelp("The moments to draw, 0 to 1, separated by commas.", valueName: "moments"))
    var at: Moments?

    @Option(help: ArgumentHelp("The policies of a sheet, separated by commas.", valueName: "names"))
    var policies: Names?

    @Option(
        help: ArgumentHelp(
            "The rows of a sheet, separated by commas: environments, policies, moments. The others are its columns.",
            valueName: "axes"
        )
    )
    var rows: EnvironmentOptions.Names<PreviewOptions.Axis>?

    @Option(help: "The width of one frame in pixels, 64 to 2000.")
    var width: Double?

    @Flag(
        help: """
            Print the address of the request in the playground of the server at NAVIGATION_STYLE_LISTEN or \
            127.0.0.1:8080, without drawing.
            """
    )
    var link = false

    @Option(
        help: ArgumentHelp(
            "The request before a change: both are drawn, and the differences are ringed and listed.",
            valueName: "file"
        )
    )
    var before: String?

    @Option(
        help: ArgumentHelp(
            "A picture to compare with: prints the changes, and the exit status is 1 if there are any.",
            valueName: "file"
        )
    )
    var check: String?

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The file to write.", valueName: "file"))
    var output: String?

    /// Refused, with the tools that make a PNG.
    @Flag(help: .private)
    var png = false

    func validate() throws {
        try PolicyPage.check(policies?.values ?? [])
        if path.graph != nil, request.file != nil {
            throw ValidationError("Use either --graph or a request, not both.")
        }
        if before == "-" { throw ValidationError("--before needs a file: standard input is for the request.") }
        if check != nil, output != nil || link {
            throw ValidationError("--check draws nothing: omit -o and --link.")
        }
        let image = output.flatMap { $0.hasSuffix(".png") ? $0 : nil } ?? (png ? "picture.png" : nil)
        guard let image else { return }
        throw ValidationError(
            "\(image): pictures are SVG. Write to picture.svg, and convert it with `resvg picture.svg "
                + "\(image)` or `chromium --headless --screenshot=\(image) picture.svg`."
        )
    }

    func run() throws {
        let question = try path.question()
        let body = try question?.body ?? request.read()
        let earlier = try before.map { try Self.subject(in: $0) }
        let picture: NavigationStylePreview.Preview
        let address: String
        do {
            (picture, address) = try NavigationStyleService.onCommandLine.preview(of: body) {
                request throws(ScenarioError) in
                if let earlier { request.before = earlier }
                try change(&request)
            }
        } catch {
            error.complain(in: body, of: question?.name ?? request.name, inWords: StandardStream.error.isTerminal)
            throw ExitCode(1)
        }
        if link {
            try StandardStream.output.write(SocketAddress.url(of: address) + "\n")
            return
        }
        let text = picture.svg() + [UInt8(ascii: "\n")]
        if let check {
            guard let changes = PictureChange.all(from: try InputFile(argument: check).read(), to: text) else { return }
            try StandardStream.output.write("\(check) has changed\n" + changes.map { $0 + "\n" }.joined())
            throw ExitCode(1)
        }
        guard let output else { return try StandardStream.output.write(text) }
        try OutputFile(path: output).write(text)
    }

    /// Returns the subject of the request in a file.
    private static func subject(in file: String) throws -> PreviewRequest.Subject {
        let body = try InputFile(argument: file).read()
        do { return try NavigationStyleService.onCommandLine.previewRequest(in: body).subject } catch {
            error.complain(in: body, of: file, inWords: StandardStream.error.isTerminal)
            throw ExitCode(1)
        }
    }

    /// Replaces members of the request with the given options.
    private func change(_ request: inout PreviewRequest) throws(ScenarioError) {
        if let form { request.options.form = form.form }
        if let at { request.options.at = at.values }
        if let rows { request.options.rows = rows.values }
        if let width { request.options.width = width }
        if let policies { request.compare(policies.values.map { PolicySelection($0) }) }
        try request.lay(environment.overlays)
    }
}

extension Preview {
    /// A form, given by its name.
    struct Form: ExpressibleByArgument {
        let form: PreviewOptions.Form

        init?(argument: String) {
            guard let form = PreviewOptions.Form(rawValue: argument) else { return nil }
            self.form = form
        }

        static let allValueStrings = PreviewOptions.Form.allCases.map(\.rawValue)
    }

    /// Numbers separated by commas.
    struct Moments: ExpressibleByArgument {
        let values: [Double]

        init?(argument: String) {
            let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
            let values = parts.compactMap { Double(String($0)) }
            guard values.count == parts.count else { return nil }
            self.values = values
        }
    }

    /// Names separated by commas.
    struct Names: ExpressibleByArgument {
        let values: [String]

        init?(argument: String) {
            values = argument.split(separator: ",").map(String.init)
            if values.isEmpty { return nil }
        }
    }
}
