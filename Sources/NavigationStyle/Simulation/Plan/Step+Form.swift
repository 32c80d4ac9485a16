extension Step.Action {
    /// The names of the actions.
    @usableFromInline package enum Name: String, CaseIterable, Codable, AnswerName {
        case callback, delegate, stack, write
        case addFakeBar, removeFakeBar, bringFakeBarToFront, skipFakeBar, keepFakeBar
        case showBar, hideBar, showBarBackground, hideBarBackground, setNavigationBarHidden
        case setContainerBackground, disableClipping, adjustScrollInsets, restoreScrollInsets
        case animate, complete, cancel
    }

    @inlinable package var name: Name {
        switch self {
        case .callback: .callback
        case .delegate: .delegate
        case .stack: .stack
        case .write: .write
        case .addFakeBar: .addFakeBar
        case .removeFakeBar: .removeFakeBar
        case .bringFakeBarToFront: .bringFakeBarToFront
        case .skipFakeBar: .skipFakeBar
        case .keepFakeBar: .keepFakeBar
        case .showBar: .showBar
        case .hideBar: .hideBar
        case .showBarBackground: .showBarBackground
        case .hideBarBackground: .hideBarBackground
        case .setNavigationBarHidden: .setNavigationBarHidden
        case .setContainerBackground: .setContainerBackground
        case .disableClipping: .disableClipping
        case .adjustScrollInsets: .adjustScrollInsets
        case .restoreScrollInsets: .restoreScrollInsets
        case .animate: .animate
        case .complete: .complete
        case .cancel: .cancel
        }
    }
}

extension Step: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("PlanStep") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        at = try members.member("at", told?.at)
        by = try members.member("by", told?.by)
        let name = try members.member("action", told?.action.name)
        rule = try members.member("rule", told?.rule)
        action = try members.alternative(name, told?.action)
    }
}

extension Step.Action: AnswerObject {
    @usableFromInline package static var shape: Shape { .openObject }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        switch self {
        case .callback(let screen, let name):
            visitor.required("screen", screen)
            visitor.required("name", name)
        case .delegate(let name, let screen):
            visitor.required("name", name)
            visitor.required("screen", screen)
        case .stack(let before, let after):
            visitor.required("before", before)
            visitor.required("after", after)
        case .write(let bar, let properties, let source):
            visitor.required("bar", bar)
            visitor.required("properties", properties)
            visitor.optional("copiedFrom", source)
        case .addFakeBar(let screen, let properties, let isAttached):
            visitor.required("screen", screen)
            visitor.required("properties", properties)
            visitor.required("isAttached", isAttached)
        case .skipFakeBar(let screen, let reason), .keepFakeBar(let screen, let reason):
            visitor.required("screen", screen)
            visitor.required("reason", reason)
        case .showBar(let bar), .hideBar(let bar): visitor.required("bar", bar)
        case .setNavigationBarHidden(let hidden, let animated):
            visitor.required("hidden", hidden)
            visitor.required("animated", animated)
        case .setContainerBackground(let color): visitor.required("color", color)
        case .disableClipping(let screens): visitor.required("screens", screens)
        case .animate(let animation): animation.members(&visitor)
        case .removeFakeBar(let screen), .bringFakeBarToFront(let screen), .adjustScrollInsets(let screen),
            .restoreScrollInsets(let screen):
            visitor.required("screen", screen)
        case .showBarBackground, .hideBarBackground, .complete, .cancel: break
        }
    }
}

extension Step.Animation: ReadableMembers {
    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let property = try members.member("property", told?.change.property)
        change = try members.alternative(property, told?.change)
        curve = try members.member("curve", told?.curve)
        until = try members.optionalMember("until", told?.until == 1 ? nil : told?.until) ?? 1
    }
}

extension Step.Animation.Change: AnswerObject {
    @usableFromInline package static var shape: Shape { .openObject }

    @inlinable var property: Step.Animation.Property {
        switch self {
        case .background: .background
        case .shadow: .shadow
        case .tintColor: .tintColor
        case .titleColor: .titleColor
        }
    }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        switch self {
        case .background(let from, let to):
            visitor.required("from", from)
            visitor.required("to", to)
        case .shadow(let from, let to):
            visitor.required("from", from)
            visitor.required("to", to)
        case .tintColor(let from, let to), .titleColor(let from, let to):
            visitor.required("from", from)
            visitor.required("to", to)
        }
    }
}

extension Step.Event: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("StepEvent") }

    @inlinable @inline(__always)
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        name = try members.member("event", told?.name)
        screen = try members.optionalMember("screen", told?.screen)
    }
}

extension Step.Actor: AnswerName {}
extension Step.Animation.Curve: AnswerName {}
extension Step.DelegateMethod: AnswerName {}

extension BarReference: ReadableText, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BarReference") }

    @usableFromInline package static var expected: String {
        "navigationBar, background, or fakeBar: and the id of a screen"
    }

    /// Makes the reference that is written as `text`.
    @usableFromInline package init?(_ text: String) {
        let id = text.drop { $0 != ":" }.dropFirst()
        let choices = [.navigationBar, .background, BarReference.fakeBar(Screen.ID(rawValue: String(id)))]
        guard let choice = choices.first(where: { $0.tree == .string(text) }) else { return nil }
        self = choice
    }

    @inlinable @inline(__always) package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .navigationBar: writer.name("navigationBar")
        case .background: writer.name("background")
        case .fakeBar(let id): writer.string("fakeBar:", id.rawValue)
        }
    }
}

extension Component: AnswerEncodable {}
extension Component.Opacity: AnswerEncodable {}
extension Plan: AnswerEncodable {}
