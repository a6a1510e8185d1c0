package import Models
package import Services

/// All expected items.
package struct ExpectedOverview: Hashable, Sendable {
    /// The next ones first, those that have ended last.
    package var items: [ExpectedSummary]
    /// The open income and spending until the household month ends, overdue occurrences included, in the household's currency.
    package var toCome: ConvertedTotal
    package var toPay: ConvertedTotal
    /// The last day of the household month.
    package var monthEnd: Day

    package init(items: [ExpectedSummary], toCome: ConvertedTotal, toPay: ConvertedTotal, monthEnd: Day) {
        self.items = items
        self.toCome = toCome
        self.toPay = toPay
        self.monthEnd = monthEnd
    }
}

/// An expected item with its next occurrence.
package struct ExpectedSummary: Hashable, Sendable {
    package var item: ExpectedItem
    package var status: ExpectedStatus
    /// The earliest open occurrence; nil if no day is left.
    package var next: ExpectedTimeline.Open?
    package var accountName: String
    package var categoryName: String
    /// The subscription with the same payee; the item is then neither due nor forecast a second time.
    package var subscription: String?

    package init(
        item: ExpectedItem, status: ExpectedStatus, next: ExpectedTimeline.Open?, accountName: String, categoryName: String,
        subscription: String?
    ) {
        self.item = item
        self.status = status
        self.next = next
        self.accountName = accountName
        self.categoryName = categoryName
        self.subscription = subscription
    }
}

/// An expected item with its occurrences.
package struct ExpectedDetails: Hashable, Sendable {
    package var summary: ExpectedSummary
    /// The open occurrences up to today, and the three after it.
    package var open: [ExpectedTimeline.Open]
    /// The settled occurrences, newest first, at most 24.
    package var settled: [ExpectedOccurrence]
    /// Transactions with the amount that may be the earliest open occurrence, the newest first, at most five.
    package var candidates: [Candidate]
    package var choices: ExpectedChoices

    /// A transaction that may be the earliest open occurrence.
    package struct Candidate: Hashable, Sendable {
        package var transaction: ID<Transaction>
        package var day: Day
        package var payee: String
        package var amount: Money

        package init(transaction: ID<Transaction>, day: Day, payee: String, amount: Money) {
            self.transaction = transaction
            self.day = day
            self.payee = payee
            self.amount = amount
        }
    }

    package init(
        summary: ExpectedSummary, open: [ExpectedTimeline.Open], settled: [ExpectedOccurrence], candidates: [Candidate],
        choices: ExpectedChoices
    ) {
        self.summary = summary
        self.open = open
        self.settled = settled
        self.candidates = candidates
        self.choices = choices
    }
}
