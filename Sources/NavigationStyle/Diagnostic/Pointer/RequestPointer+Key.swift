extension RequestPointer {
    /// The keys on the way to a cause, in the order of the wire format; the properties of a bar are keys of their own.
    enum Key: UInt8, CaseIterable {
        case policy = 1
        case policies, environment, environments, contentSizeCategory
        case defaults, appearanceProxy, navigationBar, containedAppearanceProxies, whenContainedInInstancesOf
        case stack, nested, navigationController, modalPresentationStyle, tabBar, window, controller, dimmedItems,
            operation,
            operations
        case bar, hidden, background, shadow, tint, title, largeTitle, statusBar
        case callbacks, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
        case duringTransition, viewIsAppearing, traitCollectionDidChange
        case navigationItem, largeTitleDisplayMode, leftBarButtonItems, backButtonTitle, backButtonDisplayMode
        case hidesBackButton, hasBackAction, style
        case searchController, setIn, hidesSearchBarWhenScrolling, preferredSearchBarPlacement
        // The raw values from `firstProperty` to 91 belong to the properties.
        case view = 92
        case edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets
        case contentScrollView, scrollView, preferredStatusBarStyle, prefersStatusBarHidden, definesPresentationContext
        case interactivePop, scrollStyling, library
        case screen, screens, count, by, screenID, properties, animator, usesFinalFrame
        case channel, config, contentInsetAdjustmentBehavior, delegateReplaced, enabled, isContentScrollView
        case subviewIndexPath, isInsideScrollView, addedIn, pinnedTo, contentOffsetWrites
        case stopsWhenDisappearing, useSystemBackBarButtonItem, writes, before, after

        /// Returns the number of the key named like `property`.
        static func code(of property: BarProperty) -> UInt8 { firstProperty + property.rawValue }

        private static let firstProperty: UInt8 = 64

        private static let firstMember: UInt8 = 128

        /// The name of the key with each number; empty if there is none.
        ///
        /// The members that policies' interfaces add to screens, and the options of policies, have the highest numbers.
        static let names: [String] = {
            var names = Array(repeating: "", count: 256)
            for key in allCases { names[Int(key.rawValue)] = "\(key)" }
            for property in BarProperty.allCases { names[Int(code(of: property))] = property.name }
            var known = Set(names)
            var next = Int(firstMember)
            for name in PolicyRegistry.memberNames where known.insert(name).inserted {
                // Policies with more members than numbers end the process here, at the first pointer.
                names[next] = name
                next += 1
            }
            return names
        }()

        /// Returns the number of the key named `name`; nil if there is none.
        static func code(named name: String) -> UInt8? { codes[name] }

        private static let codes: [String: UInt8] = names.indices.reduce(into: [:]) { codes, code in
            if !names[code].isEmpty { codes[names[code]] = UInt8(code) }
        }

        /// The key's name in a request.
        var name: String { Key.names[Int(rawValue)] }

        /// The key of a screen's code in `callback`.
        init(_ callback: Callback) {
            self =
                switch callback {
                case .viewDidLoad: .viewDidLoad
                case .viewWillAppear: .viewWillAppear
                case .viewDidAppear: .viewDidAppear
                case .viewWillDisappear: .viewWillDisappear
                case .viewDidDisappear: .viewDidDisappear
                case .duringTransition: .duringTransition
                case .viewIsAppearing: .viewIsAppearing
                case .traitCollectionDidChange: .traitCollectionDidChange
                }
        }
    }
}

extension BarStyle {
    /// Returns the key of the style that causes a write of `property`; nil if none does.
    @inline(__always) func key(for property: BarProperty) -> RequestPointer.Key? {
        let background: RequestPointer.Key? = background == nil ? nil : .background
        let shadow: RequestPointer.Key? = shadow == nil ? nil : .shadow
        let title: RequestPointer.Key? = title == nil ? nil : .title
        switch property {
        case .barStyle: return statusBar == nil ? nil : .statusBar
        case .isNavigationBarHidden: return hidden == nil ? nil : .hidden
        case .tintColor: return tint == nil ? nil : .tint
        case .prefersLargeTitles: return largeTitle == nil ? nil : .largeTitle
        case .backgroundImage, .barTintColor: return background
        case .shadowImage: return shadow ?? background
        case .titleTextAttributes: return title
        case .standardAppearance, .scrollEdgeAppearance: return background ?? shadow ?? title
        default: return nil
        }
    }
}
