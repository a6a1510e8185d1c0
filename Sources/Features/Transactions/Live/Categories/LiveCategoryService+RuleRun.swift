import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Rules applied to existing transactions.
extension LiveCategoryService {
    func previewRules(_ draft: CategoryRule.Terms?, replacing id: ID<CategoryRule>?, limit: Int) async throws -> RuleRun {
        let draft = try draft.map { try validator.validated($0) }
        let household = context.household.id
        return try await context.longRead { connection in
            let stored = try RuleRepository(connection, household: household).all()
            var rules = stored.map(\.terms)
            let position = draft == nil ? nil : stored.firstIndex { $0.id == id } ?? rules.endIndex
            if let draft, let position { rules.replaceSubrange(position..<min(position + 1, rules.endIndex), with: [draft]) }
            let matcher = try RuleMatcher(connection, household: household, rules: rules, only: position)
            return RuleRun(
                changed: matcher.matches.count,
                entries: try entries(Array(matcher.newestFirst.prefix(max(limit, 0))), of: matcher, rules: rules, connection),
                closed: matcher.closed)
        }
    }

    func runRules(only id: ID<CategoryRule>?, limit: Int) async throws -> RuleRun {
        try await context.write([.transactions, .accounts]) { write in
            let stored = try RuleRepository(write.visible, household: write.household).all()
            let position = id.flatMap { id in stored.firstIndex { $0.id == id } }
            if id != nil, position == nil { throw ServiceError.notFound }
            let rules = stored.map(\.terms)
            // The transactions that the member sees: others' private ones are not his to change.
            let seen = write.visible
            let matcher = try RuleMatcher(seen, household: write.household, rules: rules, only: position)
            guard !matcher.matches.isEmpty else { return RuleRun(changed: 0, entries: [], closed: matcher.closed) }
            let shown = try entries(
                Array(matcher.newestFirst.prefix(max(limit, 0))), of: matcher, rules: rules, seen)
            let image = write.makeImage()
            let ruleOf = Dictionary(uniqueKeysWithValues: matcher.matches.map { ($0.group, $0.rule) })
            try write.transactions.forEachGroup(matcher.matches.map(\.group)) { group in
                guard let position = ruleOf[group.id] else { return }
                let rule = rules[position]
                var new = group
                if let category = matcher.newCategory(of: rule) { try Self.setCategory(category, of: &new, in: write) }
                if let name = rule.payeeName { new.payee = name }
                if !rule.tags.isEmpty { new.tags = try TextRule.tags(new.tags + rule.tags, keeping: new.tags) }
                let result = try write.change(group, to: new)
                try image.append(result.change, state: result.group)
            }
            let count = matcher.matches.count
            let change = try write.record(
                .applyRules, subject: AuditRecord.subject(ofTransactions: count), image: image)
            return RuleRun(changed: count, entries: shown, closed: matcher.closed, change: change)
        }
    }

    /// Sets the side of a transaction that is a category.
    private static func setCategory(_ category: LedgerAccountID, of group: inout TransactionGroup, in write: UnitOfWork) throws {
        for index in group.parts.indices {
            if try write.ledgerAccounts.find(group.parts[index].source)?.role == .category {
                group.parts[index].source = category
            } else {
                group.parts[index].destination = category
            }
        }
    }

    /// The changes of some transactions, which are read again with their texts.
    private func entries(
        _ matches: [RuleMatcher.Match], of matcher: RuleMatcher, rules: [CategoryRule.Terms], _ connection: Connection
    ) throws -> [RuleRun.Entry] {
        let household = context.household.id
        let records = try LedgerAccountRepository(connection, household: household).all()
        let ledgerAccounts = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let ruleOf = Dictionary(uniqueKeysWithValues: matches.map { ($0.group, $0.rule) })
        var entries: [RuleRun.Entry] = []
        try TransactionRepository(connection, household: household).forEachGroup(matches.map(\.group)) { group in
            guard let position = ruleOf[group.id], let part = group.parts.first else { return }
            let isOutgoing = ledgerAccounts[part.source]?.role == .own
            let (account, category) = isOutgoing ? (part.source, part.destination) : (part.destination, part.source)
            let from = ledgerAccounts[category]?.name ?? ""
            entries.append(
                RuleRun.Entry(
                    id: group.id, day: isOutgoing ? part.sourceDay : part.destinationDay,
                    amount: isOutgoing ? -part.amount : part.amount, accountName: ledgerAccounts[account]?.name ?? "",
                    payee: group.payee, from: from,
                    to: matcher.newCategory(of: rules[position]).flatMap { ledgerAccounts[$0]?.name } ?? from))
        }
        return entries
    }
}
