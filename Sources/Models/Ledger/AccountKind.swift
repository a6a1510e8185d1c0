/// The kind of an account, in list order.
public enum AccountKind: String, CaseIterable, Hashable, Sendable {
    case checking, savings, deposit, cash, credit, loan, investment, pension, asset

    /// Whether the household usually owes money here: a balance below zero is normal.
    public var isLiability: Bool { self == .credit || self == .loan }
}
