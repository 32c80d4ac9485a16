import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// Properties of the bar at every moment of every animated operation, under every policy.
@Suite struct MotionPropertyTests {
    private static let moments = (0...20).map { Double($0) / 20 }

    /// An operation that moves screens, with its complete answer.
    private struct Passage: CustomStringConvertible, Sendable {
        var request: TransitionRequest
        var response: TransitionResponse
        var motion: BarMotion
        var plan: Plan
        var before, after: BarState

        /// Answers `request`; nil if no screens move.
        ///
        /// A cancelled swipe is also finished, to find the bar that it moved towards.
        init?(_ request: TransitionRequest) throws {
            var request = request
            request.scenario.include = [.plan, .motion, .diagnostics]
            guard let response = try? request.response(), let motion = response.motion, let plan = response.plan,
                let before = response.bars.before, var after = response.bars.after
            else { return nil }
            if response.outcome == .cancelled {
                request.operation.action = .interactivePop()
                let finished = try request.response()
                // If the policy prevents the swipe, the bar that it moved towards is unknown.
                guard finished.outcome == .changed else { return nil }
                after = try #require(finished.bars.after)
            }
            (self.request, self.response, self.motion, self.plan) = (request, response, motion, plan)
            (self.before, self.after) = (before, after)
        }

        /// Whether something is written only after the animation.
        var isWrittenLate: Bool {
            let last = plan.steps.lastIndex { [.alongside, .duringTransition].contains($0.at.name) }
            return plan.steps[(last ?? 0)...].contains {
                switch $0.action {
                case .write, .showBar, .hideBar, .showBarBackground, .hideBarBackground, .setNavigationBarHidden: true
                default: $0.by != .uikit && ![.alongside, .duringTransition].contains($0.at.name)
                }
            }
        }

        /// Whether the buttons of each screen have the tint of its item, which one of the two screens declares.
        var tintsItems: Bool {
            guard response.policy.name == ItemAppearance.page.name else { return false }
            let stack = response.stack
            let incoming = response.outcome == .cancelled ? stack.before.dropLast().last : stack.after.last
            let screens = request.scenario.stack + request.operation.action.newScreens.map(\.screen)
            return screens.contains { [stack.before.last, incoming].contains($0.id) && $0.bar?.tint != nil }
        }

        var description: String { "\(plan.presentation) in \(request)" }
    }

    private static let passages = Corpus { page in
        var random = RandomModel(seed: 0x10_0C)
        return try (0..<RandomRun.movingPerPolicy).compactMap { _ in
            try Passage(random.transitionRequest(policy: random.policy(of: page)))
        }
    }

    /// Calls `body` with every transition of random operations, and expects at least one for every five operations.
    private func forEachPassage(under policy: String, _ body: (Passage, PolicyPage) throws -> Void) throws {
        let page = try #require(PolicyPage.named(policy))
        let passages = try Self.passages.all(under: policy)
        for passage in passages { try body(passage, page) }
        #expect(RandomRun.isShort || passages.count > RandomRun.movingPerPolicy / 5)
    }

