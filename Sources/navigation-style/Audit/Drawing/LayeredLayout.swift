/// A layout of boxes and arrows: boxes are in columns so that most arrows lead to the right and few cross.
///
/// It follows Sugiyama, Tagawa and Toda (1981): columns by the distance from the start; a bend in each column that an
/// arrow passes; the order within a column by the mean position of the neighbors, in sweeps back and forth; and heights
/// close to those of the neighbors, as far as the order allows.
struct LayeredLayout {
    /// A point, relative to the upper left corner.
    struct Point: Equatable {
        var x, y: Double
    }

    /// The sizes of the elements, in points.
    enum Size {
        static let boxHeight = 30.0
        /// The gap between boxes in a column.
        static let gap = 14.0
        /// The gap between columns.
        static let columnGap = 84.0
        /// The height of a bend in a column.
        static let bendHeight = 12.0
        /// The greatest number of boxes of a column before it becomes two.
        static let mostInColumn = 18
    }

    /// The center of each box.
    private(set) var centers: [Point] = []
    /// The points that each arrow passes, from box to box; an arrow to the same column or the same box has two.
    private(set) var routes: [[Point]] = []
    /// The width of each box.
    let widths: [Double]
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// An element of a column: a box, or a bend of an arrow.
    private struct Item {
        var rank: Int
        var height: Double
        var left: [Int] = []
        var right: [Int] = []
        var y = 0.0
    }

    private var items: [Item] = []
    private var columns: [[Int]] = []

    /// Lays a graph out.
    ///
    /// - Parameters:
    ///   - widths: The widths of the boxes.
    ///   - edges: The arrows, by the indices of their boxes.
    ///   - starts: The boxes to begin with.
    init(widths: [Double], edges: [(from: Int, to: Int)], starts: [Int]) {
        self.widths = widths
        let ranks = Self.ranks(of: widths.count, edges, from: starts)
        items = ranks.map { Item(rank: $0, height: Size.boxHeight) }
        let chains = edges.map { chain(from: $0.from, to: $0.to) }
        columns = Array(repeating: [], count: (ranks.max() ?? -1) + 1)
        for (index, item) in items.enumerated() { columns[item.rank].append(index) }
        order()
        place()
        let (middles, whole) = columnMiddles()
        centers = widths.indices.map { Point(x: middles[items[$0].rank], y: items[$0].y) }
        routes = zip(edges, chains).map { edge, chain in points(of: edge, chain, middles) }
        width = whole
        height = items.map { $0.y + $0.height / 2 }.max() ?? 0
    }

    // MARK: - Columns

    /// Returns the column of each box: its distance from a start in arrows; boxes that no arrow leads to come last.
    ///
    /// A column with too many boxes becomes several.
    private static func ranks(of count: Int, _ edges: [(from: Int, to: Int)], from starts: [Int]) -> [Int] {
        var targets: [[Int]] = Array(repeating: [], count: count)
        for edge in edges { targets[edge.from].append(edge.to) }
        var distance: [Int?] = Array(repeating: nil, count: count)
        var front = starts
        for start in starts { distance[start] = 0 }
        var depth = 0
        while !front.isEmpty {
            depth += 1
            var next: [Int] = []
            for box in front {
                for target in targets[box] where distance[target] == nil {
                    distance[target] = depth
                    next.append(target)
                }
            }
            front = next
        }
        let last = (distance.compactMap(\.self).max() ?? -1) + 1
        var perRank: [[Int]] = Array(repeating: [], count: last + 1)
        for box in 0..<count { perRank[distance[box] ?? last].append(box) }
        var ranks = Array(repeating: 0, count: count)
        var rank = 0
        for boxes in perRank where !boxes.isEmpty {
            let parts = (boxes.count + Size.mostInColumn - 1) / Size.mostInColumn
            // Boxes that lead nowhere go into the last of the columns, so that arrows cross as few boxes as possible.
            let sorted = boxes.filter { !targets[$0].isEmpty } + boxes.filter { targets[$0].isEmpty }
            let length = (boxes.count + parts - 1) / parts
            for (place, box) in sorted.enumerated() { ranks[box] = rank + place / length }
            rank += parts
        }
        return ranks
    }

