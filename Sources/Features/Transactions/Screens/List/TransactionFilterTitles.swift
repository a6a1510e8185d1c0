import Localization
import Models
import ScreenKit
import Services
import TransactionsModel

/// What the buttons of the filter popovers say; nil where nothing is chosen.
struct TransactionFilterTitles {
    let filter: TransactionFilter
    let choices: TransactionListChoices
    /// The name of the period that the days are; nil if they have none.
    let preset: LocalizedText?
    let locale: LocaleFormat
    let today: Day

    var days: LocalizedText? {
        if let preset { return preset }
        return switch (filter.from.isEmpty, filter.until.isEmpty) {
        case (true, true): nil
        case (false, true): "From \(text(ofDay: filter.from))"
        case (true, false): "Until \(text(ofDay: filter.until))"
        case (false, false): "\(text(ofDay: filter.from)) – \(text(ofDay: filter.until))"
        }
    }

    var accounts: LocalizedText? {
        one(of: choices.accounts.filter { filter.accounts.contains($0.id.description) }.map { .verbatim($0.name) })
    }

    var categories: LocalizedText? {
        one(of: choices.categories.filter { filter.categories.contains($0.id.description) }.map { .verbatim($0.name) })
    }

    var amounts: LocalizedText? {
        switch (filter.least.isEmpty, filter.most.isEmpty) {
        case (true, true): nil
        case (false, true): "At least \(filter.least)"
        case (true, false): "At most \(filter.most)"
        case (false, false): "\(filter.least) – \(filter.most)"
        }
    }

    var tags: LocalizedText? { one(of: filter.tags.sorted().map { .verbatim($0) }) }

    /// Status and attachment.
    var statuses: LocalizedText? {
        let chosen = TransactionStatus.allCases.filter { filter.statuses.contains($0.rawValue) }.map(\.title)
        return one(
            of: chosen + (filter.attachment == "with" ? ["With attachment"] : filter.attachment == "without" ? ["Without attachment"] : []))
    }

    private func text(ofDay text: String) -> LocalizedText {
        DayText.parse(text, in: locale, today: today).map { "\($0)" } ?? .verbatim(text)
    }

    /// The only one; of several how many.
    private func one(of titles: [LocalizedText]) -> LocalizedText? {
        titles.count > 1 ? .verbatim(String(titles.count)) : titles.first
    }
}
