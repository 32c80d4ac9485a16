import NavigationStyle
import Testing

struct BarStateFormTests {
    private static let state = ##"""
        {"isHidden":false,"background":{"kind":"image","color":"#FF0000FF","image":"sky","alpha":0.5,"backing":null},
         "isTranslucent":true,"translucency":"inferred","shadow":{"isVisible":true,"color":null},
         "barStyle":"blackTranslucent","tintColor":"#007AFFFF",
         "title":{"text":null,"color":"#000000FF","fontSize":17,"fontWeight":"semibold","isLarge":false},
         "largeTitle":{"state":"none","height":0,"trackedBy":null},"searchBar":null,
         "backButton":{"isShown":false,"title":null,"color":"#007AFFFF"},
         "statusBar":{"style":"darkContent","isHidden":false},"appearance":"legacy",
         "frame":{"x":0,"y":20,"width":375,"height":44},"drawnBy":"fakeBar:a:b",
         "contrast":{"title":null,"buttons":{"ratio":null,"required":3,"verdict":"indeterminate"},
          "statusBar":{"ratio":2.5,"required":4.5,"verdict":"fail","appleVerdict":"pass","at":0.25}}}
        """##

    @Test func `a bar has null for what it does not have`() throws {
        let bar = try decoded(Self.state, as: BarState.self)
        #expect(bar.background.alpha == .value(0.5))
        #expect(bar.background.backing == nil)
        #expect(bar.title.text == nil)
        #expect(bar.drawnBy == .fakeBar("a:b"))
        #expect(bar.provenance == nil)
        #expect(bar.contrast.buttons?.verdict == .indeterminate)
        #expect(try normalized(encoded(bar)) == normalized(Self.state))
    }

    @Test func `an opacity that Apple does not publish is the system's`() throws {
        #expect(try encoded(BarState.Background.Alpha.system) == #""system""#)
        #expect(try decoded(#""system""#, as: BarState.Background.Alpha.self) == .system)
        #expect(fault(in: #""clear""#, as: BarState.Background.Alpha.self) == ": Expected a number or system")
    }

    @Test func `a bar is the navigation bar or a fake one`() throws {
        #expect(try encoded(BarReference.navigationBar) == #""navigationBar""#)
        #expect(try encoded(BarReference.fakeBar("详")) == #""fakeBar:详""#)
        #expect(
            fault(in: #""bar""#, as: BarReference.self)
                == ": Expected navigationBar, background, or fakeBar: and the id of a screen"
        )
    }

    @Test func `the provenance of a bar names what somebody wrote`() throws {
        var bar = try decoded(Self.state, as: BarState.self)
        var provenance = ProvenanceTable()
        provenance[.tintColor] = Provenance(setBy: .screen, screen: "a", callback: .viewWillAppear)
        bar.provenance = provenance
        let json = try decoded(try encoded(bar), as: Value.self)["provenance"]
        let written = #"{"tintColor":{"setBy":"screen","screen":"a","callback":"viewWillAppear"}}"#
        #expect(try json == decoded(written, as: Value.self))
        #expect(try roundTrip(bar) == bar)
    }

    @Test func `a layout has a safe area or layout guides`() throws {
        let modern = """
            {"view":{"y":0,"height":852,"width":393},"safeAreaInsets":{"top":103,"left":0,"bottom":34,"right":0},
             "adjustedContentInset":null,"contentTop":103}
            """
        let layout = try decoded(modern, as: ScreenLayout.self)
        #expect(layout.obscured == .safeArea(Insets(top: 103, bottom: 34)))
        let legacy = """
            {"view":{"y":64,"height":603,"width":375},"topLayoutGuide":0,"bottomLayoutGuide":0,
             "adjustedContentInset":{"top":0,"left":0,"bottom":0,"right":0},"contentTop":64}
            """
        let guides = try decoded(legacy, as: ScreenLayout.self)
        #expect(guides.obscured == .layoutGuides(top: 0, bottom: 0))
        #expect(guides.adjustedContentInset == .zero)
        #expect(try encoded(guides).contains(#""bottomLayoutGuide":0,"contentTop":64,"topLayoutGuide":0"#))
        #expect(try encoded(layout).contains(#""adjustedContentInset":null"#))
        #expect(try roundTrip(layout) == layout)
        #expect(try roundTrip(guides) == guides)
    }

    @Test func `the state of a controller is an object by ids`() throws {
        let json = ##"""
            {"stack":["a","b"],"loaded":["b"],"bar":{"isTranslucent":false},"isNavigationBarHidden":true,
             "isBarHidden":true,"isBackgroundHidden":false,
             "fakeBars":{"a":{"isAttached":true,"isHidden":false,"properties":{"isTranslucent":true}}},
             "isItemStackAtRisk":false,"policyState":{"appeared":["a"]},
             "provenance":{"isTranslucent":{"setBy":"policy","screen":"a"}},"contentOffsets":{"b":12.5},
             "orientation":"landscape"}
            """##
        let state = try decoded(json, as: ControllerState.self)
        #expect(state.fakeBars["a"]?.properties.isTranslucent == true)
        #expect(state.provenance[.isTranslucent] == Provenance(setBy: .policy, screen: "a"))
        #expect(try normalized(encoded(state)) == normalized(json))
        let empty = """
            {"bar":{},"fakeBars":{},"isBackgroundHidden":false,"isBarHidden":false,"isItemStackAtRisk":false,\
            "isNavigationBarHidden":false,"loaded":[],"stack":[]}
            """
        #expect(try encoded(ControllerState()) == empty)
        #expect(fault(in: #"{"loaded":[]}"#, as: ControllerState.self) == ": The key \"stack\" is missing")
    }
}
