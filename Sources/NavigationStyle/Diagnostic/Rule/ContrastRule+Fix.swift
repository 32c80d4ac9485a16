// Fixes that choose a readable color where no screen has chosen one.
extension DiagnosticContext {
    /// Returns the fixes that make the title of the screen on top, which has UIKit's own color, readable on `backdrop`.
    func fixes(ofTitleOn backdrop: RGBA, in after: BarSnapshot, of top: Int) -> [Fix] {
        let color = BarColor(backdrop.readableInk)
        let isLarge = after.bar.title.isLarge
        let property: BarProperty = isLarge ? .largeTitleTextAttributes : .titleTextAttributes
        var fixes: [Fix] = []
        // With a declared background, the declared color overrides nothing that other code draws.
        if !isLarge, screen(top, { $0.bar?.background != nil }) {
            fixes.append(Fix(.declareTitleColor(color), of: top))
        }
        fixes += self.fixes(setting: conduct.titleMember, of: top, isLight: color.light == .white)
        let source = after.scene.appearanceSource(for: after.bar.appearance)
        guard source.owner == .legacy else {
            return fixes
                + self.fixes(changing: source, in: after.scene, of: top) { appearance in
                    let path: WritableKeyPath<Appearance, TextAttributes?> =
                        isLarge ? \.largeTitleTextAttributes : \.titleTextAttributes
                    var attributes = appearance[keyPath: path] ?? TextAttributes()
                    attributes.color = color
                    appearance[keyPath: path] = attributes
                }
        }
        var attributes = TextAttributes()
        if case .textAttributes(let known) = requested(after.scene.properties)[property] { attributes = known }
        attributes.color = color
        return fixes + [Fix(changes: [style(top, property, .textAttributes(attributes))])]
    }

    /// Returns the fixes that make the buttons of the top screen, which have UIKit's own color, readable on `backdrop`.
    func fixes(ofButtonsOn backdrop: RGBA, in after: BarSnapshot, of top: Int) -> [Fix] {
        let color = BarColor(backdrop.readableInk)
        let tint: [Fix] =
            if conduct.tintOption != nil {
                fixes(tintingAllIn: color)
            } else if screen(top, { $0.bar != nil }) {
                [Fix(.declareTint(color), of: top)]
            } else {
                [Fix(changes: [style(top, .tintColor, .color(color))])]
            }
        let source = after.scene.appearanceSource(for: after.bar.appearance)
        return tint + fixes(changing: source, in: after.scene, of: top) { $0.buttonColor = color }
    }

    /// Returns the fixes that set the other style of the status bar, if no screen has chosen one.
    func fixes(ofStatusBarIn after: BarSnapshot, of top: Int) -> [Fix] {
        guard screen(top, { $0.bar?.statusBar == nil && $0.preferredStatusBarStyle == .default }) else { return [] }
        let isLight = after.bar.statusBar?.style == .lightContent
        let fixes = self.fixes(setting: conduct.statusBarMember, of: top, isLight: !isLight)
        if after.scene.isNavigationBarHidden || after.scene.asksScreenAboutStatusBar {
            let dark: StatusBarStyle = environment.os >= .appearanceObjects ? .darkContent : .default
            return fixes + [Fix(.preferStatusBarStyle(isLight ? dark : .lightContent), of: top)]
        }
        guard !declares(.barStyle, on: top) else { return fixes }
        return fixes + [Fix(changes: [style(top, .barStyle, .barStyle(isLight ? .default : .black))])]
    }

    /// Returns the fix by which the top screen chooses light or dark text with `member`; none if it has chosen.
    private func fixes(setting member: PolicyConduct.TextMember?, of top: Int, isLight: Bool) -> [Fix] {
        guard let member, screen(top, { $0.library?[member.name] ?? .null }) == .null else { return [] }
        return [Fix(.setLibrary(member.name, .string(member.value(isLight: isLight))), of: top)]
    }

    /// Returns the fixes that change all appearances that the top screen sets on the bar or on its item.
    private func fixes(
        changing source: AppearanceSource,
        in scene: BarScene,
        of top: Int,
        _ change: (inout Appearance) -> Void
    ) -> [Fix] {
        var changes: [RequestChange] = []
        for slot in BarPropertySet.appearances {
            switch source.owner {
            case .legacy: break
            case .item:
                guard var appearance = screen(top, { $0.navigationItem.appearance(slot) }) else { continue }
                change(&appearance)
                changes.append(.screen(top, .itemAppearance(slot, appearance)))
            case .bar:
                guard scene.properties.touched.contains(slot), cause(of: slot)?.screen == top,
                    case .appearance(var appearance) = requestedValue(of: slot)
                else { continue }
                change(&appearance)
                if let write = self.change(writing: slot, .appearance(appearance), besideLastWriteOf: slot) {
                    changes.append(write)
                }
            }
        }
        return changes.isEmpty ? [] : [Fix(changes: changes)]
    }
}

extension RGBA {
    /// Black or white, whichever stands out more on this color.
    fileprivate var readableInk: RGBA { luminance < 0.18 ? .white : .black }
}
