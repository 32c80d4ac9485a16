import HTTPMessage
import NavigationStyle
import Testing

@testable import NavigationStyleService

/// Faults whose messages say how to correct them.
@Suite struct TeachingTests {
    let service = TestService()

    /// Returns the only fault of a request for `/resolve` with `members`.
    private func fault(_ members: String) throws -> ReceivedProblem.Fault {
        let response = service.respond(.post, "/resolve", body: "{\(members)}")
        #expect(response.status == .unprocessableContent, "\(members)")
        let faults = try ReceivedProblem(response).errors ?? []
        #expect(faults.count == 1, "\(members): \(faults)")
        return try #require(faults.first)
    }

    private func faultOfScreen(_ members: String) throws -> ReceivedProblem.Fault {
        try fault(#""stack":[{"id":"a",\#(members)}]"#)
    }

    @Test(arguments: [
        ("FF0000", "#FF0000"), ("ff0000", "#FF0000"), ("0xFF0000", "#FF0000"), ("f00", "#F00"),
        ("rgb(255, 0, 0)", "#FF0000"),
        ("rgba(255,0,0,0.5)", "#FF000080"), ("UIColor.systemBlue", "systemBlue"), (".white", "white"),
        ("redColor", "red"), ("SystemBlue", "systemBlue"), ("## FF0000", "#FF0000"),
    ])
    func `a color that is written otherwise is told how it is written here`(_ text: String, _ color: String) throws {
        for members in [
            #""bar":{"tint":"\#(text)"}"#, #""bar":{"background":"\#(text)"}"#,
            #""view":{"backgroundColor":"\#(text)"}"#,
            #""callbacks":{"viewDidLoad":{"barTintColor":"\#(text)"}}"#,
        ] {
            let fault = try faultOfScreen(members)
            #expect(fault.suggestion == color, "\(members)")
            #expect(fault.detail.contains("did you mean \"\(color)\"?"), "\(fault.detail)")
        }
        #expect(
            service.respond(.post, "/resolve", body: #"{"stack":[{"id":"a","bar":{"tint":"\#(color)"}}]}"#).status
                == .ok
        )
    }

    @Test(arguments: ["#12345", "mauve-ish", "#GGGGGG", "rgb(300,0,0)", "hsl(0,0%,0%)"])
    func `a color that is none is told what one looks like`(_ text: String) throws {
        let fault = try faultOfScreen(#""bar":{"tint":"\#(text)"}"#)
        #expect(fault.detail.contains(##"a color is written "#FFFFFF""##))
        #expect(fault.suggestion == nil)
    }

    @Test(arguments: [
        (#""bar":{"tint":16711680}"#, ###"a color is written "#FFFFFF""###),
        (#""bar":{"background":true}"#, ##"a background is written "#FFFFFF""##),
        (#""bar":{"shadow":1}"#, "write false for no shadow"),
        (#""bar":{"title":"Photos"}"#, #"the screen's own "title""#),
        (#""bar":{"largeTitle":"true"}"#, "without quotes"),
        (#""bar":"black""#, ##"{"background": "#FFFFFF"}"##),
        (#""callbacks":{"viewDidLoad":{"backgroundImage":7}}"#, #"an image is written {"name": "sky"}"#),
        (#""callbacks":{"viewDidLoad":{"alpha":"0.5"}}"#, "without quotes"),
        (##""callbacks":{"viewDidLoad":{"titleTextAttributes":"#FFF"}}"##, ##"{"color": "#FFFFFF""##),
        (#""callbacks":{"viewDidLoad":{"standardAppearance":"opaque"}}"#, #"{"background": "opaque""#),
        (#""navigationItem":"Photo""#, #"{"title": "Photo"}"#),
    ])
    func `a value of another form is told the right one with an example`(_ members: String, _ words: String) throws {
        let fault = try faultOfScreen(members)
        #expect(fault.code == "wrong-type")
        #expect(fault.detail.contains(words), "\(fault.detail)")
    }

    @Test(arguments: [
        (#""stack":["a"]"#, #"a screen is written {"id": "detail"}"#),
        (#""stack":"a""#, #"[{"id": "feed"}], root first"#),
        (#""stack":[],"include":"plan""#, #"a list is written ["plan"]"#),
        (#""stack":[],"include":true"#, #"["plan"], or "all""#),
        (#""stack":[],"environment":"17.0""#, #"{"os": "17.0"}"#), (#""stack":[],"policy":1"#, #""transitionBar""#),
        (#""stack":[],"environment":{"os":17}"#, #"a version is written "17.0", in quotes"#),
        (
            #""stack":[],"environment":{"os":"6.0"}"#,
            #"a version is one or two numbers, such as "17" or "17.0""#
        ),
    ])
    func `so is one beside the screens`(_ members: String, _ words: String) throws {
        let fault = try fault(members)
        #expect(fault.detail.contains(words), "\(fault.detail)")
    }

    @Test(arguments: [
        ("swipe", "interactivePop"), ("tabSwitch", "reappear"), ("setRoot", "setViewControllers"), ("back", "pop"),
        ("popp", "pop"),
    ])
    func `an operation by another name is told UIKit's`(_ name: String, _ type: String) throws {
        let body = #"{"stack":[{"id":"a"}],"operation":{"type":"\#(name)"}}"#
        let problem = try ReceivedProblem(service.respond(.post, "/transition", body: body))
        #expect(problem.errors?.first?.suggestion == type)
    }

    @Test func `a color of a gradient is told what one looks like`() throws {
        let fault = try faultOfScreen(#""bar":{"background":{"image":{"gradient":["red",{"at":1,"color":"blue"}]}}}"#)
        #expect(fault.detail.contains(##"{"at": 0, "color": "#FFFFFF"}"##))
    }

    @Test(arguments: [
        ("/rules/km.psh.2", "km.push.2"), ("/policies/sytem", "system"), ("/diagnostics/style-leek", "style-leak"),
        ("/references/uikit.C66", "uikit.C6"), ("/devices/iPhone15", "iPhone 15"),
        ("/schemas/transiton.json", "transition"),
        ("/problems/not-fuond", "not-found"),
    ])
    func `a page by a misspelt name is told the one that was meant`(_ path: String, _ name: String) throws {
        let problem = try ReceivedProblem(service.respond(.get, path))
        #expect(problem.status == 404 && problem.detail.contains("did you mean \"\(name)"), "\(problem.detail)")
    }

    @Test func `an operation is told what one looks like`() throws {
        let body = #"{"stack":[{"id":"a"}],"operation":"pop"}"#
        let problem = try ReceivedProblem(service.respond(.post, "/transition", body: body))
        #expect(problem.detail.contains(#"an operation is written {"type": "pop"}"#))
    }

    @Test func `an image's name is told where it belongs`() throws {
        for members in [
            #""bar":{"background":{"image":"sky"}}"#, #""callbacks":{"viewDidLoad":{"shadowImage":"sky"}}"#,
        ] {
            let fault = try faultOfScreen(members)
            #expect(fault.suggestion == #"{"name": "sky"}"#)
            #expect(fault.detail.contains(#"an image is written {"name": "sky"}"#))
        }
    }

    @Test(arguments: [("iOS 17", "17.0"), ("17.0.1", "17.0"), ("v12.4", "12.4")])
    func `a version with more than its number is told the number`(_ text: String, _ version: String) throws {
        let fault = try fault(#""stack":[],"environment":{"os":"\#(text)"}"#)
        #expect(fault.suggestion == version)
    }

    @Test(arguments: [
        (#""bar":{"tintColor":"red"}"#, "tint", "here it is \"tint\""),
        (#""bar":{"barTintColor":"red"}"#, "background", "\"barTintColor\" belongs in \"callbacks\""),
        (#""bar":{"titleTextAttributes":{}}"#, "title", "here it is \"title\""),
        (#""bar":{"prefersLargeTitles":true}"#, "largeTitle", "here it is \"largeTitle\""),
        (#""bar":{"isTranslucent":true}"#, nil, "\"isTranslucent\" belongs in \"callbacks\""),
        (#""bar":{"scrollEdgeAppearance":{}}"#, nil, "or in \"navigationItem\""),
        (#""bar":{"largeTitleDisplayMode":"always"}"#, nil, "belongs in \"navigationItem\""),
        (#""largeTitle":true"#, nil, "\"largeTitle\" belongs in \"bar\""),
        (#""tint":"red""#, nil, "\"tint\" belongs in \"bar\""),
        (#""barTintColor":"red""#, nil, "{\"callbacks\": {\"viewWillAppear\": {\"barTintColor\": …}}}"),
        (#""viewWillAppear":{}"#, nil, "belongs in \"callbacks\""),
        (#""backgroundColor":"red""#, nil, "belongs in \"view\""),
        (#""callbacks":{"barTintColor":"red"}"#, nil, "{\"viewWillAppear\": {\"barTintColor\": …}}"),
        (#""callbacks":{"viewDidLoad":{"tint":"red"}}"#, "tintColor", "here it is \"tintColor\""),
        (#""view":{"contentHeight":1}"#, nil, "\"scrollView\" of the screen's \"view\""),
        (
            #""bar":{"background":{"image":{"direction":"right"}}}"#, "gradientDirection",
            "here it is \"gradientDirection\""
        ),
        (
            #""bar":{"background":{"color":"red","minimumAlpha":1}}"#, nil,
            "\"image\", as in {\"image\": {\"minimumAlpha\": …}}"
        ),
    ])
    func `a word that stands elsewhere is told its place`(
        _ members: String,
        _ suggestion: String?,
        _ words: String
    ) throws {
        let fault = try faultOfScreen(members)
        #expect(fault.code == "unknown-key")
        #expect(fault.detail.contains(words), "\(fault.detail)")
        if let suggestion { #expect(fault.suggestion == suggestion) }
    }

    @Test(arguments: [
        (#""stack":[],"os":"17.0""#, "\"os\" belongs in \"environment\""),
        (#""stack":[],"environment":{"ios":"17.0"}"#, "here it is \"os\""),
        (#""stack":[],"defaults":{"bar":{"barTintColor":"red"}}"#, "\"appearanceProxy\" of \"defaults\""),
    ])
    func `so is one beside the stack`(_ members: String, _ words: String) throws {
        let fault = try fault(members)
        #expect(fault.detail.contains(words), "\(fault.detail)")
    }

    @Test func `a property in the style of an update belongs in its properties`() throws {
        let body = #"{"stack":[{"id":"a"}],"operation":{"type":"update","bar":{"isTranslucent":true}}}"#
        let problem = try ReceivedProblem(service.respond(.post, "/transition", body: body))
        #expect(problem.detail.contains("\"properties\" of the operation"))
    }

    @Test(arguments: [
        ("km", "kmNavigationBarTransition"), ("rtroot", "rtRootNavigationController"),
        ("dbn", "doubleNavigationController"),
        ("fd", "fdFullscreenPopGesture"), ("FDFullscreenPopGesture", "fdFullscreenPopGesture"),
        ("wr", "wrNavigationBar"),
        ("hbd", "hbdNavigationBar"), ("transition", "transitionBar"), ("EachNavigationBar", "perScreenBar"),
        ("item", "itemAppearance"), ("KMNavigationBarTransition", "kmNavigationBarTransition"),
    ])
    func `a part of a policy's name is enough to be told it`(_ text: String, _ name: String) throws {
        let fault = try fault(#""stack":[],"policy":"\#(text)""#)
        #expect(fault.suggestion == name)
        #expect(fault.detail.contains("did you mean \"\(name)\"?"))
    }

    @Test(arguments: [
        ("iPhone6", "iPhone 6"), ("iphone 15 pro", "iPhone 15 Pro"), ("iPhone15ProMax", "iPhone 15 Pro Max"),
        ("iPhone Ai", "iPhone Air"), ("iPad mini 6", "iPad mini (6th generation)"),
    ])
    func `a device that is written otherwise is told its name`(_ text: String, _ name: String) throws {
        let fault = try fault(#""stack":[],"environment":{"device":"\#(text)"}"#)
        #expect(fault.suggestion == name)
        #expect(fault.detail.contains("did you mean \"\(name)\"?"))
    }

    @Test func `a device whose name is the beginning of several is told them all`() throws {
        let phone = try fault(#""stack":[],"environment":{"device":"iPhone SE"}"#)
        #expect(phone.suggestion == "iPhone SE (1st generation)")
        #expect(phone.detail.contains(#"generation)", "iPhone SE (2nd generation)" or "iPhone SE (3rd generation)"?"#))
        let tablet = try fault(#""stack":[],"environment":{"device":"iPad Pro (11-inch)"}"#)
        #expect(tablet.suggestion == "iPad Pro 11-inch (1st generation)")
        // Too many names begin like this for a suggestion.
        let any = try fault(#""stack":[],"environment":{"device":"iPhone"}"#)
        #expect(any.suggestion == nil && any.detail.hasSuffix("; /devices lists all devices"))
    }

    @Test(arguments: [
        ("onAppear", "viewWillAppear"), ("viewDidLayoutSubviews", "duringTransition"),
        ("loadView", "viewDidLoad"), ("onDisappear", "viewDidDisappear"),
    ])
    func `a callback for which no code can be given is told the nearest`(_ key: String, _ callback: String) throws {
        let fault = try faultOfScreen(#""callbacks":{"\#(key)":{"barTintColor":"red"}}"#)
        #expect(fault.suggestion == callback)
        #expect(
            fault.detail == "Unknown key; code in \(key) is not supported; use \"\(callback)\", the nearest callback"
        )
        // A misspelled key is reported as nothing else.
        let misspelled = try faultOfScreen(#""callbacks":{"viewWillApear":{"barTintColor":"red"}}"#)
        #expect(misspelled.suggestion == "viewWillAppear" && misspelled.detail == "Unknown key")
    }

    @Test func `edges are told their form and their names`() throws {
        let form = try faultOfScreen(#""view":{"edgesForExtendedLayout":"top"}"#)
        #expect(form.detail.contains(#"it is written ["top", "left", "bottom", "right"], or as some of these"#))
        let name = try faultOfScreen(#""view":{"edgesForExtendedLayout":["tpo"]}"#)
        #expect(name.suggestion == "top")
    }

    @Test(arguments: ["zzz", "q", ""])
    func `what nobody is called is told nothing`(_ text: String) throws {
        #expect(try fault(#""stack":[],"policy":"\#(text)""#).suggestion == nil)
    }

    @Test func `a member of another policy's library is told whose it is`() throws {
        for policy in ["system", "hbdNavigationBar"] {
            let fault = try fault(
                #""policy":"\#(policy)","stack":[{"id":"a","library":{"prefersNavigationBarHidden":true}}]"#
            )
            #expect(fault.detail.contains("\"prefersNavigationBarHidden\" is read by fdFullscreenPopGesture"))
        }
        let option = try fault(#""stack":[],"policy":{"name":"system","transferNavigationBarAttributes":true}"#)
        #expect(option.detail.contains("is an option of rtRootNavigationController"))
    }
}
