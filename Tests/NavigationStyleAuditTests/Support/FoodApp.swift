import NavigationStyle
import NavigationStyleAudit

/// A food delivery app with any number of screens, which determines the app.
///
/// A hub leads to sections, each section has pages that lead on to each other, and every eighth page is styled in one
/// of eight ways. The heavy variant has a deep link, a cart that is returned to or newly pushed, and a page that
/// replaces another; the light one has only pushes and ways back. `Benchmarks/Audit/food-app` writes the same graphs.
struct FoodApp {
    var count: Int
    var isHeavy = true

    func request(policy: String) -> AuditRequest {
        let ids = (0..<count).map { Screen.ID(rawValue: "\(Self.names[$0 % Self.names.count])\($0)") }
        var request = AuditRequest(
            screens: ids.enumerated().map { screen($1, at: $0) },
            entries: [
                AuditRequest.Entry(id: "orders", stack: [ids[0]]), AuditRequest.Entry(id: "profile", stack: [ids[1]]),
            ]
        )
        request.policies = [PolicySelection(policy)]
        request.fixes = false
        for index in ids.indices.dropFirst(2) {
            // A route leads to every page, and a second one to most.
            var origins = [ids[index / 3]]
            let other = (index * 37 + 11) % count
            if other != index, ids[other] != origins[0] { origins.append(ids[other]) }
            request.routes.append(AuditRequest.Route(from: .screens(origins), to: [ids[index]]))
        }
        guard isHeavy else { return request }
        var link = AuditRequest.Route(from: .anywhere, to: [])
        link.by = .set
        link.stack = [ids[0], ids[count / 2]]
        link.animated = false
        request.routes.append(link)
        var cart = AuditRequest.Route(from: .screens(Array(ids.prefix(count / 3))), to: [ids[count / 3]])
        cart.by = .popToOrPush
        request.routes.append(cart)
        var payment = AuditRequest.Route(from: .screens([ids[count - 1]]), to: [ids[count - 2]])
        payment.by = .replaceTop
        request.routes.append(payment)
        request.pops.toRoot = true
        return request
    }

    private static let names = ["home", "list", "dish", "cart", "order", "map", "offer", "review"]

    private func screen(_ id: Screen.ID, at index: Int) -> AuditScreen {
        var screen = Screen(id: id)
        screen.title = id.rawValue
        var bar = BarStyle()
        let color = SampleApp.color(UInt32(index * 0x2F1B3D & 0xFFFFFF))
        switch index % 8 {
        case 0:
            bar.background = .color(color)
            bar.tint = SampleApp.color(0xFFFFFF)
            bar.title = TextAttributes(color: SampleApp.color(0xFFFFFF))
        case 2: bar.hidden = index % 16 == 2
        case 3: bar.tint = color
        case 4: bar.background = .transparent
        case 5: screen.callbacks.viewDidLoad.tintColor = .some(color)
        case 6: bar.title = TextAttributes(color: color)
        case 7: bar.statusBar = index % 16 == 7 ? .lightContent : .darkContent
        default: break
        }
        if bar != BarStyle() { screen.bar = bar }
        if index % 10 == 9 { screen.navigationItem.largeTitleDisplayMode = .never }
        return AuditScreen(screen)
    }
}
