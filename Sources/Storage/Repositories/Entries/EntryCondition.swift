import Models

/// A condition of a search that is checked for each candidate, because no index answers it.
enum EntryCondition: Hashable {
    case characters(String)
    case phrase([SearchWord])
    case payee([SearchWord])
    case payeeIs(String)
    /// What the text index answers, for a beginning of too many words.
    case clause(TextClause)
    case categories(Set<LedgerAccountID>)
    case accounts(Set<LedgerAccountID>)
    case tag(SearchText)
    /// A number as typed, and its words if it may be one.
    case number(String, words: [TextClause])
    case amounts(SearchAmounts)
    case days(ClosedRange<Day>)
    case status(TransactionStatus)
    case attachment

    /// Whether the texts of a transaction decide it.
    var isOfText: Bool {
        switch self {
        case .characters, .phrase, .payee, .clause: true
        default: false
        }
    }

    /// Whether words are part of a condition that its texts do not decide.
    var readsWords: Bool {
        guard case .number(_, let words) = self else { return false }
        return !words.isEmpty
    }

    /// Whether texts match; false for a condition that they do not decide.
    func allows(_ text: GroupText) -> Bool {
        switch self {
        case .characters(let characters): text.contains(characters)
        case .phrase(let words): text.containsPhrase(words)
        case .payee(let words): text.payeeContains(words)
        case .clause(let clause): text.matches(clause)
        default: false
        }
    }

    /// - Parameter text: nil if no condition reads it.
    func allows(_ entry: Entry, of group: TransactionGroup, text: GroupText?, hasAttachment: Bool, locale: LocaleFormat?) -> Bool {
        switch self {
        case .characters, .phrase, .payee, .clause: text.map(allows) ?? false
        case .payeeIs(let name): group.payee == name
        case .categories(let ids): entry.counterparts.contains { ids.contains($0.ledgerAccount) }
        case .accounts(let ids): group.parts.contains { ids.contains($0.source) || ids.contains($0.destination) }
        case .tag(let name): entry.tags.contains { name.equals($0) }
        case .number(let number, let words):
            isAmount(number, of: entry, group, locale: locale) || !words.isEmpty && text?.matches(.all(words)) ?? false
        case .amounts(let amounts): amounts.contains(entry.amount, locale: locale)
        case .days(let days): days.contains(entry.day)
        case .status(let status): entry.status == status
        case .attachment: hasAttachment
        }
    }

    private func isAmount(_ number: String, of entry: Entry, _ group: TransactionGroup, locale: LocaleFormat?) -> Bool {
        if SearchNumber.magnitude(number, in: entry.amount.currency, locale: locale) == entry.amount.minorUnits.magnitude { return true }
        return group.parts.contains { part in
            SearchNumber.magnitude(number, in: part.amount.currency, locale: locale) == part.amount.minorUnits.magnitude
        }
    }
}
