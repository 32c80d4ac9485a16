/// What the rules go by: the state as it stands, and the operation that brought it about.
struct DiagnosticContext {
    /// What requests call the policy.
    let policy: String
    let family: PolicyPage.Family
    /// How the policy treats what screens write.
    let conduct: PolicyConduct
    /// What the policy gives the bar of the screen on top, whatever the code of screens has written.
    let given: BarProperties
    /// The properties that the policy copies to fake bars and back, or restores.
    let managed: BarPropertySet
    /// The device and the system, as they are now.
    let environment: NavigationEnvironment
    let device: Device
    /// What was done; nil where a stack is only looked at.
    let operation: OperationFacts?
    /// What the app's code did.
    let trace: Trace
    /// The bar of the top screen, with what decides its look; nil where there is no screen.
    let after: BarSnapshot?
    /// The shared bar.
    let bar: NavigationBar
    /// What the policy left of its means: nothing, at rest.
    let leftovers: Leftovers
    let stack: ScreenStack
    /// What the code of each screen writes, compiled for the OS.
    let screenWrites: [Callbacks]
    /// Whether the back swipe begins on the screen on top; nil with fewer than two screens.
    let interactivePopBegins: Bool?
    /// Whether the policy decides that, and not the stock recognizer.
    let policyDecidesInteractivePop: Bool
    /// Whether the bar hid by itself, by no code (around.S1).
    let isBarHiddenBySystem: Bool
    /// Whether a bar button item of the screen on top is pale since it was tapped.
    let isItemDimmed: Bool
    /// The screens of the request.
    let requested: [Screen]
    /// Those that operations brought.
    let added: [ScreenPlace]
    /// Where those stand in the request.
    let addedPointers: [RequestPointer]

    /// An operation that is over: an object, since every rule asks for some of it, and all of it is large.
    final class OperationFacts: Sendable {
        let action: Action
        /// Its number among those of the request.
        let index: Int
        /// Where it stands in the request.
        let pointer: RequestPointer
        /// What it has left on record.
        let record: OperationRecord
        let outcome: TransitionResponse.Outcome
        /// The transition that it brought about.
        let transition: Transition?
        /// Why the swipe that was made is that of a navigation controller inside another; nil where it is not.
        let innerPopGesture: InnerPopGesture?
        /// The colors that the code of the screen that comes sets along with the transition.
        let alongside: BarPropertySet
        /// Whether nothing is under way, nor waits, when it is over.
        let isAtRest: Bool
        /// The bar of the screen that was on top before; nil where there was none.
        let before: BarSnapshot?
        /// Whether the items of the bar may have been out of step with the stack (seed0.6.8).
        let wasItemStackAtRisk: Bool
        /// How many screens there were before.
        let stackCountBefore: Int
        /// The bar that would be seen had the screen on top disappeared and appeared, of a cover that leaves it in place;
        /// nil of every other operation.
        let unrun: BarSnapshot?
        /// The bar that would be seen had it entered the window now, of an operation that sets an appearance proxy; nil of
        /// every other.
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

    /// What of an operation the rules ask for.
    enum Action {
        case pop(count: Int)
        indirect case update(NavigationOperation.Restyling, screenID: Screen.ID?)
        /// The screen on top goes and comes again without a transition.
        case reappear
        /// Something that hides bars by itself, where the flag asks for it.
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
            case .reappear: self = .reappear
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

    /// What a policy may leave behind.
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

    /// Whether a swipe was taken back.
    var isCancelled: Bool { operation?.outcome == .cancelled }

    /// How the bar stood while the screens moved.
    var passage: Passage? { operation?.record.passage }

    /// The writes of the operation by the app's code, in order.
    var writes: [Trace.Write] { operation?.record.writes ?? [] }

    /// What `member` is of the screen at `index`, which is read where it stands: a copy of it retains everything in it.
    @inline(__always)
    func screen<Member>(_ index: Int, _ member: (borrowing Screen) -> Member) -> Member {
        index < requested.count ? member(requested.span[index]) : added[index - requested.count](member)
    }

    func id(_ index: Int) -> Screen.ID { screen(index) { $0.id } }

    /// The writes at which no answer to this request has looked yet, the stack's history included.
    var newWrites: ArraySlice<Trace.Write> { trace.writes[trace.reviewed...] }

    /// The last write of the operation that touches any of `properties`.
    func lastWrite(touching properties: BarPropertySet) -> Trace.Write? {
        writes.last { !$0.properties.touched.intersection(properties).isEmpty }
    }
}
