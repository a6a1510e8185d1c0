import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Categories and rules of the household.
struct LiveCategoryService: CategoryServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchCategories(includingArchived: Bool) async throws -> [Category] {
        try await context.read { connection in
            try CategoryReader(connection, household: context.household.id).categories().filter { includingArchived || !$0.isArchived }
        }
    }

    func findCategory(_ text: String) async throws -> Category {
        let categories = try await fetchCategories(includingArchived: true)
        if let id = ID<Category>(text), let category = categories.first(where: { $0.id == id }) { return category }
        let folded = text.folded
        let found = categories.filter { $0.name.folded == folded }
        guard let category = found.first(where: { !$0.isArchived }) ?? found.first else { throw ServiceError.notFound }
        return category
    }

    func fetchRules() async throws -> [CategoryRule] {
        try await context.read { try RuleRepository($0, household: context.household.id).all() }
    }

    // MARK: - Categories

    func addCategory(name: String, class: CategoryClass, icon: String?) async throws -> Category {
        try await context.write([.categories]) { write in
            let name = try uniqueName(name, except: nil, in: write)
            let icon = try Self.icon(icon ?? "tag")
            let id: ID<Category> = write.makeID()
            let record = LedgerAccountRecord(
                id: LedgerAccountID(id), role: .category, name: name, categoryClass: `class`, icon: icon, createdAt: write.milliseconds)
            try write.ledgerAccounts.insert(record)
            try write.record(.addCategory, subject: name, target: id.description)
            return Category(id: id, name: name, class: `class`, icon: icon)
        }
    }

    func renameCategory(id: ID<Category>, to name: String) async throws -> Category {
        try await change(id, name: name, icon: nil, revision: nil)
    }

    func updateCategory(id: ID<Category>, name: String, icon: String, revision: Int64?) async throws -> Category {
        try await change(id, name: name, icon: icon, revision: revision)
    }

    private func change(_ id: ID<Category>, name: String, icon: String?, revision: Int64?) async throws -> Category {
        try await context.write([.categories]) { write in
            var record = try write.category(id)
            if let revision, revision != record.revision { throw ServiceError.conflict }
            let old = record.name
            record.name = try uniqueName(name, except: record.id, in: write)
            if let icon { record.icon = try Self.icon(icon) }
            try write.save(record)
            try write.record(.editCategory, subject: old == record.name ? old : "\(old) → \(record.name)", target: id.description)
            guard let category = try write.category(id).toCategory() else { throw ServiceError.serverError(500) }
            return category
        }
    }

    func archiveCategory(id: ID<Category>, _ archived: Bool) async throws {
        try await context.write([.categories]) { write in
            var record = try write.category(id)
            guard record.isArchived != archived else { return }
            if archived, record.categoryKey?.isFallback == true {
                throw ServiceError.rule(.categoryFallbackArchived(record.name))
            }
            if !archived { _ = try uniqueName(record.name, except: record.id, in: write) }
            record.isArchived = archived
            try write.save(record)
            try write.record(archived ? .archiveCategory : .editCategory, subject: record.name, target: id.description)
        }
    }

    func mergeCategories(id: ID<Category>, absorbing other: ID<Category>) async throws -> ID<AuditRecord> {
        try await context.write(context.modules.ledger.categoryTopics.union([.transactions, .rules])) {
            try CategoryMerger(write: $0).merge(other, into: id)
        }
    }

    // MARK: - Rules

    func addRule(_ terms: CategoryRule.Terms) async throws -> CategoryRule { try await save(terms, id: nil) }

    func saveRule(_ rule: CategoryRule) async throws -> CategoryRule { try await save(rule.terms, id: rule.id) }

    private func save(_ terms: CategoryRule.Terms, id: ID<CategoryRule>?) async throws -> CategoryRule {
        try await context.write([.rules]) { write in
            let rule = CategoryRule(id: id ?? write.makeID(), try validator.validated(terms))
            let rules = try visibleRules(write)
            if let id {
                guard let old = rules.first(where: { $0.id == id }) else { throw ServiceError.notFound }
                try write.touch([old.account])
            }
            if let account = rule.account { _ = try write.account(account) }
            if let category = rule.category { _ = try write.category(category) }
            // Two members may add the same rule at the same time.
            if id == nil, let same = rules.first(where: { $0.terms == rule.terms }) { return same }
            try write.rules.save(rule)
            try write.record(.changeRules, subject: rule.subject, target: rule.id.description)
            return rule
        }
    }

    func moveRule(id: ID<CategoryRule>, to position: Int) async throws {
        try await context.write([.rules]) { write in
            var rules = try visibleRules(write)
            guard let index = rules.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
            let rule = rules.remove(at: index)
            let position = min(max(position, 0), rules.count)
            guard position != index else { return }
            // Rules that the member does not see keep their places before others.
            var order = try write.reach.isEverything ? rules.map(\.id) : write.rules.all().map(\.id).filter { $0 != id }
            let next = position < rules.count ? order.firstIndex(of: rules[position].id) : nil
            order.insert(id, at: next ?? order.endIndex)
            try write.rules.order(order)
            try write.touch([rule.account])
            try write.record(.changeRules, subject: rule.subject, target: rule.id.description)
        }
    }

    func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord> {
        try await context.write([.rules]) { write in
            guard let rule = try visibleRules(write).first(where: { $0.id == id }) else { throw ServiceError.notFound }
            let image = write.makeImage()
            try write.rules.copy(id, to: image)
            guard try write.rules.delete(id) else { throw ServiceError.notFound }
            try write.touch([rule.account])
            return try write.record(.deleteRule, subject: rule.subject, image: image)
        }
    }

    // MARK: - Private

    /// The rules that the member sees: without those of accounts whose entries he does not see.
    private func visibleRules(_ write: UnitOfWork) throws -> [CategoryRule] {
        try RuleRepository(write.visible, household: write.household).all()
    }

    var validator: RuleValidator { RuleValidator(currency: context.household.currency) }

    private static func icon(_ text: String) throws -> String {
        let icon = TextRule.line(text)
        guard !icon.isEmpty, TextLimit.allows(icon, 60) else { throw ServiceError.rule(.categoryIconInvalid) }
        return icon
    }

    private func uniqueName(_ text: String, except ledgerAccount: LedgerAccountID?, in write: UnitOfWork) throws -> String {
        let name = try TextRule.name(text, of: .category)
        let folded = name.folded
        let isTaken = try write.ledgerAccounts.all().contains {
            $0.role == .category && !$0.isArchived && $0.id != ledgerAccount && $0.name.folded == folded
        }
        guard !isTaken else { throw ServiceError.rule(.categoryNameTaken) }
        return name
    }
}
