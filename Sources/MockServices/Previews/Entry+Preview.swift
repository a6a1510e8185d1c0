package import Models

extension Entry {

    /// Money out of the default account.
    package static let preview = Entry(
        id: ID(rawValue: 20_001), account: Account.preview.id, accountName: Account.preview.name, day: Day.preview.adding(days: -1),
        amount: .preview(-62_15), payee: "Millbrook Market", note: "", counterparts: [counterpart(.groceries, -62_15)],
        status: .completed, balance: .preview(2_480_16), tags: ["weekly"], hasAttachment: true)

    /// One of every sort: pending, spending, split, transfer, salary, foreign, refund, failed.
    package static let previews: [Entry] = [
        made(20_009, 0, -31_20, "The Corner Larder", [counterpart(.groceries, -31_20)], status: .pending),
        .preview,
        made(
            20_002, -2, -74_60, "Millbrook Market",
            [counterpart(.groceries, -61_10), counterpart(.shopping, -9_00), counterpart(.pets, -4_50)], balance: 2_542_31),
        made(
            20_003, -3, -300_00, "To savings",
            [Counterpart(place: Place(rawValue: 102), role: .own, name: "Rainy day", amount: .preview(-300_00))], balance: 2_616_91),
        made(20_004, -5, 2_815_00, "Lanternfish Studio", [counterpart(.salary, 2_815_00)], balance: 2_916_91, note: "May"),
        made(
            20_005, -8, -23_40, "Wharf Gallery", [counterpart(.entertainment, -23_40)], balance: 101_91, tags: ["boston"],
            foreign: Money(minorUnits: 25_20, currency: .previewForeign)),
        made(20_006, -11, 24_90, "Thimble & Thread", [counterpart(.refund, 24_90)], balance: 125_31),
        made(20_007, -12, -18_99, "Parcel Lane", [counterpart(.shopping, -18_99)], status: .failed),
        made(20_008, -26, -1_050_00, "Rowan Property", [counterpart(.housing, -1_050_00)], balance: 100_41),
    ]

    /// Names as long as names get, for looking at what wraps.
    package static let previewLong = made(
        20_010, -4, -1_234_567_89, "Association of the Owners of the Houses at the Old Rope Walk, Northern Quay",
        [counterpart(.housing, -1_234_567_89)], balance: -98_765_432, note: String(repeating: "A note that goes on. ", count: 12),
        tags: ["house", "shared with neighbours", "to be discussed"])

    private static func made(
        _ id: Int64, _ days: Int, _ units: Int64, _ payee: String, _ counterparts: [Counterpart], balance: Int64? = nil,
        status: TransactionStatus = .completed, note: String = "", tags: [String] = [], foreign: Money? = nil
    ) -> Entry {
        Entry(
            id: ID(rawValue: id), account: Account.preview.id, accountName: Account.preview.name, day: Day.preview.adding(days: days),
            amount: .preview(units), payee: payee, note: note, counterparts: counterparts, status: status,
            balance: balance.map { .preview($0) }, tags: tags, foreign: foreign)
    }

    private static func counterpart(_ key: StandardCategory, _ units: Int64) -> Counterpart {
        let category = Models.Category.preview(key)
        return Counterpart(place: Place(category.id), role: .category, name: category.name, icon: category.icon, amount: .preview(units))
    }
}

extension EntryPage {
    /// One page with more to come.
    package static let preview = EntryPage(
        entries: Entry.previews,
        next: EntryCursor(day: Day.preview.adding(days: -26), group: ID(rawValue: 20_008), account: Account.preview.id, balance: 1_150_41))
}
