import NavigationStyle
import Testing

@testable import navigation_style

@Suite struct AuditJUnitTests {
    /// A graph with a certain finding and, of a flag that nobody knows, a possible one.
    private static let hidden = """
        {"policies": ["system"], "find": {"codes": ["stuck-hidden-bar"]},
         "screens": [{"id": "home"}, {"id": "list"},
           {"id": "login", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": {"unknown": "isGuest"}}}},
           {"id": "photo", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}}}],
         "entries": [{"id": "root", "stack": ["home"]}, {"id": "other", "stack": ["list"]}],
         "routes": [{"from": "home", "to": "login"}, {"from": "list", "to": "photo"}]}
        """

    @Test func `a certain finding fails and a possible one is told`() throws {
        let xml = try SampleAudit.report(of: Self.hidden).junit(failingOn: .error, orPossible: false)
        #expect(
            xml.contains(#"<testsuites name="navigation-style audit" tests="2" failures="1" errors="0" skipped="0">"#)
        )
        #expect(xml.contains(#"<testcase name="stuck-hidden-bar of isHidden" classname="list""#))
        #expect(xml.contains(#"<testcase name="stuck-hidden-bar of isHidden (possible)" classname="home""#))
        #expect(xml.contains(#"<failure type="stuck-hidden-bar""#) && xml.contains("<system-out>"))
    }

    @Test func `a possible finding fails where it is asked for`() throws {
        let xml = try SampleAudit.report(of: Self.hidden).junit(failingOn: .error, orPossible: true)
        #expect(xml.contains(#"failures="2""#) && !xml.contains("<system-out>"))
    }

    @Test func `an intended finding is a skipped test with its reason, and a run without findings passes`() throws {
        let intended = Self.hidden.replacing(
            #""routes""#,
            with: #""isIntended": [{"code": "stuck-hidden-bar", "because": "full <screen>"}], "routes""#
        )
        let xml = try SampleAudit.report(of: intended).junit(failingOn: .error, orPossible: true)
        #expect(xml.contains(#"failures="0" errors="0" skipped="2""#))
        #expect(xml.contains(#"<skipped message="full &lt;screen&gt;"/>"#))
        let clean = #"{"policies": ["system"], "screens": [{"id": "a"}], "entries": [{"id": "e", "stack": ["a"]}]}"#
        let passed = try SampleAudit.report(of: clean).junit(failingOn: .error, orPossible: true)
        #expect(passed.contains(#"<testcase name="nothing to report" classname="system"#))
    }
}
