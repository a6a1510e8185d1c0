/// The status of a transaction. Only completed transactions count in the balance.
public enum TransactionStatus: String, CaseIterable, Hashable, Sendable {
    case pending, completed, failed, cancelled
}
