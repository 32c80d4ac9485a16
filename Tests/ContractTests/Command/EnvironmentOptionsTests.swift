import Testing

/// The options of the command line that select environments.
@Suite(.enabled(if: ServerProcess.isThere)) struct EnvironmentOptionsTests {
    private static let stack = #"""
        {"policy":"system","include":[],"stack":[{"id":"list","callbacks":{"viewWillAppear":
        {"barTintColor":"#FF6600","isTranslucent":false}}}]}
        """#
    private static let pop = #"""
        {"environment":{"os":"12.0"},"stack":[{"id":"a"},{"id":"b"}],"operation":{"type":"pop"}}
        """#

    @Test func `one environment is laid over that of the request`() throws {
        let run = try CommandRun(["transition", "--dark", "--landscape", "--device", "iPhone 8"], input: Self.pop)
        let environment = try JSONValue(json: Array(run.output.utf8))["environment"]
        #expect(environment?["os"] == .string("12.0") && environment?["device"] == .string("iPhone 8"))
        #expect(environment?["userInterfaceStyle"] == .string("dark"))
        #expect(environment?["orientation"] == .string("landscape"))
    }

    @Test func `several are combined, and what differs among them comes first`() throws {
        let arguments = ["resolve", "--os", "12.0", "--os", "14.0", "--os", "15.0", "--schemes", "light,dark"]
        let run = try CommandRun(arguments, input: Self.stack)
        let answer = try JSONValue(json: Array(run.output.utf8))
        #expect(answer["results"]?.array?.count == 6)
        #expect(answer["results"]?.array?.allSatisfy { $0["body"]?["screens"] == nil } == true)
        let summary = try CommandRun(arguments + ["--summary"], input: Self.stack).output
        #expect(summary.hasPrefix("Visible differences:\n"))
        #expect(summary.contains("(#FF6600) is shown on iOS 12.0 and 14.0; not on 15.0: "), "\(summary)")
        #expect(summary.contains("\niOS 15.0, iPhone 15, portrait, dark: opaque, clear\n    warning: "))
        #expect(!summary.contains("\n\n\n") && !summary.contains(" \n"))
    }

    @Test func `they go over each environment of a request that has several`() throws {
        let several = Self.pop.replacing(#""stack""#, with: #""environments":[{},{"os":"17.0"}],"stack""#)
        let run = try CommandRun(["transition", "--dark"], input: several)
        let results = try JSONValue(json: Array(run.output.utf8))["results"]?.array ?? []
        #expect(results.map { $0["environment"]?["os"] } == [.string("12.0"), .string("17.0")])
        #expect(results.allSatisfy { $0["environment"]?["userInterfaceStyle"] == .string("dark") })
    }

    @Test(arguments: [
        (["replay", "--os", "12.0", "--os", "15.0"], "replay supports one environment only"),
        (["batch", "--schemes", "light,dark"], "batch supports one environment only"),
        (["resolve", "--os", "19.0"], "'19.0'"), (["resolve", "--device", "iPhone15"], "\"iPhone 15\""),
        (["resolve", "--schemes", "light,blue"], "'light' and 'dark'"), (["resolve", "--schemes", ""], "--schemes"),
        (["resolve", "--dark", "--schemes", "light"], "Use either --dark or --schemes, not both"),
        (["resolve", "--landscape", "--orientations", "portrait"], "Use either --landscape or --orientations"),
        (
            ["resolve", "--schemes", "light,dark", "--orientations", "portrait,landscape"]
                + ["8", "9", "10", "11", "12", "13"].flatMap { ["--os", $0] },
            "24 environments are too many: combine at most 20"
        ),
    ])
    func `what cannot be is a mistake on the command line`(_ arguments: [String], _ words: String) throws {
        let run = try CommandRun(arguments, input: Self.stack)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains(words), "\(run.error)")
    }

    @Test func `one environment goes with every command`() throws {
        let replay = Self.pop.replacing(#""operation":{"type":"pop"}"#, with: #""operations":[{"type":"pop"}]"#)
        for (command, body) in [("replay", replay), ("batch", #"{"requests":[\#(Self.pop)]}"#), ("compare", Self.pop)] {
            let run = try CommandRun([command, "--os", "16.0"], input: body)
            #expect(run.status == 0 && run.output.contains(#""os": "16.0""#) && !run.output.contains(#""os": "12.0""#))
        }
        let dark = Self.pop.replacing(#""os":"12.0""#, with: #""os":"16.0","userInterfaceStyle":"dark""#)
        let picture = try CommandRun(["preview", "--os", "16.0", "--dark"], input: Self.pop)
        #expect(try picture.status == 0 && picture.output == CommandRun(["preview"], input: dark).output)
    }

    @Test func `a finding names the environments that have it`() throws {
        let run = try CommandRun(["validate", "--os", "12.0", "--os", "15.0", "--os", "17.0"], input: Self.stack)
        #expect(run.output.contains("ineffective-property: iOS 15.0, iOS 17.0: barTintColor"), "\(run.output)")
        let json = try CommandRun(["validate", "--os", "12.0", "--os", "15.0", "--format", "json"], input: Self.stack)
        let found = try JSONValue(json: Array(json.output.utf8))["diagnostics"]?.array ?? []
        let ineffective = found.first { $0["code"] == .string("ineffective-property") }
        #expect(ineffective?["environments"] == .array([.string("iOS 15.0")]))
    }

    @Test func `a comparison begins with a verdict on each policy, and tells those left out`() throws {
        let body = Self.pop.replacing(
            #"{"id":"b"}"#,
            with: ##"{"id":"b","callbacks":{"viewWillAppear":{"barTintColor":"#007AFF"}}}"##
        )
        let run = try CommandRun(["compare", "--summary"], input: body)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("system ") == true && lines.first?.contains("1 warning: style-leak") == true)
        #expect(lines.contains { $0.hasPrefix("customContainer ") && $0.hasSuffix(" clean") })
        #expect(lines.contains { $0.hasPrefix("  itemAppearance ") && $0.contains("needs iOS 13.0") })
    }
}
