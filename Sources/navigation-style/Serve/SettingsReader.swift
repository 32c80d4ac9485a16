internal import ArgumentParser
internal import NavigationStyle

/// Reads settings and collects their faults, so that all are reported at once.
struct SettingsReader {
    private var faults: [String] = []
    /// The environment variables of the settings that were read.
    private var variables: Set<String> = []

    /// Returns the value of `setting`: the flag's, else the environment variable's, else the default.
    mutating func read<Value>(_ setting: Setting<Value>, flag: String?) -> Value {
        variables.insert(setting.variable)
        if let flag { return parse(flag, as: setting, from: "--" + setting.flag) }
        if let text = EnvironmentVariable.named(setting.variable) {
            return parse(text, as: setting, from: setting.variable)
        }
        return setting.defaultValue
    }

    /// Returns the value of `setting` in the same way.
    mutating func read<Value>(_ setting: Setting<Value>, flag: Given<Value>) -> Value {
        read(setting, flag: flag.text)
    }

    /// Returns the value of `setting` in the same way, for a flag without a value.
    mutating func read(_ setting: Setting<Bool>, flag: Bool?) -> Bool {
        read(setting, flag: flag.map { "\($0)" })
    }

    /// Returns the value of `setting` in the same way, for a flag that may be repeated.
    mutating func read<Value>(_ setting: Setting<Value>, flags: [String]) -> Value {
        read(setting, flag: flags.isEmpty ? nil : flags.joined(separator: ","))
    }

    private mutating func parse<Value>(_ text: String, as setting: Setting<Value>, from source: String) -> Value {
        if let value = setting.parse(text) { return value }
        faults.append("\(source): \"\(text)\" is not \(setting.expected)")
        return setting.defaultValue
    }

    /// Records a fault of several settings together.
    mutating func note(_ fault: String) {
        faults.append(fault)
    }

    /// Warnings about environment variables that look like settings but are not.
    ///
    /// Orchestrators set variables of that form for every service they know (Docker's links and Kubernetes' services),
    /// which are not meant as settings.
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

    /// Throws a `ValidationError` with all faults, if there are any.
    func finish() throws {
        if !faults.isEmpty { throw ValidationError(faults.joined(separator: "\n")) }
    }
}
