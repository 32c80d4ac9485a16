/// What people read about a policy: `GET /policies/{name}`.
public struct PolicyPage: Hashable, Sendable {
    /// The approach that a policy takes (seed0.5.1).
    public enum Family: String, CaseIterable, Codable, Sendable {
        /// Nobody manages the shared bar.
        case sharedBar
        /// Solution 1: an own container.
        case customContainer
        /// Solution 2: a bar on every screen.
        case barPerScreen
        /// Solution 3: fake bars during the transition.
        case fakeBarsInTransition
        /// The colors of the one bar are interpolated.
        case interpolation
        /// Styles on the navigation item.
        case navigationItem
    }

    /// An edition that can be selected.
    public struct Edition: Hashable, Sendable {
        /// The library's version.
        public var name: String
        /// What sets it apart.
        public var summary: String
        /// The first iOS on which it runs, where that is not the policy's.
        public var minimumSystem: SystemVersion?

        /// Makes an edition.
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
        /// What it takes, in words.
        public var type: String
        /// What it does.
        public var summary: String
        /// The first iOS on which there is such a thing; nil is the first on which there is the policy.
        public var since: SystemVersion?
        /// Members that cannot stand beside it.
        public var excludes: [String] = []

        init(_ member: MemberTable.Member, _ summary: String) {
            name = member.name
            type = member.words
            self.summary = summary
        }

        /// The option that all policies that copy properties have.
        static func copiedProperties(_ summary: String) -> Option {
            Option(MemberTable.Member(name: "copiedProperties", shape: .array(.named("CopiedPropertyName"))), summary)
        }
    }

    /// What requests call it.
    public var name: String
    /// What it is, in one sentence.
    public var summary: String
    /// How it goes about it.
    public var family: Family
    /// Where the rules come from.
    public var source: String
    /// The first iOS on which there is what it needs.
    public var minimumSystem = SystemVersion(7)
    /// The editions, the default one first; none where there is only one.
    public var editions: [Edition] = []
    /// The options that it takes.
    public var options: [Option] = []
    /// The members of `screen.library` that it reads.
    public var libraryMembers: [Option] = []
    /// What `screen.library` looks like; nil where it reads none.
    public var exampleLibrary: Value?
    /// Which properties it copies to a fake bar and back, or restores; empty where it touches none.
    public var copiedProperties: BarPropertySet = []
    /// What it does not take care of.
    public var knownLimits: [String] = []
    /// What of it is contested: what answers that rest on it name.
    public var constants: [Constant] = []
    /// How declared styles are said under it, part by part, and what its own members say that no part does.
    public var declarations: [Declaration] = []
    /// The rules that its steps name.
    public var rules: [Rule] = []
    /// The rules that leave no step: they change what it remembers, or answer a question of UIKit's.
    public var silentRules: [Rule] = []
    /// What it asks of the code of screens, where its source says so.
    public var usageRules: [Rule] = []
}

extension PolicyPage {
    /// The first iOS on which there is what the policy needs in `edition`, or in the default one.
    public func minimumSystem(of edition: String?) -> SystemVersion {
        editions.first { $0.name == edition }?.minimumSystem ?? minimumSystem
    }

    /// A push under the policy, to be sent as it is: a red screen, and a clear one over it.
    public var example: TransitionRequest {
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
    /// The members that `summaries` tell of, as pages list them.
    func options(_ summaries: [String: String]) -> [PolicyPage.Option] {
        members.compactMap { member in summaries[member.name].map { PolicyPage.Option(member, $0) } }
    }
}

extension PolicyPage {
    /// JSON Schemas (2020-12) of what a policy alone gives a meaning.
    public struct Schemas: Hashable, Sendable {
        /// The options that the object `policy` may have besides `name`, `edition` and `copiedProperties`.
        public var options: Value
        /// A screen's `library`.
        public var library: Value
        /// `policyState` of a `controller`.
        public var policyState: Value
    }

    /// What the policy's own interfaces look like, by the statements that read them.
    public var schemas: Schemas? { PolicyRegistry.policy(named: name)?.schemas }
}

extension NavigationStylePolicy {
    fileprivate static var schemas: PolicyPage.Schemas {
        PolicyPage.Schemas(
            options: Options.table.schema,
            library: Library.table.schema,
            // A policy that keeps nothing takes back whatever there is.
            policyState: State.self == NoMembers.self ? Shape.open.schema : State.table.schema
        )
    }
}
