import Foundation
import Yams

/// A container in a file of `deploy/`: its command and its settings.
struct DeployedContainer: CustomStringConvertible, Sendable {
    let description: String
    let image: String
    let arguments: [String]
    let variables: [String: String]
    /// The grace period after the first signal, in seconds.
    let terminationSeconds: Double

    static let all: [DeployedContainer] = {
        do { return [try compose, try kubernetes] } catch { return [] }
    }()

    /// Returns the YAML documents of a file.
    static func documents(_ file: String) throws -> [JSONValue] {
        let text = try String(contentsOf: Repository.file("deploy/" + file), encoding: .utf8)
        return try Yams.compose_all(yaml: text).map { try JSONValue($0) }
    }

    private static var compose: DeployedContainer {
        get throws {
            let service = try documents("compose.yaml").first?.at("/services/navigation-style") ?? .null
            return DeployedContainer(
                description: "compose.yaml",
                image: service["image"]?.string ?? "",
                arguments: service["command"]?.array?.compactMap(\.string) ?? [],
                variables: (service["environment"]?.object ?? [:]).mapValues { $0.string ?? $0.text },
                terminationSeconds: service["stop_grace_period"]?.string.flatMap { Double($0.dropLast()) } ?? 10
            )
        }
    }

    private static var kubernetes: DeployedContainer {
        get throws {
            let deployment = try documents("kubernetes.yaml").first { $0["kind"] == "Deployment" }
            let pod = deployment?.at("/spec/template/spec") ?? .null
            let container = pod["containers"]?.array?.first ?? .null
            let variables = container["env"]?.array?.map { ($0["name"]?.string ?? "", $0["value"]?.string ?? "") }
            return DeployedContainer(
                description: "kubernetes.yaml",
                image: container["image"]?.string ?? "",
                arguments: container["args"]?.array?.compactMap(\.string) ?? [],
                variables: Dictionary(uniqueKeysWithValues: variables ?? []),
                terminationSeconds: pod["terminationGracePeriodSeconds"]?.number ?? 30
            )
        }
    }
}
