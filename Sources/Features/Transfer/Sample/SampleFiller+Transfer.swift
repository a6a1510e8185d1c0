import Models
import Services
import TransferModel

/// Beneficiaries, and orders in every state. What the bank books of them is in its statements: `HouseholdSimulation` has the same amounts.
extension SampleFiller {
    enum OrderKey { case rent, savings, course, failed, cancelled, submitted, scheduled, initiated }

    mutating func addBeneficiaries() async throws {
        let lyon = PostalAddress(street: "4 rue des Tanneurs", postalCode: "69002", town: "Lyon", country: "FR")
        let parties = [
            PaymentParty(name: "Rowan Property", number: try Self.number("IE08RWNB93104460218834"), bank: "Rowan Bank", bic: "RWNBIE2D"),
            PaymentParty(name: "Maeve Doyle", number: try Self.number("NL43HVNB0417164300"), bank: "Haven Bank"),
            PaymentParty(
                name: "Atelier Brunel", number: try Self.number("FR1420041010050500013M02606"), bank: "Banque du Quai", bic: "BDQAFRPP",
                address: lyon),
            PaymentParty(name: "Cedar Dental", number: try Self.number("IE90CPBR90217855120419"), bank: "Copperbridge Bank"),
            PaymentParty(name: "Tess Okafor", number: .other("20-45-11 88310274"), bank: "Copperbridge Bank"),
            PaymentParty(name: "Hope Street Shelter", number: try Self.number("IE41HRBM93310400771263"), bank: "Harbour Mutual"),
            PaymentParty(name: "Hillcrest Garage", number: try Self.number("IE39CPBR90217841006382"), bank: "Copperbridge Bank"),
        ]
        try await services.confirmation().confirm(passphrase: setup.passphrase)
        for (index, party) in parties.enumerated() {
            sample.beneficiaries.append(try await services.beneficiaries().addBeneficiary(party, isFavorite: index < 2, key: nil))
        }
    }

    /// What is ordered and carried out on a day.
    mutating func order(_ day: Day) async throws {
        switch today.distance(to: day) {
        case -29:
            ordered[.course] = try await order(
                to: payee(4), 35_00, on: day, note: "Pottery course", .entertainment, schedule: Schedule(anchor: day, .week))
        case -26:
            ordered[.rent] = try await order(
                to: payee(0), 185_00, on: day, note: "Studio, Mill Lane 4", .housing, schedule: Schedule(anchor: day, .month))
        case -23: _ = try await services.standingOrders().endStandingOrder(id: try await standing(.course).id)
        case -17:
            ordered[.savings] = try await order(
                to: .account(try account(.savings)), 300_00, on: day, note: "For the roof", schedule: Schedule(anchor: day, .month))
        case -10:
            // A proof needs a session that has just begun.
            try await signInOwner()
            ordered[.failed] = try await order(to: .account(try account(.savings)), 9_800_00, on: day.adding(days: 1))
        case -9: _ = try await services.transfers().runDue(today: day)
        case -6:
            let id = try await order(to: payee(1), 120_00, on: day, note: "Concert tickets", .entertainment)
            ordered[.cancelled] = try await services.transfers().cancel(id: id).id
        case -1: ordered[.submitted] = try await order(to: payee(1), 45_50, on: day, note: "Dinner on Friday", .dining)
        case 0:
            let next = Month(of: day).next.firstDay
            _ = try await order(
                from: .orla, to: .account(try account(.joint)), 900_00, on: next, note: "House money",
                schedule: Schedule(anchor: next, .month))
            _ = try await order(from: .felix, to: payee(3), 85_00, on: day.adding(days: 3), note: "Check-up", .health)
            ordered[.scheduled] = try await order(
                to: payee(2, isInternational: true), 240_00, on: day.adding(days: 6), note: "Frame for the print")
            ordered[.initiated] = try await services.transfers().initiate(
                TransferDraft(
                    source: try account(.joint), destination: payee(1), amount: .preview(1_050_00), day: day, note: "Share of the sofa")
            ).id
        default: break
        }
    }

    /// All of them as they stand.
    func orders() async throws -> SampleHousehold.Orders {
        return SampleHousehold.Orders(
            rent: try await standing(.rent), savings: try await standing(.savings), course: try await standing(.course),
            completed: try await transfer(.savings), failed: try await transfer(.failed), cancelled: try await transfer(.cancelled),
            submitted: try await transfer(.submitted), scheduled: try await transfer(.scheduled),
            initiated: try await transfer(.initiated))
    }

    // MARK: - Private

    private func details(_ key: OrderKey) async throws -> TransferDetails {
        guard let id = ordered[key] else { throw ServiceError.notFound }
        return try await services.transfers().fetchTransfer(id: id)
    }

    private func transfer(_ key: OrderKey) async throws -> Transfer { try await details(key).transfer }

    /// The standing order of its first transfer.
    private func standing(_ key: OrderKey) async throws -> StandingOrder {
        guard let order = try await details(key).standingOrder else { throw ServiceError.notFound }
        return order
    }

    /// Orders and confirms a transfer.
    private func order(
        from source: SampleAccount = .joint, to destination: TransferDestination, _ units: Int64, on day: Day, note: String = "",
        _ key: StandardCategory? = nil, schedule: Schedule? = nil
    ) async throws -> ID<Transfer> {
        let transfers = services.transfers()
        let transfer = try await transfers.initiate(
            TransferDraft(
                source: try account(source), destination: destination, amount: .preview(units), day: day, note: note,
                category: key.flatMap(category), schedule: schedule))
        let review = try await transfers.review(id: transfer.id)
        return try await transfers.confirm(
            id: transfer.id, proof: review.proof == .passphrase ? .passphrase(setup.passphrase) : .none, digest: review.digest
        ).id
    }

    private func payee(_ index: Int, isInternational: Bool = false) -> TransferDestination {
        let beneficiary = sample.beneficiaries[index]
        return .payee(beneficiary.party, beneficiary: beneficiary.id, isInternational: isInternational)
    }

    private static func number(_ iban: String) throws -> PaymentNumber { .iban(try IBAN(iban)) }
}
