// The callbacks of screens, and the animations alongside.
extension QMUI {
    func navigationControllerDidLoad(in simulation: inout Simulation) {
        // The properties that a template leaves on the appearance proxy, and the library's changes to these from iOS 15
        // on.
        let common = proxy.restricted(to: .all.subtracting(.ofNavigationController))
        let properties = layered(common, on: simulation.bar.properties)
        guard template != nil || properties != common else { return }
        simulation.write(properties, by: .policy, origin: WriteOrigin(.appearanceProxy), rule: .qmuiTemplate1)
        // The tint of the buttons is not on the proxy: the controller itself sets it.
        guard let color = template?.navBarTintColor else { return }
        var tint = BarProperties()
        tint[.tintColor] = .color(color)
        simulation.write(tint, by: .policy, origin: WriteOrigin(.policy), rule: .qmuiTemplate1)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        let delegate = simulation[memories, screen].delegate
        guard delegate.conforms, simulation.controller.stack.contains(screen) else { return }
        renderVisibility(of: screen, delegate, in: &simulation)
        render(screen, delegate, in: &simulation)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {
        simulation[memories].isTransiting = false
        simulation[memories].unanimatedPushes.remove(screen)
    }

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        let written = layered(properties, on: simulation.bar.properties)
        pass(written, in: &simulation)
        if properties.isNavigationBarHidden != nil { simulation[memories].isHidingCalled = true }
        return written
    }

    func didRunCode(of screen: Int, in simulation: inout Simulation) {
        flush(in: &simulation)
        guard simulation[memories].isHidingCalled else { return }
        simulation[memories].isHidingCalled = false
        didSetNavigationBarHidden(in: &simulation)
    }

    // MARK: - Updates

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        simulation[memories, screen].updates = simulation[memories, screen].updates.followed(
            by: QMUIDelegate(style)
        )
        simulation[memories, screen].placed = placed(
            simulation.screen(screen),
            simulation[memories, screen]
        )
        let delegate = simulation[memories, screen].delegate
        var properties = BarProperties()
        if let image = delegate.navigationBarBackgroundImage { properties.backgroundImage = image }
        if let color = delegate.navigationBarBarTintColor { properties.barTintColor = color }
        if let style = delegate.navigationBarStyle { properties.barStyle = style }
        if let image = delegate.navigationBarShadowImage { properties.shadowImage = image }
        // Only an appearing screen leaves out a tint of nil.
        if let color = delegate.navigationBarTintColor { properties.tintColor = .some(color) }
        if delegate.conforms {
            writeRendered(
                properties,
                own: properties.touched,
                of: screen,
                rule: .qmuiUpdateNavigationBarAppearance1,
                in: &simulation
            )
            flush(in: &simulation)
        }
        let rest = directWrites(of: style.properties(for: environment.os))
        simulation.writeOwn(rest, of: screen)
        return true
    }
}

extension QMUI {
    /// Shows or hides the bar as a hideable screen prefers.
    fileprivate func renderVisibility(of screen: Int, _ delegate: QMUIDelegate, in simulation: inout Simulation) {
        guard let isHidden = isHidden(delegate) else { return }
        guard isHidden != simulation.controller.isNavigationBarHidden else { return }
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: isHidden, animation: .asTransition)
        simulation.writeByPolicy(properties, givenBy: screen, rule: .qmuiViewWillAppear1)
        didSetNavigationBarHidden(in: &simulation)
    }

    /// Renders the style of `screen` on the bar: qmui.viewWillAppear.2 to .4, in one write.
    fileprivate func render(_ screen: Int, _ delegate: QMUIDelegate, in simulation: inout Simulation) {
        var properties = BarProperties()
        var own: BarPropertySet = []
        var rule = Rule.qmuiViewWillAppear2
        let template = template
        func set<Value>(_ property: BarProperty, _ method: Value?, _ common: Value, _ write: (Value) -> Void) {
            if let method {
                write(method)
                own.insert(property)
            } else if template != nil {
                write(common)
            }
        }
        set(.barTintColor, delegate.navigationBarBarTintColor, proxy.barTintColor.flatMap(\.self)) {
            properties.barTintColor = .some($0)
        }
        set(.backgroundImage, delegate.navigationBarBackgroundImage, proxy.backgroundImage.flatMap(\.self)) {
            properties.backgroundImage = .some($0)
        }
        set(.barStyle, delegate.navigationBarStyle, proxy.barStyle ?? .default) { properties.barStyle = $0 }
        set(.shadowImage, delegate.navigationBarShadowImage, template?.shadowImage) {
            properties.shadowImage = .some($0)
        }
        if let color = delegate.navigationBarTintColor ?? template?.navBarTintColor {
            let isOwn = delegate.navigationBarTintColor != nil
            if !simulation.animateAlongside(tintBlock(color, of: screen, isOwn: isOwn)) {
                if properties.isEmpty { rule = .qmuiViewWillAppear3 }
                properties[.tintColor] = .color(color)
                if isOwn { own.insert(.tintColor) }
            }
        }
        // A title view of the library's has its own color; with another title view, the color has no effect.
        let hasTitleView =
            delegate.usesTitleView ?? false || simulation.screen(screen).navigationItem.hasTitleView
        if !hasTitleView {
            set(.titleTextAttributes, delegate.titleViewTintColor, template?.navBarTitleColor) { color in
                var attributes = simulation.bar.properties.titleTextAttributes.flatMap(\.self) ?? TextAttributes()
                attributes.color = color
                if properties.isEmpty { rule = .qmuiViewWillAppear4 }
                properties.titleTextAttributes = .some(attributes)
            }
        }
        writeRendered(properties, own: own, of: screen, rule: rule, in: &simulation)
    }

    /// Returns the block that gives the bar the tint of `screen`, from its method or from the template.
    private func tintBlock(_ color: BarColor, of screen: Int, isOwn: Bool) -> TransitionCoordinator.Block {
        TransitionCoordinator.Block { simulation in
            var properties = BarProperties()
            properties[.tintColor] = .color(color)
            let own = isOwn ? properties.touched : []
            writeRendered(properties, own: own, of: screen, rule: .qmuiViewWillAppear3, in: &simulation)
        }
    }

    /// Writes the properties that the library renders for `screen`, which has set `own` itself; the template has set
    /// the rest.
    func writeRendered(
        _ properties: BarProperties,
        own: BarPropertySet,
        of screen: Int,
        rule: Rule,
        in simulation: inout Simulation
    ) {
        guard !properties.isEmpty else { return }
        let written = layered(properties, on: simulation.bar.properties)
        let isOwn = !own.isEmpty
        let said = properties.restricted(to: own)
        if isOwn {
            let origin = WriteOrigin(.screen, name: simulation.records[screen].name, event: simulation.record.at.name)
            simulation.logging(said, asked: said, by: screen, isRunByPolicy: true) {
                $0.write(written, by: .policy, origin: origin, rule: rule)
            }
        } else {
            simulation.writeByPolicy(written, styleOf: screen, rule: rule)
        }
        let common = WriteOrigin(.policy, name: simulation.records[screen].name, event: simulation.record.at.name)
        for property in properties.touched.subtracting(own) { simulation.noteOnBar(common, for: property) }
        pass(written, in: &simulation)
    }
}
