extension DiagnosticContext {
    /// The origins of a property's value on the bar.
    enum Source {
        /// Code of the screen on top.
        case write(WriteLog.Write)
        /// The appearance proxy.
        case proxy
        /// The controller state in the request, which names the screen on top as the writer, or no screen.
        case state(ofTop: Bool)

        /// Whether the value comes from the screen on top.
        var isOwn: Bool {
            switch self {
            case .write, .state(ofTop: true): true
            case .proxy, .state(ofTop: false): false
            }
        }
    }

    /// Returns the origin of the value of `property` on the bar of `scene`; nil if it is a policy or another screen, on
    /// which the value may well be visible.
    func source(of property: BarProperty, on scene: BarScene) -> Source? {
        if let index = lastWrite(of: property) {
            let write = log.writes[index]
            let isWritten = written(in: write)[property].map { scene.properties[property]?.means($0) ?? false } ?? false
            return write.screen == top && isWritten ? .write(write) : nil
        }
        if let restored = log.origin.restored {
            let origin = restored.provenance[property]
            guard let value = scene.properties[property], isRestored(property, with: value), origin.setBy != .policy,
                isFromRequests(property, in: restored), let top
            else { return nil }
            guard let author = origin.screen else { return .state(ofTop: false) }
            return author == id(top) ? .state(ofTop: true) : nil
        }
        guard let value = log.origin.appearanceProxy[property],
            scene.properties[property]?.means(value.resolved(for: environment.userInterfaceStyle)) ?? false
        else { return nil }
        return .proxy
    }

    func pointer(to property: BarProperty, in source: Source) -> RequestPointer {
        switch source {
        case .write(let write): pointer(to: property, in: write)
        case .proxy: log.origin.pointer(toProxySetting: property)
        case .state: RequestPointer(.controller).appending(.bar).appending(property)
        }
    }
}
