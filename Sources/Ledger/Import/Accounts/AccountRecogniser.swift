import Crypto
import Models
import Services
import StatementFiles
import Storage

/// Resolves the account of a statement: by IBAN or number, otherwise by the user's choice; creates the account if there is none.
struct AccountRecogniser {
    private let state: ImportState
    private let request: ImportRequest
    private let householdCurrency: Currency
    private let key: [UInt8]
    private let hash: AccountNumberHash

    init(_ state: ImportState, request: ImportRequest, household: Household) throws {
        self.state = state
        self.request = request
        householdCurrency = household.currency
        key = try HouseholdRepository(state.write.connection).numberKey(of: household.id)
        hash = AccountNumberHash(key: key)
    }

    /// The resolved account.
    struct Result {
        var account: LedgerAccountRecord
        var currency: Currency
        var isNew: Bool
        /// Whether the statement is Coffer's own export of this account.
        var isOwnExport = false
        var warnings: [Diagnostic]
    }

    /// - Throws: `ServiceError.rule` if the user has to choose the account.
    ///
    /// - Parameters:
    ///   - key: identifies the statement within the import.
    ///   - sibling: for lines in another currency, the name of the account that holds the statement's lines in its own currency.
    func recognise(_ header: StatementHeader, file: String, key: String, sibling: String? = nil) throws -> Result {
        var result = try found(header, file: file, key: key, sibling: sibling)
        if let sign = header.currencySymbol, !sign.isUsed(for: result.currency) {
            throw ServiceError.rule(
                isPreview
                    ? .previewCurrencySymbolDiffers(file: file, symbol: sign.text, currency: result.currency)
                    : .importCurrencySymbolDiffers(file: file, symbol: sign.text, currency: result.currency))
        }
        if sibling == nil, let requested = request.currency, let own = header.currency, own != requested {
            result.warnings.append(
                Diagnostic(
                    line: header.line, severity: .warning, code: .importCurrencyNotUsed, arguments: [own.code, requested.code]))
        }
        return result
    }

    /// The account that the request names for the files, if it exists, with its currency.
    func namedAccount(key: String) throws -> (name: String, currency: Currency)? {
        guard state.answers.accounts[key] == nil, let name = request.account, let account = try named(name), let currency = account.currency
        else { return nil }
        return (account.name, currency)
    }

    /// Whether the user can answer questions.
    private var isPreview: Bool { state.previewLines != nil }

    private func found(_ header: StatementHeader, file: String, key: String, sibling: String?) throws -> Result {
        switch state.answers.accounts[key] {
        case .account(let id):
            guard let account = state.ledgerAccounts[LedgerAccountID(id)], account.role == .own else {
                throw ServiceError.rule(.previewAccountGone)
            }
            return try chosen(account, header: header, file: file)
        case .new(let name, let kind):
            // It may exist by now: created for another file's statement, or by another member.
            if !name.isEmpty, let account = try named(name) { return try chosen(account, header: header, file: file) }
            return try make(
                name: name.isEmpty ? nil : TextRule.name(name, of: .account), kind: kind.flatMap { AccountKind(rawValue: $0) },
                header: header)
        case nil:
            guard let sibling, let currency = header.currency else { return try recognise(header, file: file) }
            return try recognise(header, in: currency, sibling: sibling, file: file)
        }
    }

    /// The account with the same number in another currency; without a number, the account with the same name and the currency's code.
    private func recognise(_ header: StatementHeader, in currency: Currency, sibling: String, file: String) throws -> Result {
        let alike = candidates(for: header).filter { $0.currency == currency }
        if let account = try only(alike, file: file) { return try known(account, header: header) }
        let name = String(sibling.prefix(96)) + " " + currency.code
        if header.accountNumber == nil, header.iban == nil, let account = try named(name), account.currency == currency {
            return try known(account, header: header)
        }
        return try make(name: header.accountNumber == nil && header.iban == nil ? name : nil, header: header)
    }

    private func recognise(_ header: StatementHeader, file: String) throws -> Result {
        let currency = header.currency ?? request.currency
        if let account = exported(header) {
            if let name = request.account, let named = try self.named(name), named.id != account.id {
                throw ServiceError.rule(.importAccountDiffers(file: file, account: account.name, named: named.name))
            }
            guard let own = account.currency, currency == nil || currency == own else {
                throw ServiceError.rule(
                    .importExportCurrencyDiffers(file: file, account: account.name, accountCurrency: account.currency))
            }
            return Result(account: account, currency: own, isNew: false, isOwnExport: true, warnings: [])
        }
        let found = candidates(for: header).filter { $0.currency == currency || currency == nil }
        if let account = try only(found, file: file) {
            if let name = request.account, let named = try self.named(name), named.id != account.id {
                throw ServiceError.rule(.importAccountDiffers(file: file, account: account.name, named: named.name))
            }
            return try known(account, header: header)
        }
        if let name = request.account {
            if let account = try named(name) {
                if let currency, let own = account.currency, own != currency {
                    throw ServiceError.rule(
                        .importCurrencyDiffers(file: file, currency: currency, account: account.name, accountCurrency: own))
                }
                return try known(account, header: header)
            }
            return try make(name: TextRule.name(name, of: .account), header: header)
        }
        guard !header.isAnonymous else {
            throw ServiceError.rule(isPreview ? .previewAccountMissing(file: file) : .importAccountMissing(file: file))
        }
        if header.accountNumber == nil, header.iban == nil, let name = header.name, let account = try named(name) {
            return try known(account, header: header)
        }
        return try make(name: nil, header: header)
    }

