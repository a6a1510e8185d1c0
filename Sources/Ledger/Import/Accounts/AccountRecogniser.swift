import Models
import Services
import StatementFiles
import Storage

/// Resolves the account of a statement: by IBAN or number, otherwise by the user's choice; creates the account if there is none.
struct AccountRecogniser {
    private let state: ImportState
    private let request: ImportRequest
    private let hash: AccountNumberHash
    private let accounts: KnownAccounts
    private let creator: AccountCreator

    /// - Parameter language: the member's, in which new accounts are named.
    init(_ state: ImportState, request: ImportRequest, household: Household, language: Language) throws {
        self.state = state
        self.request = request
        let key = try HouseholdRepository(state.write.connection).numberKey(of: household.id)
        hash = AccountNumberHash(key: key)
        accounts = KnownAccounts(state: state, hash: hash)
        creator = AccountCreator(
            state, accounts: accounts, hash: hash, key: key, requestedCurrency: request.currency, householdCurrency: household.currency,
            language: language)
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

    /// The account that holds a statement's lines in its own currency, beside which those in another currency get one.
    struct Sibling {
        var name: String
        var currency: Currency
        var ownership: AccountOwnership
    }

    /// - Throws: `ServiceError.rule` if the user has to choose the account; what adding an account throws for one that cannot belong to
    ///   whom it should.
    ///
    /// - Parameters:
    ///   - key: identifies the statement within the import.
    ///   - sibling: for lines in another currency.
    func recognise(_ header: StatementHeader, file: String, key: String, sibling: Sibling? = nil) throws -> Result {
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

    /// The account that the request names for the files, if it exists.
    func namedAccount(key: String) throws -> Sibling? {
        guard state.answers.accounts[key] == nil, let name = request.account, let account = try accounts.named(name),
            let currency = account.currency
        else { return nil }
        return Sibling(name: account.name, currency: currency, ownership: AccountOwnership(account))
    }

    /// Whether the user can answer questions.
    private var isPreview: Bool { state.previewLines != nil }

    private func found(_ header: StatementHeader, file: String, key: String, sibling: Sibling?) throws -> Result {
        switch state.answers.accounts[key] {
        case .account(let id):
            guard let account = state.ledgerAccounts[LedgerAccountID(id)], account.role == .own, state.opens(account.id) else {
                throw ServiceError.rule(.previewAccountGone)
            }
            return try chosen(account, header: header, file: file)
        case .new(let name, let kind, let asked):
            // It may exist by now: created for another file's statement, or by another member.
            if !name.isEmpty, let account = try accounts.named(name) { return try chosen(account, header: header, file: file) }
            return try creator.make(
                name: name.isEmpty ? nil : TextRule.name(name, of: .account), kind: kind.flatMap { AccountKind(rawValue: $0) },
                ownership: try ownership(asked, sibling: sibling), header: header, file: file)
        case nil:
            guard let sibling, let currency = header.currency else { return try recognise(header, file: file) }
            return try recognise(header, in: currency, sibling: sibling, file: file)
        }
    }

    /// The account with the same number in another currency; without a number, the account with the same name and the currency's code.
    private func recognise(_ header: StatementHeader, in currency: Currency, sibling: Sibling, file: String) throws -> Result {
        let alike = accounts.candidates(for: header).filter { $0.currency == currency }
        if let account = try only(alike, file: file) { return try known(account, header: header) }
        let name = String(sibling.name.prefix(96)) + " " + currency.code
        let isNumbered = header.accountNumber != nil || header.iban != nil
        if !isNumbered, let account = try accounts.named(name), account.currency == currency {
            return try known(account, header: header)
        }
        return try creator.make(
            name: isNumbered ? nil : name, ownership: try ownership(sibling: sibling), header: header, file: file)
    }

    private func recognise(_ header: StatementHeader, file: String) throws -> Result {
        let currency = header.currency ?? request.currency
        if let account = accounts.exported(header) {
            if let name = request.account, let named = try accounts.named(name), named.id != account.id {
                throw ServiceError.rule(.importAccountDiffers(file: file, account: account.name, named: named.name))
            }
            guard let own = account.currency, currency == nil || currency == own else {
                throw ServiceError.rule(
                    .importExportCurrencyDiffers(file: file, account: account.name, accountCurrency: account.currency))
            }
            return Result(account: account, currency: own, isNew: false, isOwnExport: true, warnings: [])
        }
        let found = accounts.candidates(for: header).filter { $0.currency == currency || currency == nil }
        if let account = try only(found, file: file) {
            if let name = request.account, let named = try accounts.named(name), named.id != account.id {
                throw ServiceError.rule(.importAccountDiffers(file: file, account: account.name, named: named.name))
            }
            return try known(account, header: header)
        }
        if let name = request.account {
            if let account = try accounts.named(name) {
                if let currency, let own = account.currency, own != currency {
                    throw ServiceError.rule(
                        .importCurrencyDiffers(file: file, currency: currency, account: account.name, accountCurrency: own))
                }
                return try known(account, header: header)
            }
            return try creator.make(name: TextRule.name(name, of: .account), ownership: try ownership(), header: header, file: file)
        }
        guard !header.isAnonymous else {
            throw ServiceError.rule(isPreview ? .previewAccountMissing(file: file) : .importAccountMissing(file: file))
        }
        if header.accountNumber == nil, header.iban == nil, let name = header.name, let account = try accounts.named(name) {
            return try known(account, header: header)
        }
        return try creator.make(name: nil, ownership: try ownership(), header: header, file: file)
    }

    // MARK: - New accounts

    /// Whom a new account belongs to: as chosen, else as the request says. Else one for further currencies of a statement of one's own
    /// account is one's own, too, and shared in the same way; all others are the household's.
    ///
    /// - Throws: what adding an account throws.
    private func ownership(_ asked: NewAccountOwnership? = nil, sibling: Sibling? = nil) throws -> AccountOwnership {
        if let asked = asked ?? request.ownership {
            try state.write.requireNewOwner(asked.owner, sharing: asked.sharing)
            return AccountOwnership(owner: asked.owner, sharing: asked.sharing)
        }
        let importer = state.write.member.id
        guard let sibling, importer == nil || sibling.ownership.owner == importer else {
            return AccountOwnership(owner: nil, sharing: .full)
        }
        return sibling.ownership
    }

    // MARK: - Known accounts

    /// Uses the account chosen in the preview, and stores the statement's number in it unless another account has that number.
    private func chosen(_ account: LedgerAccountRecord, header: StatementHeader, file: String) throws -> Result {
        if let currency = header.currency ?? request.currency, let own = account.currency, own != currency {
            throw ServiceError.rule(
                .previewCurrencyDiffers(file: file, currency: currency, account: account.name, accountCurrency: own))
        }
        guard let currency = account.currency else { throw ServiceError.serverError(500) }
        let others = accounts.candidates(for: header).contains { $0.id != account.id }
        return others ? Result(account: account, currency: currency, isNew: false, warnings: []) : try known(account, header: header)
    }

    /// The single match; of several, the one that the request names.
    private func only(_ found: [LedgerAccountRecord], file: String) throws -> LedgerAccountRecord? {
        guard found.count > 1 else { return found.first }
        guard let name = request.account, let named = try accounts.named(name), found.contains(where: { $0.id == named.id }) else {
            throw ServiceError.rule(isPreview ? .previewAccountNumberAmbiguous(file: file) : .importAccountNumberAmbiguous(file: file))
        }
        return named
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
            account.numberSuffix = AccountNumberHash.suffix(of: number)
            isChanged = true
        }
        if isChanged {
            try state.update(account)
            account.revision += 1
        }
        return Result(account: account, currency: currency, isNew: false, warnings: [])
    }
}
