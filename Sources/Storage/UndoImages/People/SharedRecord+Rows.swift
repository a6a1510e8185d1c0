import Models

/// The rows of an undo image that a record consists of: one of its own table, then those of members, payers and shares.
extension SharedRecord {
    private static let people = table("person", ["name", "email", "phone", "color", "emoji", "iban", "notes", "is_removed"])
    private static let groups = table(
        "people_group", ["name", "emoji", "currency", "default_split", "is_direct", "is_archived", "is_removed", "account"])
    private static let members = table("group_member", ["person", "name", "weight", "has_left"])
    private static let expenses = table(
        "expense",
        [
            "people_group", "title", "amount", "currency", "foreign_amount", "foreign_currency", "day", "category", "notes", "split_type",
            "group_id", "was_transaction", "series", "is_reconstructed", "guest", "is_removed", "rotation", "charge", "subscription",
            "is_withdrawn",
        ])
    private static let payers = table("expense_payer", ["amount"])
    private static let shares = table("expense_share", ["amount", "value"])
    private static let settlements = table(
        "settlement",
        [
            "people_group", "from_member", "to_member", "amount", "currency", "paid_amount", "paid_currency", "day", "notes", "group_id",
            "was_transaction", "guest", "is_removed",
        ])
    private static let seriesRows = table(
        "expense_series", ["people_group", "template", "anchor", "every", "unit", "end_day", "account", "through", "is_ended"])

    /// Every table begins with an id: of the record, or of the member.
    private static func table(_ name: String, _ columns: [String]) -> ImageTable {
        ImageTable(name, in: SharedChange.section, columns: ["id"] + columns)
    }

    // MARK: - Writing

    func write(to image: UndoImageWriter) throws {
        switch self {
        case .person(let person):
            try image.append(
                [
                    .id(person.id), .text(person.name), .text(person.email), .text(person.phone), .text(person.color), .text(person.emoji),
                    .text(person.iban), .text(person.notes), .bool(person.isRemoved),
                ], to: Self.people)
        case .group(let group):
            try image.append(
                [
                    .id(group.id), .text(group.name), .text(group.emoji), .currency(group.currency), .text(group.defaultSplit.rawValue),
                    .bool(group.isDirect), .bool(group.isArchived), .bool(group.isRemoved), .optional(group.ledgerAccount?.rawValue),
                ], to: Self.groups)
            for member in group.members {
                try image.append(
                    [.id(member.id), .id(member.person), .text(member.name), .integer(member.weight), .bool(member.hasLeft)],
                    to: Self.members)
            }
        case .expense(let expense): try Self.write(expense, to: image)
        case .settlement(let settlement):
            try image.append(
                [
                    .id(settlement.id), .id(settlement.group), .id(settlement.from), .id(settlement.to),
                    .integer(settlement.amount.minorUnits), .currency(settlement.amount.currency), .optional(settlement.paid?.minorUnits),
                    .currency(settlement.paid?.currency), .day(settlement.day), .text(settlement.notes), .id(settlement.transaction),
                    .bool(settlement.wasTransaction), .text(settlement.guest), .bool(settlement.isRemoved),
                ], to: Self.settlements)
        case .series(let series):
            try image.append(
                [
                    .id(series.id), .id(series.group), .id(series.template), .day(series.schedule.anchor), .int(series.schedule.interval),
                    .text(series.schedule.unit.rawValue), .day(series.schedule.end), .id(series.account), .day(series.through),
                    .bool(series.isEnded),
                ], to: Self.seriesRows)
        }
    }

    private static func write(_ expense: Expense, to image: UndoImageWriter) throws {
        try image.append(
            [
                .id(expense.id), .id(expense.group), .text(expense.title), .integer(expense.amount.minorUnits),
                .currency(expense.amount.currency), .optional(expense.foreign?.minorUnits), .currency(expense.foreign?.currency),
                .day(expense.day), .id(expense.category), .text(expense.notes), .text(expense.split.type.rawValue),
                .id(expense.transaction), .bool(expense.wasTransaction), .id(expense.series), .bool(expense.isReconstructed),
                .text(expense.guest), .bool(expense.isRemoved), .optional(expense.rotation),
                .id(expense.charge?.transaction), .id(expense.charge?.subscription), .bool(expense.charge?.isWithdrawn ?? false),
            ], to: expenses)
        for payer in expense.payers { try image.append([.id(payer.member), .integer(payer.amount)], to: payers) }
        for (share, part) in zip(expense.shares, expense.split.parts) {
            try image.append([.id(share.member), .integer(share.amount), .integer(part.value)], to: shares)
        }
    }

    // MARK: - Reading

    /// - Parameters:
    ///   - row: a row of one of the tables.
    ///   - record: what the rows before it of the same change make.
    /// - Throws: `StorageError.undoImage`.
    init(_ row: ImageRow, after record: SharedRecord?) throws(StorageError) {
        switch (row.table, record) {
        case (Self.people.name, nil): self = .person(try Self.person(row))
        case (Self.groups.name, nil): self = .group(try Self.group(row))
        case (Self.expenses.name, nil): self = .expense(try Self.expense(row))
        case (Self.settlements.name, nil): self = .settlement(try Self.settlement(row))
        case (Self.seriesRows.name, nil): self = .series(try Self.series(row))
        case (Self.members.name, .group(var group)):
            group.members.append(
                GroupMember(
                    id: try row.id("id"), person: try row.optionalID("person"), name: try row.text("name"),
                    weight: try row.integer("weight"), hasLeft: try row.integer("has_left") != 0))
            self = .group(group)
        case (Self.payers.name, .expense(var expense)):
            expense.payers.append(ExpensePayer(try row.id("id"), try row.integer("amount")))
            self = .expense(expense)
        case (Self.shares.name, .expense(var expense)):
            expense.shares.append(ExpenseShare(try row.id("id"), try row.integer("amount")))
            expense.split.parts.append(ExpenseSplit.Part(try row.id("id"), try row.integer("value")))
            self = .expense(expense)
        default: throw row.error("is unknown")
        }
    }

