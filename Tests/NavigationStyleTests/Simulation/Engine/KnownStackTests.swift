import Testing

@testable import NavigationStyle

struct KnownStackTests {
    private func known(_ stack: KnownStack, _ ids: String = "abcx") -> [Bool?] {
        ids.map { stack.contains(Screen.ID(rawValue: String($0))) }
    }

    private func stack(_ actions: (NavigationOperation.Action?, Bool)...) -> KnownStack {
        var stack = KnownStack(["a", "b", "c"], isWhole: true)
        for (action, isPossible) in actions { stack.follow(action, isPossible: isPossible) }
        return stack
    }

    @Test func `what has no faults is followed`() {
        #expect(known(stack()) == [true, true, true, false])
        #expect(known(stack((.pop(), true))) == [true, true, false, false])
        #expect(known(stack((.pop(count: 9, animated: true), true))) == [true, false, false, false])
        #expect(known(stack((.popTo("b", animated: true), true))) == [true, true, false, false])
        #expect(known(stack((.popToRoot(), true))) == [true, false, false, false])
        #expect(known(stack((.push(Screen(id: "x"), animated: true), true))) == [true, true, true, true])
        #expect(
            known(stack((.setViewControllers([.existing("c"), .new(Screen(id: "x"))], animated: true), true)))
                == [false, false, true, true]
        )
        #expect(known(stack((.interactivePop(.cancelled), true))) == [true, true, true, false])
        #expect(known(stack((.rotate(.landscape), true))) == [true, true, true, false])
    }

    @Test func `a swipe may begin or not, and what lies below may be popped after it`() {
        let swipe: (NavigationOperation.Action?, Bool) = (.interactivePop(), true)
        let pop: (NavigationOperation.Action?, Bool) = (.pop(), true)
        #expect(known(stack(swipe)) == [true, true, nil, false])
        #expect(known(stack(swipe, swipe)) == [true, nil, nil, false])
        #expect(known(stack(swipe, pop)) == [true, nil, false, false])
        #expect(known(stack(swipe, pop, pop)) == [true, false, false, false])
        #expect(known(stack(swipe, (.popTo("a", animated: true), true))) == [true, false, false, false])
    }

    @Test func `behind a fault no more is known than what holds whatever was meant`() {
        let popTo: (NavigationOperation.Action?, Bool) = (.popTo("x", animated: true), false)
        #expect(known(stack(popTo)) == [true, nil, nil, false])
        let push: (NavigationOperation.Action?, Bool) = (.push(Screen(id: "a"), animated: true), false)
        #expect(known(stack(push)) == [true, true, true, nil])
        let set: (NavigationOperation.Action?, Bool) = (.setViewControllers([], animated: true), false)
        #expect(known(stack(set)) == [nil, nil, nil, nil])
        #expect(known(stack((nil, false))) == [nil, nil, nil, nil])
        #expect(known(stack(set, (.popToRoot(), true))) == [nil, nil, nil, nil])
        // A set that can be carried out makes everything known again.
        #expect(
            known(stack(set, (.setViewControllers([.existing("b")], animated: true), true))) == [
                false, true, false, false,
            ]
        )
    }

    @Test func `a screen that could not be read may be any`() {
        let stack = KnownStack(["a", nil], isWhole: true)
        #expect(known(stack) == [true, nil, nil, nil])
        #expect(known(KnownStack(["a"], isWhole: false)) == [true, nil, nil, nil])
        #expect(KnownStack([], isWhole: true).isEmpty)
        #expect(!KnownStack([], isWhole: false).isEmpty)
        #expect(!stack.isEmpty)
    }
}
