import NavigationStyle
import Testing

/// Text that cannot be read gets another color by the policy's interface, if that has a member for it.
struct TextFixTests {
    @Test(arguments: [Diagnostic.Code.lowContrast, .statusBarUnreadable])
    func `a color scheme makes all text over a SwiftUI background light`(code: Diagnostic.Code) throws {
        let diagnostic = try diagnostic(
            code,
            under: "swiftUI",
            of: ##"{"toolbarBackground":"#000080","toolbarBackgroundVisibility":"visible"}"##
        )
        #expect(diagnostic.edits == [Edit(.add, "/stack/0/library/toolbarColorScheme", .string("dark"))])
    }

    @Test func `a React Native screen is asked for the style of the status bar`() throws {
        let diagnostic = try diagnostic(
            .statusBarUnreadable,
            under: "reactNativeScreens",
            of: ##"{"headerConfig":{"backgroundColor":"#000000","titleColor":"#FFFFFF"}}"##
        )
        #expect(diagnostic.edits == [Edit(.add, "/stack/0/library/statusBarStyle", .string("light"))])
        #expect(diagnostic.fix.contains("statusBarStyle"))
    }

    @Test func `a style that the screen has chosen stays`() throws {
        let diagnostic = try diagnostic(
            .statusBarUnreadable,
            under: "reactNativeScreens",
            of: ##"{"headerConfig":{"backgroundColor":"#000000"},"statusBarStyle":"dark"}"##
        )
        #expect(diagnostic.edits == nil)
    }

    private func diagnostic(_ code: Diagnostic.Code, under policy: String, of library: String) throws -> Diagnostic {
        let found = try diagnostics(
            of: body(##"{"id":"a","title":"A","library":\##(library)}"##, policy: policy, os: "17.0")
        )
        return try #require(found.first { $0.code == code })
    }
}
