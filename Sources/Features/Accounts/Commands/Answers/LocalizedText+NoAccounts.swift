import Localization

extension LocalizedText {
    /// What lists of accounts say without any; to who may add some, how to begin.
    static func noAccounts(canWrite: Bool) -> LocalizedText {
        canWrite ? "No accounts yet. Begin with: coffer import FILE…" : "No accounts yet."
    }
}
