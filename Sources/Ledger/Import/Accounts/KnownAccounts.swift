import Models
import Services
import StatementFiles
import Storage

/// Finds the own accounts that a statement or a person may mean. It sees the accounts that the import has created so far, and none whose entries who
/// imports does not see.
struct KnownAccounts {
    let state: ImportState
    let hash: AccountNumberHash

    /// All own accounts: those of who imports before the others, in the order of their ids.
    private var own: [LedgerAccountRecord] {
        state.ledgerAccounts.values.filter { $0.role == .own && state.opens($0.id) }
            .sorted { (isMine($0) ? 0 : 1, $0.id) < (isMine($1) ? 0 : 1, $1.id) }
    }

    /// Whether an account belongs to who imports.
    private func isMine(_ account: LedgerAccountRecord) -> Bool { account.owner != nil && account.owner == state.write.member.id }

    /// The own account whose id the file contains as its number, as in Coffer's OFX export; nil in another household.
    func exported(_ header: StatementHeader) -> LedgerAccountRecord? {
        guard let id = header.accountNumber.flatMap({ ID<Account>($0) }), let record = state.ledgerAccounts[LedgerAccountID(id)] else {
            return nil
        }
        return record.role == .own && state.opens(record.id) ? record : nil
    }

    /// The own accounts to which a statement's number may belong. Those of who imports come before accounts of others with the same number.
    func candidates(for header: StatementHeader) -> [LedgerAccountRecord] {
        let found = numbered(header)
        let mine = found.filter(isMine)
        return mine.isEmpty ? found : mine
    }

    private func numbered(_ header: StatementHeader) -> [LedgerAccountRecord] {
        let own = own
        if let iban = header.iban {
            let exact = own.filter { $0.iban == iban }
            if !exact.isEmpty { return exact }
            guard let parts = (try? IBAN(iban))?.nationalNumber else { return [] }
            let hashes = [hash.hash(bank: parts.bank, number: parts.account), hash.hash(bank: nil, number: parts.account)]
            return own.filter { $0.iban == nil && $0.numberHash.map(hashes.contains) == true }
        }
        guard let number = header.accountNumber else { return [] }
        let hashes = [hash.hash(bank: header.bankCode, number: number)]
        let exact = own.filter { $0.numberHash.map(hashes.contains) == true }
        if !exact.isEmpty { return exact }
        let withIBAN = own.compactMap { record in record.iban.flatMap { try? IBAN($0) }.map { (record, $0) } }
        guard let bank = header.bankCode else { return withIBAN.filter { $1.contains(nationalNumber: number) }.map(\.0) }
        let atBank = withIBAN.filter { $1.contains(nationalNumber: "\(bank)/\(number)") }
        guard atBank.isEmpty, Self.isFiller(bank) else { return atBank.map(\.0) }
        return withIBAN.filter { $1.contains(nationalNumber: number) }.map(\.0)
    }

    /// Whether a bank code is a placeholder that programs write, such as `0` and `500`: no country has codes that short.
    private static func isFiller(_ bank: String) -> Bool {
        AccountNumberHash.normalised(bank).utf8.count < 4
    }

    /// Finds an account by id, name or last four characters.
    func named(_ text: String) throws -> LedgerAccountRecord? {
        let own = own
        if let id = ID<Account>(text) { return own.first { $0.id == LedgerAccountID(id) } }
        if let exact = own.first(where: { $0.name == text }) { return exact }
        let alike = own.filter { $0.name.folded == text.folded }
        if alike.count == 1 { return alike[0] }
        let digits = text.hasPrefix("****") ? String(text.dropFirst(4)) : text
        let ending = digits.count == 4 ? own.filter { $0.numberSuffix == digits } : []
        if alike.isEmpty, ending.count == 1 { return ending[0] }
        guard alike.isEmpty, ending.isEmpty else { throw ServiceError.rule(.importAccountNameAmbiguous(text)) }
        return nil
    }
}
