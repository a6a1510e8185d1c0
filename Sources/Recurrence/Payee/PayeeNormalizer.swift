/// Normalises payees; each different text once in the lifetime of a normalizer.
package final class PayeeNormalizer {
    /// The version of the rules: after a change, all payees are normalised again.
    package static let version = PayeeKey.version

    private var keys: [String: String] = [:]

    package init() {}

    package func key(_ payee: String) -> String {
        if let key = keys[payee] { return key }
        let key = PayeeKey.key(payee)
        if keys.count >= Self.most { keys.removeAll(keepingCapacity: true) }
        keys[payee] = key
        return key
    }

    /// The maximum number of cached texts.
    private static let most = 50_000
}
