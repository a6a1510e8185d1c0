/// How far a transaction is. Only a completed one counts in the balance.
public enum TransactionStatus: String, CaseIterable, Hashable, Sendable {
    case pending, completed, failed, cancelled
}
