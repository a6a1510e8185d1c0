import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveAccountService {
    // MARK: - Adding

    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary {
        let id = try await context.write([.accounts, .transactions]) { write in
            if let stored = try write.storedResult(.account, key: draft.key) { return ID<Account>(rawValue: stored.rowID) }
            let id = try add(draft, in: write)
            try write.saveResult(.account, key: draft.key, rowID: id.rawValue)
            return id
        }
        return try await summary(of: id)
    }

    /// Adds an account within a unit of work.
    func add(_ draft: AccountDraft, in write: UnitOfWork) throws -> ID<Account> {
        let name = try TextRule.name(draft.name, of: .account)
        let institution = TextRule.line(draft.institution)
        if let violation = AccountTextRule.violation(ofInstitution: institution, isRequired: false) {
            throw ServiceError.rule(RuleViolation(violation))
        }
        try write.requireUniqueAccountName(name, except: nil)
        if let opening = draft.opening, opening.currency != draft.currency {
            throw ServiceError.rule(.accountOpeningCurrency(draft.currency))
        }
        try draft.opening.map { _ = try AmountRule.validated($0) }
        let openingDay = try TextRule.day(draft.openingDay ?? context.today())
        let number = try draft.number.map { try AccountRule.number($0, in: write) } ?? AccountRule.Number()
        let id: ID<Account> = write.makeID()
        let ledgerAccount = LedgerAccountID(id)
        var record = LedgerAccountRecord(
            id: ledgerAccount, role: .own, name: name, institution: institution, kind: draft.kind,
            color: try AccountRule.color(draft.color),
            currency: draft.currency, numberSuffix: number.suffix, numberHash: number.hash, iban: number.iban,
            limit: try AccountRule.limit(draft.limit, in: draft.currency),
            isDefault: try !write.ledgerAccounts.all().contains { $0.role == .own && $0.isDefault },
            isOpeningKnown: draft.opening != nil, createdAt: write.milliseconds)
        try write.ledgerAccounts.insert(record)
        if let opening = draft.opening {
            if !opening.isZero {
                let group = try write.equityGroup(opening, into: ledgerAccount, on: openingDay, payee: .openingBalance)
                try write.journal.insert(group)
                record.openingGroup = group.id
                try write.save(record)
            }
            try CheckpointRepository(write.connection, household: write.household).insert(
                account: id, day: openingDay, amount: opening.minorUnits, source: nil)
        }
        try write.record(.addAccount, subject: name, target: id.description)
        return id
    }

    // MARK: - Editing

    func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary {
        try await context.write([.accounts]) { write in try update(account, number: number, in: write) }
        return try await summary(of: account.id)
    }

    func setDefaultAccount(id: ID<Account>) async throws {
        try await context.write([.accounts]) { write in
            var record = try write.account(id)
            guard !record.isArchived else { throw ServiceError.rule(.accountArchived) }
            guard !record.isDefault else { return }
            try makeOnlyDefault(&record, in: write)
            try write.save(record)
            try write.record(.editAccount, subject: record.name, target: id.description)
        }
    }

    private func makeOnlyDefault(_ record: inout LedgerAccountRecord, in write: UnitOfWork) throws {
        for var other in try write.ledgerAccounts.all() where other.isDefault {
            other.isDefault = false
            try write.save(other)
        }
        record.isDefault = true
    }

    /// Updates an account within a unit of work.
    func update(_ account: Account, number edit: AccountNumberEdit, in write: UnitOfWork) throws {
        var record = try write.account(account.id)
        guard record.revision == account.revision else { throw ServiceError.conflict }
        record.name = try TextRule.name(account.name, of: .account)
        if !record.isArchived { try write.requireUniqueAccountName(record.name, except: record.id) }
        record.institution = TextRule.line(account.institution)
        if let violation = AccountTextRule.violation(ofInstitution: record.institution, isRequired: false) {
            throw ServiceError.rule(RuleViolation(violation))
        }
        record.kind = account.kind
        if account.currency != record.currency {
            guard let old = record.currency, try write.balances.balance(of: record.id, in: old).entries == 0 else {
                throw ServiceError.rule(.accountCurrencyFixed)
            }
            try write.dependents.currencyWillChange(of: account.id)
            record.currency = account.currency
        }
        if account.color != record.color { record.color = try AccountRule.color(account.color) }
        record.limit = try AccountRule.limit(account.limit, in: account.currency)
        if let number = try number(after: edit, of: account, was: record, in: write) {
            (record.iban, record.numberSuffix, record.numberHash) = (number.iban, number.suffix, number.hash)
        }
        if account.isDefault, !record.isDefault, !record.isArchived { try makeOnlyDefault(&record, in: write) }
        try write.save(record)
        try write.record(.editAccount, subject: record.name, target: account.id.description)
    }

    /// The account's number after an edit; nil if it is unchanged.
    private func number(
        after edit: AccountNumberEdit, of account: Account, was record: LedgerAccountRecord, in write: UnitOfWork
    ) throws -> AccountRule.Number? {
        switch edit {
        case .remove: AccountRule.Number()
        case .change(let text): try AccountRule.number(text, in: write)
        case .keep: account.iban == record.iban ? nil : try account.iban.map { try AccountRule.iban($0) } ?? AccountRule.Number()
        }
    }
}

extension UnitOfWork {
    /// Archives an account; if it was the default account, another one becomes the default.
    func archive(_ record: LedgerAccountRecord) throws {
        var record = record
        let wasDefault = record.isDefault
        record.isArchived = true
        record.isDefault = false
        try save(record)
        if let account = record.toAccount() { try dependents.archivingDidChange(of: account) }
        if wasDefault { try chooseDefault() }
    }

    /// Makes the first account of the list the default one if there is none.
    func chooseDefault() throws {
        let accounts = try AccountReader(connection, household: household).accounts().filter { !$0.isArchived }
        guard !accounts.contains(where: \.isDefault), let first = accounts.first else { return }
        var record = try account(first.id)
        record.isDefault = true
        try save(record)
    }
}

extension RequestKind {
    static let account = Self(rawValue: "account")
}
