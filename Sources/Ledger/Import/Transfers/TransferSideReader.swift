import Categorisation
import Models
import Storage

/// Reads the evidence for lines being one side of a transfer: the texts and categories of their transactions, and the accounts that they name.
struct TransferSideReader {
    let state: ImportState
    private let texts = TransferTextCache()

    /// The sides of some lines, in their order; lines whose transaction is no entry between an account and a category are left out.
    func sides(of lines: [PostedLine]) throws -> [TransferSide] {
        var groups: [ID<Transaction>: TransactionGroup] = [:]
        try state.write.transactions.forEachGroup(lines.map(\.group)) { groups[$0.id] = $0 }
        return try lines.compactMap { line in
            guard let group = groups[line.group], group.parts.count == 1, let part = group.parts.first,
                let account = state.ledgerAccounts[LedgerAccountID(line.account)], let currency = account.currency
            else { return nil }
            let other = state.ledgerAccounts[part.source == account.id ? part.destination : part.source]
            guard other?.role == .category else { return nil }
            return TransferSide(
                line: line, account: account, currency: currency,
                text: try texts.text(payee: group.payee, memo: part.note, isIncome: line.amount > 0), reference: group.reference,
                named: named(by: line, in: currency), category: other, isChanged: group.revision > 1)
        }
    }

    /// The own account that a line names, by its name in the file or by its number.
    private func named(by line: PostedLine, in currency: Currency) -> ID<Account>? {
        let account =
            line.name.flatMap { state.ownAccount(named: $0, in: currency) } ?? state.counterparties.account(ofLine: line.id)?.id
        return account.map { ID(rawValue: $0.rawValue) }
    }
}

/// Caches the texts of payees and memos, because shops and amounts repeat.
final class TransferTextCache {
    private struct Key: Hashable {
        var payee: String
        var memo: String
        var isIncome: Bool
    }

    private var known: [Key: TransferText] = [:]
    private static let limit = 20_000

    func text(payee: String, memo: String, isIncome: Bool) throws -> TransferText {
        let key = Key(payee: payee, memo: memo, isIncome: isIncome)
        if let text = known[key] { return text }
        let text = try TransferText(payee: payee, memo: memo, isIncome: isIncome)
        if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
        known[key] = text
        return text
    }
}
