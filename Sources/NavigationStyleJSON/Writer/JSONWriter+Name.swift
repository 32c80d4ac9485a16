package import NavigationStyle

// The most frequent names in a response, repeated here as literals: they are written with a few stores, as their
// lengths are known. Other names are written from their raw values.
extension JSONWriter {
    /// Writes the name of a point of the script.
    package mutating func name(_ value: Step.Event.Name) {
        switch value {
        case .call: name("call")
        case .turn: name("turn")
        case .alongside: name("alongside")
        case .completion: name("completion")
        case .willMoveToParent: name("willMoveToParent")
        case .viewDidLoad: name("viewDidLoad")
        case .viewWillDisappear: name("viewWillDisappear")
        case .viewWillAppear: name("viewWillAppear")
        case .viewIsAppearing: name("viewIsAppearing")
        case .traitCollectionDidChange: name("traitCollectionDidChange")
        case .viewWillLayoutSubviews: name("viewWillLayoutSubviews")
        case .viewDidLayoutSubviews: name("viewDidLayoutSubviews")
        case .duringTransition: name("duringTransition")
        case .viewDidDisappear: name("viewDidDisappear")
        case .viewDidAppear: name("viewDidAppear")
        case .didMoveToParent: name("didMoveToParent")
        case .willShow: name("willShow")
        case .didShow: name("didShow")
        }
    }

    /// Writes the name of a kind of action in a step.
    package mutating func name(_ value: Step.Action.Name) {
        switch value {
        case .callback: name("callback")
        case .delegate: name("delegate")
        case .stack: name("stack")
        case .write: name("write")
        case .addFakeBar: name("addFakeBar")
        case .removeFakeBar: name("removeFakeBar")
        case .bringFakeBarToFront: name("bringFakeBarToFront")
        case .skipFakeBar: name("skipFakeBar")
        case .keepFakeBar: name("keepFakeBar")
        case .showBar: name("showBar")
        case .hideBar: name("hideBar")
        case .showBarBackground: name("showBarBackground")
        case .hideBarBackground: name("hideBarBackground")
        case .setNavigationBarHidden: name("setNavigationBarHidden")
        case .setContainerBackground: name("setContainerBackground")
        case .disableClipping: name("disableClipping")
        case .adjustScrollInsets: name("adjustScrollInsets")
        case .restoreScrollInsets: name("restoreScrollInsets")
        case .animate: name("animate")
        case .complete: name("complete")
        case .cancel: name("cancel")
        }
    }

    /// Writes the name of a kind of writer.
    package mutating func name(_ value: Provenance.Writer) {
        switch value {
        case .screen: name("screen")
        case .appearanceProxy: name("appearanceProxy")
        case .entry: name("entry")
        case .policy: name("policy")
        case .system: name("system")
        }
    }

    /// Writes the name of an actor.
    package mutating func name(_ value: Step.Actor) {
        switch value {
        case .app: name("app")
        case .uikit: name("uikit")
        case .policy: name("policy")
        }
    }

    /// Writes the name of a verdict on contrast.
    package mutating func name(_ value: Contrast.Verdict) {
        switch value {
        case .pass: name("pass")
        case .fail: name("fail")
        case .system: name("system")
        case .indeterminate: name("indeterminate")
        }
    }

    /// Writes the name of the source of the color behind a bar's content.
    package mutating func name(_ value: ContrastBackdrop.Source) {
        switch value {
        case .bar: name("bar")
        case .view: name("view")
        case .default: name("default")
        case .container: name("container")
        case .unknown: name("unknown")
        }
    }

    /// Writes the name of a kind of background.
    package mutating func name(_ value: BarState.Background.Kind) {
        switch value {
        case .blur: name("blur")
        case .color: name("color")
        case .image: name("image")
        case .clear: name("clear")
        case .glass: name("glass")
        }
    }

    /// Writes the name of the origin of a translucency.
    package mutating func name(_ value: BarState.Translucency) {
        switch value {
        case .explicit: name("explicit")
        case .inferred: name("inferred")
        case .default: name("default")
        }
    }

