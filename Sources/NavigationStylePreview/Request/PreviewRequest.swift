public import NavigationStyle

/// `POST /preview`: a picture of another endpoint's answer.
public struct PreviewRequest: Hashable, Sendable {
    /// The subject of a picture: a request of another endpoint.
    public indirect enum Subject: Hashable, Sendable {
        /// The bar of a stack at rest.
        case resolve(ResolveRequest)
        /// One operation.
        case transition(TransitionRequest)
        /// Operations one after another.
        case replay(ReplayRequest)
        /// One operation under several policies.
        case compare(CompareRequest)
    }

    /// The subject of the picture.
    public var subject: Subject
    /// The subject before a change, which is drawn beside it; nil draws the subject alone.
    public var before: Subject?
    /// The options of the picture.
    public var options: PreviewOptions

    /// Makes a request.
    public init(_ subject: Subject, before: Subject? = nil, options: PreviewOptions = PreviewOptions()) {
        self.subject = subject
        self.before = before
        self.options = options
    }

    /// The arrangement of frames.
    public var form: PreviewOptions.Form {
        if let form = options.form { return form }
        if before != nil { return .sheet }
        if !subject.environments.isEmpty { return .sheet }
        switch subject {
        case .resolve: return .still
        case .transition(let request): return request.operation.isAnimated ? .film : .beforeAfter
        case .replay: return .storyboard
        case .compare: return .sheet
        }
    }

    /// The requested moments, or the form's own, for transitions other than swipes.
    var moments: [Double] {
        options.at ?? (form == .sheet ? [0, 0.5, 1] : [0, 0.25, 0.5, 0.75, 1])
    }

    /// The width of one frame in pixels of CSS.
    var width: Double { options.width ?? (form == .film ? 236 : 393) }

    /// The options with the width of one frame filled in.
    var resolvedOptions: PreviewOptions {
        var options = options
        options.width = width
        return options
    }
}

extension NavigationOperation {
    /// Whether the operation moves screens.
    var isAnimated: Bool {
        switch action {
        case .push(_, let isAnimated), .pop(_, let isAnimated, _), .popTo(_, let isAnimated),
            .popToRoot(let isAnimated), .setViewControllers(_, let isAnimated):
            isAnimated
        case .interactivePop: true
        case .update, .scroll, .rotate, .reappear, .barHideOnSwipe, .barHideOnTap, .keyboard, .setAppearanceProxy,
            .traitChange, .search:
            false
        }
    }
}

extension PreviewRequest {
    /// The number of frames in the picture.
    var frameCount: Int {
        let rows =
            before.map { 2 * max($0.rowCount(in: .storyboard), subject.rowCount(in: .storyboard)) }
            ?? subject.rowCount(in: form)
        return rows * (form.hasMoments ? moments.count : 1)
    }

    /// The faults that prevent any such picture: those of the member `preview`, two requests that cannot be compared, and
    /// too many frames.
    public var faults: [RequestFault] {
        var faults = options.faults + changeFaults
        func refuse(_ reason: RequestFault.Reason, at pointer: String) {
            faults.append(RequestFault(reason, at: pointer))
        }
        let forms = before == nil ? subject.forms : [.sheet]
        if let form = options.form, !forms.contains(form) {
            refuse(.unknownValue(found: form.rawValue, known: forms.map(\.rawValue)), at: "/preview/form")
        }
        for (subject, pointer) in [(subject, "/operations"), (before, Self.beforePointer + "/operations")] {
            guard case .replay(let request) = subject, request.operations.count > PreviewOptions.mostOperations else {
                continue
            }
            refuse(.tooMany(limit: PreviewOptions.mostOperations), at: pointer)
        }
        let count = frameCount
        if faults.isEmpty, count > PreviewOptions.mostFrames {
            let pointer = options.at == nil ? "" : "/preview/at"
            refuse(.tooManyFrames(count: count, limit: PreviewOptions.mostFrames), at: pointer)
        }
        return faults
    }
}

extension PreviewOptions.Form {
    /// Whether it has a frame for each moment.
    var hasMoments: Bool {
        switch self {
        case .film, .sheet, .storyboard: true
        case .still, .beforeAfter, .animation: false
        }
    }
}

extension PreviewRequest.Subject {
    /// The forms that it can be drawn in: several policies and several environments are a sheet.
    var forms: [PreviewOptions.Form] {
        if case .compare = self { return [.sheet] }
        return environments.isEmpty ? PreviewOptions.Form.allCases : [.sheet]
    }

    fileprivate func rowCount(in form: PreviewOptions.Form) -> Int {
        switch self {
        case .resolve, .transition: max(environments.count, 1)
        case .replay(let request): form == .storyboard ? request.operations.count : 1
        case .compare(let request): request.policies.count * max(environments.count, 1)
        }
    }

    /// The environments beside each other; empty if only the scenario's own is drawn.
    public var environments: [NavigationEnvironment] {
        switch self {
        case .resolve(let request): request.environments
        case .transition(let request): request.environments
        case .compare(let request): request.environments
        case .replay: []
        }
    }

    /// The stack and all around it.
    public var scenario: Scenario {
        get {
            switch self {
            case .resolve(let request): request.scenario
            case .transition(let request): request.scenario
            case .replay(let request): request.scenario
            case .compare(let request): request.scenario
            }
        }
        set {
            switch self {
            case .resolve(var request):
                request.scenario = newValue
                self = .resolve(request)
            case .transition(var request):
                request.scenario = newValue
                self = .transition(request)
            case .replay(var request):
                request.scenario = newValue
                self = .replay(request)
            case .compare(var request):
                request.scenario = newValue
                self = .compare(request)
            }
        }
    }
}
