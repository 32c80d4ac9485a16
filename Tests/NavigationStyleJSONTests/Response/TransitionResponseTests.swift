import Testing

@testable import NavigationStyle
@testable import NavigationStyleJSON

/// Writing of responses, member by member.
struct TransitionResponseTests {
    static let bar = BarState(
        isHidden: false,
        background: BarState.Background(
            kind: .blur,
            color: RGBA(rawValue: 0x3366_CC80),
            image: nil,
            alpha: .system,
            backing: nil
        ),
        isTranslucent: true,
        translucency: .inferred,
        shadow: BarState.Shadow(isVisible: true, color: nil),
        barStyle: .default,
        tintColor: RGBA(rawValue: 0x007A_FFFF),
        title: BarState.Title(text: "Photo", color: .black, fontSize: 17, fontWeight: .semibold, isLarge: false),
        largeTitle: BarState.LargeTitle(state: .collapsed, height: 0, trackedBy: .set),
        searchBar: BarState.SearchBar(placement: .stacked, visibility: .hidden, height: 0, isActive: false),
        backButton: BarState.BackButton(isShown: true, title: nil, color: RGBA(rawValue: 0x007A_FFFF)),
        statusBar: BarState.StatusBar(style: .darkContent, isHidden: false),
        appearance: .scrollEdge,
        frame: Rect(x: 0, y: 59, width: 393, height: 44.5),
        drawnBy: .fakeBar("a"),
        contrast: BarContrast(
            title: Contrast(ratio: 4.47, required: 4.5, verdict: .fail, appleVerdict: .pass, at: nil),
            statusBar: Contrast(ratio: nil, required: 3, verdict: .indeterminate, appleVerdict: nil, at: nil),
            behind: ContrastBackdrop(from: .unknown)
        ),
        provenance: nil
    )

