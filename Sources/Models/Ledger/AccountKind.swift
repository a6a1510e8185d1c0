/// What sort of place an account is, in the order in which lists show them.
public enum AccountKind: String, CaseIterable, Hashable, Sendable {
    case checking, savings, deposit, cash, credit, loan, investment, pension, asset

    /// Whether the household usually owes here: a balance below zero is ordinary.
    public var isLiability: Bool { self == .credit || self == .loan }
}
