package import Models
package import Services

/// A filter for the changes of the history. Nil fields do not filter.
package struct HistoryFilter: Hashable, Sendable {
    /// The author of the change.
    package enum Author: Hashable, Sendable {
        case member(ID<Member>)
        case commandLine
    }

    package var author: Author?
    package var kind: HistoryKind?
    /// The first and the last day, inclusive, in the household's time zone.
    package var from: Day?
    package var until: Day?

    package init(author: Author? = nil, kind: HistoryKind? = nil, from: Day? = nil, until: Day? = nil) {
        self.author = author
        self.kind = kind
        self.from = from
        self.until = until
    }
}
