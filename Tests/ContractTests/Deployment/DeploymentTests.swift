import Foundation
import HTTPMessage
import Testing

/// The statements of the files of `deploy/` about the product, checked against it.
@Suite(.enabled(if: ServerProcess.isThere, "the executable has not been built")) struct DeploymentTests {
    /// Returns the flags of `serve`, from its own help.
    private func flags() throws -> Set<String> {
        let help = try CommandRun(["serve", "--help"], input: "").output
        return Set(help.matches(of: #/^ +(--[a-z-]+) </#.anchorsMatchLineEndings()).map { String($0.1) })
    }

    @Test func `there is a container in each file`() {
        #expect(DeployedContainer.all.map(\.description) == ["compose.yaml", "kubernetes.yaml"])
    }

    @Test(arguments: DeployedContainer.all)
    func `every flag and every variable is one that the server has`(_ container: DeployedContainer) throws {
        let flags = try flags()
        #expect(flags.contains("--listen") && flags.contains("--shutdown-grace"))
        #expect(container.arguments.first == "serve")
        for argument in container.arguments where argument.hasPrefix("-") { #expect(flags.contains(argument)) }
        let variables = flags.map {
            "NAVIGATION_STYLE_" + $0.dropFirst(2).uppercased().replacing("-", with: "_")
        }
        for name in container.variables.keys {
            #expect(variables.contains(name))
            // Orchestrators set variables with such names themselves.
            #expect(!name.hasSuffix("_PORT"))
        }
    }

    @Test(arguments: DeployedContainer.all)
    func `every setting has a value that the server takes`(_ container: DeployedContainer) throws {
        // The server checks its settings before it fails on the address, which belongs to no machine.
        let arguments = container.arguments + ["--listen", "192.0.2.1:0"]
        let run = try CommandRun(arguments, input: "", environment: container.variables)
        #expect(run.status == 1, "\(run.error)")
    }

    @Test(arguments: DeployedContainer.all)
    func `a container is let be until the requests under way are answered`(_ container: DeployedContainer) {
        func seconds(_ flag: String, _ otherwise: Double) -> Double {
            let argument = container.arguments.firstIndex(of: "--" + flag).map { container.arguments[$0 + 1] }
            let name = "NAVIGATION_STYLE_" + flag.uppercased().replacing("-", with: "_")
            return (argument ?? container.variables[name]).flatMap { Double($0) } ?? otherwise
        }
        #expect(container.terminationSeconds > seconds("shutdown-delay", 0) + seconds("shutdown-grace", 10))
    }

    @Test(arguments: DeployedContainer.all)
    func `the image is that of this version`(_ container: DeployedContainer) throws {
        let version = try #require(try OpenAPIFile().document.at("/info/version")?.string)
        #expect(container.image == "navigation-style:" + version)
    }

    @Test func `probes ask what the server answers`() throws {
        let deployment = try #require(try DeployedContainer.documents("kubernetes.yaml").first)
        let container = try #require(deployment.at("/spec/template/spec/containers/0"))
        #expect(container.at("/livenessProbe/httpGet/path") == "/livez")
        #expect(container.at("/readinessProbe/httpGet/path") == "/readyz")
        let paths = try OpenAPIFile().operations.filter { $0.method == "get" }.map(\.path)
        for probe in ["startupProbe", "livenessProbe", "readinessProbe"] {
            #expect(paths.contains(container.at("/\(probe)/httpGet/path")?.string ?? ""))
            #expect(container.at("/\(probe)/httpGet/port") == container.at("/ports/0/name"))
        }
        let annotations = deployment.at("/spec/template/metadata/annotations")
        #expect(paths.contains(annotations?["prometheus.io/path"]?.string ?? ""))
    }

    @Test func `the image's user and health check are those of the files`() throws {
        let dockerfile = try String(contentsOf: Repository.file("Dockerfile"), encoding: .utf8)
        let service = try #require(
            try DeployedContainer.documents("compose.yaml").first?.at("/services/navigation-style")
        )
        #expect(dockerfile.contains("USER \(service["user"]?.string ?? "-")\n"))
        let command = service.at("/healthcheck/test")?.array?.dropFirst().map(\.text).joined(separator: ", ") ?? "-"
        #expect(dockerfile.contains("CMD [\(command)]"))
        let security = try DeployedContainer.documents("kubernetes.yaml").first?
            .at("/spec/template/spec/securityContext")
        #expect(service["user"]?.string == security?["runAsUser"]?.number.map { "\(Int($0)):\(Int($0))" })
    }

    // MARK: - Metrics

    /// Returns the names of metrics in a text.
    private func figures(in text: String) -> Set<String> {
        let names = text.matches(of: #/\b(?:navigation_style|process)_[a-z_]+\b/#).map { String($0.0) }
        return Set(names.map { $0.replacing(#/_(?:bucket|sum|count)$/#, with: "") })
    }

    @Test(arguments: ["prometheus/alerts.yaml", "prometheus/alerts.test.yaml", "grafana/dashboard.json"])
    func `every figure is one that the server has, under the labels that it has`(_ file: String) throws {
        let text = try String(contentsOf: Repository.file("deploy/" + file), encoding: .utf8)
        let server = try ServerProcess()
        for _ in 1...2 { _ = try server.client.respond(.get, "/policies") }
        _ = try server.client.respond(
            .post,
            "/transition",
            body: Array(#"{"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#.utf8)
        )
        let families = try Exposition(try server.client.respond(.get, "/metrics").body).families
        let names = figures(in: text)
        #expect(names.count > 5)
        for name in names { #expect(families.contains { $0.name == name }, "\(name)") }
        let labels = Set(families.flatMap(\.samples).flatMap(\.labels.keys)).union([
            "job", "instance", "severity", "alertname",
        ])
        for match in text.matches(of: #/[{,]\s*([a-z]+)(?:=~|!~|!=|=)\\?"/#) {
            #expect(labels.contains(String(match.1)), "\(match.1)")
        }
    }

    @Test func `the alerts name types of problems and routes that there are`() throws {
        let text = try String(contentsOf: Repository.file("deploy/prometheus/alerts.yaml"), encoding: .utf8)
        let types =
            try OpenAPIFile().document.at("/components/schemas/ProblemType/enum")?.array?.compactMap(\.string) ?? []
        for type in [
            "too-many-connections", "too-many-computations", "too-many-audits", "not-enough-memory",
            "too-many-requests",
        ] {
            #expect(types.contains("/problems/" + type))
        }
        #expect(text.contains(#"type=~"too-many-(connections|computations|audits)|not-enough-memory""#))
        let paths = Set(try OpenAPIFile().operations.map(\.path))
        for match in text.matches(of: #/route(?:=~|!~)"([^"]*)"/#) {
            #expect(paths.isSuperset(of: match.1.split(separator: "|").map(String.init)), "\(match.1)")
        }
    }

    @Test func `no panel of the dashboard lies on another, and each has its question`() throws {
        let text = try String(contentsOf: Repository.file("deploy/grafana/dashboard.json"), encoding: .utf8)
        let panels = try JSONValue(json: Array(text.utf8))["panels"]?.array ?? []
        #expect(Set(panels.map { $0["id"] }).count == panels.count && panels.count > 20)
        var taken: Set<[Int]> = []
        for panel in panels {
            func side(_ name: String) -> Int { Int(panel.at("/gridPos/" + name)?.number ?? -1) }
            #expect(side("x") >= 0 && side("x") + side("w") <= 24)
            for x in side("x")..<side("x") + side("w") {
                for y in side("y")..<side("y") + side("h") { #expect(taken.insert([x, y]).inserted) }
            }
            guard panel["type"] != "row" else { continue }
            let questions = panel["targets"]?.array ?? []
            #expect(!questions.isEmpty && questions.allSatisfy { $0["expr"]?.string?.isEmpty == false })
        }
    }

    @Test func `the settings of the kustomization are ones that the server takes`() throws {
        let patch = try DeployedContainer.documents("kubernetes/deployment.patch.yaml").first?.array ?? []
        var variables: [String: String] = [:]
        for value in patch.compactMap({ $0["value"] }) {
            if let name = value["name"]?.string, let text = value["value"]?.string { variables[name] = text }
        }
        #expect(variables.count == 3)
        let flags = try flags()
        for name in variables.keys {
            let flag = "--" + name.dropFirst("NAVIGATION_STYLE_".count).lowercased().replacing("_", with: "-")
            #expect(flags.contains(flag), "\(name)")
        }
        let run = try CommandRun(["serve", "--listen", "192.0.2.1:0"], input: "", environment: variables)
        #expect(run.status == 1, "\(run.error)")
        #expect(run.error.contains("192.0.2.1"))
        let ports = patch.compactMap { $0["value"]?["containerPort"]?.number }
        #expect(variables["NAVIGATION_STYLE_METRICS_LISTEN"]?.hasSuffix(":\(Int(ports.first ?? 0))") == true)
    }

    // MARK: - Audits

    /// Returns the words of each call of `audit` in a file, from the command's name on.
    private func audits(_ file: String) throws -> [[String]] {
        let text = try String(contentsOf: Repository.file("deploy/" + file), encoding: .utf8)
        let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
            .joined(separator: "\n").replacing("\\\n", with: " ")
        return code.split(separator: "\n").compactMap { line in
            line.contains(" audit ") ? line.split(separator: " ").drop { $0 != "audit" }.map(String.init) : nil
        }
    }

    @Test(arguments: ["audit.workflow.yaml", "audit.kubernetes.yaml"])
    func `every option of an audit is one that the command has`(_ file: String) throws {
        let audits = try audits(file)
        #expect(audits.contains { $0.contains("--shard") })
        for words in audits {
            let subcommand = words.starts(with: ["audit", "merge"]) ? ["audit", "merge"] : ["audit"]
            let help = try CommandRun(subcommand + ["--help"]).output
            for word in words where word.hasPrefix("--") { #expect(help.contains(" \(word) "), "\(word)") }
        }
    }

    @Test(arguments: ["audit.workflow.yaml", "audit.kubernetes.yaml"])
    func `an audit runs in the image of this version`(_ file: String) throws {
        let version = try #require(try OpenAPIFile().document.at("/info/version")?.string)
        let text = try String(contentsOf: Repository.file("deploy/" + file), encoding: .utf8)
        let tags = text.matches(of: #/navigation-style:([0-9.]+[0-9])/#).map { String($0.1) }
        #expect(Set(tags) == [version])
    }

    @Test func `the Job has a pod for each shard`() throws {
        let job = try #require(try DeployedContainer.documents("audit.kubernetes.yaml").first?["spec"])
        let script = job.at("/template/spec/containers/0/command/2")?.string ?? ""
        #expect(job["completions"] == job["parallelism"])
        #expect(script.contains("\"$JOB_COMPLETION_INDEX/\(job["completions"]?.text ?? "")\""))
    }
}
