/// The presentation that a navigation controller comes out in.
enum Presentation: Sendable {
    /// The controller covers the screen, or is not presented at all.
    case fullScreen
    /// The controller covers the screen, and leaves the views below in place.
    case overFullScreen
    /// UIKit's own sheet.
    case sheet
    /// A presentation whose bar has not been measured.
    case unknown
}

extension BarScene {
    /// Returns the presentation as adapted by the system (around.O1, around.O2, around.O5).
    func presentation(on device: Device) -> Presentation {
        guard let modalPresentationStyle else { return .fullScreen }
        switch modalPresentationStyle {
        case .fullScreen: return .fullScreen
        case .overFullScreen: return .overFullScreen
        case .custom: return .unknown
        case .automatic where environment.era < .automaticSheets: return .fullScreen
        case .automatic, .pageSheet, .formSheet:
            // Before iOS 13, an iPad shows these as sheets, whose bars no source documents.
            if environment.os < .automaticSheets { return device.isPhone ? .fullScreen : .unknown }
            if environment.designVersion >= .liquidGlass { return .unknown }
            return device.hasCompactHeight(in: environment.orientation) ? .fullScreen : .sheet
        }
    }

    /// Whether the user interface level is elevated, as it is in sheets (around.O9).
    private var isElevated: Bool {
        guard let modalPresentationStyle, environment.os >= .appearanceObjects else { return false }
        switch modalPresentationStyle {
        case .fullScreen, .overFullScreen, .custom: return false
        case .automatic, .pageSheet, .formSheet: return presentation(on: environment.knownDevice) != .fullScreen
        }
    }

    /// The color behind everything, at the level that the navigation controller has.
    var systemBackground: BarColor { isElevated ? .elevatedSystemBackground : .systemBackground }

    /// Returns `color` as it is at the level that the navigation controller has: `systemBackground` goes by it.
    func leveled(_ color: BarColor) -> BarColor {
        isElevated && color.variants ?? color == .systemBackground ? systemBackground : color
    }

    /// Returns the color that is shown of `color` under `style`.
    func resolved(_ color: BarColor, for style: UserInterfaceStyle) -> RGBA { leveled(color).resolved(for: style) }

    /// Returns the color that is shown of `color` in the bar.
    func resolved(_ color: BarColor) -> RGBA { resolved(color, for: environment.userInterfaceStyle) }

    /// Whether it comes out in a sheet of UIKit's.
    func isInSheet(on device: Device) -> Bool { modalPresentationStyle != nil && presentation(on: device) == .sheet }

    /// Whether the navigation controller decides about the status bar (around.O8).
    func decidesStatusBar(on device: Device) -> Bool {
        modalPresentationStyle == nil || capturesStatusBarAppearance || presentation(on: device) == .fullScreen
    }

    /// Whether the navigation controller is known to lie under the status bar: a sheet begins below it (around.O1).
    func reachesStatusBar(on device: Device) -> Bool {
        switch presentation(on: device) {
        case .fullScreen, .overFullScreen: true
        case .sheet, .unknown: false
        }
    }

    /// Returns the size of the navigation controller's view, in points.
    func containerSize(on device: Device) -> (width: Double, height: Double) {
        let (width, height) = (device.width(in: environment.orientation), device.height(in: environment.orientation))
        guard isInSheet(on: device) else { return (width, height) }
        let top = device.windowInsets(in: environment).top + BarMetrics.sheetGap
        guard !device.isPhone else { return (width, height - top) }
        let isFormSheet =
            modalPresentationStyle == .formSheet
            || modalPresentationStyle == .automatic && environment.os >= .automaticFormSheets
        return isFormSheet
            ? (BarMetrics.formSheetWidth, BarMetrics.formSheetHeight)
            : (min(width, BarMetrics.pageSheetWidth), height - top)
    }
}
