package import Localization
package import Models

/// A hit of a search.
package struct SearchHit: Hashable, Sendable {
    package var kind: SearchHitKind
    package var object: ObjectReference
    package var title: LocalizedText
    /// A text that distinguishes it from others of the same title.
    package var subtitle: LocalizedText?
    /// The balance of an account, the price of a subscription, the amount of a transaction.
    package var amount: Money?
    package var day: Day?
    /// The keys that open a screen from every other one, in order: `g`, `t`.
    package var keys: [String] = []
    /// Everyday words by which a screen is found besides its title.
    package var words: LocalizedText?

    package init(
        _ kind: SearchHitKind, _ object: ObjectReference, title: LocalizedText, subtitle: LocalizedText? = nil, amount: Money? = nil,
        day: Day? = nil
    ) {
        self.kind = kind
        self.object = object
        self.title = title
        self.subtitle = subtitle
        self.amount = amount
        self.day = day
    }

    /// Its id as text; empty for what has none.
    package var id: String { object.number == nil ? "" : object.id }
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
