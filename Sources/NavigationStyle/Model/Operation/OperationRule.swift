/// The members that operations of one type have, as one bit each.
struct OperationRule: Sendable {
    /// The members of which exactly one must be present; empty if none is required.
    let either: UInt64
    /// The members of which at least one must be present; empty if none is required.
    let needed: UInt64
    /// The members that are allowed.
    let known: UInt64

    init(either: [String] = [], needed: [String] = [], _ others: [String] = []) {
        self.either = Self.bits(either)
        self.needed = Self.bits(needed)
        known = Self.bits(either + needed + others + ["type", "timing"])
    }

    private static func bits(_ names: [String]) -> UInt64 {
        names.reduce(0) { bits, name in
            OperationMembers.table.names.index(of: name).map { bits | 1 << UInt64($0) } ?? bits
        }
    }

    static let push = OperationRule(either: ["screen"], ["animated", "by", "animator", "writes"])
    static let pop = OperationRule(["animated", "count", "by", "animator", "writes"])
    static let popTo = OperationRule(either: ["screenID"], ["animated", "animator", "writes"])
    static let popToRoot = OperationRule(["animated", "animator", "writes"])
    static let setViewControllers = OperationRule(either: ["screens"], ["animated", "animator", "writes"])
    static let interactivePop = OperationRule(either: ["outcome", "progress"], ["velocity", "animator"])
    static let update = OperationRule(either: ["properties", "bar"], ["screenID"])
    static let scroll = OperationRule(either: ["contentOffset"], ["screenID"])
    static let rotate = OperationRule(either: ["orientation"])
    static let reappear = OperationRule(["by"])
    static let barHideOnSwipe = OperationRule(either: ["direction"])
    static let barHideOnTap = OperationRule()
    static let keyboard = OperationRule(either: ["isShown"])
    static let setAppearanceProxy = OperationRule(either: ["properties"], ["whenContainedInInstancesOf"])

    static let traitChange = OperationRule(needed: ["userInterfaceStyle", "contentSizeCategory"])
    static let search = OperationRule(either: ["isActive"])

    static let type = bits(["type"])
    static let outcome = bits(["outcome"])
    static let velocity = bits(["velocity"])
}

extension NavigationOperation.Action.Name {
    var rule: OperationRule {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setViewControllers: .setViewControllers
        case .interactivePop: .interactivePop
        case .update: .update
        case .scroll: .scroll
        case .rotate: .rotate
        case .reappear: .reappear
        case .barHideOnSwipe: .barHideOnSwipe
        case .barHideOnTap: .barHideOnTap
        case .keyboard: .keyboard
        case .setAppearanceProxy: .setAppearanceProxy
        case .traitChange: .traitChange
        case .search: .search
        }
    }
}

/// The order in which the members of an operation appear.
@usableFromInline struct MemberOrder {
    /// The indices of the members, the first in the lowest bits, five bits each.
    private var indices: UInt128 = 0
    private var count: UInt128 = 0

    @usableFromInline init() {}

    @usableFromInline mutating func note(_ index: Int) {
        indices |= UInt128(index) << (count * 5)
        count += 1
    }

    /// Returns the members in `bits`, in their order.
    func members(of bits: UInt64) -> [Int] {
        (0..<count).map { Int(indices >> ($0 * 5) & 0x1F) }.filter { bits & (1 << UInt64($0)) != 0 }
    }
}
