extension BarPropertySet {
    /// The properties that decide `isTranslucent` (uikit.A2).
    static let decidingTranslucency: BarPropertySet = [.barStyle, .isTranslucent, .backgroundImage]
}

extension BarProperties {
    /// `isTranslucent` as UIKit's getter answers, and where the answer comes from (uikit.A2).
    var translucency: (isTranslucent: Bool, source: BarState.Translucency) {
        translucency(after: BarProperties())
    }

    /// Returns the translucency after `write`, and its source.
    func translucency(after write: BarProperties) -> (isTranslucent: Bool, source: BarState.Translucency) {
        let barStyle = write.barStyle ?? barStyle
        let isTranslucent = write.isTranslucent ?? isTranslucent
        let backgroundImage = write.backgroundImage ?? backgroundImage
        let isAlways = barStyle == .blackTranslucent  // uikit.A1
        if let isTranslucent, isTranslucent || !isAlways { return (isTranslucent, .explicit) }  // seed4
        // Only the image for the default metrics is asked (uikit.A2).
        if isTranslucent == nil, case .some(.some(let image)) = backgroundImage, image.hasAlpha || !isAlways {
            return (image.hasAlpha, .inferred)  // seed0.4.3.2; seed4; uikit.A1
        }
        return (true, .default)  // uikit.A1
    }

    /// Whether the bar is translucent whatever its image is: by the code's word, or by its style (uikit.A1).
    var forcesTranslucency: Bool {
        isTranslucent ?? false || barStyle == .blackTranslucent
    }
}
