extension DeviceMetrics: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("DeviceMetrics") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        since = try members.member("since", told.map { Described($0.since) }).value
        statusBarHeight = try members.optionalMember("statusBarHeight", told?.statusBarHeight)
        portrait = try members.member("portrait", told?.portrait)
        landscape = try members.member("landscape", told?.landscape)
        largeTitleHeight = try members.optionalMember("largeTitleHeight", told?.largeTitleHeight)
        promptHeight = try members.member("promptHeight", told?.promptHeight)
        showsPromptInCompactHeight = try members.optionalMember(
            "showsPromptInCompactHeight",
            told?.showsPromptInCompactHeight
        )
        members.derived("confidence", Self.confidence)
        evidence = try members.member("evidence", told?.evidence)
    }
}

extension DeviceMetrics.Room: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("DeviceRoom") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        safeAreaInsets = try members.member("safeAreaInsets", told?.safeAreaInsets)
        navigationBar = try members.member("navigationBar", told?.navigationBar)
    }
}

extension Evidence: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Evidence") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        pointers = try members.member("pointers", told?.pointers)
        confidence = try members.member("confidence", told?.confidence)
        source = try members.member("source", told?.source)
    }
}

extension Confidence: AnswerName {}
extension Device.Family: AnswerName {}
