import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates or edits a rule.
@Observable
final class RuleViewModel: LoadableModel {
    // MARK: - Published Properties

    /// The rule as currently stored; nil for a new one.
    private(set) var original: CategoryRule?
    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    var form = RuleForm()
    private(set) var errors = RuleForm.Errors()
    /// The fingerprint of the rule that the form was filled from, used to detect a conflict.
    var seen = ""
    /// The stored rule in words if another member changed it since the form was filled; nil if there is no conflict.
    private(set) var conflict: LocalizedText?

    // MARK: - Properties

    let ruleId: String

    // MARK: - Dependencies

    let context: MoreContext

    // MARK: - Initialization

    init(_ context: MoreContext, ruleId: String) {
        self.context = context
        self.ruleId = ruleId
    }

    var isNew: Bool { ruleId == MoreRoute.newRule }

    /// The currency of the amounts: that of the selected account, else that of the household.
    var currency: Currency { accounts.first { $0.id.description == form.account }?.currency ?? context.household.currency }

    /// The rule in words, for the confirmation question before deletion.
    var sentence: LocalizedText { original.map { words.condition($0) } ?? "" }

    // MARK: - Data Loading

    func load() async throws {
        accounts = try await context.services.accounts().fetchAccounts(includingArchived: false).map(\.account)
        categories = try await context.services.categories().fetchCategories(includingArchived: false)
        if !isNew {
            guard let id = ID<CategoryRule>(ruleId),
                let rule = try await context.services.categories().fetchRules().first(where: { $0.id == id })
            else {
                throw ServiceError.notFound
            }
            original = rule
            let currency = accounts.first { $0.id == rule.account }?.currency ?? context.household.currency
            form = RuleForm(rule, currency: currency, locale: context.locale)
            seen = fingerprint(of: rule)
        }
    }

    // MARK: - Actions

    func save() async {
        let (rule, errors) = form.rule(id: original?.id ?? ID(rawValue: 0), currency: currency, locale: context.locale)
        self.errors = errors
        guard let rule else { return }
        if let original, seen != fingerprint(of: original) {
            // The next submission overwrites the displayed values.
            conflict = "\(words.condition(original)): \(words.outcome(original))"
            seen = fingerprint(of: original)
            return self.errors.outcome = ServiceError.conflict.text
        }
        do {
            if isNew, try await isThere(rule) { return done("This rule is there already") }
            _ = try await context.services.categories().saveRule(rule)
            done(isNew ? "Rule added" : "Saved")
        } catch {
            self.errors.outcome = context.message(of: error)
        }
    }

    func delete() async {
        guard let original else { return }
        do {
            let change = try await context.services.categories().deleteRule(id: original.id)
            done("Rule deleted", undo: change)
        } catch {
            errors.outcome = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    private var words: RuleDescription {
        RuleDescription(accounts: accounts, categories: categories, currency: context.household.currency)
    }

    /// Returns a text of all values of a rule, for comparison.
    private func fingerprint(of rule: CategoryRule) -> String {
        let fields = RuleForm(rule, currency: context.household.currency, locale: .englishUS)
        return [
            fields.test.rawValue, fields.payee, fields.minimum, fields.maximum, fields.account, fields.category, fields.tags,
            fields.payeeName,
        ].joined(separator: "|")
    }

    /// Whether an equal rule exists, so that a form that is submitted twice adds one rule.
    private func isThere(_ rule: CategoryRule) async throws -> Bool {
        try await context.services.categories().fetchRules().contains { fingerprint(of: $0) == fingerprint(of: rule) }
    }

    private func done(_ sentence: LocalizedText, undo: ID<AuditRecord>? = nil) {
        context.notify(Notice(sentence, undo: undo?.description))
        context.push(.rules)
    }
}
