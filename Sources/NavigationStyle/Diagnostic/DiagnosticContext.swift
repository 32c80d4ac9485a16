/// All that the rules go by: what was asked for, what happened, and what is seen before and after.
struct DiagnosticContext {
    /// The policy's name.
    var policy: String
    /// How the policy goes about it.
    var family: PolicyPage.Family
    /// Where a screen says under the policy what its bar is to look like.
    var stylePlace: StylePlace
    /// What a screen says in its library for the policy's own back swipe to begin on it.
    var swipeMembers: [Value.Member]
    /// The properties that the policy copies to fake bars and back, or restores.
    var managed: BarPropertySet
    /// The device and the system, as they are after the operation.
    var environment: Environment
    var device: Device
    /// What is done.
    var action = Action.none
    /// Its number in the trace; -1 where there is none.
    var operationIndex: Int
    /// The writes of the operation by the app's code, in order.
    var writes: ArraySlice<Trace.Write>
    /// Where it stands in the request; the whole where there is none.
    var pointer: RequestPointer
    var outcome: TransitionResponse.Outcome
    var reason: TransitionResponse.Reason?
    /// The transition that it brought about.
    var transition: Transition?
    /// The colors that the code of the screen that comes sets along with the transition.
    var alongside: BarPropertySet = []
    /// Whether nothing is under way, nor waits, when it is over.
    var isAtRest = true
    /// What the app's code did.
    var trace: Trace
    /// The bar of the top screen before and after, with what decides its look; nil where there is no screen.
    var before, after: BarSnapshot?
    /// The shared bar after the operation.
    var bar: NavigationBar
    /// Whether the items of the bar may be out of step with the stack, before the operation (seed 0, 6.8).
    var wasItemStackAtRisk: Bool
    /// What the policy left of its means: nothing, at rest.
    var leftovers: Leftovers
    /// How many screens there were before.
    var stackCountBefore: Int
    /// The stack after the operation.
    var stack: ArraySlice<Int>
    /// What the code of each screen writes, compiled for the OS.
    var screenWrites: [Callbacks]
    /// Whether the back swipe begins on the screen on top; nil with fewer than two screens.
    var interactivePopBegins: Bool?
    /// Whether the policy decides that, and not the stock recogniser.
    var policyDecidesInteractivePop: Bool
    /// Why the swipe that was made is that of a navigation controller inside another; nil where it is not.
    var innerPopGesture: InnerPopGesture?
    /// The screens of the request, and those that operations brought.
    var requested, added: [Screen]

    /// What of an operation the rules ask for.
    enum Action {
        /// A stack is only looked at.
        case none
        case pop(count: Int)
        indirect case update(Operation.Restyling, screenID: Screen.ID?)
        /// The screen on top goes and comes again without a transition.
        case reappear
        case other

        init(_ action: Operation.Action) {
            switch action {
            case .pop(let count, _, _): self = .pop(count: count)
            case .update(let restyling, let id): self = .update(restyling, screenID: id)
            case .reappear: self = .reappear
            default: self = .other
            }
        }

        var isNone: Bool { if case .none = self { true } else { false } }
        var isReappearance: Bool { if case .reappear = self { true } else { false } }
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

    /// What `member` is of the screen at `index`, which is read where it stands: a copy of it retains everything in it.
    @inline(__always)
    func screen<Member>(_ index: Int, _ member: (borrowing Screen) -> Member) -> Member {
        index < requested.count ? member(requested.span[index]) : member(added.span[index - requested.count])
    }

    func id(_ index: Int) -> Screen.ID { screen(index) { $0.id } }

    /// The writes at which no answer to this request has looked yet, the stack's history included.
    var newWrites: ArraySlice<Trace.Write> { trace.writes[trace.reviewed...] }

    /// The last write of the operation that touches any of `properties`.
    func lastWrite(touching properties: BarPropertySet) -> Trace.Write? {
        writes.last { !$0.properties.touched.intersection(properties).isEmpty }
    }
}
