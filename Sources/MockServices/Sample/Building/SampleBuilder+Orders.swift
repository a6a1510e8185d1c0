import Models
import Services

/// Beneficiaries, and orders in every state.
extension SampleBuilder {
    mutating func addBeneficiaries() async throws {
        let parties = [
            PaymentParty(name: "Rowan Property", number: .preview("IE08RWNB93104460218834"), bank: "Rowan Bank", bic: "RWNBIE2D"),
            PaymentParty(name: "Maeve Doyle", number: .preview("NL43HVNB0417164300"), bank: "Haven Bank"),
            PaymentParty(
                name: "Atelier Brunel", number: .preview("FR1420041010050500013M02606"), bank: "Banque du Quai", bic: "BDQAFRPP",
                address: PostalAddress(street: "4 rue des Tanneurs", postalCode: "69002", town: "Lyon", country: "FR")),
            PaymentParty(name: "Greenline Energy", number: .preview("IE64GRLN93207715530021"), bank: "Greenline Bank"),
            PaymentParty(name: "Tess Okafor", number: .other("20-45-11 88310274"), bank: "Copperbridge Bank"),
        ]
        try await services.security().confirm(passphrase: SampleHousehold.passphrase)
        for (index, party) in parties.enumerated() {
            sample.beneficiaries.append(
                try await services.beneficiaries().addBeneficiary(party, isFavorite: index < 2, key: nil))
        }
    }

    // MARK: - Days

    /// What is ordered, carried out and done at the bank on a day.
    mutating func carryOutOrders(_ day: Day) async throws {
        try await beginStanding(day)
        if isDue(day) { try await runDue(day) }
        switch Self.today.distance(to: day) {
        case -30: if let course = standing[.course] { _ = try await services.standingOrders().endStandingOrder(id: course.id) }
        case -24:
            let id = try await order(to: payee(3), 96_15, on: day, note: "Invoice 20417", .housing)
            _ = try await services.transfers().complete(id: id, on: day)
        case -10: ordered[.failed] = try await order(to: .account(try account(.rainyDay)), 4_800_00, on: day.adding(days: 1))
        case -6:
            let id = try await order(to: payee(1), 120_00, on: day, note: "Concert tickets", .entertainment)
            ordered[.cancelled] = try await services.transfers().cancel(id: id).id
        case -1: ordered[.submitted] = try await order(to: payee(1), 45_50, on: day, note: "Dinner on Friday", .dining)
        case 0:
            ordered[.scheduled] = try await order(
                to: payee(2, isInternational: true), 240_00, on: day.adding(days: 6), note: "Frame for the print")
            ordered[.initiated] = try await services.transfers().initiate(
                TransferDraft(
                    source: try account(.everyday), destination: payee(1), amount: .preview(1_450_00), day: day, note: "Share of the sofa")
            ).id
        default: break
        }
    }

    private mutating func beginStanding(_ day: Day) async throws {
        switch day.description {
        case "2026-03-01":
            standing[.rent] = try await begin(payee(0), 1_050_00, Schedule(anchor: day, .month), note: "Rent, Mill Lane 4", .housing)
        case "2026-03-04":
            standing[.course] = try await begin(payee(4), 35_00, Schedule(anchor: day, .week), note: "Pottery course", .entertainment)
        case "2026-04-10":
            standing[.savings] = try await begin(.account(try account(.rainyDay)), 300_00, Schedule(anchor: day, .month), note: "")
        default: break
        }
    }

    private func begin(
        _ destination: TransferDestination, _ units: Int64, _ schedule: Schedule, note: String, _ key: StandardCategory? = nil
    ) async throws -> StandingOrder {
        let id = try await order(to: destination, units, on: schedule.anchor, note: note, key, schedule: schedule)
        let details = try await services.transfers().fetchTransfer(id: id)
        if details.transfer.status == .pending, details.transfer.transaction != nil {
            _ = try await services.transfers().complete(id: id, on: schedule.anchor)
        }
        guard let order = details.standingOrder else { throw ServiceError.notFound }
        return order
    }

    private func isDue(_ day: Day) -> Bool {
        standing.values.contains { $0.schedule.contains(day) } || Self.today.distance(to: day) == -9
    }

    /// Carries out what is due; the bank books it on the same day.
    private mutating func runDue(_ day: Day) async throws {
        for details in try await services.transfers().runDue(today: day).transfers {
            let transfer = details.transfer
            if transfer.standingOrder == standing[.savings]?.id { ordered[.completed] = transfer.id }
            guard transfer.status == .pending, transfer.transaction != nil else { continue }
            _ = try await services.transfers().complete(id: transfer.id, on: day)
        }
    }

    // MARK: - Orders

    /// Orders and confirms a transfer from the everyday account.
    private func order(
        to destination: TransferDestination, _ units: Int64, on day: Day, note: String = "", _ key: StandardCategory? = nil,
        schedule: Schedule? = nil
    ) async throws -> ID<Transfer> {
        let transfers = services.transfers()
        let transfer = try await transfers.initiate(
            TransferDraft(
                source: try account(.everyday), destination: destination, amount: .preview(units), day: day, note: note,
                category: key.flatMap(category), schedule: schedule))
        let review = try await transfers.review(id: transfer.id)
        return try await transfers.confirm(
            id: transfer.id, proof: review.proof == .passphrase ? .passphrase(SampleHousehold.passphrase) : .none, digest: review.digest
        ).id
    }

    private func payee(_ index: Int, isInternational: Bool = false) -> TransferDestination {
        let beneficiary = sample.beneficiaries[index]
        return .payee(beneficiary.party, beneficiary: beneficiary.id, isInternational: isInternational)
    }

    /// All of them as they stand.
    func orders() async throws -> SampleHousehold.Orders {
        func standing(_ key: StandingKey) async throws -> StandingOrder {
            guard let order = self.standing[key] else { throw ServiceError.notFound }
            return try await services.standingOrders().fetchStandingOrder(id: order.id).order
        }
        func transfer(_ key: OrderKey) async throws -> Transfer {
            guard let id = ordered[key] else { throw ServiceError.notFound }
            return try await services.transfers().fetchTransfer(id: id).transfer
        }
        return SampleHousehold.Orders(
            rent: try await standing(.rent), savings: try await standing(.savings), course: try await standing(.course),
            completed: try await transfer(.completed), failed: try await transfer(.failed), cancelled: try await transfer(.cancelled),
            submitted: try await transfer(.submitted), scheduled: try await transfer(.scheduled),
            initiated: try await transfer(.initiated))
    }
}

extension PaymentNumber {
    /// An IBAN where the text is one.
    fileprivate static func preview(_ text: String) -> PaymentNumber {
        if let iban = try? IBAN(text) { .iban(iban) } else { .other(text) }
    }
}
