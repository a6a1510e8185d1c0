import Models

/// Writes beneficiaries, standing orders, transfers, savings plans and goals as consecutive JSON arrays, one record per line.
struct JSONRecordWriter {

    private enum Section: Int, CaseIterable {
        case beneficiaries, standingOrders, transfers, plans, goals

        var name: String {
            switch self {
            case .beneficiaries: "beneficiaries"
            case .standingOrders: "standing_orders"
            case .transfers: "transfer_orders"
            case .plans: "savings_plans"
            case .goals: "goals"
            }
        }

        init(_ order: ExportedRecord) {
            switch order {
            case .beneficiary: self = .beneficiaries
            case .standingOrder: self = .standingOrders
            case .transfer: self = .transfers
            case .plan: self = .plans
            case .goal: self = .goals
            }
        }
    }

    private var section: Section?
    private var isFirst = true

    mutating func write(_ order: ExportedRecord, into output: inout ByteOutput) throws {
        try begin(Section(order), into: &output)
        try output.write((isFirst ? "\n" : ",\n") + Self.text(of: order))
        isFirst = false
    }

    /// Closes the open array and writes the remaining, empty ones.
    mutating func end(into output: inout ByteOutput) throws {
        try begin(nil, into: &output)
    }

    /// Opens the arrays up to a section; nil: opens and closes all remaining ones.
    private mutating func begin(_ wanted: Section?, into output: inout ByteOutput) throws {
        guard wanted != section || wanted == nil else { return }
        let last = wanted?.rawValue ?? Section.allCases.count - 1
        for next in Section.allCases where next.rawValue > section?.rawValue ?? -1 && next.rawValue <= last {
            try output.write((section == nil ? ",\"" : "\n],\"") + next.name + "\":[")
            section = next
            isFirst = true
        }
        if wanted == nil { try output.write("\n]") }
    }

    // MARK: - Text

    private static func text(of order: ExportedRecord) -> String {
        switch order {
        case .beneficiary(let beneficiary):
            return object(
                [("id", beneficiary.id.description)] + members(of: beneficiary.party), beneficiary.isFavorite ? ",\"favorite\":true" : "")
        case .standingOrder(let order): return text(of: order)
        case .transfer(let transfer): return text(of: transfer)
        case .plan(let account, let plan): return text(of: plan, for: account)
        case .goal(let goal): return text(of: goal)
        }
    }

    private static func text(of order: StandingOrder) -> String {
        let schedule = order.schedule
        var fields = [("id", order.id.description), ("amount", order.amount.decimalText), ("currency", order.amount.currency.code)]
        fields += [("unit", schedule.unit.rawValue), ("starting", schedule.anchor.description)]
        if let end = schedule.end { fields.append(("until", end.description)) }
        if let next = order.nextDay { fields.append(("next", next.description)) }
        if !order.note.isEmpty { fields.append(("note", order.note)) }
        if let category = order.category { fields.append(("category", category.description)) }
        let rest =
            ",\"interval\":\(schedule.interval)" + (schedule.count.map { ",\"times\":\($0)" } ?? "")
            + ",\"active\":\(order.isActive)" + text(from: order.source, to: order.destination)
        return object(fields, rest)
    }

    private static func text(of transfer: Transfer) -> String {
        var fields = [
            ("id", transfer.id.description), ("reference", transfer.reference.description), ("status", transfer.status.rawValue),
            ("amount", transfer.amount.decimalText), ("currency", transfer.amount.currency.code), ("day", transfer.day.description),
        ]
        if let other = transfer.otherAmount { fields += [("other_amount", other.decimalText), ("other_currency", other.currency.code)] }
        if !transfer.note.isEmpty { fields.append(("note", transfer.note)) }
        if let category = transfer.category { fields.append(("category", category.description)) }
        if let order = transfer.standingOrder { fields.append(("standing_order", order.description)) }
        if let transaction = transfer.transaction { fields.append(("transaction", transaction.description)) }
        if let failure = transfer.failure { fields.append(("failure", failure.rawValue)) }
        return object(fields, text(from: transfer.source, to: transfer.destination))
    }

    private static func text(of plan: SavingsPlan, for account: ID<Account>) -> String {
        object(
            [
                ("account", account.description), ("contribution", plan.contribution.decimalText),
                ("currency", plan.contribution.currency.code), ("rate", plan.rate.percent.description), ("basis", plan.rate.basis.rawValue),
            ], "")
    }

    private static func text(of goal: SavingsGoal) -> String {
        var fields = [
            ("id", goal.id.description), ("name", goal.name), ("target", goal.target.decimalText), ("currency", goal.target.currency.code),
        ]
        if let day = goal.by { fields.append(("by", day.description)) }
        let parts = goal.parts.map { part in
            var fields = [("account", part.account.description)]
            if !part.name.isEmpty { fields.append(("name", part.name)) }
            if let amount = part.amount { fields.append(("amount", amount.decimalText)) }
            return object(fields, "")
        }
        return object(fields, ",\"parts\":[" + parts.joined(separator: ",") + "]")
    }

    private static func text(from source: ID<Account>, to destination: TransferDestination) -> String {
        switch destination {
        case .account(let account): return "," + text(of: [("source", source.description), ("destination", account.description)])
        case .payee(let party, let beneficiary, let isInternational):
            var fields = [("source", source.description)]
            if let beneficiary { fields.append(("beneficiary", beneficiary.description)) }
            return "," + text(of: fields) + (isInternational ? ",\"international\":true" : "") + ",\"payee\":"
                + object(members(of: party), "")
        }
    }

    private static func members(of party: PaymentParty) -> [(String, String)] {
        var fields = [("name", party.name)]
        switch party.number {
        case .iban(let iban): fields.append(("iban", iban.text))
        case .other(let number): fields.append(("number", number))
        }
        if !party.bank.isEmpty { fields.append(("bank", party.bank)) }
        if let bic = party.bic { fields.append(("bic", bic)) }
        guard let address = party.address else { return fields }
        if !address.street.isEmpty { fields.append(("street", address.street)) }
        if !address.postalCode.isEmpty { fields.append(("postal_code", address.postalCode)) }
        return fields + [("town", address.town), ("country", address.country)]
    }

    private static func object(_ fields: [(String, String)], _ rest: String) -> String { "{" + text(of: fields) + rest + "}" }

    private static func text(of fields: [(String, String)]) -> String {
        fields.map { "\"\($0)\":\($1.asJSON)" }.joined(separator: ",")
    }
}
