/// Names for environments, made of the members in which they differ.
public struct EnvironmentNames: Sendable {
    private let environments: [NavigationEnvironment]
    private let members: [Member]

    /// Makes names for environments that are compared.
    public init(_ environments: [NavigationEnvironment]) {
        self.environments = environments
        let different = Member.allCases.filter { member in
            Set(environments.map { member.value(in: $0) }).count > 1
        }
        members = different.isEmpty ? [.os] : different
    }

    /// Returns the name of the environment at `index`, such as `iOS 12.0` or `iOS 12.0 / dark mode`.
    public func name(of index: Int) -> String {
        members.map { $0.value(in: environments[index]) }.joined(separator: " / ")
    }

    /// Names a group of environments, with a preposition.
    ///
    /// - Parameters:
    ///   - group: The places of the environments, in ascending order.
    ///   - all: The places of those to tell them from.
    ///   - isShort: Whether iOS was named before.
    /// - Returns: The words, such as `on iOS 12.0 and 14.0` or `from iOS 15.0 on`.
    func words(of group: [Int], among all: [Int], isShort: Bool = false) -> String {
        for member in members {
            let values = Set(group.map { member.value(in: environments[$0]) })
            guard all.filter({ values.contains(member.value(in: environments[$0])) }) == group else { continue }
            if member == .os { return systems(of: group, among: all, isShort: isShort) }
            var seen: Set<String> = []
            let names = group.map { member.value(in: environments[$0]) }.filter { seen.insert($0).inserted }
            return "\(member.preposition) \(names.listed)"
        }
        let names = group.prefix(Self.mostNames).map { name(of: $0) }
        let more = group.count - names.count
        return "on \((more > 0 ? names + ["\(more) more"] : names).listed)"
    }

    /// The number of environments named one by one.
    private static let mostNames = 4

    private func systems(of group: [Int], among all: [Int], isShort: Bool) -> String {
        let versions = Set(group.map { environments[$0].os }).sorted()
        let known = Set(all.map { environments[$0].os }).sorted()
        let name = isShort ? "" : "iOS "
        if versions.count > 1, versions.count < known.count, known.suffix(versions.count) == versions[...] {
            return "from \(name)\(versions[0]) on"
        }
        return "on \(name)\(versions.map(\.description).listed)"
    }

    /// A member of an environment, by which it may be named.
    private enum Member: CaseIterable {
        case os, linkedSDK, device, orientation, userInterfaceStyle, contentSizeCategory, layoutDirection
        case reduceTransparency, increaseContrast, reduceMotion, designRequiresCompatibility

        func value(in environment: NavigationEnvironment) -> String {
            switch self {
            case .os: "iOS \(environment.os)"
            case .linkedSDK: environment.linkedSDK.map { "the SDK of iOS \($0)" } ?? "the system's own SDK"
            case .device: environment.device
            case .orientation: environment.orientation.rawValue
            case .userInterfaceStyle: environment.userInterfaceStyle == .dark ? "dark mode" : "light mode"
            case .contentSizeCategory: "text size \(environment.contentSizeCategory.rawValue)"
            case .layoutDirection: environment.layoutDirection.rawValue
            case .reduceTransparency: Self.flag(environment.reduceTransparency, "reduceTransparency")
            case .increaseContrast: Self.flag(environment.increaseContrast, "increaseContrast")
            case .reduceMotion: Self.flag(environment.reduceMotion, "reduceMotion")
            case .designRequiresCompatibility:
                Self.flag(environment.designRequiresCompatibility, "designRequiresCompatibility")
            }
        }

        private static func flag(_ isOn: Bool, _ name: String) -> String { isOn ? name : "no \(name)" }

        var preposition: String {
            switch self {
            case .os, .device: "on"
            case .orientation, .userInterfaceStyle, .layoutDirection: "in"
            case .contentSizeCategory: "at"
            default: "with"
            }
        }
    }
}

extension [String] {
    /// The words as a list: `a, b and c`.
    var listed: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
