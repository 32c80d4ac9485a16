/// The facts that rules judge by: the current state, and the operation that led to it.
struct DiagnosticContext {
    /// The policy's name in requests.
    let policy: String
    let family: PolicyPage.Family
    /// The policy's treatment of the writes of screens.
    let conduct: PolicyConduct
    /// The policy's review of the values that the screen on top sets by its interface; nil if it has none.
    let review: PolicyConduct.Review?
    /// The properties that the policy gives the bar of the screen on top, whatever the code of screens has written.
    let given: BarProperties
    /// The properties that the policy copies to fake bars and back, or restores.
    let managed: BarPropertySet
    /// The device and the system, as they are now.
    let environment: NavigationEnvironment
    let device: Device
    /// The operation; nil if a stack is only resolved.
    let operation: OperationFacts?
    /// The writes and looks of all operations so far.
    let log: WriteLog
    /// The bar of the top screen, with everything that decides its look; nil without screens.
    let after: BarSnapshot?
    /// The shared bar.
    let bar: NavigationBar
    /// The leftovers of the policy; none at rest.
    let leftovers: Leftovers
    let stack: ScreenStack
    /// The values that the code of each screen writes, compiled for the OS.
    let screenWrites: [Callbacks]
    /// Whether the back swipe begins on the screen on top; nil with fewer than two screens.
    let interactivePopBegins: Bool?
    /// Whether the policy, and not the stock recognizer, decides ``interactivePopBegins``.
    let policyDecidesInteractivePop: Bool
    /// Whether the system hid the bar, without any code (around.S1).
    let isBarHiddenBySystem: Bool
    /// Whether a bar button item of the screen on top has stayed pale since it was tapped.
    let isItemDimmed: Bool
    /// The screens of the request.
    let requested: [Screen]
    /// The screens that operations added.
    let added: [ScreenPlace]
    /// The places of the added screens in the request.
    let addedPointers: [RequestPointer]

    /// A finished operation: an object, as every rule reads some of it, and the whole is large.
    final class OperationFacts: Sendable {
        let action: Action
        /// Its number among those of the request.
        let index: Int
        /// The place of the operation in the request.
        let pointer: RequestPointer
        /// The record of the operation.
        let record: OperationRecord
        let outcome: TransitionResponse.Outcome
        /// The transition that it brought about.
        let transition: Transition?
        /// The reason that the swipe is that of an inner navigation controller; nil if it is not.
        let innerPopGesture: InnerPopGesture?
        /// The colors that the incoming screen's code sets along with the transition.
        let alongside: BarPropertySet
        /// Whether nothing is in progress or waiting when the operation is over.
        let isAtRest: Bool
        /// The bar of the screen that was on top before; nil if there was none.
        let before: BarSnapshot?
        /// Whether the items of the bar may have been out of step with the stack (seed0.6.8).
        let wasItemStackAtRisk: Bool
        /// The number of screens before the operation.
        let stackCountBefore: Int
        /// The bar that would be visible if the screen on top had disappeared and appeared, for a cover that leaves it
        /// in place; nil for every other operation.
        let unrun: BarSnapshot?
        /// The bar that would be visible if it entered the window now, for an operation that sets an appearance proxy;
        /// nil for every other.
        let untaken: BarSnapshot?
        /// The animator that the delegate has for the transition.
        let animator: NavigationOperation.Animator?

        init(
            action: Action,
            index: Int,
            pointer: RequestPointer,
            record: OperationRecord,
            outcome: TransitionResponse.Outcome,
            transition: Transition?,
            innerPopGesture: InnerPopGesture?,
            alongside: BarPropertySet,
            isAtRest: Bool,
            before: BarSnapshot?,
            wasItemStackAtRisk: Bool,
            stackCountBefore: Int,
            unrun: BarSnapshot?,
            untaken: BarSnapshot?,
            animator: NavigationOperation.Animator?
        ) {
            self.action = action
            self.index = index
            self.pointer = pointer
            self.record = record
            self.outcome = outcome
            self.transition = transition
            self.innerPopGesture = innerPopGesture
            self.alongside = alongside
            self.isAtRest = isAtRest
            self.before = before
            self.wasItemStackAtRisk = wasItemStackAtRisk
            self.stackCountBefore = stackCountBefore
            self.unrun = unrun
            self.untaken = untaken
            self.animator = animator
        }
    }

