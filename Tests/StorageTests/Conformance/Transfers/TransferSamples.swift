import Models
import Storage
import StorageTestSupport
import TransferModel

@testable import TransferLive

extension PaymentParty {
    /// With everything that a party can have.
    static let full = PaymentParty(
        name: .awkward, number: .iban(.german), bank: "Bänk", bic: "COBADEFFXXX",
        address: PostalAddress(street: "Straße 1", postalCode: "01234", town: "Ö", country: "DE"))
    static let foreign = PaymentParty(name: "Foreign", number: .other("12-34 Ü"))
}

extension IBAN {
    static let german = valid("DE02120300000000202051")

    private static func valid(_ text: String) -> IBAN {
        guard let iban = try? IBAN(text) else { preconditionFailure("\(text) is not an IBAN") }
        return iban
    }
}

extension TransferReference {
    init(_ number: Int) {
        guard let reference = TransferReference(number: number) else { preconditionFailure("\(number) is not a reference") }
        self = reference
    }
}

extension Schedule {
    static func monthly(from anchor: Day, count: Int? = nil, until end: Day? = nil) -> Schedule {
        guard let schedule = try? Schedule(anchor: anchor, .month, end: end, count: count) else {
            preconditionFailure("\(anchor) begins no schedule")
        }
        return schedule
    }
}

extension Transfer {
    /// A transfer between own accounts, whose reference is its id.
    static func sample(
        _ id: ID<Transfer>, _ status: TransferStatus = .pending, on day: Day = "2026-03-10", from source: ID<Account> = .checking,
        to destination: TransferDestination = .account(.savings), amount minorUnits: Int64 = 100, order: ID<StandingOrder>? = nil,
        group: ID<Transaction>? = nil, createdAt: Int64 = 1, confirmedAt: Int64? = nil
    ) -> Transfer {
        Transfer(
            id: id, reference: TransferReference(Int(id.rawValue)), status: status, source: source, destination: destination,
            amount: .euro(minorUnits), day: day, standingOrder: order, transaction: group, createdAt: createdAt, confirmedAt: confirmedAt)
    }
}

extension StandingOrder {
    /// A monthly order between own accounts.
    static func sample(
        _ id: ID<StandingOrder>, from anchor: Day = "2026-03-10", source: ID<Account> = .checking,
        to destination: TransferDestination = .account(.savings), isActive: Bool = true
    ) -> StandingOrder {
        StandingOrder(
            id: id, source: source, destination: destination, amount: .euro(100), schedule: .monthly(from: anchor), isActive: isActive,
            createdAt: 1)
    }
}

extension TransferRepository {
    /// Inserts transfers without a payee.
    func insert(_ transfers: [Transfer], confirmedDay: Day? = nil) throws {
        for transfer in transfers {
            try insert(
                transfer, party: nil, key: nil, occurrence: transfer.standingOrder == nil ? nil : transfer.day, confirmedDay: confirmedDay)
        }
    }
}
