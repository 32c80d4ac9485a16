/// The state of each screen, by its index: the first eight are stored inline, the others in an array.
struct PlainScreens {
    private var first = FirstScreens()
    private var spill: [PlainScreen] = []
    private(set) var count = 0

    mutating func append(_ screen: PlainScreen) {
        if count < FirstScreens.count { first[count] = screen } else { spill.append(screen) }
        count += 1
    }

    subscript(position: Int) -> PlainScreen {
        @inline(__always)
        get {
            precondition(position >= 0 && position < count)
            return position < FirstScreens.count ? first[position] : spill[position - FirstScreens.count]
        }
        @inline(__always)
        set {
            precondition(position >= 0 && position < count)
            if position < FirstScreens.count {
                first[position] = newValue
            } else {
                spill[position - FirstScreens.count] = newValue
            }
        }
    }
}

extension PlainScreens: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for position in 0..<count { hasher.combine(self[position]) }
    }
}

/// Eight screens, of which one is read in place: a lookup in an `InlineArray` copies all of them first.
private struct FirstScreens: BitwiseCopyable {
    static var count: Int { 8 }

    private var screen0 = PlainScreen.none, screen1 = PlainScreen.none, screen2 = PlainScreen.none
    private var screen3 = PlainScreen.none, screen4 = PlainScreen.none, screen5 = PlainScreen.none
    private var screen6 = PlainScreen.none, screen7 = PlainScreen.none

    subscript(position: Int) -> PlainScreen {
        @inline(__always)
        get {
            switch position {
            case 0: screen0
            case 1: screen1
            case 2: screen2
            case 3: screen3
            case 4: screen4
            case 5: screen5
            case 6: screen6
            default: screen7
            }
        }
        @inline(__always)
        set {
            switch position {
            case 0: screen0 = newValue
            case 1: screen1 = newValue
            case 2: screen2 = newValue
            case 3: screen3 = newValue
            case 4: screen4 = newValue
            case 5: screen5 = newValue
            case 6: screen6 = newValue
            default: screen7 = newValue
            }
        }
    }
}
