import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing
import UIKit

@testable import NavigationRecorder

private final class HomeViewController: UIViewController {}
private final class SheetViewController: UIViewController {}

private final class CardViewController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.barTintColor = .red
    }
}

/// The recorder on a stand-in for UIKit.
@Suite("The recorder")
@MainActor
struct RecorderTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let recorder = NavigationRecorder()
    private let controller = UINavigationController(rootViewController: HomeViewController())

    private func start(recordsBars: Bool = false) {
        let log = log
        recorder.recordsBars = recordsBars
        recorder.start { log.lines.append($0) }
        recorder.record(controller)
        controller.appear()
    }

    /// The events of the log without what is the same in all.
    private func events() throws -> [String] {
        try log.lines.map { line in
            let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let parts = ["event", "screen", "callback"].compactMap { event[$0] as? String }
            let stack = (event["stack"] as? [String]) ?? []
            let flags = (event["animated"] as? Bool).map { _ in ["unanimated"] } ?? []
            return (parts + stack + flags).joined(separator: " ")
        }
    }

    @Test("logs each move, and nothing where a screen comes back by itself")
    func moves() throws {
        start()
        controller.pushViewController(CardViewController(), animated: true)
        controller.swipe(isFinished: false)
        controller.swipe(isFinished: true)
        controller.pushViewController(CardViewController(), animated: false)
        controller.popViewController(animated: true)
        controller.appear()
        controller.setViewControllers(
            controller.viewControllers + [CardViewController(), SheetViewController()],
            animated: true
        )
        controller.setViewControllers(
            Array(controller.viewControllers.dropLast()) + [CardViewController()],
            animated: true
        )
        controller.setViewControllers(Array(controller.viewControllers.prefix(1)), animated: true)
        controller.setViewControllers([SheetViewController()], animated: true)
        #expect(
            try events() == [
                "push HomeViewController unanimated", "push CardViewController", "cancelledSwipe",
                "swipe HomeViewController",
                "push CardViewController unanimated", "pop HomeViewController",
                "set CardViewController SheetViewController",
                "replaceTop CardViewController", "popToRoot HomeViewController", "set SheetViewController",
            ]
        )
    }

    @Test("logs what a graph is made of")
    func graph() throws {
        start(recordsBars: true)
        controller.pushViewController(CardViewController(), animated: true)
        controller.popViewController(animated: true)
        var trace = Trace()
        trace.read(Array(log.lines.joined(separator: "\n").utf8))
        #expect(trace.faults == [])
        #expect(trace.graph.screens.map(\.id.rawValue) == ["HomeViewController", "CardViewController"])
        #expect(trace.graph.routes.count == 1)
        let steps = trace.journeys.flatMap(\.steps).map(\.name)
        #expect(steps == ["push CardViewController", "back"])
    }

    @Test("logs the bar after each callback, behind the event that it belongs to")
    func bars() throws {
        start(recordsBars: true)
        controller.pushViewController(CardViewController(), animated: true)
        #expect(
            try Array(events().dropFirst(4)) == [
                "push CardViewController", "bar HomeViewController viewWillDisappear",
                "bar CardViewController viewWillAppear", "bar CardViewController viewIsAppearing",
                "bar HomeViewController viewDidDisappear", "bar CardViewController viewDidAppear",
            ]
        )
        let shown = log.lines.filter { $0.contains("\"CardViewController\"") && $0.contains("viewWillAppear") }
        #expect(shown.count == 1)
        #expect(shown.first?.contains("\"barTintColor\":\"#FF0000FF\"") ?? false)
        let before = log.lines.filter { $0.contains("viewWillDisappear") }
        #expect(before.first?.contains("\"barTintColor\":null") ?? false)
    }

    @Test("adds one probe to a screen, and leaves its delegates alone")
    func probes() {
        start()
        let home = controller.viewControllers[0]
        for _ in 0..<3 {
            controller.pushViewController(CardViewController(), animated: true)
            controller.popViewController(animated: true)
        }
        recorder.record(controller)
        #expect(home.children.count == 1)
        #expect(home.view.subviews.filter { !$0.isHidden }.isEmpty)
    }
}
