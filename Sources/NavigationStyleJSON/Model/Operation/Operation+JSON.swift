package import NavigationStyle

extension Operation: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        var members = OperationMembers()
        while let key = try reader.key(OperationKey.self, in: &scope) { try members.read(key, from: &reader) }
        guard let type = members.type else {
            if scope.seen & OperationKeys(.type).rawValue == 0 {
                reader.note(.missingKey(OperationKey.type.name), at: scope.offset)
            }
            return nil
        }
        members.check(for: type, in: scope, &reader)
        let timing = members.timing
        self.init(members.action(type), timing: timing)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("type")
        writer.name(action.type)
        action.writeMembers(to: &writer)
        if timing != .settled { writer.member("timing", name: timing) }
        writer.endObject()
    }
}

extension Operation.Timing: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension Operation.Action {
    fileprivate var type: OperationType {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setViewControllers: .setViewControllers
        case .interactivePop: .interactivePop
        case .update: .update
        case .scroll: .scroll
        case .rotate: .rotate
        case .reappear: .reappear
        }
    }

    fileprivate func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .push(let screen, let animated):
            writer.member("screen", screen)
            if !animated { writer.member("animated", false) }
        case .pop(let count, let animated, let trigger):
            if !animated { writer.member("animated", false) }
            if count != 1 {
                writer.key("count")
                writer.integer(count)
            }
            if trigger != .code { writer.member("by", name: trigger) }
        case .popTo(let id, let animated):
            writer.member("screenID", id)
            if !animated { writer.member("animated", false) }
        case .popToRoot(let animated):
            if !animated { writer.member("animated", false) }
        case .setViewControllers(let screens, let animated):
            writer.key("screens")
            writer.array(screens)
            if !animated { writer.member("animated", false) }
        case .interactivePop(let gesture): gesture.writeMembers(to: &writer)
        case .update(.properties(let properties), let id):
            writer.member("properties", properties)
            writer.member("screenID", id)
        case .update(.style(let style), let id):
            writer.member("bar", style)
            writer.member("screenID", id)
        case .scroll(let offset, let id):
            writer.member("contentOffset", offset)
            writer.member("screenID", id)
        case .rotate(let orientation):
            writer.member("orientation", name: orientation)
        case .reappear(let cover):
            if cover != .tab { writer.member("by", name: cover) }
        }
    }
}

extension Operation.InteractivePop {
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .finished: writer.member("outcome", name: InteractivePopOutcome.finished)
        case .cancelled: writer.member("outcome", name: InteractivePopOutcome.cancelled)
        case .released(let progress, let velocity):
            writer.member("progress", progress)
            if velocity != 0 { writer.member("velocity", velocity) }
        }
    }
}
