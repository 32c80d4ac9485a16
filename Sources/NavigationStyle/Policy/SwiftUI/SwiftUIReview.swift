/// A review of the modifiers that SwiftUI accepts, and ignores or treats in another way than intended.
struct SwiftUIReview {
    let context: DiagnosticContext
    let after: BarSnapshot
    let top: Int
    let id: Screen.ID
    /// The modifiers of the top screen's content as they are now, those for its declared style among them.
    let modifiers: SwiftUIModifiers
    /// The changes that updates have made to its declared style.
    let updates: BarStyle

    init?(_ context: DiagnosticContext, _ modifiers: SwiftUIModifiers, _ updates: BarStyle) {
        guard let after = context.after, let top = context.top else { return nil }
        (self.context, self.after, self.top) = (context, after, top)
        (self.modifiers, self.updates) = (modifiers, updates)
        id = context.id(top)
    }

    func check(_ findings: inout DiagnosticFindings) {
        checkScrollEdge(&findings)
        checkHiddenStyle(&findings)
        checkColorScheme(&findings)
        checkContainer(&findings)
        checkTint(&findings)
        checkGlass(&findings)
        checkSnap(&findings)
        checkAnimation(&findings)
        checkSchemes(&findings)
        if context.operation?.index ?? 0 == 0 { checkOutside(&findings) }
        if context.comesIntoSight(top) { checkProxy(&findings) }
    }

    var visibility: SwiftUIVisibility { modifiers.toolbarBackgroundVisibility ?? .automatic }
    /// The color scheme of the app.
    var colorScheme: UserInterfaceStyle { after.scene.environment.userInterfaceStyle }
    var isAtEdge: Bool { after.bar.appearance == .scrollEdge || after.bar.appearance == .compactScrollEdge }
    var isGlass: Bool { context.environment.designVersion >= .liquidGlass }

    /// Whether the screen sets `member` by the interface itself: a declared style that is not shown has another
    /// diagnostic.
    private func isOwn(_ member: String) -> Bool { context.sets(member, on: top) }

    /// The place in the request that gives the bar its background; nil if an earlier request did.
    var backgroundPlace: RequestPointer? {
        placeInUpdate(of: .background) ?? context.pointer(toItem: .standardAppearance)
    }

    /// Returns the place of a part of the style in the update that has just set it; nil if this operation does not.
    private func placeInUpdate(of key: RequestPointer.Key) -> RequestPointer? {
        guard let update = context.styleUpdate(of: top), update.style.parts.contains(where: { $0.key == key })
        else { return nil }
        return update.place.appending(key)
    }

    func setting(_ member: String, _ value: Value) -> Fix { Fix(.setLibrary(member, value), of: top) }

    /// The fix that draws the bar's background behind the bar and the content instead; none if a declared style gives the
    /// bar its background, which earlier versions of iOS need, or if the app draws something there already.
    var fixesMovingBackground: [Fix] {
        guard let style = modifiers.toolbarBackground, isOwn("toolbarBackground"), !isOwn("containerBackground"),
            updates.background == nil, context.screen(top, { $0.bar?.background == nil })
        else { return [] }
        // The style remains visible through the bar, which then has none.
        var fix = Fix(.setLibrary("containerBackground", style.tree, giving: .all), of: top)
        for member in ["toolbarBackground", "toolbarBackgroundVisibility"] where isOwn(member) {
            fix = fix.and(Fix(.removeLibrary(member), of: top))
        }
        return [fix]
    }

    private var showingBackground: Fix {
        setting("toolbarBackgroundVisibility", .string(SwiftUIVisibility.visible.rawValue))
    }

    /// The fixes that show the background: alone, or in the color scheme in which text is readable on it that is not in
    /// the app's, unless the app has chosen a scheme.
    private var fixesShowingBackground: [Fix] {
        guard modifiers.toolbarColorScheme == nil else { return [showingBackground] }
        let other: UserInterfaceStyle = colorScheme == .dark ? .light : .dark
        return [showingBackground, showingBackground.and(setting("toolbarColorScheme", .string(other.rawValue)))]
    }

    /// The modifier that shows the background, by its name in this iOS.
    var showing: DiagnosticText {
        context.environment.os >= SystemVersion(18)
            ? ".toolbarBackgroundVisibility(.visible, for: .navigationBar)"
            : ".toolbarBackground(.visible, for: .navigationBar)"
    }

    var whyAtEdge: DiagnosticText {
        after.scene.tracksScrollView ? "nothing is scrolled under the bar" : "the screen has no scroll view"
    }

