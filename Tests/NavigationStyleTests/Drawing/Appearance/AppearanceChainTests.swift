import Testing

@testable import NavigationStyle

/// uikit.B1: the fallback chain of each state, from its first link to its last.
struct AppearanceChainTests {
    /// A place for an appearance, with a color of its own.
    enum Place: Int, CaseIterable, Sendable {
        case itemStandard, itemCompact, itemScrollEdge, itemCompactScrollEdge
        case barStandard, barCompact, barScrollEdge, barCompactScrollEdge

        var color: RGBA { RGBA(red: 0xA0, green: 0, blue: UInt8(rawValue + 1)) }
    }

    /// A state and its chain; the links from `transparentFrom` on lose their background.
    struct Chain: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(slot)" }
        var slot: BarState.AppearanceSlot
        var os: SystemVersion
        var orientation: Orientation
        var offset: Double
        var links: [Place]
        var transparentFrom: Int
    }

    static let chains: [Chain] = [
        Chain(
            slot: .standard,
            os: .iOS(17),
            orientation: .portrait,
            offset: 400,
            links: [.itemStandard, .barStandard],
            transparentFrom: 2
        ),
        Chain(
            slot: .compact,
            os: .iOS(14),
            orientation: .landscape,
            offset: 0,
            links: [.itemCompact, .barCompact, .itemStandard, .barStandard],
            transparentFrom: 4
        ),
        Chain(
            slot: .scrollEdge,
            os: .iOS(17),
            orientation: .portrait,
            offset: 0,
            links: [.itemScrollEdge, .barScrollEdge, .itemStandard, .barStandard],
            transparentFrom: 2
        ),
        Chain(
            slot: .compactScrollEdge,
            os: .iOS(15),
            orientation: .landscape,
            offset: 0,
            links: [
                .itemCompactScrollEdge, .barCompactScrollEdge, .itemScrollEdge, .barScrollEdge,
                .itemCompact, .barCompact, .itemStandard, .barStandard,
            ],
            transparentFrom: 4
        ),
    ]

    static func scene(of chain: Chain, with places: some Sequence<Place>) -> BarScene {
        BarScene.on(
            chain.os,
            device: "iPhone 12",
            chain.orientation,
            contentOffset: chain.offset,
            bar: {
                for place in places {
                    let appearance = Appearance.opaque(BarColor(place.color))
                    switch place {
                    case .barStandard: $0.standardAppearance = appearance
                    case .barCompact: $0.compactAppearance = appearance
                    case .barScrollEdge: $0.scrollEdgeAppearance = appearance
                    case .barCompactScrollEdge: $0.compactScrollEdgeAppearance = appearance
                    default: break
                    }
                }
            },
            screen: {
                for place in places {
                    let appearance = Appearance.opaque(BarColor(place.color))
                    switch place {
                    case .itemStandard: $0.navigationItem.standardAppearance = appearance
                    case .itemCompact: $0.navigationItem.compactAppearance = appearance
                    case .itemScrollEdge: $0.navigationItem.scrollEdgeAppearance = appearance
                    case .itemCompactScrollEdge: $0.navigationItem.compactScrollEdgeAppearance = appearance
                    default: break
                    }
                }
            }
        )
    }

    @Test(arguments: chains)
    func `the first link that is there is used whole, and a later one at the edge loses its background`(_ chain: Chain)
    {
        for first in chain.links.indices {
            // Appearances outside the chain are set too, and must not be drawn.
            let missing = chain.links[..<first]
            let state = Self.scene(of: chain, with: Place.allCases.filter { !missing.contains($0) }).barState()
            let color = chain.links[first].color
            #expect(state.appearance == chain.slot)
            #expect(state.title.color == color)
            if first < chain.transparentFrom {
                #expect(state.background == BarState.Background(.color, color: color))
                #expect(state.shadow.isVisible)
            } else {
                #expect(state.background == .clear)
                #expect(!state.shadow.isVisible)
            }
        }
    }

    @Test(arguments: chains)
    func `with no link at all the legacy properties make the standard appearance`(_ chain: Chain) {
        var scene = Self.scene(of: chain, with: [])
        scene.properties.barTintColor = BarColor.blue
        scene.properties.titleTextAttributes = TextAttributes(color: .green)
        let state = scene.barState()
        #expect(state.title.color == .green)
        #expect(state.background.color == (chain.transparentFrom < chain.links.count ? nil : .blue))
    }

    @Test func `an item's standard appearance does not outrank the bar's edge appearance`() {
        let state = Self.scene(of: Self.chains[2], with: [.itemStandard, .barScrollEdge]).barState()
        #expect(state.background.color == Place.barScrollEdge.color)
    }
}
