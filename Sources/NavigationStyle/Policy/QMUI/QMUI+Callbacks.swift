// The callbacks of screens, and the animations alongside.
extension QMUI {
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>) {
        // The properties that a template leaves on the appearance proxy, and the library's changes to these from iOS 15
        // on.
        let common = proxy.restricted(to: .all.subtracting(.ofNavigationController))
        let properties = layered(common, on: simulation.bar.properties)
        guard template != nil || properties != common else { return }
        simulation.write(properties, by: .policy, origin: WriteOrigin(.appearanceProxy), rule: .qmuiTemplate1)
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        let delegate = simulation.records[screen].memory.delegate
        guard delegate.conforms, simulation.controller.stack.contains(screen) else { return }
        simulation.renderVisibility(of: screen, delegate)
        simulation.render(screen, delegate)
    }

    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {
        simulation.memory.isTransiting = false
        simulation.memory.unanimatedPushes.remove(screen)
    }

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        let written = layered(properties, on: simulation.bar.properties)
        simulation.pass(written)
        if properties.isNavigationBarHidden != nil { simulation.memory.isHidingCalled = true }
        return written
    }

    func didRunCode(of screen: Int, in simulation: inout Simulation<Self>) {
        simulation.flush()
        guard simulation.memory.isHidingCalled else { return }
        simulation.memory.isHidingCalled = false
        simulation.didSetNavigationBarHidden()
    }

    func animate(_ block: CoordinatorBlock, in simulation: inout Simulation<Self>) {
        guard case .tint(let color, let screen, let isOwn) = block else { return }
        var properties = BarProperties()
        properties[.tintColor] = .color(color)
        simulation.writeRendered(
            properties,
            own: isOwn ? properties.touched : [],
            of: screen,
            rule: .qmuiViewWillAppear3
        )
    }

    func complete(_ block: CoordinatorBlock, isCancelled: Bool, in simulation: inout Simulation<Self>) {
        guard case .end(let from, let to) = block else { return }
        simulation.complete(from: from, to: to)
    }

    // MARK: - Updates

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool {
        simulation.records[screen].memory.updates = simulation.records[screen].memory.updates.followed(
            by: QMUIDelegate(style)
        )
        simulation.records[screen].memory.placed = placed(
            simulation.screen(screen),
            simulation.records[screen].memory
        )
        let delegate = simulation.records[screen].memory.delegate
        var properties = BarProperties()
        if let image = delegate.navigationBarBackgroundImage { properties.backgroundImage = image }
        if let color = delegate.navigationBarBarTintColor { properties.barTintColor = color }
        if let style = delegate.navigationBarStyle { properties.barStyle = style }
        if let image = delegate.navigationBarShadowImage { properties.shadowImage = image }
        if let color = delegate.navigationBarTintColor.flatMap(\.self) { properties[.tintColor] = .color(color) }
        if delegate.conforms {
            simulation.writeRendered(
                properties,
                own: properties.touched,
                of: screen,
                rule: .qmuiUpdateNavigationBarAppearance1
            )
            simulation.flush()
        }
        let rest = directWrites(of: style.properties(for: environment.os))
        simulation.writeOwn(rest, of: screen)
        return true
    }
}

extension Simulation<QMUI> {
    /// Shows or hides the bar as a hideable screen prefers.
    fileprivate mutating func renderVisibility(of screen: Int, _ delegate: QMUIDelegate) {
        guard let isHidden = policy.isHidden(delegate) else { return }
        guard isHidden != controller.isNavigationBarHidden else { return }
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: isHidden, animation: .asTransition)
        writeByPolicy(properties, givenBy: screen, rule: .qmuiViewWillAppear1)
        didSetNavigationBarHidden()
    }

    /// Renders the style of `screen` on the bar: qmui.viewWillAppear.2 to .4, in one write.
    fileprivate mutating func render(_ screen: Int, _ delegate: QMUIDelegate) {
        var properties = BarProperties()
        var own: BarPropertySet = []
        var rule = Rule.qmuiViewWillAppear2
        let template = policy.template
        func set<Value>(_ property: BarProperty, _ method: Value?, _ common: Value, _ write: (Value) -> Void) {
            if let method {
                write(method)
                own.insert(property)
            } else if template != nil {
                write(common)
            }
        }
        set(.barTintColor, delegate.navigationBarBarTintColor, policy.proxy.barTintColor.flatMap(\.self)) {
            properties.barTintColor = .some($0)
        }
        set(.backgroundImage, delegate.navigationBarBackgroundImage, policy.proxy.backgroundImage.flatMap(\.self)) {
            properties.backgroundImage = .some($0)
        }
        set(.barStyle, delegate.navigationBarStyle, policy.proxy.barStyle ?? .default) { properties.barStyle = $0 }
        set(.shadowImage, delegate.navigationBarShadowImage, template?.shadowImage) {
            properties.shadowImage = .some($0)
        }
        if let color = delegate.navigationBarTintColor ?? template?.navBarTintColor {
            let isOwn = delegate.navigationBarTintColor != nil
            if !animateAlongside(.tint(color, of: screen, isOwn: isOwn)) {
                if properties.isEmpty { rule = .qmuiViewWillAppear3 }
                properties[.tintColor] = .color(color)
                if isOwn { own.insert(.tintColor) }
            }
        }
        // A title view of the library's has its own color; with another title view, the color has no effect.
        let hasTitleView =
            delegate.usesTitleView ?? false || self.screen(screen).navigationItem.hasTitleView
        if !hasTitleView {
            set(.titleTextAttributes, delegate.titleViewTintColor, template?.navBarTitleColor) { color in
                var attributes = bar.properties.titleTextAttributes.flatMap(\.self) ?? TextAttributes()
                attributes.color = color
                if properties.isEmpty { rule = .qmuiViewWillAppear4 }
                properties.titleTextAttributes = .some(attributes)
            }
        }
        writeRendered(properties, own: own, of: screen, rule: rule)
    }

    /// Writes the properties that the library renders for `screen`, which has set `own` itself; the template has set
    /// the rest.
    mutating func writeRendered(_ properties: BarProperties, own: BarPropertySet, of screen: Int, rule: Rule) {
        guard !properties.isEmpty else { return }
        let written = policy.layered(properties, on: bar.properties)
        let isOwn = !own.isEmpty
        let said = properties.restricted(to: own)
        if isOwn {
            let origin = WriteOrigin(.screen, name: records[screen].name, event: record.at.name)
            logging(said, asked: said, by: screen, isRunByPolicy: true) {
                $0.write(written, by: .policy, origin: origin, rule: rule)
            }
        } else {
            writeByPolicy(written, styleOf: screen, rule: rule)
        }
        let common = WriteOrigin(.policy, name: records[screen].name, event: record.at.name)
        for property in properties.touched.subtracting(own) { noteOnBar(common, for: property) }
        pass(written)
    }
}
