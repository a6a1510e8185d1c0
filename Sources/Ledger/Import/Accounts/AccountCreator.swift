import Crypto
import Models
import StatementFiles
import Storage

/// Creates the account of a statement that matches no known account.
struct AccountCreator {
    private let state: ImportState
    private let accounts: KnownAccounts
    private let hash: AccountNumberHash
    private let key: [UInt8]
    private let requestedCurrency: Currency?
    private let householdCurrency: Currency
    private let namer: AccountNamer

    /// - Parameters:
    ///   - key: the number key of the household.
    ///   - requestedCurrency: for statements without one.
    ///   - language: the member's, in which accounts are named.
    init(
        _ state: ImportState, accounts: KnownAccounts, hash: AccountNumberHash, key: [UInt8], requestedCurrency: Currency?,
        householdCurrency: Currency, language: Language
    ) {
        namer = AccountNamer(language: language)
        self.state = state
        self.accounts = accounts
        self.hash = hash
        self.key = key
        self.requestedCurrency = requestedCurrency
        self.householdCurrency = householdCurrency
    }

    /// - Parameters:
    ///   - name: nil for that of the statement.
    ///   - chosen: nil for that of the statement.
    ///   - ownership: whom it belongs to, which is allowed.
    ///   - file: the name of the file.
    func make(
        name: String?, kind chosen: AccountKind? = nil, ownership: AccountOwnership, header: StatementHeader, file: String
    ) throws -> AccountRecogniser.Result {
        var warnings: [Diagnostic] = []
        let currency: Currency
        if let known = header.currency ?? requestedCurrency {
            currency = known
        } else {
            currency = householdCurrency
            warnings.append(
                Diagnostic(line: header.line, severity: .warning, code: .importCurrencyAssumed, arguments: [currency.code]))
        }
        let said = [header.name, name].compactMap { $0 }.lazy.compactMap { AccountWords(accountNamed: $0).kind }.first
        let kind = chosen ?? header.kind ?? said ?? .checking
        let suffix = (header.iban ?? header.accountNumber).flatMap(AccountNumberHash.suffix)
        var wanted =
            name ?? header.name.flatMap(TextRule.importedName)
            ?? namer.name(kind: kind, institution: header.institution, suffix: suffix, file: file)
        // One number in two currencies is two accounts; the name of the later one includes its currency.
        let alike = accounts.candidates(for: header)
        if name == nil, !alike.isEmpty { wanted += " " + currency.code }
        // A second account with the same number, which the user chose to create, does not store the number.
        let isOwnNumber = !alike.contains { $0.currency == currency }
        let hasDefault = state.ledgerAccounts.values.contains { $0.role == .own && $0.isDefault }
        let record = LedgerAccountRecord(
            id: identity(of: header, name: wanted, currency: currency), role: .own, name: uniqueName(wanted),
            institution: header.institution.flatMap(TextRule.importedName) ?? "",
            kind: kind,
            color: Account.nextColor(besides: state.ledgerAccounts.values.filter { $0.role == .own && !$0.isArchived }.map(\.color)),
            currency: currency, numberSuffix: suffix,
            numberHash: isOwnNumber && header.iban == nil
                ? header.accountNumber.map { hash.hash(bank: header.bankCode, number: $0) } : nil,
            iban: isOwnNumber ? header.iban : nil, isDefault: ownership.reader == nil && !hasDefault, owner: ownership.owner,
            sharing: ownership.sharing, createdAt: state.write.milliseconds)
        try state.add(record)
        if let owner = ownership.owner {
            state.digest.add(owner.rawValue)
            state.digest.add(ownership.sharing.rawValue)
        }
        return AccountRecogniser.Result(account: record, currency: currency, isNew: true, warnings: warnings)
    }

    private func uniqueName(_ name: String) -> String {
        let taken = Set(state.ledgerAccounts.values.filter { $0.role == .own && !$0.isArchived && state.sees($0.id) }.map(\.name.folded))
        var candidate = name
        var number = 2
        while taken.contains(candidate.folded) {
            candidate = "\(name) \(number)"
            number += 1
        }
        return candidate
    }

    /// An id derived from the household's key and the account's number, so that a dry run and the commit create the same id. The highest
    /// bit separates it from time-based ids.
    private func identity(of header: StatementHeader, name: String, currency: Currency) -> LedgerAccountID {
        var attempt = 0
        while true {
            let text = [
                header.iban ?? "", header.bankCode ?? "", header.accountNumber ?? "", header.accountNumber == nil ? name : "",
                currency.code,
                String(attempt),
            ].joined(separator: "|")
            let code = HMAC<SHA256>.authenticationCode(for: Array("account|\(text)".utf8), using: SymmetricKey(data: key))
            let number = code.prefix(8).reduce(Int64(0)) { ($0 << 8 | Int64($1)) & Int64.max }
            let ledgerAccount = LedgerAccountID(rawValue: number | 1 << 62)
            if state.ledgerAccounts[ledgerAccount] == nil { return ledgerAccount }
            attempt += 1
        }
    }
}
