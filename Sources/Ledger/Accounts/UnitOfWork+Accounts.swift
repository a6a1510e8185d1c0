package import Models
package import Services
package import Storage

/// Changes of own accounts, which accounts and savings share.
extension UnitOfWork {
    /// Adds an account. A member adds one for the household or for themselves, the command line for anybody.
    ///
    /// - Parameter today: asked for only where the draft has no day.
    /// - Throws: `ServiceError.unauthorized` for an account of another member; `.rule`.
    package func add(_ draft: AccountDraft, today: @autoclosure () throws -> Day) throws -> ID<Account> {
        let name = try TextRule.name(draft.name, of: .account)
        let institution = TextRule.line(draft.institution)
        if let violation = AccountTextRule.violation(ofInstitution: institution, isRequired: false) {
            throw ServiceError.rule(RuleViolation(violation))
        }
        try requireUniqueAccountName(name, except: nil)
        if let opening = draft.opening, opening.currency != draft.currency {
            throw ServiceError.rule(.accountOpeningCurrency(draft.currency))
        }
        try draft.opening.map { _ = try AmountRule.validated($0) }
        let openingDay = try TextRule.day(draft.openingDay ?? today())
        try requireNewOwner(draft.owner, sharing: draft.sharing)
        let number = try draft.number.map { try AccountRule.number($0, in: self) } ?? AccountRule.Number()
        let id: ID<Account> = makeID()
        let ledgerAccount = LedgerAccountID(id)
        var record = LedgerAccountRecord(
            id: ledgerAccount, role: .own, name: name, institution: institution, kind: draft.kind,
            color: try AccountRule.color(draft.color),
            currency: draft.currency, numberSuffix: number.suffix, numberHash: number.hash, iban: number.iban,
            limit: try AccountRule.limit(draft.limit, in: draft.currency),
            isDefault: try AccountOwnership(owner: draft.owner, sharing: draft.sharing).reader == nil && !hasDefault(),
            isOpeningKnown: draft.opening != nil, owner: draft.owner, sharing: draft.sharing, createdAt: milliseconds)
        try insert(record)
        if let opening = draft.opening {
            if !opening.isZero {
                let group = try equityGroup(opening, into: ledgerAccount, on: openingDay, payee: .openingBalance)
                try journal.insert(group)
                record.openingGroup = group.id
                try save(record)
            }
            try CheckpointRepository(connection, household: household).insert(
                account: id, day: openingDay, amount: opening.minorUnits, source: nil)
        }
        try self.record(.addAccount, subject: name, target: id.description)
        return id
    }

    /// Updates an account.
    package func update(_ account: Account, number edit: AccountNumberEdit) throws {
        var record = try self.account(account.id)
        guard record.revision == account.revision else { throw ServiceError.conflict }
        record.name = try TextRule.name(account.name, of: .account)
        if !record.isArchived { try requireUniqueAccountName(record.name, except: record.id) }
        record.institution = TextRule.line(account.institution)
        if let violation = AccountTextRule.violation(ofInstitution: record.institution, isRequired: false) {
            throw ServiceError.rule(RuleViolation(violation))
        }
        record.kind = account.kind
        if account.currency != record.currency {
            guard let old = record.currency, try balances.balance(of: record.id, in: old).entries == 0 else {
                throw ServiceError.rule(.accountCurrencyFixed)
            }
            try dependents.currencyWillChange(of: account.id)
            record.currency = account.currency
        }
        if account.color != record.color { record.color = try AccountRule.color(account.color) }
        record.limit = try AccountRule.limit(account.limit, in: account.currency)
        if let number = try editedNumber(edit, of: account, was: record) {
            (record.iban, record.numberSuffix, record.numberHash) = (number.iban, number.suffix, number.hash)
        }
        if account.isDefault, !record.isDefault, !record.isArchived { try makeOnlyDefault(&record) }
        try save(record)
        try self.record(.editAccount, subject: record.name, target: account.id.description)
    }

    /// The account's number after an edit; nil if it is unchanged.
    private func editedNumber(
        _ edit: AccountNumberEdit, of account: Account, was record: LedgerAccountRecord
    ) throws -> AccountRule.Number? {
        switch edit {
        case .remove: AccountRule.Number()
        case .change(let text): try AccountRule.number(text, in: self)
        case .keep: account.iban == record.iban ? nil : try account.iban.map { try AccountRule.iban($0) } ?? AccountRule.Number()
        }
    }

    /// Posts a difference.
    package func adjust(_ record: LedgerAccountRecord, to difference: StatementDifference) throws {
        guard let currency = record.currency, difference.stated.currency == currency, difference.booked.currency == currency else {
            throw ServiceError.rule(.accountAmountCurrency)
        }
        let day = try TextRule.day(difference.day)
        guard try balances.balance(of: record.id, in: currency, at: day) == difference.booked else {
            throw ServiceError.conflict
        }
        let amount = try AmountRule.validated(difference.stated - difference.booked)
        guard !amount.isZero else { throw ServiceError.rule(.accountDifferenceNone) }
        let group = try equityGroup(amount, into: record.id, on: day, payee: .adjustment)
        let image = makeImage()
        try image.append(try post(group), state: group)
        try self.record(.adjust, subject: record.name, image: image)
    }

    /// Whether the household has a default account.
    package func hasDefault() throws -> Bool { try ledgerAccounts.all().contains { $0.role == .own && $0.isDefault } }

    /// Whether an account may be the default one: everybody sees its entries.
    package func canBeDefault(_ record: LedgerAccountRecord) -> Bool { AccountOwnership(record).reader == nil }

    /// Takes the mark of the default account from every other one.
    ///
    /// - Throws: `ServiceError.rule` for an account whose entries others do not see.
    package func makeOnlyDefault(_ record: inout LedgerAccountRecord) throws {
        guard canBeDefault(record) else { throw ServiceError.rule(.accountDefaultClosed) }
        for var other in try ledgerAccounts.all() where other.isDefault {
            other.isDefault = false
            try save(other)
        }
        record.isDefault = true
    }
}
