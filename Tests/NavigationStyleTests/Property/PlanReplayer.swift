@testable import NavigationStyle

/// Applies the steps of a plan to a state, independently of the engine.
struct PlanReplayer {
    private(set) var state: ControllerState
    /// The screens whose bars were written: the effective translucency of such a bar depends on all of its properties.
    private var written: Set<Screen.ID> = []

    init(from state: ControllerState) {
        self.state = state
    }

    mutating func apply(_ steps: [Step]) {
        for step in steps { apply(step.action) }
        state.fakeBars = state.fakeBars.filter { state.stack.contains($0.key) }
        state.loaded = state.stack.filter { state.loaded.contains($0) }
    }

    /// Shows the colors in `pairs` as the system's new `style` has them: they follow it without any write (around.V).
    mutating func follow(_ style: UserInterfaceStyle, _ pairs: DynamicColors) {
        state.dynamicColors = pairs
        state = state.resolved(for: style, keepingShown: false)
    }

    /// Returns whether the fake bars equal `bars`.
    func agrees(with bars: [Screen.ID: ControllerState.FakeBar]) -> Bool {
        func told(_ bars: [Screen.ID: ControllerState.FakeBar]) -> [Screen.ID: ControllerState.FakeBar] {
            written.reduce(into: bars) { $0[$1]?.properties.isTranslucent = nil }
        }
        return told(state.fakeBars) == told(bars)
    }

    private mutating func apply(_ action: Step.Action) {
        switch action {
        case .callback(let screen, .viewDidLoad): state.loaded.append(screen)
        case .stack(_, let after): state.stack = after
        case .write(.navigationBar, let properties, _):
            for (property, value) in properties {
                state.bar[property] = isDefault(value, of: property) ? nil : value
            }
        case .write(.fakeBar(let screen), let properties, _):
            for (property, value) in properties {
                let isReset = isDefault(value, of: property)
                state.fakeBars[screen]?.properties[property] = isReset ? nil : value
            }
            written.insert(screen)
        case .addFakeBar(let screen, let properties, let isAttached):
            state.fakeBars[screen] = ControllerState.FakeBar(isAttached: isAttached, properties: properties)
        case .removeFakeBar(let screen): state.fakeBars[screen] = nil
        case .showBar(let bar): setHidden(false, bar)
        case .hideBar(let bar): setHidden(true, bar)
        case .showBarBackground: state.isBackgroundHidden = false
        case .hideBarBackground: state.isBackgroundHidden = true
        case .setNavigationBarHidden(let hidden, _): state.isNavigationBarHidden = hidden
        // A write to the background changes the policy's own state.
        case .write(.background, _, _): break
        case .callback, .delegate, .bringFakeBarToFront, .skipFakeBar, .keepFakeBar, .setContainerBackground,
            .disableClipping, .adjustScrollInsets, .restoreScrollInsets, .animate, .complete, .cancel:
            break
        }
    }

    private mutating func setHidden(_ isHidden: Bool, _ bar: BarReference) {
        switch bar {
        case .navigationBar: state.isBarHidden = isHidden
        case .background: break
        case .fakeBar(let screen): state.fakeBars[screen]?.isHidden = isHidden
        }
    }

    private func isDefault(_ value: BarValue, of property: BarProperty) -> Bool {
        switch (property, value) {
        case (.isTranslucent, _): false
        case (_, .textAttributes(TextAttributes())): true
        case (_, .null), (.barStyle, .barStyle(.default)), (.alpha, .number(1)): true
        case (.prefersLargeTitles, .flag(false)), (.isHidden, .flag(false)), (.clipsToBounds, .flag(false)): true
        case (.hidesBarsOnSwipe, .flag(false)), (.hidesBarsOnTap, .flag(false)),
            (.hidesBarsWhenVerticallyCompact, .flag(false)), (.hidesBarsWhenKeyboardAppears, .flag(false)):
            true
        default: false
        }
    }
}
