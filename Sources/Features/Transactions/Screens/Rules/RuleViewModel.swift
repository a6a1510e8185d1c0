import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Creates or edits a rule.
@Observable
final class RuleViewModel: EditableModel {
    /// The rule as currently stored; nil for a new one.
    private(set) var original: CategoryRule?
    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    var form = EditForm<RuleForm>()
    /// What the typed rule would change, after it was asked for.
    private(set) var preview: RuleRun?

    let ruleId: String

    /// The number of transactions that a preview lists.
    private static let previewed = 20

    let context: CategoriesContext

    init(_ context: CategoriesContext, ruleId: String) {
        self.context = context
        self.ruleId = ruleId
    }

    var keepsInputAfterDeletion: Bool { !isNew }

    var isNew: Bool { ruleId == CategoriesRoute.newRule }

    var texts: EditTexts {
        EditTexts(
            conflict: "This rule was changed elsewhere in the meantime", gone: "This rule was deleted in the meantime",
            addAgain: "Add as a new rule")
    }

    /// What the stored rule assigns, in words.
    var outcome: LocalizedText { original.map { words.outcome($0.terms) } ?? "" }

    /// The currency of the amounts: that of the selected account, else that of the household.
    var currency: Currency { accounts.first { $0.id.description == form.account }?.currency ?? context.household.currency }

    var showsResult: Bool { preview != nil }

    /// The rule in words, for the confirmation question before deletion.
    var sentence: LocalizedText { original.map { words.condition($0.terms) } ?? "" }

    // MARK: - Data Loading

    func load() async throws {
        accounts = try await context.services.usableAccounts(includingArchived: false).map(\.account)
        categories = try await context.services.categories().fetchCategories(includingArchived: false)
        if !isNew {
            guard let id = ID<CategoryRule>(ruleId),
                let rule = try await context.services.categories().fetchRules().first(where: { $0.id == id })
            else {
                throw ServiceError.notFound
            }
            original = rule
            let currency = accounts.first { $0.id == rule.account }?.currency ?? context.household.currency
            form.begin(with: RuleForm(rule.terms, currency: currency, locale: context.locale), revision: fingerprint(of: rule.terms))
        }
    }

    // MARK: - Actions

    func save() async {
        guard let rule = validated() else { return }
        await submit {
            // A rule has no revision: what the form was filled from is compared with what is stored.
            if let original, form.revision != fingerprint(of: original.terms) { throw ServiceError.conflict }
            if isNew, try await isThere(rule) { return done("This rule is there already") }
            _ = try await save(rule)
            done(isNew ? "Rule added" : "Saved")
        }
    }

    /// Shows what the typed rule would change among the transactions that are there already. Nothing is saved.
    func showPreview() async {
        guard let rule = validated() else { return }
        await submit {
            preview = try await context.services.categories().previewRules(rule, replacing: original?.id, limit: Self.previewed)
            form.isUnfinished = true
        }
    }

    /// Saves the rule and applies it to the transactions that are there already.
    func saveAndApply() async {
        guard let rule = validated() else { return }
        await submit {
            if let original, form.revision != fingerprint(of: original.terms) { throw ServiceError.conflict }
            let saved = try await save(rule)
            let run = try await context.services.categories().runRules(only: saved.id, limit: 0)
            done(run.sentence, undo: run.change)
        }
    }

    func addAgain() async {
        guard let rule = validated() else { return }
        await submit {
            if try await isThere(rule) { return done("This rule is there already") }
            _ = try await context.services.categories().addRule(rule)
            done("Rule added")
        }
    }

    func delete() async {
        guard let original else { return }
        await submit { done("Rule deleted", undo: try await context.services.categories().deleteRule(id: original.id)) }
    }

    // MARK: - Private Methods

    private func save(_ rule: CategoryRule.Terms) async throws -> CategoryRule {
        let categories = context.services.categories()
        guard let original else { return try await categories.addRule(rule) }
        return try await categories.saveRule(CategoryRule(id: original.id, rule))
    }

    /// Parses the form; nil if a value is invalid, which sets the errors.
    private func validated() -> CategoryRule.Terms? {
        let (rule, errors) = form.values.rule(currency: currency, locale: context.locale)
        form.errors = errors
        return rule
    }

    private var words: RuleDescription {
        RuleDescription(accounts: accounts, categories: categories, currency: context.household.currency)
    }

    /// A hash of all values of a rule, for comparison. The form contains it, so it shows no amount.
    private func fingerprint(of rule: CategoryRule.Terms) -> String {
        let fields = RuleForm(rule, currency: context.household.currency, locale: .englishUS)
        var hash = StableHash()
        for text in [
            fields.test.rawValue, fields.payee, fields.minimum, fields.maximum, fields.account, fields.category, fields.tags,
            fields.payeeName,
        ] {
            hash.combine(text)
        }
        return String(hash.value, radix: 36)
    }

    /// Whether an equal rule exists, so that a form that is submitted twice adds one rule.
    private func isThere(_ rule: CategoryRule.Terms) async throws -> Bool {
        try await context.services.categories().fetchRules().contains { fingerprint(of: $0.terms) == fingerprint(of: rule) }
    }

    private func done(_ sentence: LocalizedText, undo: ID<AuditRecord>? = nil) {
        context.notify(Notice(sentence, undo: undo?.description))
        context.pop()
    }
}
