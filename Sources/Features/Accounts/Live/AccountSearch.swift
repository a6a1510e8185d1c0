import AccountsModel
import Ledger
import Models
import Services

/// Finds an account by typed text.
struct AccountSearch {
    let accounts: [Account]

    /// Matches by id, exact name, name ignoring case, or the last characters of its number; accounts that are not archived are preferred.
    ///
    /// - Throws: `ServiceError.notFound`, or `.rule` if several match.
    func find(_ text: String) throws(ServiceError) -> Account {
        let text = TextRule.line(text)
        guard !text.isEmpty else { throw .notFound }
        if let id = ID<Account>(text), let account = accounts.first(where: { $0.id == id }) { return account }
        if let account = try only(accounts.filter { $0.name == text }, text) { return account }
        let folded = text.folded
        if let account = try only(accounts.filter { $0.name.folded == folded }, text) { return account }
        let number = AccountNumberHash.normalised(text)
        let digits = text.utf8.drop { $0 == UInt8(ascii: "*") }
        guard digits.count >= 2 else { throw .notFound }
        let tail = String(decoding: digits, as: UTF8.self).uppercased().filter { !$0.isWhitespace }
        let fitting = accounts.filter { account in
            if let iban = account.iban { return iban.hasSuffix(tail) || iban == number }
            return account.numberSuffix?.uppercased().hasSuffix(tail) ?? false
        }
        guard let account = try only(fitting, text) else { throw .notFound }
        return account
    }

    private func only(_ found: [Account], _ text: String) throws(ServiceError) -> Account? {
        let current = found.filter { !$0.isArchived }
        let fitting = current.isEmpty ? found : current
        guard fitting.count <= 1 else { throw .rule(.accountAmbiguous(text, names: fitting.map(\.name).sorted())) }
        return fitting.first
    }
}
