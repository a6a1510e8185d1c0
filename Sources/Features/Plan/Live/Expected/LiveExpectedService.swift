import Ledger
import Models
import PlanModel
import RecurrenceLive
import RecurrenceModel
import ServiceKit
import Services
import Storage

/// The household's recurring income and bills.
struct LiveExpectedService: ExpectedServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    /// The items of the accounts of the member's perspective. Those of no account are the household's.
    func fetchExpected() async throws -> ExpectedOverview { try await read(in: context.figures) { try $0.overview(of: context.household) } }

    func fetchExpected(id: ID<ExpectedItem>) async throws -> ExpectedDetails { try await read(in: context) { try $0.details(of: id) } }

    func fetchChoices() async throws -> ExpectedChoices {
        try await context.read { connection in
            ExpectedReader.choices(
                among: try LedgerAccountRepository(connection, household: context.household.id).all(), for: connection.reach)
        }
    }

    func fetchFound() async throws -> FoundList {
        let examination = try await context.recurrence()
        guard examination.isOn else { return FoundList(nil) }
        let household = context.household.id
        return try await context.readSeries(suggested: false, of: examination) { connection, series in
            let items = try ExpectedItemRepository(connection, household: household).all().filter { !$0.isRemoved }
            let open = series.filter { found in
                found.canBeExpected && !items.contains { $0.payeeKey == found.payeeKey && $0.isIncome == (found.kind == .income) }
            }
            let transactions = TransactionRepository(connection, household: household)
            let categories = Set(
                try LedgerAccountRepository(connection, household: household).all().filter { $0.role == .category && !$0.isArchived }.map(
                    \.id))
            return FoundList(
                try open.map { series in
                    var series = series
                    series.category = try series.charges.last.flatMap { try transactions.group($0.transaction) }?.category(
                        among: categories)
                    return series
                })
        }
    }

    // MARK: - Changing

    func addExpected(_ draft: ExpectedDraft) async throws -> ExpectedItem {
        try await context.storePayeeNames()
        return try await write { write in
            try write.write.addOnce(.expectedItem, key: draft.key, find: write.items.find) {
                let item = try write.insert(draft)
                return (item, try write.write.record(.addExpected, subject: item.name, target: item.id.description))
            }
        }
    }

    func updateExpected(id: ID<ExpectedItem>, _ draft: ExpectedDraft, revision: Int64) async throws -> ExpectedItem {
        try await context.storePayeeNames()
        return try await write { write in
            let old = try write.find(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            let saved = try write.update(old, draft)
            if saved != old { try write.write.record(.editExpected, subject: saved.name, target: saved.id.description) }
            return saved
        }
    }

    func deleteExpected(id: ID<ExpectedItem>) async throws -> ID<AuditRecord> {
        try await write { write in
            var item = try write.find(id)
            item.isRemoved = true
            _ = try write.save(item)
            return try write.write.record(.deleteExpected, subject: item.name, reference: id.description)
        }
    }

    func settle(_ id: ID<ExpectedItem>, on day: Day, _ settlement: ExpectedSettlement) async throws {
        try await write { write in
            let item = try write.find(id)
            try write.settle(item, on: day, settlement)
            try write.write.record(.settleExpected, subject: item.name, target: id.description)
        }
    }

    func reopen(_ id: ID<ExpectedItem>, on day: Day) async throws {
        try await write { write in
            let item = try write.find(id)
            try write.reopen(item, on: day)
            try write.write.record(.reopenExpected, subject: item.name, target: id.description)
        }
    }

    // MARK: - Private

    private func read<T: Sendable>(in context: ServiceContext, _ body: @Sendable (ExpectedReader) throws -> T) async throws -> T {
        try await context.read { connection in
            let reading = HouseholdReading(connection, household: context.household.id)
            return try body(ExpectedReader(reading, today: try context.today()))
        }
    }

    private func write<T: Sendable>(_ body: @escaping @Sendable (ExpectedWriter) throws -> T) async throws -> T {
        try await context.write([.plan], allowsGroupCommit: true) { write in try body(ExpectedWriter(write, today: try context.today())) }
    }
}

extension TransactionGroup {
    /// The one category of all parts; nil without one or with several.
    fileprivate func category(among categories: Set<LedgerAccountID>) -> ID<Models.Category>? {
        let found = Set(parts.flatMap { [$0.source, $0.destination] }).intersection(categories)
        return found.count == 1 ? found.first.map { ID(rawValue: $0.rawValue) } : nil
    }
}

extension FoundSeries {
    /// Whether it can be added to the expected items: continuing income or obligations.
    fileprivate var canBeExpected: Bool {
        guard state != .stopped, next != nil else { return false }
        return switch kind {
        case .income, .obligation, .bill: true
        case .subscription, .habit, .order: false
        }
    }
}

extension RequestKind {
    static let expectedItem = Self(rawValue: "expectedItem")
}
