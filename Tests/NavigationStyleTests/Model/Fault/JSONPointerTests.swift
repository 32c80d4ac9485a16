import Testing

@testable import NavigationStyle

struct JSONPointerTests {
    @Test(arguments: [
        ("", ""), ("", "/stack"), ("/stack", "/stack"), ("/stack/1", "/stack/1/bar/tint"), ("/stack/é", "/stack/é/bar"),
    ])
    func `a place lies within itself and all that it lies in`(ancestor: String, pointer: String) {
        #expect(JSONPointer.isWithin(ancestor, pointer))
    }

    @Test(arguments: [
        ("/stack", ""), ("/stack/1", "/stack/10"), ("/stack/1", "/stack/2/bar"), ("/stack/1/bar", "/stack/1"),
        ("/stack/é", "/stack/e\u{301}"),
    ])
    func `a place lies in none whose name only begins alike`(ancestor: String, pointer: String) {
        #expect(!JSONPointer.isWithin(ancestor, pointer))
    }
}
