import Models
import PeopleModel
import StatementFiles

extension SharedExpenseFile.GroupRule {
    /// What groups of the household accept.
    static let group = Self(memberLimit: PeopleRule.members.upperBound) { amount, type, parts in
        let split = ExpenseSplit(SplitType(type), parts.map { ExpenseSplit.Part(ID(rawValue: Int64($0.member)), $0.value) })
        return (try? split.shares(of: amount, rotation: 1)) != nil
    }
}

extension SplitType {
    /// The split of another program.
    init(_ split: SharedExpenseFile.Row.Split) {
        self =
            switch split {
            case .equally: .equally
            case .exact: .exact
            case .percent: .percent
            case .shares: .shares
            }
    }
}
