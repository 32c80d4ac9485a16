extension Rule {
    static let qmuiStyle = Rule(
        "qmui.style",
        "Two screens get fake bars if their keys differ; without keys, and with the automatic switch on, if "
            + "their images, tints, styles or hairlines differ: those of their methods, else of the appearance proxy, "
            + "and for the hairline of the bar.",
        from: ["libraries.10.4"]
    )
    static let qmuiPush1 = Rule(
        "qmui.push.1",
        "A push between two screens with different styles: after the original call, both get a fake bar, a copy "
            + "of the real one.",
        from: ["libraries.10.5"]
    )
    static let qmuiPush2 = Rule(
        "qmui.push.2",
        "From the call of a push on, the real bar is bound to the incoming screen's fake bar.",
        from: ["libraries.10.5"]
    )
    static let qmuiPop1 = Rule(
        "qmui.pop.1",
        "A pop between two screens with different styles: before the original call, both get a fake bar, a copy "
            + "of the real one.",
        from: ["libraries.10.5"]
    )
    static let qmuiPop2 = Rule(
        "qmui.pop.2",
        "From the call of a pop on, the real bar is bound to the destination's fake bar.",
        from: ["libraries.10.5"]
    )
    static let qmuiSet1 = Rule(
        "qmui.set.1",
        "A set with another top: after the original call, the new top and the last of the removed screens get "
            + "fake bars, if their styles differ; none if no screen is removed.",
        from: ["libraries.10.5", "libraries.10.6"]
    )
    static let qmuiSet2 = Rule(
        "qmui.set.2",
        "From the call of a set on, the real bar is bound to the new top's fake bar.",
        from: ["libraries.10.5"]
    )
    static let qmuiFake1 = Rule(
        "qmui.fake.1",
        "A screen gets no second fake bar, none without a navigation controller, and none under a hidden bar; "
            + "otherwise the screen's view is loaded for it, before it copies the real bar's look.",
        from: ["libraries.10.5"]
    )
    static let qmuiFake2 = Rule(
        "qmui.fake.2",
        "The background of the real bar is masked after each of the two fake bars, even if that one was refused.",
        from: ["libraries.10.5"]
    )
    static let qmuiCopy1 = Rule(
        "qmui.copy.1",
        "A fake bar copies image, hairline, style, translucency and tint of the real one up to iOS 14, and its "
            + "standard and scroll-edge appearances from iOS 15 on.",
        from: ["libraries.10.5"]
    )
    static let qmuiCopy2 = Rule(
        "qmui.copy.2",
        "Values that are set on the real bar while a fake bar is bound to it are set on the fake bar, too; the "
            + "appearance for the scroll edge becomes its standard one, and its own follows only the legacy setters.",
        from: ["libraries.10.5"]
    )
    static let qmuiViewWillAppear1 = Rule(
        "qmui.viewWillAppear.1",
        "A hideable screen that appears shows or hides the bar as it prefers, animated if its appearance is.",
        from: ["libraries.10.5"]
    )
    static let qmuiViewWillAppear2 = Rule(
        "qmui.viewWillAppear.2",
        "A screen that appears sets its tint, image, style and hairline on the real bar: those of its methods, "
            + "and with a template those of the proxy for the others.",
        from: ["libraries.10.3", "libraries.10.5"]
    )
    static let qmuiViewWillAppear3 = Rule(
        "qmui.viewWillAppear.3",
        "The tint of the buttons is animated alongside, and set at once without a coordinator or if the screens "
            + "already move; a tint of nil is not written.",
        from: ["libraries.10.3", "libraries.10.5"]
    )
    static let qmuiViewWillAppear4 = Rule(
        "qmui.viewWillAppear.4",
        "The title's color is added to the attributes of the bar, or to the library's title view.",
        from: ["libraries.10.5"]
    )
    static let qmuiSetNavigationBarHidden1 = Rule(
        "qmui.setNavigationBarHidden.1",
        "Hiding the bar in a push or a pop removes the fake bar of the top screen, and showing it adds one, if "
            + "there is none, and binds the real bar to that.",
        from: ["libraries.10.5"]
    )
    static let qmuiViewWillLayoutSubviews1 = Rule(
        "qmui.viewWillLayoutSubviews.1",
        "At each layout the fake bar comes to the front, with the frame of the real background.",
        from: ["libraries.10.5"]
    )
    static let qmuiCompletion1 = Rule(
        "qmui.completion.1",
        "When the call between two screens is over, cancelled or not, their fake bars and the masks are "
            + "removed: at once, inside the call, if there is no coordinator.",
        from: ["libraries.10.5"]
    )
    static let qmuiConcurrency1 = Rule(
        "qmui.concurrency.1",
        "An animated push while another transition is under way is made without animation.",
        from: ["libraries.10.6"]
    )
    static let qmuiConcurrency2 = Rule(
        "qmui.concurrency.2",
        "A pop during a push, a pop or a set goes to UIKit without the library's hooks.",
        from: ["libraries.10.5", "libraries.10.6"]
    )
    static let qmuiTemplate1 = Rule(
        "qmui.template.1",
        "A template's values go to the appearance proxy, from iOS 15 on as a standard appearance, too; its tint "
            + "of the buttons goes to each controller's bar.",
        from: ["libraries.10.3"]
    )
    static let qmuiAppearance1 = Rule(
        "qmui.appearance.1",
        "From iOS 15 on, the setters of a bar's legacy properties also write its standard appearance, in all code of the app.",
        from: ["libraries.10.7"]
    )
    static let qmuiBackTitle1 = Rule(
        "qmui.backTitle.1",
        "In a push and a set, the item below gets the back title that the screen above returns, or none with "
            + "the template.",
        from: ["libraries.10.8"]
    )
    static let qmuiGesture1 = Rule(
        "qmui.gesture.1",
        "The back swipe begins if the stock one does or the screen forces it, unless the screen refuses to be popped.",
        from: ["libraries.10.8"]
    )
    static let qmuiShouldPop1 = Rule(
        "qmui.shouldPop.1",
        "A screen that returns false refuses a tap on Back.",
        from: ["libraries.10.8"]
    )
    static let qmuiUpdateNavigationBarAppearance1 = Rule(
        "qmui.updateNavigationBarAppearance.1",
        "An update writes the return values of the screen's methods at once; methods that it does not implement write nothing.",
        from: ["libraries.10.3"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let qmuiUsage1 = Rule(
        "qmui.usage.1",
        "Declare the bar's image, tint, style and hairline with the delegate's methods: the comparison that "
            + "decides on fake bars does not see values that a screen's code writes to the bar itself.",
        from: ["libraries.10.4", "libraries.10.9"]
    )
}
