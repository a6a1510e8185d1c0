import Models

extension GroupExport {
    /// The columns of Splitwise: one for each member, with what the row changes in the member's balance.
    package var splitwiseRows: [[String]] {
        let members = summary.group.members
        let names = members.map { summary.group.plainName(of: $0.id) }
        let header = ["Date", "Description", "Category", "Cost", "Currency"] + names.map(CSVCell.guarded)
        let rows = (expenses.map(row) + settlements.map(row)).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        let totals = summary.balances.currencies.map { currency in
            ["", "Total balance", "", "", currency.code]
                + members.map { summary.balances.row(of: $0.id, in: currency).netMoney.decimalText }
        }
        return [header] + rows.map(\.cells) + totals
    }

    private struct Row {
        let day: Day
        let id: Int64
        let cells: [String]
    }

    private func row(_ expense: Expense) -> Row {
        let category = expense.category.flatMap { categories[$0]?.name } ?? ""
        return row(
            expense.day, expense.id.rawValue, title: expense.title, category: category, expense.amount
        ) { expense.paid(by: $0) - expense.share(of: $0) }
    }

    private func row(_ settlement: Settlement) -> Row {
        row(settlement.day, settlement.id.rawValue, title: settlement.notes, category: "Payment", settlement.amount) { member in
            if member == settlement.from { return settlement.amount.minorUnits }
            return member == settlement.to ? -settlement.amount.minorUnits : 0
        }
    }

    private func row(
        _ day: Day, _ id: Int64, title: String, category: String, _ amount: Money, change: (ID<GroupMember>) -> Int64
    ) -> Row {
        let changes = summary.group.members.map { Money(minorUnits: change($0.id), currency: amount.currency).decimalText }
        let texts = [CSVCell.guarded(title), CSVCell.guarded(category), amount.decimalText, amount.currency.code]
        return Row(day: day, id: id, cells: [day.description] + texts + changes)
    }
}
