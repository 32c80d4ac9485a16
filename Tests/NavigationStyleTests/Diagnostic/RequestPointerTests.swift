import Foundation
import Testing

@testable import NavigationStyle

struct RequestPointerTests {
    /// Pointers in the order of the wire format, a value before its members.
    static let ordered = [
        "", "/policy", "/policy/useSystemBackBarButtonItem", "/defaults/appearanceProxy/tintColor", "/stack",
        "/stack/0", "/stack/0/bar/background", "/stack/0/bar/tint", "/stack/0/callbacks/viewDidLoad/alpha",
        "/stack/0/callbacks/viewWillAppear/barStyle", "/stack/0/navigationItem/leftBarButtonItems",
        "/stack/0/navigationItem/standardAppearance", "/stack/0/view/backgroundColor",
        "/stack/0/view/scrollView/contentInsetAdjustmentBehavior", "/stack/0/library/config/tintColor", "/stack/9",
        "/stack/10/bar/hidden", "/controller/bar/shadowImage", "/controller/isNavigationBarHidden", "/operation",
        "/operation/bar/title", "/operation/screen", "/operation/screen/bar/statusBar", "/operation/screens/2",
        "/operation/count", "/operation/screenID", "/operation/properties/barTintColor", "/operations/3",
        "/operations/3/screens/12/view/scrollView/isContentScrollView", "/operations/70000/screens/70000",
    ]

    @Test(arguments: ordered)
    func `a pointer reads as it was written`(text: String) throws {
        let pointer = try #require(RequestPointer(text))
        #expect(pointer.description == text)
        let json = try JSONEncoder().encode(pointer)
        #expect(try JSONDecoder().decode(String.self, from: json) == text)
        #expect(try JSONDecoder().decode(RequestPointer.self, from: json) == pointer)
    }

    @Test(arguments: [
        "stack", "/", "/stack/", "/stack/01", "/stack/-1", "/stack/4294967295", "/stak", "/stack/0/bar/tint/0",
        "/stack/0/bar/bar/bar/bar/bar/bar/bar/bar", "/stack~1",
    ])
    func `what can be no cause is no pointer`(text: String) {
        #expect(RequestPointer(text) == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(RequestPointer.self, from: JSONEncoder().encode(text))
        }
    }

    @Test func `pointers stand in the order of the wire format, a value before its members`() {
        let pointers = Self.ordered.compactMap(RequestPointer.init)
        #expect(pointers.count == Self.ordered.count)
        #expect(pointers.reversed().sorted() == pointers)
    }

    @Test(arguments: ordered)
    func `a pointer leads into the values around what it leads to, and into no other`(text: String) throws {
        let pointer = try #require(RequestPointer(text))
        for other in Self.ordered.compactMap(RequestPointer.init) {
            #expect(pointer.leads(into: other) == text.hasPrefix(other.description + "/"))
        }
    }

    @Test func `a pointer leads to every option of a policy and to every member of its interface`() {
        for page in PolicyPage.all {
            for option in page.options {
                let pointer = RequestPointer(.policy).appending(member: option.name)
                #expect(pointer.description == "/policy/\(option.name)")
            }
            for member in page.libraryMembers {
                let pointer = RequestPointer(.stack).appending(0).appending(.library).appending(member: member.name)
                #expect(pointer.description == "/stack/0/library/\(member.name)")
            }
        }
    }

    @Test func `a pointer is put together of keys, indices, properties and callbacks`() {
        let screen = RequestPointer(.operations).appending(3).appending(.screens).appending(1)
        #expect(screen.description == "/operations/3/screens/1")
        for callback in Callback.allCases {
            for property in BarProperty.allCases {
                let pointer = screen.appending(.callbacks).appending(RequestPointer.Key(callback)).appending(property)
                #expect(pointer.description == "\(screen)/callbacks/\(callback.rawValue)/\(property.name)")
            }
        }
    }

    @Test func `a pointer that has no room for more says so`() throws {
        var pointer = RequestPointer(.operations).appending(70_000).appending(.screens).appending(3)
        for _ in 1...6 { pointer = try #require(pointer.appended(code: RequestPointer.Key.bar.rawValue)) }
        #expect(pointer.description == "/operations/70000/screens/3/bar/bar/bar/bar/bar/bar")
        #expect(pointer.appended(code: RequestPointer.Key.bar.rawValue) == nil)
        #expect(pointer.appended(0) == nil)
        // An index directly after an index, and an index beyond the second place for one.
        let element = RequestPointer(.stack).appending(0)
        #expect(element.appended(0) == nil)
        #expect(element.appending(.bar).appending(.tint).appended(0) == nil)
        #expect(RequestPointer(.stack).appended(Int(UInt32.max)) == nil)
        #expect(RequestPointer(.stack).appended(Int.max) == nil && RequestPointer(.stack).appended(-1) == nil)
        #expect(RequestPointer(.stack).appended(Int(UInt32.max) - 1)?.description == "/stack/4294967294")
    }

    @Test func `every key has a name of its own`() {
        let names = RequestPointer.Key.names.filter { !$0.isEmpty }
        #expect(Set(names).count == names.count)
        let members = Set(PolicyRegistry.memberNames)
        let own = Set(RequestPointer.Key.allCases.map(\.name)).union(BarProperty.allCases.map(\.name))
        #expect(Set(names) == own.union(members))
        for member in members {
            #expect(RequestPointer(.stack).appending(member: member).description == "/stack/\(member)")
        }
    }
}
