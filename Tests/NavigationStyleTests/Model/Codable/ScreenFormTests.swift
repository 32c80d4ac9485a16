import NavigationStyle
import Testing

struct ScreenFormTests {
    @Test func `of a screen only the id must be there`() throws {
        #expect(try decoded(#"{"id": "a"}"#, as: Screen.self) == Screen(id: "a"))
        #expect(try encoded(Screen(id: "a")) == #"{"id":"a"}"#)
        #expect(fault(in: "{}", as: Screen.self) == ": The key \"id\" is missing")
    }

    @Test func `every member of a screen has its name`() throws {
        let json = ##"""
            {"id":"detail","title":"Photo","bar":{"hidden":true},"styledIn":"viewDidLoad",
             "callbacks":{"viewDidLoad":{"alpha":1},"viewWillAppear":{"alpha":0},"viewDidAppear":{"isHidden":true},
              "viewWillDisappear":{"isHidden":false},"viewDidDisappear":{"clipsToBounds":true},
              "duringTransition":{"barTintColor":null},"viewIsAppearing":{"alpha":0.5}},
             "navigationItem":{"title":"T","hasTitleView":true,"prompt":"P","largeTitleDisplayMode":"never",
              "leftBarButtonItems":["Edit"],"rightBarButtonItems":["Add","Share"],"backButtonTitle":"Back",
              "backBarButtonItemTitle":"Zurück","backButtonDisplayMode":"minimal","hidesBackButton":true,
              "leftItemsSupplementBackButton":true,"hasBackAction":true,"style":"editor","standardAppearance":{"background":"opaque"},
              "compactAppearance":{"background":"default"},"scrollEdgeAppearance":{"background":"transparent"},
              "compactScrollEdgeAppearance":{"background":"default"}},
             "view":{"backgroundColor":"#FFFFFFFF","edgesForExtendedLayout":["left","bottom"],
              "extendedLayoutIncludesOpaqueBars":true,"automaticallyAdjustsScrollViewInsets":false,
              "additionalSafeAreaInsets":{"top":8,"left":0,"bottom":0,"right":0},
              "scrollView":{"isContentScrollView":false,"contentInsetAdjustmentBehavior":"always","contentOffset":12.5,
               "contentHeight":2000,"contentWidth":300,"alwaysBounceVertical":true,"alwaysBounceHorizontal":true}},
             "preferredStatusBarStyle":"darkContent","prefersStatusBarHidden":true,
             "interactivePop":{"enabled":false,"delegateReplaced":true},
             "scrollStyling":{"channel":"barAlpha","from":{"offset":0,"alpha":0.25},"to":{"offset":64,"alpha":1},
              "stopsWhenDisappearing":false},
             "library":{"barAlpha":0.5}}
            """##
        let screen = try decoded(json, as: Screen.self)
        #expect(try normalized(encoded(screen)) == normalized(json))
        #expect(screen.callbacks.duringTransition.barTintColor == .some(nil))
        #expect(screen.navigationItem.backBarButtonItemTitle == "Zurück")
        #expect(screen.view.edgesForExtendedLayout == [.left, .bottom])
        #expect(screen.view.scrollView?.contentOffset == 12.5)
        #expect(screen.scrollStyling?.from == ScrollStyling.Stop(offset: 0, alpha: 0.25))
        #expect(screen.library?["barAlpha"] == .number(0.5))
    }

    @Test func `a replaced delegate may know the root`() throws {
        let json = #"{"id":"a","interactivePop":{"delegateReplaced":"guarded"}}"#
        let screen = try decoded(json, as: Screen.self)
        #expect(screen.interactivePop.delegate == .guarded)
        #expect(try encoded(screen) == json)
        let stock = #"{"id":"a","interactivePop":{"delegateReplaced":false}}"#
        #expect(try decoded(stock, as: Screen.self) == Screen(id: "a"))
        for (odd, wrong) in [
            ("1", #"Expected true, false or "guarded", found a number"#),
            ("null", #"Expected true, false or "guarded", found null"#),
            (#""true""#, #"Unknown value "true"; expected one of guarded"#),
            (#""Guarded""#, #"Unknown value "Guarded"; expected one of guarded"#),
        ] {
            let words = fault(in: #"{"id":"a","interactivePop":{"delegateReplaced":\#(odd)}}"#, as: Screen.self)
            #expect(words == "interactivePop/delegateReplaced: " + wrong)
        }
    }

    @Test func `objects of a screen without members are as UIKit makes them`() throws {
        let json = #"{"id":"a","callbacks":{},"navigationItem":{},"view":{"scrollView":{}},"interactivePop":{}}"#
        var screen = Screen(id: "a")
        screen.view.scrollView = ScreenScrollView()
        #expect(try decoded(json, as: Screen.self) == screen)
        #expect(try encoded(screen) == #"{"id":"a","view":{"scrollView":{}}}"#)
        #expect(try decoded(#"{"id":"a","view":{"scrollView":null}}"#, as: Screen.self) == Screen(id: "a"))
    }

    @Test func `what can be nil may be null`() throws {
        let json = """
            {"id":"a","title":null,"bar":null,"scrollStyling":null,"library":null,
             "navigationItem":{"title":null,"prompt":null,"backButtonTitle":null,"backBarButtonItemTitle":null,
              "standardAppearance":null,"compactAppearance":null,"scrollEdgeAppearance":null,
              "compactScrollEdgeAppearance":null}}
            """
        #expect(try decoded(json, as: Screen.self) == Screen(id: "a"))
    }

    @Test(arguments: [
        (#"{"id":"a","callbacks":null}"#, "callbacks"),
        (#"{"id":"a","styledIn":null}"#, "styledIn"),
        (#"{"id":"a","prefersStatusBarHidden":null}"#, "prefersStatusBarHidden"),
        (#"{"id":"a","bar":{"hidden":null}}"#, "bar/hidden"),
        (#"{"id":null}"#, "id"),
    ])
    func `what cannot be nil may not be null`(json: String, path: String) {
        #expect(fault(in: json, as: Screen.self)?.hasPrefix(path + ": ") == true)
    }
}
