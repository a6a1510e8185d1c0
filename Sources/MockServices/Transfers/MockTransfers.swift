import Models
import Services

/// The orders of a made-up household, and whom they go to.
struct MockTransfers: Sendable {
    /// In the order in which they were made.
    var orders: [MockOrder]
    var standing: [StandingOrder]
    var beneficiaries: [Beneficiary]
    var limits: TransferLimits
    /// What was made for a form's key.
    var keyedOrders: [String: ID<Transfer>] = [:]
    var keyedStanding: [String: ID<StandingOrder>] = [:]
    var keyedBeneficiaries: [String: ID<Beneficiary>] = [:]
    /// Backup codes that were used.
    var usedCodes: Set<String> = []
    /// Goes up with every order.
    var lastReference = 20_600_100

    init(_ data: MockData) {
        orders = data.transfers.map { MockOrder(transfer: $0, confirmedDay: $0.confirmedAt.map { Moment(mockAt: $0).day }) }
        standing = data.standingOrders
        beneficiaries = data.beneficiaries
        limits = TransferLimits.standard(in: data.context.household.currency)
        for order in standing {
            for index in orders.indices where orders[index].transfer.standingOrder == order.id {
                orders[index].occurrence = (0..<order.nextIndex).first { order.schedule.occurrence($0) == orders[index].transfer.day }
            }
        }
    }
}

/// An order with what nobody sees of it.
struct MockOrder: Sendable {
    var transfer: Transfer
    /// How it is to return once it is confirmed.
    var schedule: Schedule?
    /// Which occurrence of its standing order it is.
    var occurrence: Int?
    var confirmedDay: Day?
    var wrongProofs = 0
    /// When the confirmation ends that is open; nil: none is.
    var expiresAt: Int64?
}

extension TransferLimits {
    /// What a new household begins with.
    static func standard(in currency: Currency) -> TransferLimits {
        func units(_ whole: Int64) -> Money { Money(minorUnits: whole * currency.minorUnitsPerMajor, currency: currency) }
        return TransferLimits(confirmation: units(standardConfirmation), daily: units(standardDaily))
    }
}
