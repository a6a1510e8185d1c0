import Models
import StatementFiles
import Storage

extension ImportState {
    /// Asks which of several open entries of an account a line completes; offers at most twenty.
    func ask(
        about line: StatementLine, _ amount: Money, _ key: LineKey, in account: ID<Account>, _ entries: [OpenEntry], _ answer: ImportMatch?
    ) throws {
        let ledgerAccount = LedgerAccountID(account)
        let candidates = try entries.prefix(20).compactMap { entry -> ImportQuestion.Candidate? in
            guard let group = try write.transactions.group(entry.group) else { return nil }
            let counterparts = group.parts.map { shownName(of: $0.source == ledgerAccount ? $0.destination : $0.source) }
            return ImportQuestion.Candidate(
                transaction: group.id, day: entry.day, payee: group.payee, counterpart: counterparts.first ?? "")
        }
        ask(
            ImportQuestion(
                id: key.description, accountName: ledgerAccounts[ledgerAccount]?.name ?? "", day: line.day, amount: amount,
                payee: line.payee,
                candidates: candidates, answer: answer))
    }
}