    /// The part of an operation that the rules ask for.
    enum Action {
        case pop(count: Int)
        indirect case update(NavigationOperation.Restyling, screenID: Screen.ID?)
        /// The screen on top disappears and appears again without a transition; whatever covered it may have moved.
        case reappear(isAnimated: Bool)
        case interactivePop
        /// An event by which the system hides bars, if the flag asks for it.
        case hide(BarProperty)
        /// The system's settings change.
        case traitChange(changesTextSize: Bool)
        /// An appearance proxy is set; nil is the plain one.
        case setAppearanceProxy(BarProperties, containers: [String]?)
        case other

        init(_ action: NavigationOperation.Action) {
            switch action {
            case .pop(let count, _, _): self = .pop(count: count)
            case .update(let restyling, let id): self = .update(restyling, screenID: id)
            case .reappear(let cover): self = .reappear(isAnimated: cover.isAnimated)
            case .interactivePop: self = .interactivePop
            case .barHideOnSwipe: self = .hide(.hidesBarsOnSwipe)
            case .barHideOnTap: self = .hide(.hidesBarsOnTap)
            case .keyboard: self = .hide(.hidesBarsWhenKeyboardAppears)
            case .rotate: self = .hide(.hidesBarsWhenVerticallyCompact)
            case .traitChange(_, let category): self = .traitChange(changesTextSize: category != nil)
            case .setAppearanceProxy(let properties, let containers):
                self = .setAppearanceProxy(properties, containers: containers)
            default: self = .other
            }
        }
    }

    /// The kinds of leftovers of a policy.
    struct Leftovers: OptionSet {
        let rawValue: UInt8

        /// A fake bar on the screen on top is in the view hierarchy and shown.
        static let fakeBar = Leftovers(rawValue: 1)
        /// The real bar's background is hidden.
        static let hiddenBackground = Leftovers(rawValue: 2)
        /// The real bar is hidden as a whole, though the navigation controller shows it.
        static let hiddenBar = Leftovers(rawValue: 4)
    }
}

extension DiagnosticContext {
    /// The screen on top.
    var top: Int? { stack.last }

    /// The transition that the operation brought about.
    var transition: Transition? { operation?.transition }

    /// Whether a swipe was cancelled.
    var isCancelled: Bool { operation?.outcome == .cancelled }

    /// The state of the bar while the screens moved.
    var passage: Passage? { operation?.record.passage }

    /// The bar of the transition's incoming screen: the one after it or, in a cancelled swipe, the one while the
    /// screens moved, which is made anew; nil if another screen is on top, or without a transition.
    var incoming: BarSnapshot? {
        guard let transition else { return nil }
        if transition.to == top { return after }
        guard isCancelled, let scene = passage?.seen else { return nil }
        return BarSnapshot(of: scene.barState(on: device), in: scene, on: device)
    }

    /// The writes of the operation by the app's code, in order.
    var writes: [WriteLog.Write] { operation?.record.writes ?? [] }

    /// Whether the policy copies what the code of screens has written to fake bars and back.
    var copiesStyles: Bool { family == .fakeBarsInTransition && conduct.copiesStyles }

    /// Returns the result of `member` for the screen at `index`, which is borrowed: a copy would retain everything in
    /// it.
    @inline(__always) func screen<Member>(_ index: Int, _ member: (borrowing Screen) -> Member) -> Member {
        index < requested.count ? member(requested.span[index]) : added[index - requested.count](member)
    }

    func id(_ index: Int) -> Screen.ID { screen(index) { $0.id } }

    /// The writes that no answer to this request has reviewed yet, including the stack's history.
    var newWrites: ArraySlice<WriteLog.Write> { log.writes[log.reviewed...] }

    /// Returns the last write of the operation that touches any of `properties`.
    func lastWrite(touching properties: BarPropertySet) -> WriteLog.Write? {
        writes.last { !$0.properties.touched.intersection(properties).isEmpty }
    }
}
