import App
import Models
import Services
import Synchronization

/// What open pages were last found to show. Several pages of one session on one path show the same, so that it is read and rendered once for
/// each change, not once for each page.
final class LiveContents: Sendable {
    /// What the regions of a page depend on, beside the data.
    struct Page: Hashable, Sendable {
        var session: ID<Session>
        /// With its query.
        var path: String
    }

    private struct Kept: Sendable {
        var content: LiveContent
        /// The change that it was read after.
        var change: Int
    }

    /// More pages than are open at once in a household.
    private static let most = 256

    private let kept = Mutex<[Page: Kept]>([:])

    /// What a page shows, if that was read after a change.
    func content(of page: Page, after change: Int) -> LiveContent? {
        kept.withLock { kept in kept[page].flatMap { $0.change >= change ? $0.content : nil } }
    }

    /// Keeps what a page shows.
    ///
    /// - Parameter change: one that had been told before the reading began.
    func keep(_ content: LiveContent, of page: Page, after change: Int) {
        kept.withLock { kept in
            if kept.count >= Self.most, kept[page] == nil { kept.removeAll() }
            guard kept[page].map({ $0.change < change }) ?? true else { return }
            kept[page] = Kept(content: content, change: change)
        }
    }
}
