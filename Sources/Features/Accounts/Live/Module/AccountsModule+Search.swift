import AccountsModel
import Localization
import Models
import ServiceKit
import Services

/// Finds accounts by name, institution and the end of the number; archived ones last.
extension AccountsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        let found = AccountReader.accounts(among: search.ledgerAccounts).filter {
            search.matches($0.name, $0.institution, $0.numberSuffix ?? "")
        }
        let shown = found.filter { !$0.isArchived } + found.filter(\.isArchived)
        let summaries = try AccountReader(search.connection, household: search.household.id).summaries(of: shown)
        let balances = Dictionary(summaries.map { ($0.account.id, $0.balance.booked) }, uniquingKeysWith: { first, _ in first })
        return shown.map { account in
            SearchHit(
                .account, ObjectReference(account.id), title: .verbatim(account.name),
                subtitle: account.detail.isEmpty ? nil : .verbatim(account.detail), amount: balances[account.id])
        }
    }
}
