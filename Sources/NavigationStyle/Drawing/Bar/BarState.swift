/// The visible state of a bar; everything that is always present is non-optional.
public struct BarState: Decodable, Hashable, Sendable {
    /// Whether nothing of the bar is visible: it or its view is hidden, or its alpha is 0.
    public var isHidden: Bool
    /// The background behind the bar's content.
    public var background: Background
    /// Whether the bar considers itself translucent (uikit.A2).
    public var isTranslucent: Bool
    /// The origin of the translucency.
    public var translucency: Translucency
    /// The hairline.
    public var shadow: Shadow
    /// UIKit's `barStyle`.
    public var barStyle: SystemBarStyle
    /// The color of the buttons.
    public var tintColor: RGBA
    /// The title.
    public var title: Title
    /// The large title, and the scroll view that drives it.
    public var largeTitle: LargeTitle
    /// The search bar; nil if the screen's item has none.
    public var searchBar: SearchBar?
    /// The back button.
    public var backButton: BackButton
    /// The status bar; nil if the presented controller does not decide about it (around.O8).
    public var statusBar: StatusBar?
    /// The slot of the state that the bar is in.
    public var appearance: AppearanceSlot
    /// The bar's frame in the window, in points; nil if its height or its place is unknown.
    public var frame: Rect?
    /// The bar that draws this state.
    public var drawnBy: BarReference
    /// The contrast of the title, the buttons and the status bar with the background behind them.
    public var contrast: BarContrast
    /// The writer of each property's value.
    public var provenance: ProvenanceTable?

    /// The layers behind a bar's content, by the topmost that draws.
    public struct Background: Decodable, Hashable, Sendable {
        /// The topmost layer that draws.
        public enum Kind: String, CaseIterable, Codable, Sendable {
            case blur, color, image, clear, glass
        }

        /// The opacity of the background.
        public enum Alpha: Hashable, Sendable {
            /// 0…1.
            case value(Double)
            /// An opacity under 1 that Apple does not publish (uikit.A1).
            case system
        }

        /// The topmost layer that draws.
        public var kind: Kind
        /// The color of the layer, or that tints it.
        public var color: RGBA?
        /// The name of the image.
        public var image: String?
        /// The opacity of the background.
        public var alpha: Alpha
        /// The color that shows through a color or an image with alpha: that of the appearance below its image, the
        /// bar's own `backgroundColor`, or the one that UIKit puts into an opaque bar (uikit.A1, uikit.A2, uikit.A3).
        public var backing: RGBA?
        /// The gradient, if the image is one.
        public var gradient: Gradient?
    }

    /// The origin of a bar's translucency (uikit.A2).
    public enum Translucency: String, CaseIterable, Codable, Sendable {
        case explicit, inferred, `default`
    }

    /// The hairline under the bar.
    public struct Shadow: Decodable, Hashable, Sendable {
        /// Whether it is drawn.
        public var isVisible: Bool
        /// Its color, where that is known.
        public var color: RGBA?
    }

    /// The title in the bar.
    public struct Title: Decodable, Hashable, Sendable {
        /// Its text; nil if there is none, or if the app's own view takes its place.
        public var text: String?
        /// Its color.
        public var color: RGBA
        /// The size of its font in points.
        public var fontSize: Double
        /// The weight of its font.
        public var fontWeight: FontWeight
        /// Whether it is the large one.
        public var isLarge: Bool
    }

    /// The back button.
    public struct BackButton: Decodable, Hashable, Sendable {
        /// Whether it is there.
        public var isShown: Bool
        /// Its text; nil if it has none or is not shown.
        public var title: String?
        /// Its color.
        public var color: RGBA
    }

    /// The large title below the row of the buttons, and the scroll view that drives it (around.M1 to around.M6).
    public struct LargeTitle: Decodable, Hashable, Sendable {
        /// The stages of a large title.
        public enum State: String, CaseIterable, Codable, Sendable {
            case expanded, partial, collapsed
            /// The title is not to be large, or the height is compact.
            case none
        }

        /// The ways in which UIKit starts to follow a scroll view (around.M1).
        public enum Tracking: String, CaseIterable, Codable, Sendable {
            /// UIKit found the scroll view itself.
            case automatic
            /// The app named it by `setContentScrollView(_:for:)`.
            case set
        }

        /// Its stage.
        public var state: State
        /// The height that it adds to the bar, in points; nil if unknown.
        public var height: Double?
        /// The way in which UIKit follows the screen's scroll view; nil if it follows none, so that nothing collapses.
        public var trackedBy: Tracking?
    }

    /// The search bar of a search controller (around.N1 to around.N5).
    public struct SearchBar: Decodable, Hashable, Sendable {
        /// Its place.
        public enum Placement: String, CaseIterable, Codable, Sendable {
            /// Below the row of the buttons and the large title.
            case stacked
            /// In the row of the buttons.
            case inline
            /// At the trailing edge of the row of the buttons.
            case integrated
            /// In the toolbar at the lower edge, so that the bar does not change.
            case toolbar
        }

        /// Its visibility.
        public enum Visibility: String, CaseIterable, Codable, Sendable {
            case shown, hidden
            /// Unknown: documentation and observers differ on whether it shows at first (around.N4).
            case indeterminate
        }

        /// Its place.
        public var placement: Placement
        /// Its visibility.
        public var visibility: Visibility
        /// The height that it adds to the bar, in points; nil if unknown.
        public var height: Double?
        /// Whether the search is active.
        public var isActive: Bool
    }

    /// The status bar.
    public struct StatusBar: Decodable, Hashable, Sendable {
        /// Light or dark, never `default`.
        public var style: StatusBarStyle
        /// Whether it is hidden.
        public var isHidden: Bool
    }

    /// The states that a bar can be in (uikit.B1).
    public enum AppearanceSlot: String, CaseIterable, Codable, Sendable {
        case standard, compact, scrollEdge, compactScrollEdge
        /// Below iOS 13, or where no appearance object exists.
        case legacy
    }
}

/// A `CGRect` in points.
public struct Rect: Decodable, Hashable, Sendable {
    /// The origin and the size in points.
    public var x, y, width, height: Double

    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