    /// Writes the name of an appearance slot.
    package mutating func name(_ value: BarState.AppearanceSlot) {
        switch value {
        case .standard: name("standard")
        case .compact: name("compact")
        case .scrollEdge: name("scrollEdge")
        case .compactScrollEdge: name("compactScrollEdge")
        case .legacy: name("legacy")
        }
    }

    /// Writes the name of a bar's style.
    package mutating func name(_ value: SystemBarStyle) {
        switch value {
        case .default: name("default")
        case .black: name("black")
        case .blackTranslucent: name("blackTranslucent")
        }
    }

    /// Writes the name of a status bar's style.
    package mutating func name(_ value: StatusBarStyle) {
        switch value {
        case .default: name("default")
        case .lightContent: name("lightContent")
        case .darkContent: name("darkContent")
        }
    }

    /// Writes the name of a weight.
    package mutating func name(_ value: FontWeight) {
        switch value {
        case .ultraLight: name("ultraLight")
        case .thin: name("thin")
        case .light: name("light")
        case .regular: name("regular")
        case .medium: name("medium")
        case .semibold: name("semibold")
        case .bold: name("bold")
        case .heavy: name("heavy")
        case .black: name("black")
        }
    }

    /// Writes the name of the background that an appearance was configured with.
    package mutating func name(_ value: Appearance.Background) {
        switch value {
        case .default: name("default")
        case .opaque: name("opaque")
        case .transparent: name("transparent")
        }
    }

    /// Writes the name of a component of a bar.
    package mutating func name(_ value: Component.Name) {
        switch value {
        case .title: name("title")
        case .backButton: name("backButton")
        case .leftItems: name("leftItems")
        case .rightItems: name("rightItems")
        case .background: name("background")
        case .shadow: name("shadow")
        case .largeTitle: name("largeTitle")
        }
    }

    /// Writes the name of a side of a transition.
    package mutating func name(_ value: Component.Side) {
        switch value {
        case .from: name("from")
        case .to: name("to")
        }
    }

    /// Writes the name of an end of a movement.
    package mutating func name(_ value: Component.Place) {
        switch value {
        case .place: name("place")
        case .backButton: name("backButton")
        case .title: name("title")
        case .leadingEdge: name("leadingEdge")
        case .trailingEdge: name("trailingEdge")
        case .screen: name("screen")
        }
    }
}

extension JSONWriter {
    /// Writes a property's name as the key of the next member.
    ///
    /// The names are repeated here as literals, so that their lengths are known to the compiler.
    @inline(__always) package mutating func key(_ property: BarProperty) {
        switch property {
        case .barStyle: key("barStyle")
        case .isTranslucent: key("isTranslucent")
        case .barTintColor: key("barTintColor")
        case .tintColor: key("tintColor")
        case .backgroundColor: key("backgroundColor")
        case .backgroundImage: key("backgroundImage")
        case .compactBackgroundImage: key("compactBackgroundImage")
        case .shadowImage: key("shadowImage")
        case .titleTextAttributes: key("titleTextAttributes")
        case .largeTitleTextAttributes: key("largeTitleTextAttributes")
        case .prefersLargeTitles: key("prefersLargeTitles")
        case .backIndicatorImage: key("backIndicatorImage")
        case .backIndicatorTransitionMaskImage: key("backIndicatorTransitionMaskImage")
        case .alpha: key("alpha")
        case .isHidden: key("isHidden")
        case .clipsToBounds: key("clipsToBounds")
        case .standardAppearance: key("standardAppearance")
        case .compactAppearance: key("compactAppearance")
        case .scrollEdgeAppearance: key("scrollEdgeAppearance")
        case .compactScrollEdgeAppearance: key("compactScrollEdgeAppearance")
        case .isNavigationBarHidden: key("isNavigationBarHidden")
        case .hidesBarsOnSwipe: key("hidesBarsOnSwipe")
        case .hidesBarsOnTap: key("hidesBarsOnTap")
        case .hidesBarsWhenVerticallyCompact: key("hidesBarsWhenVerticallyCompact")
        case .hidesBarsWhenKeyboardAppears: key("hidesBarsWhenKeyboardAppears")
        }
    }
}