    @Test
    func `a bar has every member, null where there is nothing`() {
        #expect(
            String(decoding: JSONWriter.bytes(.pretty) { $0.form(Self.bar) }, as: UTF8.self) == """
                {
                  "isHidden": false,
                  "background": {
                    "kind": "blur",
                    "color": "#3366CC80",
                    "image": null,
                    "alpha": "system",
                    "backing": null
                  },
                  "isTranslucent": true,
                  "translucency": "inferred",
                  "shadow": {
                    "isVisible": true,
                    "color": null
                  },
                  "barStyle": "default",
                  "tintColor": "#007AFFFF",
                  "title": {
                    "text": "Photo",
                    "color": "#000000FF",
                    "fontSize": 17,
                    "fontWeight": "semibold",
                    "isLarge": false
                  },
                  "largeTitle": {
                    "state": "collapsed",
                    "height": 0,
                    "trackedBy": "set"
                  },
                  "searchBar": {
                    "placement": "stacked",
                    "visibility": "hidden",
                    "height": 0,
                    "isActive": false
                  },
                  "backButton": {
                    "isShown": true,
                    "title": null,
                    "color": "#007AFFFF"
                  },
                  "statusBar": {
                    "style": "darkContent",
                    "isHidden": false
                  },
                  "appearance": "scrollEdge",
                  "frame": {
                    "x": 0,
                    "y": 59,
                    "width": 393,
                    "height": 44.5
                  },
                  "drawnBy": "fakeBar:a",
                  "contrast": {
                    "title": {
                      "ratio": 4.47,
                      "required": 4.5,
                      "verdict": "fail",
                      "appleVerdict": "pass"
                    },
                    "buttons": null,
                    "statusBar": {
                      "ratio": null,
                      "required": 3,
                      "verdict": "indeterminate"
                    },
                    "behind": {
                      "color": null,
                      "from": "unknown"
                    }
                  }
                }

                """
        )
    }

    @Test
    func `the provenance of a bar names what somebody wrote`() {
        var bar = Self.bar
        var provenance = ProvenanceTable()
        provenance[.tintColor] = Provenance(setBy: .screen, screen: "b", callback: .viewWillAppear)
        bar.provenance = provenance
        let text = String(decoding: JSONWriter.bytes { $0.form(bar) }, as: UTF8.self)
        let written = #"{"tintColor":{"setBy":"screen","screen":"b","callback":"viewWillAppear"}}"#
        #expect(text.hasSuffix(#""provenance":"# + written + "}"))
    }

    @Test
    func `parts that were not asked for are absent`() {
        let response = TransitionResponse(
            outcome: .unchanged,
            reason: .alreadyAtRoot,
            policy: PolicyReference(
                name: "kmNavigationBarTransition",
                edition: "1.1.11",
                options: [.copiedProperties([.barTintColor])]
            ),
            environment: NavigationEnvironment().whole,
            stack: TransitionResponse.StackChange(before: ["a"], after: ["a"], pushed: [], popped: []),
            bars: TransitionResponse.Bars(before: nil, after: nil)
        )
        #expect(
            String(decoding: response.json(), as: UTF8.self)
                == "{\"outcome\":\"unchanged\",\"reason\":\"alreadyAtRoot\","
                + "\"policy\":{\"name\":\"kmNavigationBarTransition\",\"edition\":\"1.1.11\","
                + "\"copiedProperties\":[\"barTintColor\"]},\"environment\":\(Self.environment),"
                + "\"stack\":{\"before\":[\"a\"],\"after\":[\"a\"],\"pushed\":[],\"popped\":[]},"
                + "\"bars\":{\"before\":null,\"after\":null}}"
        )
    }

    /// The complete default environment.
    private static let environment = """
        {"os":"17.0","linkedSDK":"17.0","device":"iPhone 15","orientation":"portrait","userInterfaceStyle":"light",\
        "contentSizeCategory":"large","layoutDirection":"leftToRight","reduceTransparency":false,"increaseContrast":false,"reduceMotion":false,\
        "designRequiresCompatibility":false}
        """

    /// The beginning of every answer under stock UIKit.
    private static let assumed = #"{"policy":{"name":"system"},"environment":"# + environment + ","

    @Test
    func `a layout tells what is obscured in the words of its iOS`() {
        var layout = ScreenLayout(
            view: ScreenLayout.View(y: 0, height: 852, width: 393),
            obscured: .safeArea(Insets(top: 103, bottom: 34)),
            adjustedContentInset: nil,
            contentTop: 103
        )
        #expect(
            String(decoding: JSONWriter.bytes { $0.form(layout) }, as: UTF8.self)
                == "{\"view\":{\"y\":0,\"height\":852,\"width\":393},"
                + "\"safeAreaInsets\":{\"top\":103,\"left\":0,\"bottom\":34,\"right\":0},"
                + "\"adjustedContentInset\":null,\"contentTop\":103}"
        )
        layout.obscured = .layoutGuides(top: 64, bottom: 0)
        layout.adjustedContentInset = Insets(top: 64)
        #expect(
            String(decoding: JSONWriter.bytes { $0.form(layout) }, as: UTF8.self)
                == "{\"view\":{\"y\":0,\"height\":852,\"width\":393},\"topLayoutGuide\":64,\"bottomLayoutGuide\":0,"
                + "\"adjustedContentInset\":{\"top\":64,\"left\":0,\"bottom\":0,\"right\":0},\"contentTop\":103}"
        )
    }

    @Test
    func `a resolved stack has the bar of its top under bars`() {
        let response = ResolveResponse(
            policy: PolicyReference(name: "system"),
            environment: NavigationEnvironment().whole,
            bar: nil,
            screens: [],
            controller: nil
        )
        #expect(
            String(decoding: response.json(), as: UTF8.self)
                == Self.assumed + "\"bars\":{\"after\":null},\"screens\":[]}"
        )
    }

    @Test
    func `a replay has a response for each operation and one state`() {
        let response = ReplayResponse(
            policy: PolicyReference(name: "system"),
            environment: NavigationEnvironment().whole,
            transitions: [],
            controller: nil
        )
        #expect(String(decoding: response.json(), as: UTF8.self) == Self.assumed + "\"transitions\":[]}")
    }
}
