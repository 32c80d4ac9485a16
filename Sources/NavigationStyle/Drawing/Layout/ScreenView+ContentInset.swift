extension ScreenView {
    /// The scroll view's `adjustedContentInset` from iOS 11 on, where it fills a view of `width` and `height` whose safe
    /// area is `safeArea` (uikit.md C2, from the header); nil without a scroll view.
    func adjustedContentInset(for safeArea: Insets, width: Double, height: Double) -> Insets? {
        guard let scrollView else { return nil }
        switch scrollView.contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .scrollableAxes, .automatic: break
        }
        // Top and bottom always, where a navigation controller's screen owns the scroll view (seed 0, 3.2.2).
        let isOwned = scrollView.isContentScrollView && automaticallyAdjustsScrollViewInsets
        let isVertical =
            scrollView.contentHeight ?? 0 > height || scrollView.alwaysBounceVertical
            || (scrollView.contentInsetAdjustmentBehavior == .automatic && isOwned)
        let isHorizontal = scrollView.contentWidth ?? 0 > width || scrollView.alwaysBounceHorizontal
        return Insets(
            top: isVertical ? safeArea.top : 0,
            left: isHorizontal ? safeArea.left : 0,
            bottom: isVertical ? safeArea.bottom : 0,
            right: isHorizontal ? safeArea.right : 0
        )
    }

    /// The `contentInset` that UIKit writes up to iOS 10, where bars cover `top` and `bottom` points of the view
    /// (seed 0, 3.2.1 and 3.3; seed 4; uikit.md C2); nil without a scroll view.
    func writtenContentInset(top: Double, bottom: Double) -> Insets? {
        guard let scrollView else { return nil }
        guard scrollView.isContentScrollView, automaticallyAdjustsScrollViewInsets else { return .zero }
        return Insets(top: top, bottom: bottom)
    }
}
