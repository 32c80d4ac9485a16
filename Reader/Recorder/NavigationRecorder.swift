// Records where people go in an app, for navigation-style: see Documentation/recording.md. Add this file to an app's target;
// a release build has nothing of it.
#if DEBUG
    import Foundation
    import UIKit

    /// Logs the navigation of an app, a line of JSON for each event.
    ///
    ///     NavigationRecorder.shared.start()
    ///     NavigationRecorder.shared.record(navigationController)
    ///
    /// It adds a hidden child controller to each screen that comes to the top, whose callbacks run after those of the screen.
    /// Nothing is swizzled, and delegates stay as they are.
    @MainActor
    final class NavigationRecorder {
        /// The recorder of the app.
        static let shared = NavigationRecorder()

        /// Whether the bar's properties are logged after each callback of a screen.
        var recordsBars: Bool = false
        /// The name of a screen in the log: that of its class.
        var name: (UIViewController) -> String = { String(describing: type(of: $0)) }

        private let session = String(UUID().uuidString.prefix(8))
        private var write: ((String) -> Void)?
        private var stacks: [ObjectIdentifier: Stack] = [:]

        /// Makes a recorder that logs nothing until it is started.
        init() {}

        /// Begins to log.
        ///
        /// - Parameter write: Takes each line; without it lines are appended to `trace.ndjson` among the app's caches.
        func start(_ write: ((String) -> Void)? = nil) {
            self.write = write ?? Self.fileWriter()
        }

        /// Records a navigation controller from now on.
        ///
        /// - Parameters:
        ///   - controller: The controller; call this where it is made, and again for each that is presented.
        ///   - entry: Its name, where the app has several; without it, that of its root.
        func record(_ controller: UINavigationController, as entry: String? = nil) {
            let key = ObjectIdentifier(controller)
            guard stacks[key]?.controller !== controller, let root = controller.viewControllers.first else { return }
            stacks = stacks.filter { $0.value.controller != nil }
            stacks[key] = Stack(controller: controller, entry: entry ?? name(root))
            watchTop(of: controller)
        }

        // MARK: - Stacks

        /// A navigation controller as it was at the last event.
        private struct Stack {
            weak var controller: UINavigationController?
            let entry: String
            var screens: [UIViewController] = []
            var hasAppeared = false
            /// Whether a transition that is not over began with a swipe.
            var isSwiped = false
            /// The states of the bar since the last event.
            var bars: [[String: Any]] = []
        }

        /// Puts a probe into the screen on top.
        private func watchTop(of controller: UINavigationController) {
            guard let top = controller.viewControllers.last, !top.children.contains(where: { $0 is NavigationProbe })
            else {
                return
            }
            let probe = NavigationProbe()
            probe.recorder = self
            top.addChild(probe)
            probe.view.isHidden = true
            top.view.addSubview(probe.view)
            probe.didMove(toParent: top)
        }

        /// Takes a callback of a screen.
        fileprivate func note(_ callback: String, of screen: UIViewController, animated: Bool) {
            guard let controller = screen.navigationController ?? controller(of: screen),
                var stack = stacks[ObjectIdentifier(controller)]
            else { return }
            if callback == "viewWillDisappear" {
                // The next screen is on the stack already, and its callbacks are yet to come.
                watchTop(of: controller)
                stack.isSwiped = controller.transitionCoordinator?.isInteractive ?? false
            }
            if callback == "viewDidAppear" { noteMove(of: controller, &stack, animated: animated) }
            if recordsBars {
                stack.bars.append([
                    "session": session, "event": "bar", "entry": stack.entry, "screen": name(screen),
                    "callback": callback, "bar": Self.properties(of: controller),
                ])
            }
            // What belongs to a transition follows its event.
            if stack.hasAppeared, callback == "viewDidAppear" || callback == "viewDidDisappear" && !isMoving(stack) {
                for bar in stack.bars { log(bar) }
                stack.bars = []
            }
            stacks[ObjectIdentifier(controller)] = stack
        }

        private func isMoving(_ stack: Stack) -> Bool {
            stack.controller.map { !Self.isSame($0.viewControllers, stack.screens) } ?? false
        }

        /// The controller that a screen has just left.
        private func controller(of screen: UIViewController) -> UINavigationController? {
            stacks.values.first { stack in stack.screens.contains { $0 === screen } }?.controller
        }

        // MARK: - Events

        private func noteMove(of controller: UINavigationController, _ stack: inout Stack, animated: Bool) {
            let (old, new) = (stack.screens, controller.viewControllers)
            defer {
                stack.screens = new
                stack.isSwiped = false
                stack.hasAppeared = true
            }
            var event: [String: Any] = ["session": session, "entry": stack.entry]
            if !animated { event["animated"] = false }
            guard let top = new.last else { return }
            if !stack.hasAppeared {
                event["event"] = controller.presentingViewController == nil ? "push" : "present"
                if new.count == 1 {
                    event["screen"] = name(top)
                } else {
                    if controller.presentingViewController == nil { event["event"] = "set" }
                    event["stack"] = new.map(name)
                }
                return log(event)
            }
            if Self.isSame(old, new) {
                guard stack.isSwiped else { return }
                event["event"] = "cancelledSwipe"
            } else if Self.isSame(old, Array(new.dropLast())) {
                event["event"] = "push"
                event["screen"] = name(top)
            } else if new.count < old.count, Self.isSame(Array(old.prefix(new.count)), new) {
                event["screen"] = name(top)
                event["event"] =
                    new.count + 1 == old.count
                    ? stack.isSwiped ? "swipe" : "pop" : new.count == 1 ? "popToRoot" : "popTo"
            } else if new.count == old.count, new.count > 1, Self.isSame(Array(old.dropLast()), Array(new.dropLast())) {
                event["event"] = "replaceTop"
                event["screen"] = name(top)
            } else {
                event["event"] = "set"
                let keepsRoot = new.count > 1 && old.first === new.first
                if keepsRoot { event["keepRoot"] = true }
                event["stack"] = (keepsRoot ? Array(new.dropFirst()) : new).map(name)
            }
            log(event)
        }

        private static func isSame(_ one: [UIViewController], _ other: [UIViewController]) -> Bool {
            one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
        }

        private func log(_ event: [String: Any]) {
            guard let write, let data = try? JSONSerialization.data(withJSONObject: event, options: [.sortedKeys])
            else {
                return
            }
            write(String(decoding: data, as: UTF8.self))
        }

        private static func fileWriter() -> (String) -> Void {
            let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
            let file = folder.appendingPathComponent("trace.ndjson")
            print("NavigationRecorder writes to \(file.path)")
            return { line in
                if let handle = try? FileHandle(forWritingTo: file) {
                    handle.seekToEndOfFile()
                    handle.write(Data((line + "\n").utf8))
                    handle.closeFile()
                } else {
                    try? Data((line + "\n").utf8).write(to: file)
                }
            }
        }

        // MARK: - Bars

        /// The properties of a bar, under their names in a graph.
        private static func properties(of controller: UINavigationController) -> [String: Any] {
            let bar = controller.navigationBar
            var properties: [String: Any] = [
                "isNavigationBarHidden": controller.isNavigationBarHidden, "isTranslucent": bar.isTranslucent,
                "prefersLargeTitles": bar.prefersLargeTitles, "barStyle": bar.barStyle == .black ? "black" : "default",
            ]
            for (name, color) in [("barTintColor", bar.barTintColor), ("backgroundColor", bar.backgroundColor)] {
                properties[name] = color.map { text(of: $0) } ?? NSNull()
            }
            // A bar without a tint of its own has that of its window.
            if let tint = bar.tintColor { properties["tintColor"] = text(of: tint) }
            return properties
        }

        /// `#RRGGBBAA`.
        private static func text(of color: UIColor) -> String {
            var channels: [CGFloat] = [0, 0, 0, 0]
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            if color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) { channels = [red, green, blue, alpha] }
            let bytes = channels.map { Int((Swift.min(Swift.max($0, 0), 1) * 255).rounded()) }
            return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
        }
    }

    /// A child of a screen, which hears of the screen's callbacks after the screen.
    private final class NavigationProbe: UIViewController {
        weak var recorder: NavigationRecorder?

        private func note(_ callback: String, _ animated: Bool) {
            if let parent { recorder?.note(callback, of: parent, animated: animated) }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear", animated)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("viewIsAppearing", animated)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("viewDidAppear", animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("viewWillDisappear", animated)
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("viewDidDisappear", animated)
        }
    }
#endif
