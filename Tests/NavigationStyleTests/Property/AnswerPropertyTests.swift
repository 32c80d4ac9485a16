import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// Properties of every answer, for any operations, policy, device and system.
struct AnswerPropertyTests {
    @Test(arguments: RandomRun.policies)
    func `nothing is out of its range`(policy: String) throws {
        for replay in try AnsweredReplay.all(under: policy) {
            let (request, response) = (replay.request, replay.response)
            let device = request.scenario.environment.knownDevice
            for transition in response.transitions {
                let isPresented = request.scenario.navigationController.modalPresentationStyle != nil
                let faults = transition.faults(on: device, isPresented: isPresented)
                #expect(faults.isEmpty, "\(faults) in \(request)")
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `the same request has the same answer`(policy: String) throws {
        // With all fixes tried.
        for answered in try AnsweredTransition.all(under: policy) {
            #expect(try answered.request.response() == answered.response, "\(answered.request)")
        }
    }

    @Test(arguments: ["system", "itemAppearance", "restoring", "customContainer"])
    func `on the way there is no more contrast than at the ends`(policy: String) throws {
        var random = RandomModel(seed: 0x1EA5)
        let page = try #require(PolicyPage.named(policy))
        var found = 0
        for _ in 0..<RandomRun.perPolicy * 4 {
            var request = random.replayRequest(policy: random.policy(of: page))
            request.scenario.include = [.plan]
            for transition in (try? request.response())?.transitions ?? [] {
                guard let least = transition.plan?.minimumContrast, let before = transition.bars.before?.contrast,
                    let after = transition.bars.after?.contrast
                else { continue }
                found += 1
                // A cancelled swipe moved towards another bar than it ends with.
                let isCancelled = transition.outcome == .cancelled
                let pairs = [
                    (least.title, before.title), (least.title, after.title), (least.buttons, before.buttons),
                    (least.buttons, after.buttons),
                    (least.statusBar, before.statusBar), (least.statusBar, after.statusBar),
                ]
                for (index, (least, end)) in pairs.enumerated() where !isCancelled || index.isMultiple(of: 2) {
                    guard let end else { continue }
                    let isLess = least.map { $0.isNoMore(than: end) } ?? false
                    #expect(isLess, "\(String(describing: least)) and \(end) in \(request)")
                }
            }
        }
        #expect(found > RandomRun.perPolicy)
    }
}

extension Contrast {
    /// Whether the ratio is in its range, and the verdict follows from it.
    fileprivate var isSane: Bool {
        guard let ratio else { return verdict == .indeterminate && appleVerdict == nil && at == nil }
        let isEnough = verdict == .pass
        let isJudged = isEnough || verdict == .fail || verdict == .system
        return (1...21).contains(ratio) && isJudged && isEnough == (ratio >= required)
            && (0...1).contains(at ?? 0) && (appleVerdict == nil || verdict == .fail && appleVerdict == .pass)
    }

    fileprivate func isNoMore(than other: Contrast) -> Bool {
        guard let ratio else { return true }
        guard let end = other.ratio else { return false }
        return ratio / required <= end / other.required
    }
}

extension BarContrast {
    fileprivate var isSane: Bool { [title, buttons, statusBar].allSatisfy { $0?.isSane ?? true } }
}

extension BarState.Background {
    fileprivate var isSane: Bool {
        if case .value(let alpha) = alpha { (0...1).contains(alpha) } else { true }
    }
}

extension BarState {
    /// Returns the values that are out of range; a bar that `isPresented` may be in a sheet, and the status bar
    /// elsewhere.
    fileprivate func faults(on device: Device, isPresented: Bool) -> [String] {
        var faults: [String] = []
        if let frame {
            let fits = [Orientation.portrait, .landscape].contains {
                frame.width <= device.width(in: $0) && frame.maxY < device.height(in: $0)
            }
            if !fits || frame.x != 0 || frame.y < 0 || frame.height <= 0 { faults.append("frame \(frame)") }
        }
        if !background.isSane { faults.append("background \(background)") }
        if statusBar?.style == .default { faults.append("status bar \(statusBar?.style ?? .default)") }
        if title.fontSize < 0 { faults.append("title \(title)") }
        if !contrast.isSane { faults.append("contrast \(contrast)") }
        let showsStatusBar = !(statusBar?.isHidden ?? true)
        if (contrast.statusBar != nil) != showsStatusBar, !showsStatusBar || !isPresented {
            faults.append("contrast of the status bar")
        }
        if isHidden, contrast.title != nil || contrast.buttons != nil { faults.append("contrast of a hidden bar") }
        return faults
    }
}

extension ScreenLayout {
    fileprivate func faults(on device: Device) -> [String] {
        let fits = [Orientation.portrait, .landscape].contains {
            // A tab bar or a sheet leaves less space.
            view.width <= device.width(in: $0) && view.y + view.height <= device.height(in: $0)
        }
        var all = [adjustedContentInset ?? .zero]
        switch obscured {
        case .safeArea(let insets): all.append(insets)
        case .layoutGuides(let top, let bottom): all.append(Insets(top: top, bottom: bottom))
        }
        let isNegative = all.contains { min($0.top, $0.left, $0.bottom, $0.right) < 0 }
        return fits && view.y >= 0 && !isNegative && contentTop >= view.y ? [] : ["layout \(self)"]
    }
}

extension Plan {
    fileprivate var faults: [String] {
        var faults: [String] = []
        if duration < 0 || duration > 0 && !animated { faults.append("duration \(duration)") }
        let points = components.flatMap(\.opacity)
        if !points.allSatisfy({ (0...1).contains($0.at) && (0...1).contains($0.opacity) }) {
            faults.append("components \(components)")
        }
        if let minimumContrast, !minimumContrast.isSane { faults.append("least \(minimumContrast)") }
        return faults
    }
}

extension BarLook {
    fileprivate func faults(on device: Device) -> [String] {
        let widths = [device.width(in: .portrait), device.width(in: .landscape)]
        let isSane =
            (0...1).contains(progress) && (0...(widths.max() ?? 0)).contains(edge ?? 0)
            && background.isSane && incomingBackground?.isSane ?? true
        return isSane ? [] : ["during \(self)"]
    }
}

extension TransitionResponse {
    /// Returns the values that are out of range in the answer for `device`, which may have been rotated.
    fileprivate func faults(on device: Device, isPresented: Bool) -> [String] {
        let bars = [bars.before, bars.after].compactMap { $0 } + (screens ?? []).map(\.bar)
        return bars.flatMap { $0.faults(on: device, isPresented: isPresented) }
            + (screens ?? []).compactMap(\.layout).flatMap { $0.faults(on: device) }
            + (plan?.faults ?? []) + (self.bars.during?.faults(on: device) ?? [])
    }
}
