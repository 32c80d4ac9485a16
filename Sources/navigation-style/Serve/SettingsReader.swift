internal import ArgumentParser
internal import Glibc

/// Reads settings and keeps what is wrong with them, so that all of it is told at once.
struct SettingsReader {
    private var faults: [String] = []

    /// The value of `setting`: the flag's, else the environment variable's, else the default.
    mutating func read<Value>(_ setting: Setting<Value>, flag: String?) -> Value {
        if let flag { return parse(flag, as: setting, from: "--" + setting.flag) }
        if let text = Self.environmentVariable(setting.variable) {
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

    /// Throws a `ValidationError` of every fault, if there are any.
    func finish() throws {
        if !faults.isEmpty { throw ValidationError(faults.joined(separator: "\n")) }
    }

    private static func environmentVariable(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}
