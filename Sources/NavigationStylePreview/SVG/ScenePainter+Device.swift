import NavigationStyle

// The device around a frame.
extension ScenePainter {
    /// Paints the rim of the device, in pixels of CSS, behind the frame.
    mutating func paintRim(around frame: Picture.Panel) {
        let scene = frame.scene
        var area = frame.area.outset(by: DeviceOutline.rim)
        // A device that continues below the frame has no rim at the bottom.
        if !scene.isWhole { area.height -= DeviceOutline.rim }
        let radius = scene.device.cornerRadius * frame.area.width / scene.width + DeviceOutline.rim
        writer.begin("path")
        writer.attribute("d") { $0.outline(area, radius: radius, isWhole: scene.isWhole) }
        writer.attribute("fill", Palette.device)
        writer.end("path")
    }

    /// Paints the content of a frame, clipped to the corners of the device, and the notch over it.
    mutating func paintInDevice(_ scene: Scene, _ paintContent: (inout ScenePainter) -> Void) {
        guard showsDevices else { return paintContent(&self) }
        writer.begin("g")
        let area = Rect(x: 0, y: 0, width: scene.width, height: scene.height)
        writer.attribute(
            "clip-path",
            definitions.clip(to: area, radius: scene.device.cornerRadius, isWhole: scene.isWhole)
        )
        paintContent(&self)
        if let notch = scene.device.notch {
            let shape = Layer.Shape.rectangle(notch, radius: DeviceOutline.notchRadius)
            paint(shape, .black, Attributes(opacity: 1))
        }
        writer.end("g")
    }
}

extension Scene {
    /// Whether the frame reaches to the window's lower edge.
    fileprivate var isWhole: Bool { height >= device.windowHeight }
}
