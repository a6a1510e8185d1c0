import Models
import Services
import Storage

/// Tells of charges that an import brought and that break what a member has set at the bank.
struct CardLimitWatch {
    private let write: LedgerWrite
    private let telling: NotificationTelling

    init(_ write: LedgerWrite, _ telling: NotificationTelling) {
        self.write = write
        self.telling = telling
    }

    /// How many days back a charge is still news.
    private static let reach = 60

    /// Looks at the charges of an account.
    ///
    /// - Parameters:
    ///   - first: the first day that the import brought something of.
    ///   - last: the last one.
    func look(at account: ID<Account>, from first: Day, through last: Day) throws {
        let cards = try CardRepository(write.connection, household: write.household).all().filter {
            $0.account == account && !$0.isRemoved && !$0.limits.isEmpty
        }
        guard !cards.isEmpty else { return }
        let charges = try CardSpendRepository(write.connection, household: write.household).charges(
            at: account, from: max(first, last.adding(days: -Self.reach)), through: last)
        for card in cards {
            for broken in card.limits.broken(
                by: charges.map {
                    ($0.transaction, $0.day, $0.amount, $0.isCash ? .withdrawal : CardCharge(text: "\($0.payee) \($0.note)"))
                })
            {
                let path = broken.transaction.map { "/accounts/transactions/\($0)" } ?? "/cards/\(card.id)"
                try telling.tell(
                    NotificationContent(
                        kind: .cardLimitBroken, subject: card.nickname ?? card.facts.name, amount: broken.amount, day: broken.day,
                        detail: broken.kind.rawValue, path: path),
                    key: "limit/\(card.id)/\(broken.kind.rawValue)/\(broken.transaction?.description ?? String(broken.day.number))")
            }
        }
    }
}
