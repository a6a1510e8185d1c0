import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The rules that categorise imported lines, in the order of evaluation.
@Observable
final class RulesViewModel: ContextModel<CategoriesContext>, LoadableModel {
    private(set) var rules: [CategoryRule] = []
    private(set) var words: RuleDescription?
    /// Where a dragged rule was dropped; the first place is 0.
    var position = ""

    func load() async throws {
        rules = try await context.services.categories().fetchRules()
        words = RuleDescription(
            accounts: try await context.services.accounts().fetchAccounts(includingArchived: true).map(\.account),
            categories: try await context.services.categories().fetchCategories(includingArchived: true),
            currency: context.household.currency)
    }

    /// Applies all rules to the transactions that are there already.
    func applyAll() async {
        await context.performAndNotify {
            let run = try await context.services.categories().runRules(only: nil, limit: 0)
            return Notice(run.changed == 0 ? "There was nothing to change" : run.sentence, undo: run.change?.description)
        }
    }

    /// Moves a rule by one place.
    ///
    /// - Parameter places: −1 moves the rule up, 1 moves it down.
    func move(_ rule: CategoryRule, by places: Int) async {
        guard let index = rules.firstIndex(where: { $0.id == rule.id }) else { return }
        await context.perform { try await context.services.categories().moveRule(id: rule.id, to: index + places) }
    }

    /// Moves a rule to where it was dropped.
    func place(_ rule: CategoryRule) async {
        guard let position = Int(position) else { return }
        await context.perform { try await context.services.categories().moveRule(id: rule.id, to: position) }
    }
}
