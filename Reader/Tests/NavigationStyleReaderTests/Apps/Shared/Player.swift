import UIKit

/// An object that all share, made under more conditions than are followed.
class Player {
    static let shared = Player()

    var values: [Int: Bool] = [:]
    var queue: QueueViewController?
    var artwork: UIImage?

    init() {
        if Settings.value(0) { values[0] = true }
        if Settings.value(1) { values[1] = true }
        if Settings.value(2) { values[2] = true }
        if Settings.value(3) { values[3] = true }
        if Settings.value(4) { values[4] = true }
        if Settings.value(5) { values[5] = true }
        if Settings.value(6) { values[6] = true }
        if Settings.value(7) { values[7] = true }
        if Settings.value(8) { values[8] = true }
        if Settings.value(9) { values[9] = true }
        if Settings.value(10) { values[10] = true }
        if Settings.value(11) { values[11] = true }
        if Settings.value(12) { values[12] = true }
        if Settings.value(13) { values[13] = true }
        if Settings.value(14) { values[14] = true }
        if Settings.value(15) { values[15] = true }
        if Settings.value(16) { values[16] = true }
        if Settings.value(17) { values[17] = true }
        if Settings.value(18) { values[18] = true }
        if Settings.value(19) { values[19] = true }
        if Settings.value(20) { values[20] = true }
        if Settings.value(21) { values[21] = true }
        if Settings.value(22) { values[22] = true }
        if Settings.value(23) { values[23] = true }
        if Settings.value(24) { values[24] = true }
        if Settings.value(25) { values[25] = true }
    }
}
