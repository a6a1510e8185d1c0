import CardsModel
import Models
import ServiceKit
import Storage

/// Reads transactions for which a member has to choose the benefit they used.
struct BenefitQuestionReader {
    private let uses: BenefitUseRepository
    private let transactions: TransactionRepository

    init(_ connection: Connection, context: ServiceContext) {
        uses = BenefitUseRepository(connection, household: context.household.id)
        transactions = TransactionRepository(connection, household: context.household.id)
    }

    /// The newest questions first, at most `BenefitQuestion.maxCount`.
    ///
    /// - Parameter card: nil: all cards.
    func questions(_ reader: CardReader, of card: ID<Card>? = nil) throws -> [BenefitQuestion] {
        guard !reader.cards.isEmpty else { return [] }
        let questions = try uses.questions(of: card, limit: BenefitQuestion.maxCount)
        let groups = try transactions.groups(questions.map(\.transaction))
        return try questions.compactMap { transaction, benefits in
            let found = benefits.compactMap(reader.known).filter { !$0.benefit.isRemoved && !$0.card.isRemoved }
            guard let card = found.first?.card, let account = card.account, let group = groups[transaction] else {
                return nil
            }
            let ledgerAccount = LedgerAccountID(account)
            guard let day = group.day(at: ledgerAccount), let currency = group.parts.first?.amount.currency else { return nil }
            let amount = try group.amount(at: ledgerAccount, in: currency)
            return BenefitQuestion(
                transaction: transaction, payee: group.payee, day: day, amount: amount.magnitude,
                isCredit: !amount.isNegative, choices: found.map { reader.listing($0.benefit, of: $0.card) })
        }
    }
}

/// Reads the progress of sign-up bonuses from the ledger.
struct SignUpBonusReader {
    private let connection: Connection
    private let household: ID<Household>
    private let today: Day

    init(_ connection: Connection, context: ServiceContext) throws {
        self.connection = connection
        household = context.household.id
        today = try context.today()
    }

    /// Charges less refunds of the card's account from its opening to the bonus's last day; nil for a card without a bonus.
    func progress(of card: Card) throws -> SignUpProgress? {
        guard let bonus = card.bonus else { return nil }
        guard let account = card.account else { return SignUpProgress(bonus: bonus, spent: .zero(bonus.spend.currency)) }
        let spent = try CardSpendRepository(connection, household: household).spent(
            at: account, in: bonus.spend.currency, from: card.opened ?? card.added, through: min(bonus.by, today))
        return SignUpProgress(bonus: bonus, spent: spent)
    }
}
