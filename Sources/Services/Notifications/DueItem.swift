package import Localization
package import Models

/// Something due on a day, such as a transfer or the end of a trial; used by lists, reminders and the calendar.
package struct DueItem: Hashable, Sendable {
    /// What is due. Features declare their own.
    package struct Kind: DeclaredKind {
        package let rawValue: String
        /// The text of an item of a title, for lists and calendars.
        fileprivate let text: @Sendable (String) -> LocalizedText

        package init(_ rawValue: String, text: @escaping @Sendable (String) -> LocalizedText = { .verbatim($0) }) {
            self.rawValue = rawValue
            self.text = text
        }
    }

    /// The direction of the money, as seen from the household.
    package enum Direction: Hashable, Sendable {
        case outgoing
        case incoming
        /// A transfer between own accounts, or an amount that only describes a deadline.
        case neutral
    }

    /// Stable key of the object and its occurrence: `trf_…`, `sto_…/2026-01-31`.
    package var key: String
    package var day: Day
    /// The payee, or the name of the card or subscription.
    package var title: String
    package var kind: Kind
    /// Without a sign; see `signedAmount`.
    package var amount: Money?
    package var direction: Direction
    /// What is due.
    package var object: ObjectReference
    /// The own account that pays or receives the amount; nil if it is not known, and for what only describes a deadline.
    package var account: ID<Account>?
    /// The own account that a transfer goes to.
    package var destination: ID<Account>?

    package init(
        key: String, day: Day, title: String, kind: Kind, amount: Money?, direction: Direction, object: ObjectReference,
        account: ID<Account>? = nil, destination: ID<Account>? = nil
    ) {
        self.key = key
        self.day = day
        self.title = title
        self.kind = kind
        self.amount = amount
        self.direction = direction
        self.object = object
        self.account = account
        self.destination = destination
    }

    /// Its text in lists and calendars.
    package var text: LocalizedText { kind.text(title) }

    /// The amount, below zero if it leaves the household; nil without an amount.
    package var signedAmount: Money? {
        guard direction == .outgoing, let amount else { return amount }
        return Money(minorUnits: -amount.minorUnits, currency: amount.currency)
    }
}
