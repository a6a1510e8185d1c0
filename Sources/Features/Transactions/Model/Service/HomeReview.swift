import Services

/// The transactions that wait to be confirmed.
package struct HomeReview: HomePart {
    /// Their number, counted up to `ReviewPage.counted`.
    package var count: Int

    package init(count: Int) {
        self.count = count
    }
}
