import Services

/// The transactions that wait to be confirmed, as a message of Home.
package struct HomeReview: HomeInsight {
    package let precedence = 1
    /// Their number, at least 1, counted up to `ReviewPage.counted`.
    package var count: Int

    package init(count: Int) {
        self.count = count
    }
}
