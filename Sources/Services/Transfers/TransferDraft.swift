package import Models

/// An order as somebody fills it in.
package struct TransferDraft: Hashable, Sendable {
    /// The own account that pays.
    package var source: ID<Account>
    package var destination: TransferDestination
    /// What leaves, in the source's currency.
    package var amount: Money
    /// What arrives, where that is in another currency.
    package var otherAmount: Money?
    /// When it is to be done: from today on.
    package var day: Day
    /// What the recipient reads; may be empty, at most 140 characters.
    package var note: String
    /// What it is for, where it leaves the household; nil: what was chosen last for the recipient, else other.
    package var category: ID<Category>?
    /// For an order that returns; its anchor is `day`.
    package var schedule: Schedule?
    /// Of an order that returns and began before today: how many of the occurrences before today are to be done, the latest of them; the others
    /// are left out. Nil: nobody was asked, so there may be none.
    package var pastOccurrences: Int?
    /// Made by the form and sent with every attempt, so that a draft that comes twice is one order. Nil: every draft is one of its own.
    package var key: String?

    package init(
        source: ID<Account>, destination: TransferDestination, amount: Money, otherAmount: Money? = nil, day: Day, note: String = "",
        category: ID<Category>? = nil, schedule: Schedule? = nil, pastOccurrences: Int? = nil, key: String? = nil
    ) {
        self.source = source
        self.destination = destination
        self.amount = amount
        self.otherAmount = otherAmount
        self.day = day
        self.note = note
        self.category = category
        self.schedule = schedule
        self.pastOccurrences = pastOccurrences
        self.key = key
    }
}

extension TransferDraft {
    /// How many occurrences before today can be done at once.
    package static let mostPastOccurrences = 60

    /// How many occurrences of the schedule lie before a day; 0 for an order that is done once.
    package func occurrences(before today: Day) -> Int {
        schedule?.occurrences(through: today.adding(days: -1)).count ?? 0
    }
}

/// What is to change of an order that waits for its day; nil leaves a field as it is.
package struct TransferEdit: Hashable, Sendable {
    package var amount: Money?
    package var otherAmount: Money?
    package var day: Day?
    package var note: String?

    package init(amount: Money? = nil, otherAmount: Money? = nil, day: Day? = nil, note: String? = nil) {
        self.amount = amount
        self.otherAmount = otherAmount
        self.day = day
        self.note = note
    }
}
