import NavigationStyle

extension Step.Action {
    /// Writes the action's name.
    func writeName(to writer: inout JSONWriter) {
        switch self {
        case .callback: writer.name("callback")
        case .delegate: writer.name("delegate")
        case .stack: writer.name("stack")
        case .write: writer.name("write")
        case .addFakeBar: writer.name("addFakeBar")
        case .removeFakeBar: writer.name("removeFakeBar")
        case .bringFakeBarToFront: writer.name("bringFakeBarToFront")
        case .skipFakeBar: writer.name("skipFakeBar")
        case .keepFakeBar: writer.name("keepFakeBar")
        case .showBar: writer.name("showBar")
        case .hideBar: writer.name("hideBar")
        case .showBarBackground: writer.name("showBarBackground")
        case .hideBarBackground: writer.name("hideBarBackground")
        case .setNavigationBarHidden: writer.name("setNavigationBarHidden")
        case .setContainerBackground: writer.name("setContainerBackground")
        case .disableClipping: writer.name("disableClipping")
        case .adjustScrollInsets: writer.name("adjustScrollInsets")
        case .restoreScrollInsets: writer.name("restoreScrollInsets")
        case .animate: writer.name("animate")
        case .complete: writer.name("complete")
        case .cancel: writer.name("cancel")
        }
    }

    /// Writes the members that belong to the action.
    func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .callback(let screen, let name):
            writer.member("screen", screen)
            writer.member("name", name: name)
        case .delegate(let name, let screen):
            writer.member("name", name: name)
            writer.member("screen", screen)
        case .stack(let before, let after):
            writer.member("before", before)
            writer.member("after", after)
        case .write(let bar, let properties, let source):
            writer.member("bar", bar)
            writer.member("properties", properties)
            writer.member("copiedFrom", source)
        case .addFakeBar(let screen, let properties, let isAttached):
            writer.member("screen", screen)
            writer.member("properties", properties)
            writer.member("isAttached", isAttached)
        case .skipFakeBar(let screen, let reason), .keepFakeBar(let screen, let reason):
            writer.member("screen", screen)
            writer.member("reason", reason)
        case .showBar(let bar), .hideBar(let bar):
            writer.member("bar", bar)
        case .setNavigationBarHidden(let hidden, let animated):
            writer.member("hidden", hidden)
            writer.member("animated", animated)
        case .setContainerBackground(let color):
            writer.member("color", color)
        case .disableClipping(let screens):
            writer.member("screens", screens)
        case .animate(let animation):
            animation.writeMembers(to: &writer)
        case .removeFakeBar(let screen), .bringFakeBarToFront(let screen), .adjustScrollInsets(let screen),
            .restoreScrollInsets(let screen):
            writer.member("screen", screen)
        case .showBarBackground, .hideBarBackground, .complete, .cancel:
            break
        }
    }
}

extension Step.Animation {
    /// Writes the members of the step.
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        switch change {
        case .background(let from, let to):
            writer.member("property", "background")
            writer.member("from", from)
            writer.member("to", to)
        case .shadow(let from, let to):
            writer.member("property", "shadow")
            writer.member("from", from)
            writer.member("to", to)
        case .tintColor(let from, let to):
            writer.member("property", "tintColor")
            writer.member("from", from)
            writer.member("to", to)
        case .titleColor(let from, let to):
            writer.member("property", "title.color")
            writer.member("from", from)
            writer.member("to", to)
        }
        writer.member("curve", name: curve)
        if until != 1 { writer.member("until", until) }
    }
}
