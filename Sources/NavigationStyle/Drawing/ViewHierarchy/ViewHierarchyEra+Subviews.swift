// The trees of uikit.J, era by era; those up to iOS 10 are printed in seed1.2.
extension ViewHierarchyEra {
    /// Returns the views on the bar.
    func subviews(_ frames: ViewFrames) -> [ViewNode] {
        switch self {
        case .backdrop: [backdropBackground(frames)] + itemViews(frames)
        case .visualEffect: [visualEffectBackground(frames)] + itemViews(frames)
        case .autoLayout:
            [barBackground(frames, [shadowImage(frames), ViewNode("UIVisualEffectView", .effect)])] + contentViews
        case .shadowView:
            [
                barBackground(
                    frames,
                    [
                        ViewNode("UIImageView", .backgroundImage, confidence: .contested),
                        ViewNode("UIVisualEffectView", .effect),
                        shadowView(frames),
                    ]
                )
            ] + contentViews
        case .layerPairs:
            [barBackground(frames, ["1", "2"].flatMap { layers($0, frames) })] + contentViews
        case .glass: glassViews(frames)
        }
    }

    /// The views on the screen's own that do the bar's work (iOS 26).
    var viewsInScreen: [ViewNode] {
        guard self == .glass else { return [] }
        let painter = ViewNode("ScrollEdgeEffectView", .scrollEdgeEffect)
        return [
            ViewNode(
                "UIScrollView",
                .scrollView,
                with: "a scroll view of the app's",
                confidence: .documented,
                [
                    ViewNode("_UITouchPassthroughView", .container, [painter]),
                    // It scrolls with the content (uikit.C5).
                    ViewNode("NavigationBarLargeTitleView", .largeTitle, with: "a large title", confidence: .contested),
                ]
            )
        ]
    }

    // MARK: - Background

    // The parts of the blur are siblings in the listing of seed1.2, whose order is kept here.

    private func backdropBackground(_ frames: ViewFrames) -> ViewNode {
        let blur = ["_UIBackdropView", "_UIBackdropEffectView"].map {
            ViewNode($0, .effect, frame: frames.backgroundContent)
        }
        return ViewNode(
            "_UINavigationBarBackground",
            .background,
            superclasses: ["_UIBarBackgroundImageView", "UIImageView"],
            frame: frames.background,
            blur + [shadowImage(frames)]
        )
    }

    private func visualEffectBackground(_ frames: ViewFrames) -> ViewNode {
        let blur = ViewNode("UIVisualEffectView", .effect, frame: frames.backgroundContent)
        let parts = ["_UIVisualEffectBackdropView", "_UIVisualEffectFilterView"].map {
            ViewNode($0, .effect, superclasses: ["_UIVisualEffectSubview"], frame: frames.backgroundContent)
        }
        return barBackground(frames, [shadowImage(frames), blur] + parts)
    }

    private func barBackground(_ frames: ViewFrames, _ subviews: [ViewNode]) -> ViewNode {
        ViewNode("_UIBarBackground", .background, frame: frames.background, subviews)
    }

    private func shadowImage(_ frames: ViewFrames) -> ViewNode {
        ViewNode("UIImageView", .shadow, frame: frames.shadow)
    }

    private func shadowView(_ frames: ViewFrames, variable: String? = nil) -> ViewNode {
        let content = ViewNode("_UIBarBackgroundShadowContentImageView", .shadow, frame: frames.shadowContent)
        return ViewNode(
            "_UIBarBackgroundShadowView",
            .shadow,
            variable: variable,
            frame: frames.shadow,
            [content]
        )
    }

    /// Returns the layers of one of the two appearances.
    private func layers(_ number: String, _ frames: ViewFrames) -> [ViewNode] {
        [
            ViewNode(nil, .effect, variable: "_effectView\(number)"),
            ViewNode(nil, .backgroundImage, variable: "_colorAndImageView\(number)"),
            shadowView(frames, variable: "_shadowView\(number)"),
        ]
    }

    // MARK: - Content

    /// Returns the items' views, which are direct subviews of the bar up to iOS 10, beside the background.
    private func itemViews(_ frames: ViewFrames) -> [ViewNode] {
        [
            ViewNode("UINavigationItemView", .title, with: "a title"),
            ViewNode(
                "UINavigationButton",
                .button,
                superclasses: ["UIButton", "UIControl"],
                with: "a bar button item"
            ),
            ViewNode(
                "_UINavigationBarBackIndicatorView",
                .backIndicator,
                superclasses: ["UIImageView"],
                frame: frames.backIndicator
            ),
        ]
    }

    /// From iOS 11 to 18 a content view has them.
    private var contentViews: [ViewNode] {
        [
            ViewNode(
                "_UINavigationBarLargeTitleView",
                .largeTitle,
                confidence: .contested,
                [ViewNode("UILabel", .largeTitle, confidence: .contested)]
            ),
            ViewNode(
                "_UINavigationBarContentView",
                .container,
                confidence: .contested,
                [
                    ViewNode("_UIButtonBarButton", .backButton, with: "a back button", confidence: .contested),
                    ViewNode("UILabel", .title, with: "a title", confidence: .contested),
                    ViewNode(
                        "_UITAMICAdaptorView",
                        .container,
                        with: "a title view",
                        confidence: .contested,
                        [ViewNode(nil, .titleView, confidence: .contested)]
                    ),
                    ViewNode(
                        "_UIButtonBarStackView",
                        .buttons,
                        with: "bar button items",
                        confidence: .contested,
                        [ViewNode("_UIButtonBarButton", .button, confidence: .contested)]
                    ),
                ]
            ),
            ViewNode("_UINavigationBarModernPromptView", .prompt, with: "a prompt", confidence: .contested),
            ViewNode("UISearchBar", .searchBar, with: "a search controller", confidence: .contested),
            ViewNode(nil, .palette, with: "a palette", confidence: .contested),
        ]
    }

    private func glassViews(_ frames: ViewFrames) -> [ViewNode] {
        [
            // Measured on iOS 26.1 by what it covers; nobody names its class (uikit.B5).
            ViewNode(
                nil,
                .background,
                with: "an appearance that paints a background",
                frame: frames.background,
                confidence: .measured
            ),
            ViewNode(
                "UIKit.NavigationBarContentView",
                .container,
                [
                    ViewNode("UIKit.NavigationButtonBar", .buttons, with: "buttons", confidence: .contested),
                    ViewNode("HostedViewWrapper", .title, with: "a title", confidence: .contested),
                ]
            ),
        ]
    }
}
