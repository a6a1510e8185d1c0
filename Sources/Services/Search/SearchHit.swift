package import Localization
package import Models

/// A hit of a search.
package struct SearchHit: Hashable, Sendable {
    package var kind: SearchHitKind
    /// Its id as text; empty if it has none.
    package var id: String
    package var title: LocalizedText
    /// A text that distinguishes it from others of the same title.
    package var subtitle: LocalizedText?
    /// The balance of an account, the price of a subscription, the amount of a transaction.
    package var amount: Money?
    package var day: Day?
    /// The path of its screen.
    package var path: String

    package init(
        _ kind: SearchHitKind, id: String = "", title: LocalizedText, subtitle: LocalizedText? = nil, amount: Money? = nil, day: Day? = nil,
        path: String
    ) {
        self.kind = kind
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.amount = amount
        self.day = day
        self.path = path
    }
}

/// The hits of one kind.
package struct SearchHitGroup: Hashable, Sendable {
    package var kind: SearchHitKind
    /// The first hits, up to the requested limit.
    package var hits: [SearchHit]
    /// The number of hits.
    package var count: Int

    /// The number of hits of a kind that a screen shows.
    package static let shown = 6

    package init(kind: SearchHitKind, hits: [SearchHit], count: Int) {
        self.kind = kind
        self.hits = hits
        self.count = count
    }
}
