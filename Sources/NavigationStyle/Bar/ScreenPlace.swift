/// A screen where it stands in an array.
///
/// A screen is large, and copying one retains everything in it: a reference costs one retain, and reading a member of
/// `screen` copies that member alone.
struct ScreenPlace {
    /// The screens among which it stands.
    let screens: [Screen]
    /// Where it stands among them.
    let index: Int

    /// The screen.
    var screen: Screen { screens[index] }
}
