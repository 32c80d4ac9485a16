package import NavigationStyle

extension RandomModel {
    /// Returns an id that this generator has not returned before.
    package mutating func screenID() -> Screen.ID {
        idCount += 1
        let prefix = chance(85) ? "screen" : one(of: ["详情", "a/b~c", "é", "e\u{301}", "quo\"te\\", "x-", "$"])
        return Screen.ID(rawValue: prefix + "\(idCount)")
    }

    package mutating func screen() -> Screen {
        var screen = Screen(id: screenID())
        screen.title = maybe(60) { $0.text() }
        screen.bar = maybe(60) { $0.barStyle() }
        screen.styledIn = chance(20) ? .viewDidLoad : .viewWillAppear
        screen.callbacks = callbacks()
        if chance(30) { screen.navigationItem = navigationItem() }
        if chance(40) { screen.view = screenView() }
        if chance(20) { screen.preferredStatusBarStyle = one(of: StatusBarStyle.self) }
        screen.prefersStatusBarHidden = chance(10)
        screen.hidesBottomBarWhenPushed = chance(10)
        screen.definesPresentationContext = chance(15)
        screen.interactivePop.enabled = !chance(10)
        if chance(15) { screen.interactivePop.delegate = one(of: [.replaced, .guarded]) }
        screen.scrollStyling = maybe(15) { $0.scrollStyling() }
        let library = members(of: libraryMembers, librarySchema)
        if !library.isEmpty { screen.library = .object(library) }
        return screen
    }

    package mutating func callbacks() -> Callbacks {
        var callbacks = Callbacks()
        for callback in Callback.allCases where chance(20) { callbacks[callback] = barProperties() }
        writeBack(in: &callbacks)
        return callbacks
    }

    /// Lets the code of some screens write back values that it has saved; the values that this generator returns next do
    /// not depend on it.
    private func writeBack(in callbacks: inout Callbacks) {
        var random = RandomModel(seed: UInt64(idCount) &* 0x9E37 &+ 0x5AED)
        guard random.chance(15) else { return }
        let order: [Callback] = [
            .viewDidLoad, .viewWillAppear, .viewIsAppearing, .duringTransition, .viewDidAppear,
            .traitCollectionDidChange, .viewWillDisappear, .viewDidDisappear,
        ]
        for _ in 0..<random.integer(in: 1...3) {
            let later = random.chance(50) ? 6 : random.integer(in: 0...7)
            let earlier = random.chance(50) ? min(1, later) : random.integer(in: 0...later)
            callbacks[order[later]][random.one(of: BarProperty.allCases)] = .saved(order[earlier])
        }
    }

    package mutating func navigationItem() -> NavigationItem {
        var item = NavigationItem()
        item.title = maybe(50) { $0.text() }
        item.hasTitleView = chance(15)
        item.prompt = maybe(10) { $0.text() }
        item.largeTitleDisplayMode = one(of: NavigationItem.LargeTitleDisplayMode.self)
        item.leftBarButtonItems = several(0...1) { $0.text() }
        item.rightBarButtonItems = several(0...2) { $0.text() }
        item.backButtonTitle = maybe(25) { $0.text() }
        item.backBarButtonItemTitle = maybe(25) { $0.text() }
        item.backButtonDisplayMode = one(of: NavigationItem.BackButtonDisplayMode.self)
        item.hidesBackButton = chance(15)
        item.leftItemsSupplementBackButton = chance(25)
        item.hasBackAction = chance(10)
        item.style = one(of: NavigationItem.ItemStyle.self)
        item.searchController = maybe(25) { $0.searchController() }
        item.hidesSearchBarWhenScrolling = !chance(25)
        if chance(25) { item.preferredSearchBarPlacement = one(of: NavigationItem.SearchBarPlacement.self) }
        item.standardAppearance = maybe(20) { $0.appearance() }
        item.compactAppearance = maybe(10) { $0.appearance() }
        item.scrollEdgeAppearance = maybe(15) { $0.appearance() }
        item.compactScrollEdgeAppearance = maybe(10) { $0.appearance() }
        return item
    }

    private mutating func searchController() -> SearchController {
        var controller = SearchController()
        controller.hidesNavigationBarDuringPresentation = maybe(30) { $0.flag() }
        if chance(25) { controller.setIn = .duringTransition }
        return controller
    }

    package mutating func screenView() -> ScreenView {
        var view = ScreenView()
        if chance(50) { view.backgroundColor = color() }
        if chance(30) { view.edgesForExtendedLayout = Edges(rawValue: UInt8(integer(in: 0...15))) }
        view.extendedLayoutIncludesOpaqueBars = chance(25)
        view.automaticallyAdjustsScrollViewInsets = !chance(25)
        if chance(20) { view.additionalSafeAreaInsets = insets() }
        view.scrollView = maybe(50) { $0.scrollView() }
        if chance(15), view.scrollView?.isContentScrollView == nil {
            view.contentScrollView = one(of: ScreenView.ContentScrollView.self)
        }
        return view
    }

    package mutating func scrollView() -> ScreenScrollView {
        var scrollView = ScreenScrollView()
        switch integer(in: 0...9) {
        case ..<4: scrollView.isContentScrollView = !chance(40)
        case ..<7:
            scrollView.subviewIndexPath = maybe(60) { $0.subviewIndexPath() }
            scrollView.isInsideScrollView = maybe(30) { $0.flag() }
            scrollView.addedIn = maybe(40) { $0.one(of: ScreenScrollView.AddedIn.self) }
        default: break
        }
        scrollView.pinnedTo = maybe(15) { $0.one(of: ScreenScrollView.Anchor.self) }
        scrollView.contentOffsetWrites = maybe(20) { $0.contentOffsetWrites() }
        scrollView.contentInsetAdjustmentBehavior = one(of: ScreenScrollView.ContentInsetAdjustmentBehavior.self)
        scrollView.contentOffset = chance(50) ? 0 : points(in: -60...400)
        scrollView.contentHeight = maybe(50) { $0.points(in: 0...3000) }
        scrollView.contentWidth = maybe(30) { $0.points(in: 0...1500) }
        scrollView.alwaysBounceVertical = chance(40)
        scrollView.alwaysBounceHorizontal = chance(20)
        return scrollView
    }

    private mutating func subviewIndexPath() -> SubviewIndexPath {
        var path: SubviewIndexPath = []
        path.indices = several(0...3) { $0.chance(60) ? 0 : $0.integer(in: 0...3) }
        return path
    }

    private mutating func contentOffsetWrites() -> ContentOffsetWrites {
        var writes = ContentOffsetWrites()
        writes.viewDidLoad = maybe(30) { $0.points(in: -200...200) }
        writes.viewWillAppear = maybe(50) { $0.points(in: -200...200) }
        writes.viewDidAppear = maybe(30) { $0.points(in: -200...200) }
        return writes
    }

    package mutating func scrollStyling() -> ScrollStyling {
        var styling = ScrollStyling(
            channel: one(of: ScrollStyling.Channel.self),
            from: ScrollStyling.Stop(offset: points(in: -20...60), alpha: fraction()),
            to: ScrollStyling.Stop(offset: points(in: 60...300), alpha: fraction())
        )
        styling.stopsWhenDisappearing = !chance(25)
        return styling
    }
}
