import Foundation
import NavigationStyle
import Testing

@testable import NavigationStylePreview

@Suite struct SpringTests {
    @Test func `the spring is damped critically`() {
        for index in 0..<50 {
            let time = Double(index) / 100
            let phase = Spring.frequency * time
            #expect(abs(Spring.progress(at: time) - (1 - exp(-phase) * (1 + phase))) < 1e-9)
        }
    }

    @Test func `it is cut off after half a second`() {
        #expect(Spring.progress(at: -1) == 0)
        #expect(Spring.progress(at: 0) == 0)
        #expect(Spring.progress(at: 0.4999) > 0.998)
        #expect(Spring.progress(at: 0.5) == 1)
    }

    @Test func `constants have names of their own, and say where they are from`() {
        let constants = PreviewConstant.all
        #expect(Set(constants.map(\.name)).count == constants.count)
        #expect(constants.allSatisfy { !$0.source.isEmpty })
    }
}
