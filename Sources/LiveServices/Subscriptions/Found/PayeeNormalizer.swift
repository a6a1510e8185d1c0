import Models

/// Normalises payees; each different text once in the lifetime of a normalizer.
final class PayeeNormalizer {
    /// The version of the rules: with another one, all payees are normalised again.
    static let version: Int64 = 1

    private var keys: [String: String] = [:]

    func key(_ payee: String) -> String {
        if let key = keys[payee] { return key }
        let key = payee.folded
        if keys.count > 50_000 { keys.removeAll() }
        keys[payee] = key
        return key
    }
}
