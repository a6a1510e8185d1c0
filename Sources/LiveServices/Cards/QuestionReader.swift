import Models
import Services
import Storage

/// Reads of which transactions it is asked what they used.
struct QuestionReader {
    private let uses: BenefitUseRepository
    private let transactions: TransactionRepository

    init(_ connection: Connection, context: ServiceContext) {
        uses = BenefitUseRepository(connection, household: context.household.id)
        transactions = TransactionRepository(connection, household: context.household.id)
    }

    /// The newest transactions first, `BenefitQuestion.most` of them.
    ///
    /// - Parameter card: nil: of all.
    func questions(_ reader: CardReader, of card: ID<Card>? = nil) throws -> [BenefitQuestion] {
        guard !reader.cards.isEmpty else { return [] }
        return try uses.questions(of: card, limit: BenefitQuestion.most).compactMap { transaction, benefits in
            let found = benefits.compactMap(reader.known).filter { !$0.benefit.isRemoved && !$0.card.isRemoved }
            guard let card = found.first?.card, let account = card.account, let group = try transactions.group(transaction) else {
                return nil
            }
            let place = Place(account)
            guard let day = group.day(at: place), let currency = group.parts.first?.amount.currency else { return nil }
            let amount = try group.amount(at: place, in: currency)
            return BenefitQuestion(
                transaction: transaction, payee: group.payee, day: day, amount: amount.isNegative ? try -amount : amount,
                isCredit: !amount.isNegative, choices: found.map { reader.listing($0.benefit, of: $0.card) })
        }
    }
}

/// Reads how far sign-up bonuses are, from the ledger.
struct SignUpReader {
    private let connection: Connection
    private let household: ID<Household>
    private let today: Day

    init(_ connection: Connection, context: ServiceContext) throws {
        self.connection = connection
        household = context.household.id
        today = try context.today()
    }

    /// Charges less refunds on the card's account from its opening to the bonus's last day; nil for a card without a bonus.
    func progress(of card: Card) throws -> SignUpProgress? {
        guard let bonus = card.bonus else { return nil }
        guard let account = card.account else { return SignUpProgress(bonus: bonus, spent: .zero(bonus.spend.currency)) }
        let spent = try CardSpendRepository(connection, household: household).spent(
            at: account, in: bonus.spend.currency, from: card.opened ?? card.added, through: min(bonus.by, today))
        return SignUpProgress(bonus: bonus, spent: spent)
    }
}
