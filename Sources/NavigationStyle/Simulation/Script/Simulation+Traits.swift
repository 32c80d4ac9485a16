// Changes of the system's settings while a screen is visible (around.V1 to V4).
extension Simulation {
    /// Changes the interface style or the text size; nil leaves it.
    ///
    /// Colors and metrics follow at once, then the code of the top screen runs, then its layout.
    mutating func changeTraits(to style: UserInterfaceStyle?, _ category: ContentSizeCategory?) {
        let style = policy.presentedInterfaceStyle ?? style ?? environment.userInterfaceStyle
        let category = category ?? environment.contentSizeCategory
        let isNewStyle = style != environment.userInterfaceStyle
        guard isNewStyle || category != environment.contentSizeCategory else { return }
        environment.contentSizeCategory = category
        if isNewStyle { follow(style) }
        guard let top else { return }
        recordCallback(.traitCollectionDidChange, of: top, rule: .aroundV3)
        saveBar(before: .traitCollectionDidChange, of: top)
        writeOwn(writes[top].traitCollectionDidChange, of: top)
        policy.didRunCode(of: top, in: &self)
        layOut(top, rule: .aroundV3)
        enter(.call)
    }
}
