import NavigationStyle

extension PreviewRequest.Subject {
    /// Returns the subject with each image of a root view encoded again from its pixels.
    ///
    /// - Throws: A fault for each image that cannot be decoded.
    func withImagesReencoded() throws(ScenarioError) -> Self {
        guard pixelCount > 0 else { return self }
        var subject = self
        var faults: [RequestFault] = []
        // An image that occurs several times is decoded only once.
        var known: [PNGImage: PNGImage] = [:]
        func reencode(_ screen: inout Screen, at pointer: String) {
            guard case .image(let image) = screen.view.content else { return }
            do throws(PNGImage.Fault) {
                let new = if let made = known[image] { made } else { try image.reencoded() }
                known[image] = new
                screen.view.content = .image(new)
            } catch {
                faults.append(RequestFault(.malformedImage(error), at: pointer + "/view/content/png"))
            }
        }
        for index in subject.scenario.stack.indices {
            reencode(&subject.scenario.stack[index], at: "/stack/\(index)")
        }
        subject.changeOperations { operation, pointer in
            switch operation.action {
            case .push(var screen, let isAnimated):
                reencode(&screen, at: pointer + "/screen")
                operation.action = .push(screen, animated: isAnimated)
            case .setViewControllers(var screens, let isAnimated):
                for index in screens.indices {
                    guard case .new(var screen) = screens[index] else { continue }
                    reencode(&screen, at: pointer + "/screens/\(index)")
                    screens[index] = .new(screen)
                }
                operation.action = .setViewControllers(screens, animated: isAnimated)
            case .pop, .popTo, .popToRoot, .interactivePop, .update, .scroll, .rotate, .reappear, .barHideOnSwipe,
                .barHideOnTap, .keyboard, .setAppearanceProxy, .traitChange, .search:
                break
            }
        }
        guard faults.isEmpty else { throw ScenarioError(faults) }
        return subject
    }

    /// The number of pixels of all images.
    var pixelCount: Int {
        var screens = scenario.stack
        var copy = self
        copy.changeOperations { operation, _ in
            switch operation.action {
            case .push(let screen, _): screens.append(screen)
            case .setViewControllers(let references, _):
                screens += references.compactMap { if case .new(let screen) = $0 { screen } else { nil } }
            case .pop, .popTo, .popToRoot, .interactivePop, .update, .scroll, .rotate, .reappear, .barHideOnSwipe,
                .barHideOnTap, .keyboard, .setAppearanceProxy, .traitChange, .search:
                break
            }
        }
        return screens.reduce(0) { count, screen in
            guard case .image(let image) = screen.view.content else { return count }
            return count + image.width * image.height
        }
    }

    /// Changes each operation, with its place in the request.
    private mutating func changeOperations(_ change: (inout NavigationOperation, String) -> Void) {
        switch self {
        case .resolve: break
        case .transition(var request):
            change(&request.operation, "/operation")
            self = .transition(request)
        case .replay(var request):
            for index in request.operations.indices { change(&request.operations[index], "/operations/\(index)") }
            self = .replay(request)
        case .compare(var request):
            change(&request.operation, "/operation")
            self = .compare(request)
        }
    }
}
