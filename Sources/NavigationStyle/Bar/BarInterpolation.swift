/// How a policy moves the bar along with the finger.
enum BarInterpolation: Sendable {
    /// It leaves that to UIKit, and to what it put on the screens.
    case byPresentation
    /// It does not: the bar is as it stands.
    case none
    /// By values of its own.
    case moment(BarMoment)
}
