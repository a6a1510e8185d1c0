import Localization
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Finds rules by the texts they look for, their category, tags and payee name.
extension RulesModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try RuleRepository(search.connection, household: search.household.id).all().compactMap { rule -> SearchHit? in
            let category = rule.category.flatMap { search.name(of: LedgerAccountID($0)) } ?? ""
            let texts = rule.payee.texts + rule.tags + [rule.payeeName ?? ""]
            guard search.matcher.matches(texts + [category]) else { return nil }
            let title: LocalizedText = rule.payee.texts.isEmpty ? "Any payee" : .verbatim(rule.payee.texts.joined(separator: ", "))
            return SearchHit(
                .rule, ObjectReference(rule.id), title: title, subtitle: category.isEmpty ? nil : .verbatim(category))
        }
    }
}
