import Ledger
import Models
import PeopleModel
import ServiceKit
import Services

/// The people with whom the household shares money.
struct LivePeopleService: PeopleServiceProtocol {
    let context: ServiceContext

    // MARK: - Reading

    func fetchPeople() async throws -> PeopleOverview { try await read { try $0.overview() } }

    func fetchPerson(id: ID<Person>) async throws -> PersonDetails { try await read { try $0.person(id) } }

    func fetchGroup(id: ID<PeopleGroup>, after cursor: GroupActivity.Cursor?, limit: Int) async throws -> GroupDetails {
        try await read { try $0.group(id, after: cursor, limit: min(max(limit, 1), 500)) }
    }

    func fetchExpense(id: ID<Expense>) async throws -> ExpenseDetails { try await read { try $0.expense(id) } }

    func fetchExpenseChoices(group: ID<PeopleGroup>, transaction: ID<Transaction>?) async throws -> ExpenseChoices {
        try await read { try $0.choices(group: group, transaction: transaction) }
    }

    func explain(member: ID<GroupMember>, of group: ID<PeopleGroup>, in currency: Currency) async throws -> BalanceExplanation {
        try await read { try $0.explanation(of: member, of: group, in: currency) }
    }

    func explain(
        debtFrom from: ID<GroupMember>, to: ID<GroupMember>, of group: ID<PeopleGroup>
    ) async throws -> [DebtExplanation] {
        try await read { try $0.explanations(from: from, to: to, of: group) }
    }

    // MARK: - People

    func addPerson(_ draft: PersonDraft) async throws -> Person {
        try await write { writer in
            try writer.write.addOnce(.person, key: draft.key, find: writer.person) {
                let person = try PersonFinder(writer: writer).add(draft)
                if !person.iban.isEmpty { try context.confirmSensitiveChange(.paymentNumberChanged, in: writer.write) }
                return (person, try writer.record(.addPerson, subject: person.name, of: .person(person)))
            }
        }
    }

    func updatePerson(id: ID<Person>, _ draft: PersonDraft, revision: Int64) async throws -> Person {
        try await write { writer in
            let old = try writer.person(id)
            guard old.revision == revision else { throw ServiceError.conflict }
            var new = old
            try PersonValidator(writer: writer).apply(draft, to: &new)
            guard new != old else { return old }
            if new.iban != old.iban { try context.confirmSensitiveChange(.paymentNumberChanged, in: writer.write) }
            let stored = try writer.store(.person(new), insteadOf: .person(old))
            if let direct = try writer.groups.direct(with: id) { try writer.renameLedgerAccount(of: direct) }
            try writer.record(.editPerson, subject: new.name, of: stored)
            return try writer.person(id)
        }
    }

    func deletePerson(id: ID<Person>) async throws -> ID<AuditRecord> {
        try await write { writer in
            let person = try writer.person(id)
            for group in try writer.groups.all() where !group.isRemoved {
                guard let member = group.members.first(where: { $0.person == id }) else { continue }
                if let balance = try writer.balances(of: group).nets(of: [member.id]).first {
                    throw ServiceError.rule(.personHasBalance(-balance))
                }
            }
            let stored = try writer.store(SharedRecord.person(person).removed, insteadOf: .person(person))
            return try writer.record(.deletePerson, subject: person.name, of: stored)
        }
    }

    func directGroup(with person: ID<Person>) async throws -> PeopleGroup {
        try await write { try $0.directGroup(with: person, currency: context.household.currency) }
    }

    // MARK: - Groups

    func addGroup(_ draft: PeopleGroupDraft) async throws -> PeopleGroup {
        try await write { writer in
            try writer.write.addOnce(.peopleGroup, key: draft.key, find: writer.group) {
                var group = PeopleGroup(id: writer.write.makeID(), name: "", currency: draft.currency, members: [])
                try PeopleGroupValidator(writer: writer).apply(try joined(draft, writer), to: &group)
                try writer.store(.group(group), insteadOf: nil)
                return (group, try writer.record(.addPeopleGroup, subject: group.name, of: .group(group)))
            }
        }
    }

    func updateGroup(id: ID<PeopleGroup>, _ draft: PeopleGroupDraft, revision: Int64) async throws -> PeopleGroup {
        try await write { writer in
            let old = try writer.group(id)
            guard !old.isDirect else { throw ServiceError.rule(.groupIsDirect) }
            guard old.revision == revision else { throw ServiceError.conflict }
            var new = old
            try PeopleGroupValidator(writer: writer).apply(try joined(draft, writer), to: &new)
            guard new != old else { return old }
            let stored = try writer.store(.group(new), insteadOf: .group(old))
            try writer.renameLedgerAccount(of: new)
            try writer.record(.editPeopleGroup, subject: new.name, of: stored)
            return try writer.group(id)
        }
    }

    func setArchived(_ isArchived: Bool, group id: ID<PeopleGroup>) async throws {
        try await write { writer in
            let old = try writer.group(id)
            guard !old.isDirect else { throw ServiceError.rule(.groupIsDirect) }
            guard old.isArchived != isArchived else { return }
            var new = old
            new.isArchived = isArchived
            let stored = try writer.store(.group(new), insteadOf: .group(old))
            try writer.record(isArchived ? .archivePeopleGroup : .restorePeopleGroup, subject: new.name, of: stored)
        }
    }

    func deleteGroup(id: ID<PeopleGroup>) async throws -> ID<AuditRecord> {
        try await write { writer in
            let group = try writer.group(id)
            guard !group.isDirect else { throw ServiceError.rule(.groupIsDirect) }
            guard try writer.balances(of: group).isSettled else { throw ServiceError.rule(.groupHasBalance) }
            let stored = try writer.store(SharedRecord.group(group).removed, insteadOf: .group(group))
            return try writer.record(.deletePeopleGroup, subject: group.name, of: stored)
        }
    }

    /// The draft with the new people as members.
    private func joined(_ draft: PeopleGroupDraft, _ writer: PeopleWriter) throws -> PeopleGroupDraft {
        var draft = draft
        var finder = PersonFinder(writer: writer)
        for name in draft.newPeople {
            let person = try finder.person(named: name).id
            if !draft.members.contains(where: { $0.person == person }) { draft.members.append(.init(person: person)) }
        }
        return draft
    }

    // MARK: - Due

    func runDue(today: Day) async throws -> [AddedExpense] { try await PeopleModule.addDueExpenses(in: context, today: today) }

    // MARK: - Private

    private func read<T: Sendable>(_ body: @Sendable (PeopleReader) throws -> T) async throws -> T {
        try await context.read { try body(PeopleReader($0, household: context.household.id)) }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (PeopleWriter) throws -> T) async throws -> T {
        try await context.write([.people, .transactions, .accounts, .notifications], allowsGroupCommit: true) { write in
            // Nothing is written while the household's time zone is unknown.
            _ = try context.today()
            return try body(PeopleWriter(write))
        }
    }
}

extension RequestKind {
    static let person = Self(rawValue: "person")
    static let peopleGroup = Self(rawValue: "peopleGroup")
    static let expense = Self(rawValue: "expense")
    static let settlement = Self(rawValue: "settlement")
}