    @Test(arguments: RandomRun.policies)
    func `the steps that animate, from the bar before to the one after, give the look at every moment`(
        policy: String
    ) throws {
        let type = try #require(PolicyRegistry.policy(named: policy))
        try forEachPassage(under: policy) { passage, _ in
            let said = BarLookReplayer(
                before: passage.before,
                after: passage.after,
                plan: passage.plan,
                policy: type,
                tintsItems: passage.tintsItems
            )
            // A property that no step animates has one value from the beginning to the end.
            let (begins, stands) = (passage.motion.look(at: 0.01), passage.motion.look(at: 0.99))
            // Fake bars that are images of the real bar may lack some of what that shows at rest.
            let areImages = said.isSplit && type.copiesStyles
            for moment in Self.moments {
                let look = passage.motion.look(at: moment)
                #expect(look.title.text == said.nearer(at: moment).title.text, "\(moment) \(passage)")
                let isUnderway = moment > 0 && moment < 1
                if areImages, type.carriesWholeBars, isUnderway {
                    let same = said.isNearer(.from, at: moment) ? begins : stands
                    #expect(look.title.color == same.title.color && look.tintColor == same.tintColor, "\(passage)")
                }
                switch areImages && type.carriesWholeBars && isUnderway
                    ? .value(look.title.color) : said.titleColor(at: moment)
                {
                case .value(let color): #expect(look.title.color == color, "\(moment) \(passage)")
                case .stands: #expect(look.title.color == stands.title.color, "\(moment) \(passage)")
                }
                switch areImages && type.carriesWholeBars && isUnderway
                    ? .value(look.tintColor) : said.tintColor(at: moment)
                {
                case .value(let color): #expect(look.tintColor == color, "\(moment) \(passage)")
                case .stands: #expect(look.tintColor == stands.tintColor, "\(moment) \(passage)")
                }
                #expect((look.edge != nil) == said.isSplit, "\(moment) \(passage)")
                if said.isSplit {
                    // Each side keeps its look while the screens move.
                    if moment > 0 {
                        #expect(look.background == begins.background && look.shadow == begins.shadow, "\(passage)")
                    }
                    if moment < 1 {
                        #expect(look.incomingBackground == stands.incomingBackground, "\(moment) \(passage)")
                        #expect(look.incomingShadow == stands.incomingShadow, "\(moment) \(passage)")
                    }
                    // It is the look at rest, unless a fake bar lacks some of that, or it is written later.
                    if moment == 0 || !areImages {
                        #expect(.value(look.background) == said.background(at: 0), "\(moment) \(passage)")
                        #expect(.value(look.shadow) == said.shadow(at: 0), "\(moment) \(passage)")
                    }
                    if moment == 1 || !areImages && !passage.isWrittenLate {
                        #expect(
                            look.incomingBackground.map { .value($0) } == said.background(at: 1),
                            "\(moment) \(passage)"
                        )
                        #expect(look.incomingShadow.map { .value($0) } == said.shadow(at: 1), "\(moment) \(passage)")
                    }
                    continue
                }
                switch said.background(at: moment) {
                case .value(let background): #expect(look.background == background, "\(moment) \(passage)")
                case .stands: #expect(look.background == stands.background, "\(moment) \(passage)")
                }
                switch said.shadow(at: moment) {
                case .value(let shadow): #expect(look.shadow == shadow, "\(moment) \(passage)")
                case .stands: #expect(look.shadow == stands.shadow, "\(moment) \(passage)")
                }
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `a look that is said to jump jumps in motion, and the reverse`(policy: String) throws {
        let causes = DiagnosticPair.all.filter { $0.consequence == .styleSnaps }.map(\.cause)
        let type = try #require(PolicyRegistry.policy(named: policy))
        // Fake bars with a whole style of each screen cover what happens to the real background.
        let hasWholeStyles = type.page.family == .fakeBarsInTransition && !type.copiesStyles
        let visible: BarParts = hasWholeStyles ? [.tint, .title] : .all
        var (seen, unsaid) = (0, 0)
        try forEachPassage(under: policy) { passage, _ in
            guard passage.response.outcome != .cancelled else { return }
            let (motion, diagnostics) = (passage.motion, passage.response.diagnostics ?? [])
            let jumps = motion.partsJumpingAtBeginning.union(motion.partsJumpingAtEnd).intersection(visible)
            let said = diagnostics.filter { $0.code == .styleSnaps }.map(\.message)
            #expect(said.isEmpty || !jumps.isEmpty, "\(said) in \(passage)")
            // A bar that comes or goes moves with its screen.
            guard !jumps.isEmpty, !passage.before.isHidden, !passage.after.isHidden else { return }
            seen += 1
            if said.isEmpty, !diagnostics.contains(where: { causes.contains($0.code) }) { unsaid += 1 }
        }
        // A jump that nothing in the request causes is not said.
        #expect(unsaid * 4 <= max(seen, 4), "\(unsaid) of \(seen) are not said")
    }

    @Test(arguments: RandomRun.policies)
    func `the parts that jump are those that differ on the two sides of a moment`(policy: String) throws {
        try forEachPassage(under: policy) { passage, _ in
            let (motion, moved) = (passage.motion, passage.plan.animations.map(\.property))
            func check<Value: Equatable>(
                _ name: String,
                _ part: BarParts,
                _ value: (Component.Side, Double) -> Value,
                isAlike: (Value, Value) -> Bool = { $0 == $1 }
            ) {
                guard !moved.contains(name) else { return }
                let begins = !isAlike(value(.from, 0), value(.from, 0.001))
                #expect(motion.partsJumpingAtBeginning.contains(part) == begins, "\(name) \(passage)")
                let ends = !isAlike(value(.to, 0.999), value(.to, 1))
                #expect(motion.partsJumpingAtEnd.contains(part) == ends, "\(name) \(passage)")
            }
            check("background", .background, motion.background) { $0.looksLike($1) }
            check("shadow", .shadow, motion.shadow) { $0.looksLike($1) }
            check("tintColor", .tint, motion.buttonColor)
            func title(of side: Component.Side, at moment: Double) -> BarState.Title {
                // Under way, the font of a title is looked at only where it arrives.
                var title = (side == .from ? motion.from : moment < 1 ? motion.coming : motion.to).title
                title.color = motion.titleColor(of: side, at: moment)
                return title
            }
            check("title.color", .title, title) { $0.color == $1.color && !$0.differsInFont(from: $1) }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `what stands is what the screen that comes has, unless something is written at the end`(
        policy: String
    ) throws {
        try forEachPassage(under: policy) { passage, page in
            guard !passage.isWrittenLate, !passage.before.isHidden, !passage.after.isHidden else { return }
            let moved = passage.plan.animations.map(\.property)
            let look = passage.motion.look(at: 0.95)
            let after = passage.after
            if look.edge == nil, !moved.contains("background") {
                #expect(look.background == after.background, "\(passage)")
            }
            if look.edge == nil, !moved.contains("shadow") { #expect(look.shadow == after.shadow, "\(passage)") }
            if !moved.contains("tintColor") { #expect(look.tintColor == after.tintColor, "\(passage)") }
            if !moved.contains("title.color") { #expect(look.title.color == after.title.color, "\(passage)") }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `at the beginning it is the bar before, and at the end the bar after`(policy: String) throws {
        try forEachPassage(under: policy) { passage, _ in
            let (first, last) = (passage.motion.look(at: 0), passage.motion.look(at: 1))
            #expect(first.tintColor == passage.before.tintColor && first.title == passage.before.title, "\(passage)")
            #expect(last.tintColor == passage.after.tintColor && last.title == passage.after.title, "\(passage)")
            if !passage.before.isHidden {
                #expect(first.background == passage.before.background, "\(passage)")
                #expect(first.shadow == passage.before.shadow, "\(passage)")
            }
            if !passage.after.isHidden {
                #expect(last.incomingBackground ?? last.background == passage.after.background, "\(passage)")
                #expect(last.incomingShadow ?? last.shadow == passage.after.shadow, "\(passage)")
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `a step animates only what moves, and no background of a bar that slides or snaps`(policy: String) throws {
        try forEachPassage(under: policy) { passage, page in
            let fades = [.crossfade, .animateAlongside].contains(passage.plan.presentation)
            for step in passage.plan.steps {
                guard case .animate(let animation) = step.action else { continue }
                #expect(step.at == Step.Event(.alongside), "\(passage)")
                #expect(step.by != .app && (step.by == .policy) == page.rules.contains { $0.id == step.rule })
                #expect(animation.curve == .linear && (0...1).contains(animation.until), "\(passage)")
                switch animation.change {
                case .background(let from, let to): #expect(fades && from != to, "\(passage)")
                case .shadow(let from, let to): #expect(fades && from != to, "\(passage)")
                case .tintColor(let from, let to):
                    #expect(from != to && passage.plan.presentation != .snap, "\(passage)")
                case .titleColor(let from, let to):
                    #expect(from != to && passage.plan.presentation != .snap, "\(passage)")
                }
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `a swipe looks the same whether it is finished or cancelled, and its answer publishes the look`(
        policy: String
    ) throws {
        var random = RandomModel(seed: 0x5E_1F)
        let page = try #require(PolicyPage.named(policy))
        var count = 0
        for _ in 0..<RandomRun.perPolicy {
            let scenario = random.scenario(stackCount: 2...4, policy: random.policy(of: page))
            let progress = Double(random.integer(in: 0...20)) / 20
            func swipe(_ velocity: Double) throws -> Passage? {
                let pop = NavigationOperation.InteractivePop.released(progress: progress, velocity: velocity)
                return try Passage(TransitionRequest(scenario, operation: NavigationOperation(.interactivePop(pop))))
            }
            guard let finished = try swipe(100), let cancelled = try swipe(-100) else { continue }
            #expect(finished.response.outcome == .changed && cancelled.response.outcome == .cancelled)
            #expect(finished.motion == cancelled.motion, "\(finished)")
            #expect(finished.response.bars.during == finished.motion.look(at: progress), "\(finished)")
            #expect(cancelled.response.bars.during == finished.response.bars.during, "\(finished)")
            #expect(finished.plan.presentation == cancelled.plan.presentation, "\(finished)")
            #expect(finished.plan.because == cancelled.plan.because, "\(finished)")
            #expect(finished.plan.animations == cancelled.plan.animations, "\(finished)")
            #expect(finished.plan.components == cancelled.plan.components, "\(finished)")
            #expect(finished.plan.minimumContrast == cancelled.plan.minimumContrast, "\(finished)")
            count += 1
        }
        #expect(RandomRun.isShort || count > RandomRun.perPolicy / 5)
    }
}

extension Step.Animation {
    /// The name of the animated property.
    fileprivate var property: String {
        switch change {
        case .background: "background"
        case .shadow: "shadow"
        case .tintColor: "tintColor"
        case .titleColor: "title.color"
        }
    }
}
