import NavigationStyle

/// Checks whether a fix keeps the looks that the screens of an app evidently intend.
///
/// A screen intends the look that it has alone on its stack, unless that is a bar no code has changed. It must have the
/// same look after the fix, on every iOS of the audit and on those that an app may still run on.
struct KeptLooks {
    /// The versions that an app may run on, in addition to those of the audit.
    private static let versions = [12, 14, 15, 17].map { SystemVersion($0) }
    /// The parts of a look that code gives a bar; the back button's color is that of all buttons, even if it is hidden.
    private static let parts: [VisibleProperty] = [
        .isHidden, .background, .shadow, .tintColor, .backButton, .title, .barStyle, .statusBar,
    ]

    private let request: AuditRequest
    /// The kinds of each screen before the fix, by its index.
    private let kinds: [Int: [Screen]]
    /// The looks of the kinds of screens before the fix, by the indices of the screens.
    private var known: [Int: [Look]] = [:]

    /// The visible parts of a look.
    private typealias Look = [VisibleProperty: VisibleValue]

    init(_ request: AuditRequest) {
        self.request = request
        kinds = request.kindsByPlace
    }

    /// Returns whether the screens at `places` keep their intended looks in the fixed request `changed`.
    mutating func areKept(on places: some Sequence<Int>, in changed: AuditRequest) -> Bool {
        let after = changed.kindsByPlace
        return places.allSatisfy { place in
            let meant = known[place] ?? looks(meantOn: place)
            known[place] = meant
            let kinds = after[place] ?? []
            let cases = worlds.flatMap { world in kinds.map { (world, $0) } }
            return zip(meant, cases).allSatisfy { meant, now in
                let (world, kind) = now
                // A system that the policy does not run on shows nothing.
                guard !meant.isEmpty,
                    let after = Self.look(of: kind, in: changed, changed.policies[world.policy], world.environment)
                else { return true }
                return meant.allSatisfy { part, value in after[part].map { $0.shows(value) } ?? false }
            }
        }
    }

    /// The policies, by index, and the environments in which screens are looked at.
    private var worlds: [(policy: Int, environment: NavigationEnvironment)] {
        request.policies.indices.flatMap { policy in
            var environments = request.environments
            for version in Self.versions where !environments.contains(where: { $0.os == version }) {
                guard var environment = request.environments.first else { continue }
                environment.os = version
                environment.linkedSDK = environment.linkedSDK.map { min($0, version) }
                environments.append(environment)
            }
            return environments.map { (policy, $0) }
        }
    }

    /// Returns the intended looks of the kinds of the screen in each world; a look is empty without such a world.
    private func looks(meantOn place: Int) -> [Look] {
        var plain = request
        plain.defaults = Scenario.Defaults()
        let kinds = kinds[place] ?? []
        return worlds.flatMap { world in
            let (policy, environment) = (request.policies[world.policy], world.environment)
            return kinds.map { kind -> Look in
                var unstyled = kind
                unstyled.forgetStyle()
                guard let own = Self.look(of: kind, in: request, policy, environment),
                    let unwritten = Self.look(of: unstyled, in: plain, policy, environment)
                else { return [:] }
                return own.filter { unwritten[$0.key] != $0.value }
            }
        }
    }

    /// Returns the parts of the look that a kind of screen has alone on its stack.
    private static func look(
        of kind: Screen,
        in request: AuditRequest,
        _ policy: PolicySelection,
        _ environment: NavigationEnvironment
    ) -> Look? {
        var scenario = request.scenario(policy: policy, environment: environment)
        scenario.stack = [kind]
        scenario.include = .screens
        guard let state = try? ResolveRequest(scenario).response().screens?.last else { return nil }
        var look: Look = [:]
        for part in parts { look[part] = part.value(in: state) }
        return look
    }
}

extension AuditRequest {
    /// The kinds of each screen, by its index: in all its variants, and as each route makes it.
    fileprivate var kindsByPlace: [Int: [Screen]] {
        Dictionary(grouping: ScreenLowering(self).kinds, by: \.place).mapValues { $0.map(\.screen) }
    }
}

extension VisibleValue {
    /// Returns whether this value shows the intended value `other`.
    ///
    /// A background is compared by its image or its color, which may be opaque even if it was over a blur before.
    fileprivate func shows(_ other: VisibleValue) -> Bool {
        guard case .background(let background) = self, case .background(let meant) = other, self != other else {
            return self == other
        }
        guard background.image == meant.image, let color = background.color, let wanted = meant.color else {
            return false
        }
        return (color.red, color.green, color.blue) == (wanted.red, wanted.green, wanted.blue)
            && color.alpha >= wanted.alpha
    }
}

extension Screen {
    /// Removes everything by which the screen styles the bar.
    fileprivate mutating func forgetStyle() {
        bar = nil
        callbacks = Callbacks()
        library = nil
        scrollStyling = nil
        navigationItem.standardAppearance = nil
        navigationItem.compactAppearance = nil
        navigationItem.scrollEdgeAppearance = nil
        navigationItem.compactScrollEdgeAppearance = nil
    }
}
