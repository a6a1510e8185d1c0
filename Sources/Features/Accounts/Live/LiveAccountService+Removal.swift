import Ledger
import Models
import ServiceKit
import Services
import Storage

extension LiveAccountService {
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion {
        try await context.write(context.modules.ledger.accountTopics) { write in
            // The user confirmed the effects of the deletion.
            write.allowsClosedDays = true
            let record = try write.account(id)
            guard try withEntries || write.transactions.firstDay(of: record.id) == nil else {
                if !record.isArchived {
                    try write.archive(record)
                    try write.record(.archiveAccount, subject: record.name, target: id.description)
                }
                return .archived
            }
            var image = RemovalImage(ledgerAccounts: [record], revisions: [0])
            let rows = write.makeImage()
            try write.dependents.copyRows(of: id, to: rows)
            let transfer = try write.standardCategory(.transfer)
            let ledgerAccounts = Dictionary(
                try write.ledgerAccounts.all().map { ($0.id, $0.role) }, uniquingKeysWith: { first, _ in first })
            var (entries, keptTransfers) = (0, 0)
            try write.transactions.removingGroups(of: record.id) { group in
                entries += 1
                let rest = Self.without(record.id, group, transfer: transfer, roles: ledgerAccounts)
                if rest.parts.isEmpty {
                    try rows.append(try write.remove(group), state: group)
                } else {
                    try rows.append(try write.change(group, to: rest).change, state: group)
                    keptTransfers += 1
                }
            }
            try write.remove(record)
            image.defaultAccount = try write.defaultAccount()
            try image.write(to: rows)
            let change = try write.record(.deleteAccount, subject: record.name, image: rows)
            return .deleted(entries: entries, transfersKept: keptTransfers, change: change)
        }
    }

    /// Removes an account from a group: parts between the account and a category are removed, and the other side of an own transfer,
    /// or of a payment for a group, is moved to the category *transfer*.
    static func without(
        _ ledgerAccount: LedgerAccountID, _ group: TransactionGroup, transfer: LedgerAccountID, roles: [LedgerAccountID: LedgerAccountRole]
    ) -> TransactionGroup {
        var rest = group
        rest.parts = []
        let isExchange = group.parts.contains { ($0.source == ledgerAccount || $0.destination == ledgerAccount) && isConversion($0, roles) }
        for var part in group.parts {
            if part.source == ledgerAccount, roles[part.destination]?.countsInNetWorth == true {
                (part.source, part.sourceDay) = (transfer, part.destinationDay)
            } else if part.destination == ledgerAccount, roles[part.source]?.countsInNetWorth == true {
                (part.destination, part.destinationDay) = (transfer, part.sourceDay)
            } else if part.source == ledgerAccount || part.destination == ledgerAccount {
                continue
            } else if isExchange {
                // The other leg of a currency exchange with the account.
                if roles[part.source] == .conversion { part.source = transfer }
                if roles[part.destination] == .conversion { part.destination = transfer }
            }
            rest.parts.append(part)
        }
        return rest
    }

    private static func isConversion(_ part: Transaction, _ roles: [LedgerAccountID: LedgerAccountRole]) -> Bool {
        roles[part.source] == .conversion || roles[part.destination] == .conversion
    }
}

extension UnitOfWork {
    /// Deletes an account without entries, with all rows that depend on it.
    func remove(_ account: LedgerAccountRecord) throws {
        // Balances have to be zero before their rows can be deleted.
        try journal.flush()
        try dependents.delete(ID(rawValue: account.id.rawValue))
        try delete(account)
        try chooseDefault()
    }

    /// The default account; nil if there is none.
    func defaultAccount() throws -> Int64? {
        try ledgerAccounts.all().first { $0.role == .own && $0.isDefault }?.id.rawValue
    }
}