    /// Returns the boxes of an arrow and the bends between them, from left to right.
    private mutating func chain(from: Int, to: Int) -> [Int] {
        let (first, last) = items[from].rank <= items[to].rank ? (from, to) : (to, from)
        guard items[first].rank < items[last].rank else { return [] }
        var chain = [first]
        for rank in (items[first].rank + 1)..<items[last].rank {
            items.append(Item(rank: rank, height: Size.bendHeight))
            chain.append(items.count - 1)
        }
        chain.append(last)
        for (left, right) in zip(chain, chain.dropFirst()) {
            items[left].right.append(right)
            items[right].left.append(left)
        }
        return chain
    }

    /// Orders each column by the positions of its neighbors, from left to right and back.
    private mutating func order() {
        var places = Array(repeating: 0.0, count: items.count)
        func note(_ column: [Int], _ places: inout [Double]) {
            for (place, item) in column.enumerated() { places[item] = (Double(place) + 0.5) / Double(column.count) }
        }
        for column in columns { note(column, &places) }
        for sweep in 0..<12 {
            let isRightward = sweep % 2 == 0
            for rank in isRightward ? Array(columns.indices) : columns.indices.reversed() {
                func wanted(_ item: Int) -> Double {
                    let near = isRightward ? items[item].left : items[item].right
                    guard !near.isEmpty else { return places[item] }
                    return near.reduce(0) { $0 + places[$1] } / Double(near.count)
                }
                let order = columns[rank].map { (item: $0, wanted: wanted($0), place: places[$0]) }
                columns[rank] = order.sorted { ($0.wanted, $0.place, $0.item) < ($1.wanted, $1.place, $1.item) }
                    .map(\.item)
                note(columns[rank], &places)
            }
        }
    }

    // MARK: - Heights

    /// Returns the least distance between the centers of two neighbors in a column.
    private func distance(_ upper: Int, _ lower: Int) -> Double {
        (items[upper].height + items[lower].height) / 2 + Size.gap
    }

    /// Gives each item a height close to those of its neighbors.
    private mutating func place() {
        for column in columns {
            var y = 0.0
            for (place, item) in column.enumerated() {
                if place > 0 { y += distance(column[place - 1], item) }
                items[item].y = y
            }
            for item in column { items[item].y -= y / 2 }
        }
        for sweep in 0..<16 {
            let isRightward = sweep % 2 == 0
            for rank in columns.indices { settle(columns[isRightward ? rank : columns.count - 1 - rank]) }
        }
        let top = items.map { $0.y - $0.height / 2 }.min() ?? 0
        for index in items.indices { items[index].y -= top }
    }

    /// Moves the items of a column towards their neighbors.
    ///
    /// Overlapping items are pushed apart, half of the way down and half of the way up.
    private mutating func settle(_ column: [Int]) {
        let wanted = column.map { item -> Double in
            let near = items[item].left + items[item].right
            guard !near.isEmpty else { return items[item].y }
            return near.reduce(0) { $0 + items[$1].y } / Double(near.count)
        }
        var down = wanted
        var up = wanted
        for place in column.indices.dropFirst() {
            down[place] = max(down[place], down[place - 1] + distance(column[place - 1], column[place]))
        }
        for place in column.indices.dropLast().reversed() {
            up[place] = min(up[place], up[place + 1] - distance(column[place], column[place + 1]))
        }
        // The mean of two orders that keep the distances keeps them too.
        for (place, item) in column.enumerated() { items[item].y = (down[place] + up[place]) / 2 }
    }

    // MARK: - Points

    /// Returns the middle of each column, and the width of all columns.
    private func columnMiddles() -> (middles: [Double], width: Double) {
        var middles: [Double] = []
        var x = 0.0
        for column in columns {
            let width = column.filter(widths.indices.contains).map { widths[$0] }.max() ?? 0
            middles.append(x + width / 2)
            x += width + Size.columnGap
        }
        return (middles, max(0, x - Size.columnGap))
    }

    private func points(of edge: (from: Int, to: Int), _ chain: [Int], _ middles: [Double]) -> [Point] {
        guard !chain.isEmpty else {
            // Within one column, from the right side of one box to the right side of the other.
            return [edge.from, edge.to].map { Point(x: centers[$0].x + widths[$0] / 2, y: centers[$0].y) }
        }
        let isForward = chain.first == edge.from
        var points = chain.map { item -> Point in Point(x: middles[items[item].rank], y: items[item].y) }
        // Arrows in both directions between two boxes are drawn side by side.
        let shift = isForward ? -4.0 : 4.0
        points[0].x += widths[chain[0]] / 2
        points[0].y += shift
        points[points.count - 1].x -= widths[chain[chain.count - 1]] / 2
        points[points.count - 1].y += shift
        return isForward ? points : points.reversed()
    }
}
