import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Saves the rules that were asked for with an import.
struct ImportedRules {
    let context: ImportContext

    /// The import is written by now, so a rule that cannot be saved is only named.
    func save(_ choices: ImportChoices) async {
        for (key, category) in choices.rules.sorted(by: { $0.key < $1.key }) {
            let (payee, isIncome) = ImportChoices.payee(ofKey: key)
            do {
                _ = try await context.services.categories().addRule(
                    CategoryRule.Terms(
                        payee: .equals(payee), minimum: isIncome ? 0 : nil, maximum: isIncome ? nil : 0,
                        category: category))
            } catch {
                context.notify(Notice("The rule for \(payee) could not be saved: \(context.record(error).text)"))
            }
        }
    }
}
