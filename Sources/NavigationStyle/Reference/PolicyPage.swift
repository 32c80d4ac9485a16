/// The public description of a policy: `GET /policies/{name}`.
public struct PolicyPage: Hashable, Sendable {
    /// The approach that a policy takes (seed0.5.1).
    public enum Family: String, CaseIterable, Codable, Sendable {
        /// All screens share one bar.
        case sharedBar
        /// Solution 1: a container of the app's own.
        case customContainer
        /// Solution 2: a bar on every screen.
        case barPerScreen
        /// Solution 3: fake bars during the transition.
        case fakeBarsInTransition
        /// The colors of the one bar are interpolated.
        case interpolation
        /// The styles are on the navigation item.
        case navigationItem
    }

    /// An edition that can be selected.
    public struct Edition: Hashable, Sendable {
        /// The library's version.
        public var name: String
        /// The difference from other editions.
        public var summary: String
        /// The first iOS on which it runs; nil for that of the policy.
        public var minimumSystem: SystemVersion?

        /// Creates an edition.
        public init(_ name: String, _ summary: String, minimumSystem: SystemVersion? = nil) {
            self.name = name
            self.summary = summary
            self.minimumSystem = minimumSystem
        }
    }

    /// An option of the policy.
    public struct Option: Hashable, Sendable {
        /// The key in the `policy` object.
        public var name: String
        /// The type of the value, in words.
        public var type: String
        /// The effect of the option.
        public var summary: String
        /// The first iOS with the feature; nil for the policy's first.
        public var since: SystemVersion?
        /// The members with which the option cannot be combined.
        public var excludes: [String] = []

        init(_ member: MemberTable.Member, _ summary: String) {
            name = member.name
            type = member.words
            self.summary = summary
        }

        /// Returns the option of all policies that copy properties.
        static func copiedProperties(_ summary: String) -> Option {
            Option(MemberTable.Member(name: "copiedProperties", shape: .array(.named("CopiedPropertyName"))), summary)
        }
    }

    /// The name in requests.
    public var name: String
    /// A description in one sentence.
    public var summary: String
    /// The approach.
    public var family: Family
    /// The source of the rules.
    public var source: String
    /// The first iOS that has everything the policy needs; answers do not have it.
    public var minimumSystem = SystemVersion(7)
    /// The editions, the default one first; empty if there is only one.
    public var editions: [Edition] = []
    /// The options in the `policy` object.
    public var options: [Option] = []
    /// The members of `screen.library` that the policy reads.
    public var libraryMembers: [Option] = []
    /// An example of `screen.library`; nil if the policy reads none.
    public var exampleLibrary: Value?
    /// The properties that the policy copies to a fake bar and back, or restores; empty if there are none.
    public var copiedProperties: BarPropertySet = []
    /// The limits of the policy, in words.
    public var knownLimits: [String] = []
    /// The policy's contested constants, which answers that depend on them name.
    public var constants: [Constant] = []
    /// The members for each part of a declared style, and the members that no part expresses.
    public var declarations: [Declaration] = []
    /// The rules that the policy's steps name.
    public var rules: [Rule] = []
    /// The rules without steps: they change the policy's memory, or answer a question of UIKit's.
    public var silentRules: [Rule] = []
    /// The rules for the code of screens, if its source states any.
    public var usageRules: [Rule] = []
    /// The path at which a service shows the example in its playground; empty unless a service wrote the page.
    public package(set) var link = ""
    /// The parts of a page that was read from an answer, which are computed for the engine's own pages.
    var read: Read?

    struct Read: Hashable, Sendable {
        let schemas: Schemas
        let example: TransitionRequest
    }
}

extension PolicyPage: ResourcePage {
    /// The words for policies.
    public static let words: (one: String, all: StaticString) = ("policy", "policies")

    /// An entry of the list of policies.
    public struct Summary: Decodable, Hashable, Sendable {
        /// The name in requests.
        public let name: String
        /// A description in one sentence.
        public let summary: String
        /// The approach.
        public let family: Family
        /// The names of the editions, the default one first.
        public let editions: [String]
    }

    /// The entry of the list.
    public var entry: Summary {
        Summary(name: name, summary: summary, family: family, editions: editions.map(\.name))
    }
}

extension PolicyPage {
    /// Returns the first iOS that has everything the policy needs in `edition`; nil is the default one.
    public func minimumSystem(of edition: String?) -> SystemVersion {
        editions.first { $0.name == edition }?.minimumSystem ?? minimumSystem
    }

    /// A request that can be sent as it is: a push under the policy, from a red screen to a clear one.
    public var example: TransitionRequest {
        if let read { return read.example }
        var feed = Screen(id: "feed")
        feed.title = "Feed"
        var bar = BarStyle()
        bar.background = .color(BarColor(RGBA(rawValue: 0xC000_00FF)))
        bar.tint = BarColor(.white)
        feed.bar = bar
        var photo = Screen(id: "photo")
        photo.title = "Photo"
        if let exampleLibrary {
            photo.library = exampleLibrary
        } else {
            var clear = BarStyle()
            clear.background = .transparent
            photo.bar = clear
        }
        var scenario = Scenario(stack: [feed])
        scenario.policy = PolicySelection(name)
        return TransitionRequest(scenario, operation: NavigationOperation(.push(photo, animated: true)))
    }
}

extension MemberTable {
    /// Returns the members that have `summaries`, as pages list them.
    func options(_ summaries: [String: String]) -> [PolicyPage.Option] {
        members.compactMap { member in summaries[member.name].map { PolicyPage.Option(member, $0) } }
    }
}

extension PolicyPage {
    /// JSON Schemas (2020-12) of the objects that only a policy defines.
    public struct Schemas: Hashable, Sendable {
        /// The options that the object `policy` may have besides `name`, `edition` and `copiedProperties`.
        public var options: Value
        /// The object `library` of a screen.
        public var library: Value
        /// The object `policyState` of a `controller`.
        public var policyState: Value
    }

    /// The schemas of the policy's own objects, from the statements that read them.
    public var schemas: Schemas? { read?.schemas ?? PolicyRegistry.policy(named: name)?.schemas }
}
