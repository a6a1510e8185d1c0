import Categorisation
package import Models
import Services
package import Storage

/// Whom own accounts belong to, and how much of them the other members see.
extension UnitOfWork {
    /// Gives an account to a member or to the household, and sets how much of it the other members see. Nothing is recorded if both are so
    /// already.
    ///
    /// - Parameters:
    ///   - owner: nil: the household.
    ///   - sharing: `full` for the household's.
    /// - Throws: `ServiceError.notFound`; `.unauthorized` if the member may not; `.rule`.
    package func setSharing(of account: ID<Account>, owner: ID<Member>?, sharing: AccountSharing) throws {
        let record = try self.account(account)
        try requireOwnershipChange(of: record, to: owner)
        try requireMember(for: sharing, owner)
        let change = OwnershipChange(from: AccountOwnership(record), to: AccountOwnership(owner: owner, sharing: sharing))
        guard change.before != change.after else { return }
        try setOwnership(of: record, to: change.after)
        try self.record(.shareAccount, subject: record.name, reference: change.reference, target: account.description)
    }

    /// Gives all accounts of a member who leaves to another one, who shares them in the same way, or to the household, whose members see them in
    /// full. Permissions are those of the removal.
    ///
    /// - Parameter heir: nil: the household.
    package func handOverAccounts(of member: ID<Member>, to heir: ID<Member>?) throws {
        for record in try ledgerAccounts.all() where record.role == .own && record.owner == member {
            let change = OwnershipChange(from: AccountOwnership(record), to: AccountOwnership(owner: heir, sharing: record.sharing))
            guard change.before != change.after else { continue }
            try setOwnership(of: record, to: change.after)
            try self.record(
                .shareAccount, subject: record.name, reference: change.reference,
                target: ID<Account>(rawValue: record.id.rawValue).description)
        }
    }

    /// The account's member gives it to anybody; an owner takes an account of the household; the command line does everything.
    ///
    /// - Parameter owner: who has it afterwards; nil: the household.
    /// - Throws: `ServiceError.unauthorized` if the member may not; `.rule` if the new owner is no member, is locked out, or is a viewer.
    package func requireOwnershipChange(of record: LedgerAccountRecord, to owner: ID<Member>?) throws {
        guard AccountOwnership(record).mayChange(to: owner, by: member) else { throw ServiceError.unauthorized }
        guard let owner, owner != record.owner else { return }
        try requireActive(owner)
    }

    /// - Throws: `ServiceError.unauthorized` if somebody adds an account for another member; `.rule`.
    func requireNewOwner(_ owner: ID<Member>?, sharing: AccountSharing) throws {
        try requireMember(for: sharing, owner)
        guard let owner else { return }
        if let id = member.id {
            guard member.role.canWrite, owner == id else { throw ServiceError.unauthorized }
        }
        try requireActive(owner)
    }

    /// - Throws: `ServiceError.rule` for an account of the household that is not shared in full.
    private func requireMember(for sharing: AccountSharing, _ owner: ID<Member>?) throws {
        guard owner != nil || sharing == .full else { throw ServiceError.rule(.accountSharingOfHousehold) }
    }

    /// - Throws: `ServiceError.rule` for who is no member, is locked out, or is a viewer, who could neither share the account nor give it back.
    private func requireActive(_ owner: ID<Member>) throws {
        guard try MemberRepository(connection, household: household).find(owner)?.mayHaveAccounts == true else {
            throw ServiceError.rule(.accountOwnerUnknown)
        }
    }

    /// Stores the ownership of an account, and what follows from it: totals by scope, payees and choices, the reach of past changes, and
    /// notifications of others.
    func setOwnership(of record: LedgerAccountRecord, to ownership: AccountOwnership) throws {
        let old = AccountOwnership(record)
        let scopes = AccountScopeRepository(connection, household: household)
        let before = try journal.readScopes()
        var changed = record
        (changed.owner, changed.sharing) = (ownership.owner, ownership.sharing)
        // The default account is one that everybody sees.
        changed.isDefault = try canBeDefault(changed) && (record.isDefault || !record.isArchived && !hasDefault())
        try save(changed)
        let after = try journal.readScopes()
        if (old.owner == nil) != (ownership.owner == nil) { try moveTotals(of: record.id, from: before, to: after) }
        if old.reader != ownership.reader { try moveTexts(of: record.id, from: old, to: ownership, after) }
        // After the reach of past changes, by which it tells whether the history names accounts of members.
        try scopes.refreshDivision()
        if ownership.owner == nil { journal.touched.remove(record.id) } else { journal.touched.insert(record.id) }
        if let owner = ownership.owner, ownership.reader != nil, old.reader != owner {
            try NotificationRepository(connection, household: household).delete(about: ID(rawValue: record.id.rawValue), exceptOf: owner)
        }
    }

    /// Moves what else belongs to entries that went from one account into another, with another owner or another sharing: payees and choices, and the
    /// reach of past changes.
    package func ownershipDidChange(from absorbed: LedgerAccountRecord, to target: LedgerAccountRecord) throws {
        let (old, new) = (AccountOwnership(absorbed), AccountOwnership(target))
        guard old != new else { return }
        if new.owner != nil { try fillReach(of: target.id) }
        if old.reader != new.reader { try moveTexts(of: target.id, from: old, to: new, try journal.readScopes()) }
    }

    /// Moves the account's share of totals into its scope, or out of it.
    private func moveTotals(of account: LedgerAccountID, from before: AccountScopes, to after: AccountScopes) throws {
        let scopes = AccountScopeRepository(connection, household: household)
        try journal.moveTotals(of: account, from: before, to: after)
        if after.owned[account] == nil {
            try scopes.deleteTotals(of: account)
            try scopes.deleteReach(of: account)
        } else {
            try fillReach(of: account)
        }
    }

    /// Notes which past changes touched an account that belongs to a member, or what hangs on it.
    private func fillReach(of account: LedgerAccountID) throws {
        let names = try dependents.namedInHistory(of: ID(rawValue: account.rawValue))
        try AccountScopeRepository(connection, household: household).fillReach(of: account, named: names)
    }

    /// Moves payees that occur in accounts of one member alone, and what was chosen for them.
    private func moveTexts(
        of account: LedgerAccountID, from old: AccountOwnership, to ownership: AccountOwnership, _ after: AccountScopes
    ) throws {
        let scopes = AccountScopeRepository(connection, household: household)
        try scopes.refreshPayees(after)
        journal.payees.forget()
        guard let reader = ownership.reader else { return try scopes.releaseChoices(of: account) }
        guard old.reader == nil else { return }
        var (own, others): (Set<String>, Set<String>) = ([], [])
        try journal.payees.all { name, payee in
            let key = TextLimit.cut(LineWords(payee: name, memo: "").key, to: TextLimit.payee)
            if payee.scope == reader.rawValue { own.insert(key) } else { others.insert(key) }
        }
        try scopes.keepChoices(for: own.subtracting(others), in: account)
    }
}
