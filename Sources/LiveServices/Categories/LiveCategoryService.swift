import Ledger
import Models
import Services
import Storage

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
        try await context.write([.categories, .transactions, .rules, .subscriptions]) { write in
            var target = try write.category(id)
            var absorbed = try write.category(other)
            guard id != other else { throw ServiceError.rule(.categoryMergeSame) }
            guard target.categoryClass == absorbed.categoryClass else { throw ServiceError.rule(.categoryMergeClasses) }
            var image = RemovalImage(ledgerAccounts: [LedgerAccountImage(absorbed), LedgerAccountImage(target)])
            let rows = write.makeImage()
            let (old, new) = (absorbed.id, target.id)
            try write.transactions.removingGroups(of: old) { try move($0, from: old, to: new, in: write).write(to: rows) }
            image.rules = try write.rules.all().filter { $0.category == other }.map(\.id.rawValue)
            (image.spendingPayees, image.incomePayees) = try write.journal.payees.all(choosing: other)
            try write.rules.replaceCategory(other, by: id)
            try write.journal.payees.replaceCategory(other, by: id)
            image.choices = try write.choices.ids(choosing: other)
            try write.choices.replaceCategory(other, by: id, in: image.choices)
            for dependent in write.categoryDependents { try dependent.move(from: other, to: id, in: write, image: &image) }
            if absorbed.categoryKey?.isFallback == true {
                (target.categoryKey, absorbed.categoryKey) = (absorbed.categoryKey, target.categoryKey)
                try write.save(target)
            }
            absorbed.isArchived = true
            try write.save(absorbed)
            image.revisions = [try write.category(other).revision, try write.category(id).revision]
            try image.write(to: rows)
            return try write.record(.mergeCategories, subject: "\(absorbed.name) → \(target.name)", image: rows)
        }
    }

    /// Moves a transaction's parts from one category to another.
    private func move(
        _ group: TransactionGroup, from old: LedgerAccountID, to new: LedgerAccountID, in write: UnitOfWork
    ) throws -> MovedGroup {
        var image = MovedGroup(id: group.id.rawValue, revision: 0, sources: [], destinations: [])
        var moved = group
        for index in moved.parts.indices {
            if moved.parts[index].source == old {
                moved.parts[index].source = new
                image.sources.append(moved.parts[index].id.rawValue)
            }
            if moved.parts[index].destination == old {
                moved.parts[index].destination = new
                image.destinations.append(moved.parts[index].id.rawValue)
            }
        }
        image.revision = try write.journal.replace(group, with: moved).revision
        return image
    }

    // MARK: - Rules

    func saveRule(_ rule: CategoryRule) async throws -> CategoryRule {
        try await context.write([.rules]) { write in
            var rule = try validated(rule)
            let isNew = rule.id.rawValue == 0
            if isNew {
                rule.id = write.makeID()
            } else if try !write.rules.all().contains(where: { $0.id == rule.id }) {
                throw ServiceError.notFound
            }
            if let account = rule.account { _ = try write.account(account) }
            if let category = rule.category { _ = try write.category(category) }
            // Two members may add the same rule at the same time.
            if isNew, let same = try write.rules.all().first(where: { Self.isEquivalent($0, to: rule) }) { return same }
            try write.rules.save(rule)
            try write.record(.changeRules, subject: subject(of: rule), target: rule.id.description)
            return rule
        }
    }

    func moveRule(id: ID<CategoryRule>, to position: Int) async throws {
        try await context.write([.rules]) { write in
            var rules = try write.rules.all()
            guard let index = rules.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
            let rule = rules.remove(at: index)
            let position = min(max(position, 0), rules.count)
            guard position != index else { return }
            rules.insert(rule, at: position)
            try write.rules.order(rules.map(\.id))
            try write.record(.changeRules, subject: subject(of: rule), target: rule.id.description)
        }
    }

    func deleteRule(id: ID<CategoryRule>) async throws -> ID<AuditRecord> {
        try await context.write([.rules]) { write in
            let image = write.makeImage()
            try write.rules.copy(id, to: image)
            guard let rule = try write.rules.all().first(where: { $0.id == id }), try write.rules.delete(id) else {
                throw ServiceError.notFound
            }
            return try write.record(.deleteRule, subject: subject(of: rule), image: image)
        }
    }

    // MARK: - Private

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

    /// The rule with cleaned texts.
    ///
    /// - Throws: `ServiceError.rule` if it is incomplete or a value is out of range.
    func validated(_ rule: CategoryRule) throws -> CategoryRule {
        var rule = rule
        rule.payee = Self.normalized(rule.payee)
        try checkConditions(of: rule)
        rule.tags = try TextRule.tags(rule.tags)
        if let name = rule.payeeName {
            let payee = try TextRule.payee(name)
            rule.payeeName = payee.isEmpty ? nil : payee
        }
        guard rule.category != nil || !rule.tags.isEmpty || rule.payeeName != nil else {
            throw ServiceError.rule(.categoryRuleEmpty)
        }
        return rule
    }

    private func checkConditions(of rule: CategoryRule) throws {
        let texts = rule.payee.texts
        guard rule.payee == .any || !texts.isEmpty else { throw ServiceError.rule(.categoryRulePayeeMissing) }
        guard texts.count <= Self.mostWords else { throw ServiceError.rule(.categoryRuleTooManyWords(atMost: Self.mostWords)) }
        for text in texts {
            guard !text.folded.isEmpty else { throw ServiceError.rule(.categoryRulePayeeMissing) }
            guard TextLimit.allows(text, TextLimit.payee) else { throw ServiceError.rule(.payeeTooLong) }
            try TextRule.rejectCardNumbers(in: text)
        }
        for units in [rule.minimum, rule.maximum].compactMap(\.self) {
            try AmountRule.validated(Money(minorUnits: units, currency: context.household.currency))
        }
        if let minimum = rule.minimum, let maximum = rule.maximum, minimum > maximum {
            throw ServiceError.rule(.categoryRuleRangeReversed)
        }
    }

    /// Whether two rules are equal except for their id.
    private static func isEquivalent(_ rule: CategoryRule, to other: CategoryRule) -> Bool {
        var rule = rule
        rule.id = other.id
        return rule == other
    }

    /// A condition with several texts without those that are empty or repeated; with one left, that of one text.
    private static func normalized(_ test: CategoryRule.PayeeTest) -> CategoryRule.PayeeTest {
        func distinct(_ texts: [String]) -> [String] {
            var seen: Set<String> = []
            return texts.map(TextRule.line).filter { !$0.folded.isEmpty && seen.insert($0.folded).inserted }
        }
        switch test {
        case .containsAll(let texts):
            let texts = distinct(texts)
            return texts.count == 1 ? .contains(texts[0]) : .containsAll(texts)
        case .containsAny(let texts):
            let texts = distinct(texts)
            return texts.count == 1 ? .contains(texts[0]) : .containsAny(texts)
        case .any, .contains, .equals, .matches: return test
        }
    }

    private func subject(of rule: CategoryRule) -> String {
        rule.payee == .any ? "*" : rule.payee.texts.joined(separator: ", ")
    }

    /// How many texts a rule has at most.
    private static let mostWords = 20
}
