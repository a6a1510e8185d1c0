package import Models
import Services

extension PaymentNumber {
    /// An IBAN where the text is one.
    static func preview(_ text: String) -> PaymentNumber {
        if let iban = try? IBAN(text) { .iban(iban) } else { .other(text) }
    }
}

extension PaymentParty {
    /// A landlord.
    package static let preview = PaymentParty(
        name: "Rowan Property", number: .preview("IE08RWNB93104460218834"), bank: "Rowan Bank", bic: "RWNBIE2D")
}

extension Beneficiary {
    /// Two favourites, one abroad, one with a number that is no IBAN.
    package static let previews: [Beneficiary] = [
        Beneficiary(id: ID(rawValue: 2_101), party: .preview, isFavorite: true),
        Beneficiary(
            id: ID(rawValue: 2_102), party: PaymentParty(name: "Maeve Doyle", number: .preview("NL43HVNB0417164300"), bank: "Haven Bank"),
            isFavorite: true),
        Beneficiary(
            id: ID(rawValue: 2_103),
            party: PaymentParty(
                name: "Atelier Brunel", number: .preview("FR1420041010050500013M02606"), bank: "Banque du Quai", bic: "BDQAFRPP",
                address: PostalAddress(street: "4 rue des Tanneurs", postalCode: "69002", town: "Lyon", country: "FR"))),
        Beneficiary(
            id: ID(rawValue: 2_104),
            party: PaymentParty(name: "Greenline Energy", number: .preview("IE64GRLN93207715530021"), bank: "Greenline Bank")),
        Beneficiary(
            id: ID(rawValue: 2_105),
            party: PaymentParty(name: "Tess Okafor", number: .other("20-45-11 88310274"), bank: "Copperbridge Bank")),
    ]

    package static let preview = previews[0]
}

extension StandingOrder {
    /// The rent, savings, and a course that has ended.
    package static let previews: [StandingOrder] = [rent, savings, course].compactMap(\.self)

    private static let rent = made(
        2_201, to: .payee(.preview, beneficiary: Beneficiary.preview.id, isInternational: false), 1_050_00, "Rent, Mill Lane 4",
        from: (2026, 3, 1), .month, next: 3, category: .housing)
    private static let savings = made(
        2_202, to: .account(Account.previews[1].id), 300_00, "", from: (2026, 4, 10), .month, next: 2)
    private static let course = made(
        2_203, to: .payee(Beneficiary.previews[4].party, beneficiary: Beneficiary.previews[4].id, isInternational: false), 35_00,
        "Pottery course", from: (2026, 3, 4), .week, next: 8, isActive: false, category: .entertainment)

    private static func made(
        _ id: Int64, to destination: TransferDestination, _ units: Int64, _ note: String, from first: (Int, Int, Int), _ unit: ScheduleUnit,
        next: Int, isActive: Bool = true, category: StandardCategory? = nil
    ) -> StandingOrder? {
        guard let day = Day(year: first.0, month: first.1, day: first.2), let schedule = try? Schedule(anchor: day, unit) else {
            return nil
        }
        return StandingOrder(
            id: ID(rawValue: id), source: Account.preview.id, destination: destination, amount: .preview(units), note: note,
            category: category.map { Models.Category.preview($0).id }, schedule: schedule, nextIndex: next, isActive: isActive,
            member: MemberProfile.preview.id, createdAt: MockData.now - 80 * 86_400_000)
    }
}

extension Transfer {
    /// Oldest first: completed ones, one that failed, one taken back, one at the bank, one for next week, one to be confirmed.
    package static let previews: [Transfer] = [
        made(2_001, to: savings, 300_00, on: day(-47), .completed, standing: 2_202, transaction: "To savings"),
        made(2_002, to: payee(3), 96_15, on: day(-24), .completed, "Invoice 20417", transaction: "Greenline Energy"),
        made(2_003, to: payee(4), 35_00, on: day(-35), .completed, "Pottery course", standing: 2_203),
        made(2_004, to: savings, 300_00, on: day(-17), .completed, standing: 2_202, transaction: "To savings"),
        made(2_005, to: .account(Account.previews[3].id), 4_800_00, on: day(-9), .failed, failure: .exceedsAvailable),
        made(2_006, to: payee(1), 120_00, on: day(-6), .cancelled, "Concert tickets"),
        made(2_007, to: payee(1), 45_50, on: day(-1), .pending, "Dinner on Friday", transaction: "Maeve Doyle"),
        made(2_008, to: payee(2, isInternational: true), 240_00, on: day(6), .pending, "Frame for the print"),
        made(2_009, to: payee(1), 1_450_00, on: day(0), .initiated, "Share of the sofa"),
    ].compactMap(\.self)

    /// Between two own accounts, completed.
    package static let preview = previews[3]

    /// To somebody else, and the bank has it.
    package static let previewAtTheBank = previews[6]

    /// Waits to be confirmed, above the household's limit.
    package static let previewInitiated = previews[8]

    /// What is pending in the ledger because the bank has it.
    package static let previewGroups: [TransactionGroup] = [
        TransactionGroup(
            id: ID(rawValue: 2_901),
            parts: [
                Transaction(
                    id: ID(rawValue: 2_901), amount: .preview(45_50), source: Place(Account.preview.id), sourceDay: day(-1),
                    destination: Place(Models.Category.preview(.dining).id), destinationDay: day(-1), note: "Dinner on Friday")
            ], status: .pending, payee: "Maeve Doyle", reference: "REF20600007")
    ]

    private static let savings = TransferDestination.account(Account.previews[1].id)

    private static func day(_ days: Int) -> Day { Day.preview.adding(days: days) }

    private static func payee(_ index: Int, isInternational: Bool = false) -> TransferDestination {
        .payee(Beneficiary.previews[index].party, beneficiary: Beneficiary.previews[index].id, isInternational: isInternational)
    }

    private static func made(
        _ id: Int64, to destination: TransferDestination, _ units: Int64, on day: Day, _ status: TransferStatus, _ note: String = "",
        standing: Int64? = nil, transaction payee: String? = nil, failure: TransferFailure? = nil
    ) -> Transfer? {
        guard let reference = TransferReference(number: 20_600_000 + Int(id % 100)) else { return nil }
        let made = MockData.now + min(0, Int64(Day.preview.distance(to: day))) * 86_400_000 - (10_000 - id) * 1_000
        let posted = payee.flatMap { payee in
            (TransactionGroup.previews + previewGroups).last { $0.payee == payee && $0.parts[0].sourceDay <= day }?.id
        }
        return Transfer(
            id: ID(rawValue: id), reference: reference, status: status, source: Account.preview.id, destination: destination,
            amount: .preview(units), day: day, note: note, standingOrder: standing.map { ID(rawValue: $0) }, transaction: posted,
            failure: failure, member: MemberProfile.preview.id, createdAt: made, confirmedAt: status == .initiated ? nil : made + 40_000,
            endedAt: status.isEnd ? made + 41_000 : nil)
    }
}
