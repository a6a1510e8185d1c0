import Models
import PeopleModel
import Storage

/// The rows of an undo image that a record consists of: one of its own table, then those of members, payers and shares.
extension SharedRecord {
    private static let people = RecordImage<Person>(in: SharedChange.section, without: [.revision])
    private static let groups = RecordImage<PeopleGroup>(in: SharedChange.section, without: [.revision])
    private static let members = RecordImage<GroupMember>(in: SharedChange.section)
    private static let expenses = RecordImage<Expense>(
        in: SharedChange.section, without: [.revision], added: [.rotation, .charge, .subscription, .isWithdrawn])
    private static let payers = ImageTable("expense_payer", in: SharedChange.section, columns: ["id", "amount"])
    private static let shares = ImageTable("expense_share", in: SharedChange.section, columns: ["id", "amount", "value"])
    private static let settlements = RecordImage<Settlement>(in: SharedChange.section, without: [.revision])
    private static let series = RecordImage<ExpenseSeries>(in: SharedChange.section, without: [.revision])

    func write(to image: UndoImageWriter) throws {
        switch self {
        case .person(let person): try Self.people.append(person, to: image)
        case .group(let group):
            try Self.groups.append(group, to: image)
            for member in group.members { try Self.members.append(member, to: image) }
        case .expense(let expense):
            try Self.expenses.append(expense, to: image)
            for payer in expense.payers { try image.append([.id(payer.member), .integer(payer.amount)], to: Self.payers) }
            for (share, part) in zip(expense.shares, expense.split.parts) {
                try image.append([.id(share.member), .integer(share.amount), .integer(part.value)], to: Self.shares)
            }
        case .settlement(let settlement): try Self.settlements.append(settlement, to: image)
        case .series(let series): try Self.series.append(series, to: image)
        }
    }

    /// - Parameters:
    ///   - row: a row of one of the tables.
    ///   - record: what the rows before it of the same change make.
    /// - Throws: `StorageError.undoImage`.
    init(_ row: ImageRow, after record: SharedRecord?) throws {
        switch (row.table, record) {
        case (Self.people.table.name, nil): self = .person(try Self.people.record(row))
        case (Self.groups.table.name, nil): self = .group(try Self.groups.record(row))
        case (Self.expenses.table.name, nil): self = .expense(try Self.expenses.record(row))
        case (Self.settlements.table.name, nil): self = .settlement(try Self.settlements.record(row))
        case (Self.series.table.name, nil): self = .series(try Self.series.record(row))
        case (Self.members.table.name, .group(var group)):
            group.members.append(try Self.members.record(row))
            self = .group(group)
        case (Self.payers.name, .expense(var expense)):
            expense.payers.append(ExpensePayer(ID(rawValue: try row.integer("id")), try row.integer("amount")))
            self = .expense(expense)
        case (Self.shares.name, .expense(var expense)):
            let member = ID<GroupMember>(rawValue: try row.integer("id"))
            expense.shares.append(ExpenseShare(member, try row.integer("amount")))
            expense.split.parts.append(ExpenseSplit.Part(member, try row.integer("value")))
            self = .expense(expense)
        default: throw row.error("is unknown")
        }
    }
}
