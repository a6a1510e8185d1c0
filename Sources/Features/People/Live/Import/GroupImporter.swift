import Ledger
import Models
import PeopleModel
import Services
import StatementFiles
import Storage

/// Adds the group of a file of another program, with its people, expenses and settlements.
struct GroupImporter {
    let writer: PeopleWriter
    let file: SharedExpenseFile
    let request: GroupImportRequest

    /// - Throws: `ServiceError.rule`, for example if no member in the file is the household.
    func run() throws -> GroupImportReport {
        guard let currency = file.currency else { throw ServiceError.rule(.groupImportEmpty) }
        guard let me = file.members.firstIndex(where: { $0.folded == request.me.folded }) else {
            throw ServiceError.rule(.groupImportMeUnknown(file.members.joined(separator: ", ")))
        }
        let (members, newPeople) = try members(me: me)
        var group = PeopleGroup(id: writer.write.makeID(), name: "", currency: currency, members: [])
        let draft = PeopleGroupDraft(name: file.groupName(request), currency: currency, members: members)
        try PeopleGroupValidator(writer: writer).apply(draft, to: &group)
        try writer.store(.group(group), insteadOf: nil)
        group = try writer.withLedgerAccount(group)
        var report = GroupImportReport(
            format: file.format.rawValue, summary: GroupSummary(group: group, balances: GroupBalances([], members: [])),
            newPeople: newPeople, expenses: 0, settlements: 0, reconstructed: file.rows.count(where: \.isReconstructed),
            diagnostics: file.diagnostics, change: nil)
        let categories = try ImportedCategories(writer.write.ledgerAccounts.all())
        for row in file.rows {
            switch row.kind {
            case .expense(let amount, let paid, let type, let parts):
                let split = ExpenseSplit(SplitType(type), parts.map { .init(group.members[$0.member].id, $0.value) })
                guard let expense = try accepted(row, &report, { try expense(row, amount, paid: paid, split, categories, in: group) })
                else { continue }
                _ = try writer.add(expense, to: group, from: SharedPosting.Source())
                report.expenses += 1
            case .settlement(let from, let to, let amount):
                let settlement = try accepted(row, &report) {
                    Settlement(
                        id: writer.write.makeID(), group: group.id, from: group.members[from].id, to: group.members[to].id,
                        amount: try AmountRule.validated(amount), day: try TextRule.day(row.day), notes: try TextRule.note(row.title))
                }
                guard let settlement else { continue }
                _ = try writer.add(settlement, to: group, from: SharedPosting.Source())
                report.settlements += 1
            }
        }
        report.summary = GroupSummary(group: group, balances: try writer.balances(of: group))
        report.change = try writer.record(.importGroup, subject: group.name, of: .group(group))
        return report
    }

    // MARK: - Private

    /// The members in the order of the file; people with the same name are identified.
    private func members(me: Int) throws -> (members: [PeopleGroupDraft.Member], newPeople: [String]) {
        var finder = PersonFinder(writer: writer)
        let members = try file.members.enumerated().map { index, name in
            PeopleGroupDraft.Member(person: index == me ? nil : try finder.person(named: name).id)
        }
        return (members, finder.newPeople)
    }

    /// The result of a row; nil if it violates a rule, which is then reported.
    private func accepted<T>(_ row: SharedExpenseFile.Row, _ report: inout GroupImportReport, _ make: () throws -> T) throws -> T? {
        do {
            return try make()
        } catch ServiceError.rule {
            report.diagnostics.append(Diagnostic(line: row.line, severity: .rejected, code: .sharedRowRefused, found: row.title))
            return nil
        }
    }

    private func expense(
        _ row: SharedExpenseFile.Row, _ amount: Money, paid: [SharedExpenseFile.Row.Part], _ split: ExpenseSplit,
        _ categories: ImportedCategories, in group: PeopleGroup
    ) throws -> Expense {
        let title = TextLimit.cut(InvisibleCharacters.removed(from: TextRule.line(row.title)), to: PeopleRule.title)
        let draft = ExpenseDraft(
            title: title.isEmpty ? group.name : title, amount: amount, day: row.day,
            payers: paid.map { ExpensePayer(group.members[$0.member].id, $0.value) }, split: split,
            category: categories.category(named: row.category))
        var expense = Expense(
            id: writer.write.makeID(), group: group.id, title: "", amount: amount, day: row.day, payers: [], split: split, shares: [])
        try ExpenseValidator(writer: writer, group: group).apply(draft, to: &expense)
        expense.isReconstructed = row.isReconstructed
        return expense
    }
}

/// The household's categories by their names in a file.
private struct ImportedCategories {
    private let open: OpenCategories
    private let spending: Set<LedgerAccountID>

    init(_ ledgerAccounts: [LedgerAccountRecord]) throws {
        open = try OpenCategories(ledgerAccounts)
        spending = Set(ledgerAccounts.filter { $0.categoryClass == .spending }.map(\.id))
    }

    /// The household's own category with that name, else its synonym; nil if it has none for spending.
    func category(named name: String) -> ID<Category>? {
        let found = open.named(name, isIncome: false) ?? SharedCategoryNames.category(named: name).flatMap(open.category)
        return found.flatMap { spending.contains($0) ? ID(rawValue: $0.rawValue) : nil }
    }
}

extension SharedExpenseFile {
    /// The name of the group: the requested one, else that in the file, else the name of the file without its extension.
    func groupName(_ request: GroupImportRequest) -> String {
        let stem = request.file.split(separator: "/").last.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex) }.map(String.init)
        return request.name ?? name ?? stem ?? format.rawValue
    }
}