    private var whyNoBackground: DiagnosticText {
        switch (visibility, isAtEdge) {
        case (.hidden, true): "its visibility is hidden"
        case (.hidden, false):
            "its visibility is hidden (contested: one observer saw the scheme applied once content scrolled)"
        case (.automatic, true): "with automatic visibility there is none where \(whyAtEdge)"
        case (.automatic, false), (.visible, _): "on iOS 26 there is none unless the app sets one"
        }
    }

    // MARK: - A style without visibility

    func checkScrollEdge(_ findings: inout DiagnosticFindings) {
        guard modifiers.toolbarBackground != nil, visibility == .automatic, !after.bar.isHidden, isAtEdge,
            after.bar.background.kind == .clear, isOwn("toolbarBackground")
        else { return }
        let coversTitle = isGlass && after.bar.title.isLarge
        findings.add(
            .transparentAtScrollEdge,
            "toolbarBackground",
            of: top,
            in: context,
            rule: .swiftUIPreferencesBackground,
            """
            toolbarBackground of \(id) is not drawn: with automatic visibility it shows only over scrolled content, and \
            \(whyAtEdge).
            """,
            fix: coversTitle
                ? "Use .containerBackground(_:for: .navigation): a visible bar background covers the large title."
                : "Add \(showing).",
            fixes: coversTitle
                ? fixesMovingBackground
                : fixesShowingBackground
        )
    }

    func checkHiddenStyle(_ findings: inout DiagnosticFindings) {
        guard modifiers.toolbarBackground != nil, visibility == .hidden, !after.bar.isHidden,
            updates.background == nil, isOwn("toolbarBackground")
        else { return }
        findings.add(
            .ineffectiveProperty,
            "toolbarBackground",
            of: top,
            in: context,
            rule: .swiftUIPreferencesBackground,
            "toolbarBackground of \(id) has no effect: its visibility is hidden.",
            fix: "Remove the style, or replace the hidden visibility by \(showing).",
            fixes: [Fix(.removeLibrary("toolbarBackground"), of: top)]
        )
    }

    // MARK: - A color scheme without a background

    func checkColorScheme(_ findings: inout DiagnosticFindings) {
        guard modifiers.toolbarColorScheme != nil, after.scene.contentStyle == nil, !after.bar.isHidden,
            isOwn("toolbarColorScheme")
        else { return }
        // Visibility alone does not bring a background where there is none.
        let hasBackground = modifiers.hasBackground(in: context.environment)
        findings.add(
            .ineffectiveProperty,
            "toolbarColorScheme",
            of: top,
            in: context,
            rule: .swiftUIColorScheme,
            """
            toolbarColorScheme of \(id) has no effect: SwiftUI applies it only while the bar shows a background, and \
            \(whyNoBackground).
            """,
            fix: hasBackground
                ? "Add \(showing), or remove it."
                : "Remove it, or add a toolbarBackground of the app's and \(showing).",
            fixes: (hasBackground ? [showingBackground] : []) + [Fix(.removeLibrary("toolbarColorScheme"), of: top)]
        )
    }

    /// Reports a title color and a status bar style, of the declared style with its updates, that need different color
    /// schemes: the one that is not seen.
    func checkSchemes(_ findings: inout DiagnosticFindings) {
        let declared = context.screen(top) { $0.bar } ?? BarStyle()
        guard context.environment.os >= SwiftUI.navigationStack,
            let statusBar = updates.statusBar ?? declared.statusBar,
            let color = (updates.title?.color ?? declared.title?.color)?.fixed(for: colorScheme),
            let title = UserInterfaceStyle(ofText: color), let other = UserInterfaceStyle(below: statusBar),
            title != other
        else { return }
        let (unseen, seen): (RequestPointer.Key, RequestPointer.Key) =
            modifiers.toolbarColorScheme == other ? (.title, .statusBar) : (.statusBar, .title)
        let isUpdated = unseen == .title ? updates.title?.color != nil : updates.statusBar != nil
        let declaration = context.pointer(toScreen: top).appending(.bar).appending(unseen)
        guard let place = isUpdated ? placeInUpdate(of: unseen) ?? placeInUpdate(of: seen) : declaration else { return }
        findings.add(
            .ruleBroken,
            unseen.name,
            of: top,
            at: place,
            in: context,
            rule: .swiftUIUsage1,
            """
            \(id) declares a title in \(color), which needs the \(title) color scheme, and \(statusBar), which needs the \
            \(other) one: \(context.policy) has one scheme for both.
            """,
            fix: "Declare only one of the two: .toolbarColorScheme(_:for: .navigationBar) sets both.",
            fixes: isUpdated || unseen == .title ? [] : [Fix(.removeStyle(.statusBar), of: top)]
        )
    }
}
