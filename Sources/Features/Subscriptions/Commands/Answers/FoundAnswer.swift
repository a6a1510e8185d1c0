package import CommandKit
package import Localization
import Models
package import RecurrenceModel
import Services
import WireModels

/// What recurs in the household's transactions.
package struct FoundAnswer: ListAnswer {
    private let found: FoundList
    /// The language of the reasons in JSON.
    private let texts: TextEnvironment
    /// What is said of an empty list.
    private let nothing: LocalizedText

    package init(
        found: FoundList, texts: TextEnvironment,
        nothing: LocalizedText = "Nothing recurs in your transactions that is not a subscription yet"
    ) {
        self.found = found
        self.texts = texts
        self.nothing = nothing
    }

    package var rows: [FoundSeries] { found.series }
    package var response: [FoundSeriesResponse] { found.series.map { FoundSeriesResponse($0, in: texts) } }

    package var emptyText: LocalizedText {
        found.isDetecting
            ? nothing
            : "The search is switched off. Switch it on with: coffer subscriptions detection on"
    }

    package var columns: [Column<FoundSeries>] {
        [
            .csv("id") { .code($0.id) },
            Column("payee", "PAYEE", maximum: 32) { .text($0.payee) },
            Column("class", "CLASS") { .code($0.kind.rawValue, label: $0.kind.displayName) },
            Column("state", "STATE") { .code($0.state.rawValue, label: $0.state.displayName) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.accountName) },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.amount) },
            .csv("currency") { .code($0.amount.currency) },
            .csv("every") { .code($0.cycle.every) },
            .csv("unit") { .code($0.cycle.unitName) },
            .table("EVERY") { .code($0.cycle.unitName, label: $0.cycle.everyText) },
            Column("next", "NEXT") { .code($0.next) },
            Column("confidence", "SURE", isRight: true) { .code($0.confidence, shown: "\($0.confidence) %") },
            Column("charges", "CHARGES", isRight: true) { .code($0.charges.count) },
            .table("ID", wraps: true) { .code($0.id, .faint) },
        ]
    }
}
