import NavigationStyle

extension RandomModel {
    mutating func screen() -> Screen {
        var screen = Screen(id: id())
        screen.title = maybe { $0.text() }
        screen.bar = maybe { $0.barStyle() }
        screen.styledIn = one()
        for callback in Callback.allCases where chance(30) { screen.callbacks[callback] = barProperties() }
        screen.navigationItem = chance() ? navigationItem() : NavigationItem()
        screen.view = chance() ? view() : ScreenView()
        screen.preferredStatusBarStyle = one()
        screen.prefersStatusBarHidden = chance()
        screen.interactivePop.enabled = chance()
        screen.interactivePop.delegateReplaced = chance()
        screen.scrollStyling = maybe(30) { model in
            var styling = ScrollStyling(
                channel: model.one(),
                from: ScrollStyling.Stop(offset: model.points(), alpha: model.fraction()),
                to: ScrollStyling.Stop(offset: model.points(), alpha: model.fraction())
            )
            styling.stopsWhenDisappearing = model.chance()
            return styling
        }
        screen.library = maybe(30) { $0.object() }
        return screen
    }

    private mutating func navigationItem() -> NavigationItem {
        var item = NavigationItem()
        item.title = maybe { $0.text() }
        item.hasTitleView = chance()
        item.prompt = maybe { $0.text() }
        item.largeTitleDisplayMode = one()
        item.leftBarButtonItems = list(3) { $0.text() }
        item.rightBarButtonItems = list(3) { $0.text() }
        item.backButtonTitle = maybe { $0.text() }
        item.backBarButtonItemTitle = maybe { $0.text() }
        item.backButtonDisplayMode = one()
        item.hidesBackButton = chance()
        item.leftItemsSupplementBackButton = chance()
        item.hasBackAction = chance()
        item.style = one()
        item.standardAppearance = maybe(20) { $0.appearance() }
        item.compactAppearance = maybe(20) { $0.appearance() }
        item.scrollEdgeAppearance = maybe(20) { $0.appearance() }
        item.compactScrollEdgeAppearance = maybe(20) { $0.appearance() }
        return item
    }

    private mutating func view() -> ScreenView {
        var view = ScreenView()
        view.backgroundColor = color()
        view.edgesForExtendedLayout = Edges(rawValue: UInt8(random.next() % 16))
        view.extendedLayoutIncludesOpaqueBars = chance()
        view.automaticallyAdjustsScrollViewInsets = chance()
        view.additionalSafeAreaInsets = Insets(top: points(), left: points(), bottom: points(), right: points())
        view.scrollView = maybe { model in
            var scrollView = ScrollView()
            scrollView.isContentScrollView = model.chance()
            scrollView.contentInsetAdjustmentBehavior = model.one()
            scrollView.contentOffset = model.points()
            scrollView.contentHeight = model.maybe { abs($0.points()) }
            scrollView.contentWidth = model.maybe { abs($0.points()) }
            scrollView.alwaysBounceVertical = model.chance()
            scrollView.alwaysBounceHorizontal = model.chance()
            return scrollView
        }
        return view
    }

    mutating func operation() -> Operation {
        let action: Operation.Action =
            switch random.next() % 12 {
            case 0: .push(screen(), animated: chance())
            case 1: .pop(count: Int(random.next() % 5) + 1, animated: chance())
            case 2: .popTo(id(), animated: chance())
            case 3: .popToRoot(animated: chance())
            case 4:
                .setViewControllers(
                    list(3) { $0.chance() ? .existing($0.id()) : .new($0.screen()) },
                    animated: chance()
                )
            case 5: .interactivePop(.finished)
            case 6: .interactivePop(.cancelled)
            case 7: .interactivePop(.released(progress: fraction(), velocity: points()))
            case 8: .update(.properties(barProperties()), screenID: maybe { $0.id() })
            case 9: .update(.style(barStyle()), screenID: maybe { $0.id() })
            case 10: .scroll(to: points(), screenID: maybe { $0.id() })
            default: .rotate(one())
            }
        return Operation(action, timing: one())
    }

    mutating func scenario() -> Scenario {
        var scenario = Scenario(stack: list(4) { $0.screen() })
        scenario.policy = PolicySelection("p" + text(), edition: maybe { $0.text() })
        if chance(30), case .object(let options) = object() { scenario.policy.options = options }
        scenario.policy.copiedProperties = maybe(30) { model in
            BarPropertySet(BarProperty.allCases.filter { _ in model.chance() })
        }
        scenario.environment = environment()
        scenario.defaults.bar = maybe(30) { $0.barStyle() }
        if chance(30) { scenario.defaults.appearanceProxy = barProperties() }
        scenario.origin = one()
        scenario.controller = maybe { $0.controller() }
        if chance(30) { scenario.include = Inclusion(rawValue: UInt8(random.next() % 64)).intersection(.all) }
        return scenario
    }

    private mutating func environment() -> Environment {
        var environment = Environment()
        environment.os = version()
        environment.linkedSDK = maybe { $0.version() }
        environment.device = text()
        environment.orientation = one()
        environment.userInterfaceStyle = one()
        environment.layoutDirection = one()
        environment.reduceTransparency = chance()
        environment.increaseContrast = chance()
        environment.reduceMotion = chance()
        environment.designRequiresCompatibility = chance()
        return environment
    }

    private mutating func version() -> SystemVersion {
        SystemVersion(one(of: Array(7...18) + [26]), Int(random.next() % 8))
    }

    mutating func controller() -> ControllerState {
        var controller = ControllerState()
        controller.stack = list(4) { $0.id() }
        controller.loaded = controller.stack.filter { _ in chance() }
        controller.bar = barProperties()
        controller.isNavigationBarHidden = chance()
        controller.isBarHidden = chance()
        controller.isBackgroundHidden = chance()
        for id in controller.stack where chance() {
            controller.fakeBars[id] = ControllerState.FakeBar(
                isAttached: chance(),
                isHidden: chance(),
                properties: barProperties()
            )
        }
        controller.isItemStackAtRisk = chance()
        controller.policyState = maybe { $0.object() }
        for property in BarProperty.allCases where chance(20) {
            controller.provenance[property] = Provenance(
                setBy: one(),
                screen: maybe { $0.id() },
                callback: maybe { $0.one() }
            )
        }
        for id in controller.stack where chance(30) { controller.contentOffsets[id] = points() }
        controller.orientation = maybe { $0.one() }
        return controller
    }
}
