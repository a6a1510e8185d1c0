import App
import Models
import Synchronization

/// Caches the content of live pages. Pages of the same session and path have the same content, so it is loaded and rendered once per change
/// instead of once per page.
final class LiveContentCache: Sendable {
    /// A cache key: the input of a page's content apart from the data.
    struct Key: Hashable, Sendable {
        var session: ID<Session>
        /// Includes the query.
        var path: String
    }

    private struct Entry: Sendable {
        var content: LiveContent
        /// The change number that was current before the content was loaded.
        var change: Int
    }

    /// The maximum number of entries; more than the pages a household has open at the same time.
    private static let capacity = 256

    private let entries = Mutex<[Key: Entry]>([:])

    /// Returns the content of a page if it was loaded after a change.
    func content(for key: Key, after change: Int) -> LiveContent? {
        entries.withLock { entries in entries[key].flatMap { $0.change >= change ? $0.content : nil } }
    }

    /// Stores the content of a page, unless the cache has a newer one.
    ///
    /// - Parameter change: the last change that was received before the content was loaded.
    func store(_ content: LiveContent, for key: Key, after change: Int) {
        entries.withLock { entries in
            if entries.count >= Self.capacity, entries[key] == nil { entries.removeAll() }
            guard entries[key].map({ $0.change < change }) ?? true else { return }
            entries[key] = Entry(content: content, change: change)
        }
    }
}
