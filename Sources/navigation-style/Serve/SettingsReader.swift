internal import ArgumentParser
internal import NavigationStyle

/// Reads settings and keeps what is wrong with them, so that all of it is told at once.
struct SettingsReader {
    private var faults: [String] = []
    /// The variables that settings may be taken from.
    private var variables: Set<String> = []

    /// The value of `setting`: the flag's, else the environment variable's, else the default.
    mutating func read<Value>(_ setting: Setting<Value>, flag: String?) -> Value {
        variables.insert(setting.variable)
        if let flag { return parse(flag, as: setting, from: "--" + setting.flag) }
        if let text = EnvironmentVariable.named(setting.variable) {
            return parse(text, as: setting, from: setting.variable)
        }
        return setting.defaultValue
    }

    private mutating func parse<Value>(_ text: String, as setting: Setting<Value>, from source: String) -> Value {
        if let value = setting.parse(text) { return value }
        faults.append("\(source): \"\(text)\" is not \(setting.expected)")
        return setting.defaultValue
    }

    /// Notes a fault that only several settings together have.
    mutating func note(_ fault: String) {
        faults.append(fault)
    }

    /// What is to be said of environment variables that look like settings and are none.
    ///
    /// Orchestrators set variables of that kind for every service that they know (Docker's links and Kubernetes'
    /// services): they are not meant as settings.
    var warnings: [String] {
        EnvironmentVariable.all.filter { name, value in
            name.hasPrefix(settingPrefix) && !variables.contains(name) && !Self.isOfOrchestrator(name, value)
        }.map { name, _ in
            let nearest = Suggestion.nearest(to: name, among: variables.sorted())
            return "\(name) is not a setting" + (nearest.map { "; did you mean \($0)?" } ?? "")
        }.sorted()
    }

    private static func isOfOrchestrator(_ name: String, _ value: String) -> Bool {
        let rest = name.dropFirst(settingPrefix.count)
        return ["SERVICE_HOST", "SERVICE_PORT", "PORT_"].contains { rest.hasPrefix($0) }
            || rest == "PORT" && value.parts(separatedBy: "://").count > 1
    }

    /// Throws a `ValidationError` of every fault, if there are any.
    func finish() throws {
        if !faults.isEmpty { throw ValidationError(faults.joined(separator: "\n")) }
    }
}