    // MARK: - Known accounts

    /// Uses the account chosen in the preview, and stores the statement's number in it unless another account has that number.
    private func chosen(_ account: LedgerAccountRecord, header: StatementHeader, file: String) throws -> Result {
        if let currency = header.currency ?? request.currency, let own = account.currency, own != currency {
            throw ServiceError.rule(
                .previewCurrencyDiffers(file: file, currency: currency, account: account.name, accountCurrency: own))
        }
        guard let currency = account.currency else { throw ServiceError.serverError(500) }
        let others = candidates(for: header).contains { $0.id != account.id }
        return others ? Result(account: account, currency: currency, isNew: false, warnings: []) : try known(account, header: header)
    }

    /// The single match; of several, the one that the request names.
    private func only(_ found: [LedgerAccountRecord], file: String) throws -> LedgerAccountRecord? {
        guard found.count > 1 else { return found.first }
        guard let name = request.account, let named = try self.named(name), found.contains(where: { $0.id == named.id }) else {
            throw ServiceError.rule(isPreview ? .previewAccountNumberAmbiguous(file: file) : .importAccountNumberAmbiguous(file: file))
        }
        return named
    }

    /// The own account whose id the file contains as its number, as in Coffer's OFX export; nil in another household.
    private func exported(_ header: StatementHeader) -> LedgerAccountRecord? {
        guard let id = header.accountNumber.flatMap({ ID<Account>($0) }), let record = state.ledgerAccounts[LedgerAccountID(id)] else {
            return nil
        }
        return record.role == .own ? record : nil
    }

    private func candidates(for header: StatementHeader) -> [LedgerAccountRecord] {
        let own = state.ledgerAccounts.values.filter { $0.role == .own }.sorted { $0.id < $1.id }
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
    private func named(_ text: String) throws -> LedgerAccountRecord? {
        let own = state.ledgerAccounts.values.filter { $0.role == .own }.sorted { $0.id < $1.id }
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

    private func known(_ account: LedgerAccountRecord, header: StatementHeader) throws -> Result {
        var account = account
        guard let currency = account.currency else { throw ServiceError.serverError(500) }
        // Completes the account from the statement: its number, or the IBAN for a number.
        var isChanged = false
        if let iban = header.iban, account.iban == nil {
            account.iban = iban
            account.numberSuffix = account.numberSuffix ?? String(iban.suffix(4))
            isChanged = true
        }
        if header.iban == nil, let number = header.accountNumber, account.numberHash == nil, account.iban == nil {
            account.numberHash = hash.hash(bank: header.bankCode, number: number)
            account.numberSuffix = Self.suffix(of: number)
            isChanged = true
        }
        if isChanged {
            try state.update(account)
            account.revision += 1
        }
        return Result(account: account, currency: currency, isNew: false, warnings: [])
    }

    // MARK: - New accounts

    private func make(name: String?, kind chosen: AccountKind? = nil, header: StatementHeader) throws -> Result {
        var warnings: [Diagnostic] = []
        let currency: Currency
        if let known = header.currency ?? request.currency {
            currency = known
        } else {
            currency = householdCurrency
            warnings.append(
                Diagnostic(line: header.line, severity: .warning, code: .importCurrencyAssumed, arguments: [currency.code]))
        }
        let kind = chosen ?? header.kind ?? .checking
        let suffix = (header.iban ?? header.accountNumber).flatMap(Self.suffix)
        var wanted =
            name ?? header.name.flatMap(TextRule.importedName) ?? Self.name(kind: kind, institution: header.institution, suffix: suffix)
        // One number in two currencies is two accounts; the name of the later one includes its currency.
        let alike = candidates(for: header)
        if name == nil, !alike.isEmpty { wanted += " " + currency.code }
        // A second account with the same number, which the user chose to create, does not store the number.
        let isOwnNumber = !alike.contains { $0.currency == currency }
        let isFirst = !state.ledgerAccounts.values.contains { $0.role == .own && !$0.isArchived }
        let record = LedgerAccountRecord(
            id: identity(of: header, name: wanted, currency: currency), role: .own, name: uniqueName(wanted),
            institution: header.institution.flatMap(TextRule.importedName) ?? "",
            kind: kind,
            color: Account.nextColor(besides: state.ledgerAccounts.values.filter { $0.role == .own && !$0.isArchived }.map(\.color)),
            currency: currency, numberSuffix: suffix,
            numberHash: isOwnNumber && header.iban == nil
                ? header.accountNumber.map { hash.hash(bank: header.bankCode, number: $0) } : nil,
            iban: isOwnNumber ? header.iban : nil, isDefault: isFirst, createdAt: state.write.milliseconds)
        try state.add(record)
        return Result(account: record, currency: currency, isNew: true, warnings: warnings)
    }

    private static func name(kind: AccountKind, institution: String?, suffix: String?) -> String {
        var name = institution ?? kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        if let suffix { name += " " + suffix }
        return TextRule.importedName(name) ?? kind.rawValue
    }

    /// The last four characters of a number; nil if that would be the whole number.
    static func suffix(of number: String) -> String? {
        let characters = AccountNumberHash.normalised(number)
        return characters.count > 4 ? String(characters.suffix(4)) : nil
    }

    private func uniqueName(_ name: String) -> String {
        let taken = Set(state.ledgerAccounts.values.filter { $0.role == .own && !$0.isArchived }.map(\.name.folded))
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
