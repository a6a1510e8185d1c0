import Localization
import Models
import PeopleModel

extension PeopleGroup {
    /// The name of a member as the household reads it: *You* for a member of the household without a name of its own.
    func name(of id: ID<GroupMember>) -> LocalizedText {
        guard let member = member(id) else { return "Former member" }
        return member.isYou ? "You" : .verbatim(member.name)
    }

    /// What one member owes another, as a sentence.
    func sentence(of debt: Debt) -> LocalizedText {
        let (from, to) = (name(of: debt.from), name(of: debt.to))
        if member(debt.from)?.isYou == true { return "You owe \(to)" }
        return member(debt.to)?.isYou == true ? "\(from) owes you" : "\(from) owes \(to)"
    }

    /// What one member owes another with its amount, as a sentence.
    func sentence(of debt: Debt, amount: Money) -> LocalizedText {
        let (from, to) = (name(of: debt.from), name(of: debt.to))
        if member(debt.from)?.isYou == true { return "You owe \(to) \(amount)" }
        return member(debt.to)?.isYou == true ? "\(from) owes you \(amount)" : "\(from) owes \(to) \(amount)"
    }

    /// What one member has paid another, as a sentence.
    func sentence(of settlement: Settlement) -> LocalizedText {
        let (from, to) = (name(of: settlement.from), name(of: settlement.to))
        if member(settlement.from)?.isYou == true { return "You paid \(to)" }
        return member(settlement.to)?.isYou == true ? "\(from) paid you" : "\(from) paid \(to)"
    }

    /// Who paid an expense, or received it.
    func payerText(of expense: Expense) -> LocalizedText {
        guard expense.payers.count == 1, let payer = expense.payers.first else {
            return .plural(expense.payers.count, one: "1 person paid", other: "\(expense.payers.count) people paid")
        }
        let isYou = member(payer.member)?.isYou == true
        let name = name(of: payer.member)
        if expense.amount.isNegative { return isYou ? "You received it" : "\(name) received it" }
        return isYou ? "You paid" : "\(name) paid"
    }
}

extension GroupMember {
    /// Whether it stands for the household, without a name of its own.
    var isYou: Bool { isOurs && name.isEmpty }
}
