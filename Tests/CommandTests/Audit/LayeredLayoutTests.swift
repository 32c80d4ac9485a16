import Testing

@testable import navigation_style

@Suite struct LayeredLayoutTests {
    private func layout(_ count: Int, _ edges: [(Int, Int)], starts: [Int] = [0]) -> LayeredLayout {
        LayeredLayout(
            widths: Array(repeating: 80, count: count),
            edges: edges.map { (from: $0.0, to: $0.1) },
            starts: starts
        )
    }

    @Test func `boxes stand in columns by their distance from the beginning`() {
        let layout = layout(4, [(0, 1), (0, 2), (1, 3), (3, 0)])
        #expect(layout.centers[0].x < layout.centers[1].x && layout.centers[1].x == layout.centers[2].x)
        #expect(layout.centers[2].x < layout.centers[3].x)
    }

    @Test func `no two boxes overlap, and none leaves the picture`() {
        var edges: [(Int, Int)] = []
        for box in 1..<60 { edges += [(box / 3, box), (box, box * 7 % 60), (box, box)] }
        let layout = layout(60, edges)
        for (first, one) in layout.centers.enumerated() {
            #expect(one.x - 40 >= 0 && one.x + 40 <= layout.width)
            #expect(one.y - 15 >= -0.001 && one.y + 15 <= layout.height + 0.001)
            for other in layout.centers[(first + 1)...] {
                #expect(abs(one.x - other.x) >= 80 || abs(one.y - other.y) >= 30)
            }
        }
    }

    @Test func `an arrow goes from box to box, with a bend in each column between`() {
        let layout = layout(4, [(0, 1), (1, 2), (2, 3), (3, 0), (1, 1)])
        #expect(layout.routes[0].count == 2)
        let back = layout.routes[3]
        #expect(back.count == 4 && back[0].x > back[1].x && back[1].x > back[2].x && back[2].x > back[3].x)
        #expect(layout.routes[4].count == 2 && layout.routes[4][0] == layout.routes[4][1])
    }

    @Test func `what nothing leads to stands at the end, and nothing is a picture too`() {
        let layout = layout(3, [(0, 1)])
        #expect(layout.centers[2].x > layout.centers[1].x)
        #expect(self.layout(0, [], starts: []).width == 0)
    }

    @Test func `a column with too many boxes becomes several`() {
        let layout = layout(61, (1...60).map { (0, $0) })
        let columns = Dictionary(grouping: layout.centers, by: \.x).values.map(\.count)
        #expect((columns.max() ?? 0) <= LayeredLayout.Size.mostInColumn)
    }
}
