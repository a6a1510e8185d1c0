import Models
import Services
import Storage

/// Payees to suggest while typing.
enum PayeeSuggester {

    /// Each name once, ignoring case; those with remembered categories first.
    static func suggestions(from payees: [PayeeRepository.Suggestion], limit: Int) -> [PayeeSuggestion] {
        var suggestions: [PayeeSuggestion] = []
        var positions: [String: Int] = [:]
        for payee in payees {
            let suggestion = PayeeSuggestion(
                name: payee.name, spendingCategory: payee.spendingCategory, incomeCategory: payee.incomeCategory)
            let folded = payee.name.folded
            if let position = positions[folded] {
                if !hasMemory(suggestions[position]), hasMemory(suggestion) { suggestions[position] = suggestion }
            } else {
                positions[folded] = suggestions.count
                suggestions.append(suggestion)
            }
        }
        return Array((suggestions.filter(hasMemory) + suggestions.filter { !hasMemory($0) }).prefix(limit))
    }

    private static func hasMemory(_ suggestion: PayeeSuggestion) -> Bool {
        suggestion.spendingCategory != nil || suggestion.incomeCategory != nil
    }
}