    private static func person(_ row: ImageRow) throws(StorageError) -> Person {
        Person(
            id: try row.id("id"), name: try row.text("name"), email: try row.text("email"), phone: try row.text("phone"),
            color: try row.text("color"), emoji: try row.text("emoji"), iban: try row.text("iban"), notes: try row.text("notes"),
            isRemoved: try row.integer("is_removed") != 0)
    }

    private static func group(_ row: ImageRow) throws(StorageError) -> PeopleGroup {
        PeopleGroup(
            id: try row.id("id"), name: try row.text("name"), emoji: try row.text("emoji"), currency: try row.currency("currency"),
            members: [], defaultSplit: try row.value("default_split"), isDirect: try row.integer("is_direct") != 0,
            isArchived: try row.integer("is_archived") != 0, isRemoved: try row.integer("is_removed") != 0,
            ledgerAccount: try row.optionalInteger("account").map { LedgerAccountID(rawValue: $0) })
    }

    private static func expense(_ row: ImageRow) throws(StorageError) -> Expense {
        Expense(
            id: try row.id("id"), group: try row.id("people_group"), title: try row.text("title"),
            amount: Money(minorUnits: try row.integer("amount"), currency: try row.currency("currency")),
            foreign: try row.money("foreign_amount", "foreign_currency"), day: Day(number: try row.number("day")),
            category: try row.optionalID("category"), notes: try row.text("notes"), payers: [],
            split: ExpenseSplit(try row.value("split_type"), []), shares: [],
            // Images of schema versions before 29 do not have it.
            rotation: row.columns.contains("rotation") ? try row.optionalInteger("rotation") : nil,
            transaction: try row.optionalID("group_id"),
            wasTransaction: try row.integer("was_transaction") != 0, series: try row.optionalID("series"), charge: try charge(row),
            isReconstructed: try row.integer("is_reconstructed") != 0, guest: try row.text("guest"),
            isRemoved: try row.integer("is_removed") != 0)
    }

    /// Images of schema versions before 34 do not have it.
    private static func charge(_ row: ImageRow) throws(StorageError) -> ExpenseCharge? {
        guard row.columns.contains("charge"), let transaction: ID<Transaction> = try row.optionalID("charge"),
            let subscription: ID<Subscription> = try row.optionalID("subscription")
        else { return nil }
        return ExpenseCharge(transaction, of: subscription, isWithdrawn: try row.integer("is_withdrawn") != 0)
    }

    private static func settlement(_ row: ImageRow) throws(StorageError) -> Settlement {
        Settlement(
            id: try row.id("id"), group: try row.id("people_group"), from: try row.id("from_member"), to: try row.id("to_member"),
            amount: Money(minorUnits: try row.integer("amount"), currency: try row.currency("currency")),
            paid: try row.money("paid_amount", "paid_currency"), day: Day(number: try row.number("day")), notes: try row.text("notes"),
            transaction: try row.optionalID("group_id"), wasTransaction: try row.integer("was_transaction") != 0,
            guest: try row.text("guest"), isRemoved: try row.integer("is_removed") != 0)
    }

    private static func series(_ row: ImageRow) throws(StorageError) -> ExpenseSeries {
        let schedule: Schedule
        do {
            schedule = try Schedule(
                anchor: Day(number: try row.number("anchor")), every: try row.number("every"), try row.value("unit"),
                end: try row.optionalNumber("end_day").map { Day(number: $0) })
        } catch let error as StorageError {
            throw error
        } catch {
            throw row.error("has an invalid schedule")
        }
        return ExpenseSeries(
            id: try row.id("id"), group: try row.id("people_group"), template: try row.id("template"), schedule: schedule,
            account: try row.optionalID("account"), through: Day(number: try row.number("through")),
            isEnded: try row.integer("is_ended") != 0)
    }
}

extension ImageRow {
    fileprivate func id<Entity>(_ column: String) throws(StorageError) -> ID<Entity> { ID(rawValue: try integer(column)) }

    fileprivate func optionalID<Entity>(_ column: String) throws(StorageError) -> ID<Entity>? {
        try optionalInteger(column).map { ID(rawValue: $0) }
    }

    fileprivate func currency(_ column: String) throws(StorageError) -> Currency {
        guard let currency = Currency(packed: try number(column)) else { throw error("has an unknown currency") }
        return currency
    }

    /// An amount and its currency; nil for NULL.
    fileprivate func money(_ amount: String, _ currency: String) throws(StorageError) -> Money? {
        guard let units = try optionalInteger(amount) else { return nil }
        return Money(minorUnits: units, currency: try self.currency(currency))
    }

    fileprivate func value<T: RawRepresentable>(_ column: String) throws(StorageError) -> T where T.RawValue == String {
        guard let value = T(rawValue: try text(column)) else { throw error("has an unknown \(column)") }
        return value
    }
}
