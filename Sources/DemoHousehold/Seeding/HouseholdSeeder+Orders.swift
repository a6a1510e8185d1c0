import Models
import Services

/// Adds beneficiaries, standing orders and transfers.
extension HouseholdSeeder {
    func addOrders() async throws {
        let dentist = try await addBeneficiary("Cedar Dental", "IE90CPBR90217855120419", bank: "Copperbridge Bank", isFavorite: true)
        let friend = try await addBeneficiary("Ines Moreau", "FR7630006000011234567890189", bank: "Banque du Quai", isFavorite: true)
        _ = try await addBeneficiary("Hope Street Shelter", "IE41HRBM93310400771263", bank: "Harbour Mutual", isFavorite: false)
        _ = try await addBeneficiary("Hillcrest Garage", "IE39CPBR90217841006382", bank: "Copperbridge Bank", isFavorite: false)
        guard let joint = accounts[.joint], let savings = accounts[.savings], let felix = accounts[.felix], let orla = accounts[.orla]
        else {
            return
        }
        let nextMonth = Month(of: today).next.firstDay
        try await addStandingOrder(joint, .account(savings), 250_00, from: nextMonth.adding(days: 4), note: "For the roof")
        try await addStandingOrder(orla, .account(joint), 900_00, from: nextMonth, note: "House money")
        try await addTransfer(joint, friend.destination, 48_50, on: today, note: "Concert tickets")
        try await addTransfer(felix, dentist.destination, 85_00, on: today.adding(days: 2), note: "Check-up")
    }

    private func addBeneficiary(_ name: String, _ iban: String, bank: String, isFavorite: Bool) async throws -> Beneficiary {
        let party = PaymentParty(name: name, number: .iban(try IBAN(iban)), bank: bank)
        return try await services.beneficiaries().addBeneficiary(party, isFavorite: isFavorite, key: nil)
    }

    private func addTransfer(
        _ source: ID<Account>, _ destination: TransferDestination, _ units: Int64, on day: Day, note: String
    ) async throws {
        _ = try await services.transfers().order(
            TransferDraft(
                source: source, destination: destination, amount: Money(minorUnits: units, currency: DemoCurrency.euro), day: day,
                note: note))
    }

    private func addStandingOrder(
        _ source: ID<Account>, _ destination: TransferDestination, _ units: Int64, from day: Day, note: String
    ) async throws {
        _ = try await services.standingOrders().addStandingOrder(
            TransferDraft(
                source: source, destination: destination, amount: Money(minorUnits: units, currency: DemoCurrency.euro), day: day,
                note: note,
                schedule: try Schedule(anchor: day, .month)))
    }
}

extension Beneficiary {
    /// The transfer destination of the beneficiary.
    fileprivate var destination: TransferDestination { .payee(party, beneficiary: id, isInternational: false) }
}
