import Models
import Storage

/// Finds the own accounts whose numbers lines name as their other side.
final class CounterpartyAccounts {
    private let hash: AccountNumberHash
    /// The accounts with a number, and the numbers recognised as theirs.
    private var own: [LedgerAccountRecord] = []
    private var known: [String: LedgerAccountID?] = [:]
    /// The numbers of new lines that belonged to no own account when the line was read; an account may be created later.
    private var open: [Int64: String] = [:]

    private static let knownLimit = 20_000
    private static let openLimit = 50_000

    /// - Parameter key: the household's number key, 32 bytes.
    init(key: [UInt8]) {
        hash = AccountNumberHash(key: key)
    }

    /// Sets the accounts of the household.
    func setAccounts(_ accounts: some Sequence<LedgerAccountRecord>) {
        own = accounts.filter { $0.role == .own && ($0.iban != nil || $0.numberHash != nil) }.sorted { $0.id < $1.id }
        known.removeAll(keepingCapacity: true)
    }

    /// The own account with a number; nil if there is none, or several.
    ///
    /// - Parameter number: an IBAN, or a national number as in the file, `BANK/NUMBER`.
    func account(numbered number: String) -> LedgerAccountRecord? {
        if let id = known[number] { return id.flatMap { id in own.first { $0.id == id } } }
        if known.count >= Self.knownLimit { known.removeAll(keepingCapacity: true) }
        let found = find(number)
        known[number] = .some(found?.id)
        return found
    }

    /// Stores the number that a line names until all accounts are known.
    func remember(_ number: String, of line: Int64) {
        if open.count < Self.openLimit { open[line] = number }
    }

    /// The own account that a new line names by a number.
    func account(ofLine line: Int64) -> LedgerAccountRecord? { open[line].flatMap(account(numbered:)) }

    private func find(_ number: String) -> LedgerAccountRecord? {
        let plain = AccountNumberHash.normalised(number)
        guard plain.utf8.count > 4 else { return nil }
        let exact = own.filter { $0.iban == plain }
        if !exact.isEmpty { return exact.count == 1 ? exact.first : nil }
        let hashes = hashes(of: number, plain)
        let found = own.filter { record in
            if let hash = record.numberHash, hashes.contains(hash) { return true }
            return record.iban.flatMap { try? IBAN($0) }?.contains(nationalNumber: number) == true
        }
        return found.count == 1 ? found.first : nil
    }

    /// The hashes by which an account without an IBAN may be identified.
    private func hashes(of number: String, _ plain: String) -> [[UInt8]] {
        if let parts = (try? IBAN(plain))?.nationalNumber {
            return [hash.hash(bank: parts.bank, number: parts.account), hash.hash(bank: nil, number: parts.account)]
        }
        let sides = number.split(separator: "/")
        if sides.count == 2 { return [hash.hash(bank: String(sides[0]), number: String(sides[1]))] }
        return [hash.hash(bank: nil, number: number)]
    }
}
