import Models

/// The transactions of the mock household: what returns every month, and what every few days bring. Nothing of it is left to chance.
struct MockYear {
    /// Oldest first; identities rise with the days.
    private(set) var groups: [TransactionGroup] = []

    private static let checking = Place(Account.previews[0].id)
    private static let savings = Place(Account.previews[1].id)
    private static let card = Place(Account.previews[2].id)
    private static let wallet = Place(Account.previews[3].id)
    private static let dollars = Place(Account.previews[4].id)

    init() {
        let first = Month(of: .preview).adding(months: -4).lastDay
        open(first)
        var day = first.adding(days: 1)
        while day <= .preview {
            live(day)
            day = day.adding(days: 1)
        }
        finish()
    }

    /// A purchase of minor units, for previews.
    static func spending(_ id: Int64, _ payee: String, _ key: StandardCategory, _ units: Int64, on day: Day) -> TransactionGroup {
        group(id, payee, from: checking, to: Place(Models.Category.preview(key).id), units, on: day)
    }

    // MARK: - Days

    private mutating func open(_ day: Day) {
        for (place, units) in [(Self.checking, 1_840_20), (Self.savings, 8_200_00), (Self.wallet, 85_00)] as [(Place, Int64)] {
            add("Opening balance", from: MockData.equity, to: place, units, on: day)
        }
        add("Opening balance", from: Self.card, to: MockData.equity, 214_60, on: day)
        add("Opening balance", from: MockData.equity, to: Self.dollars, 1_260_00, on: day, currency: .previewForeign)
    }

    private mutating func live(_ day: Day) {
        let number = Int64(day.number)
        let last = Month(of: day).lastDay.dayOfMonth
        switch day.dayOfMonth {
        case 1: spend("Rowan Property", .housing, 1_050_00, on: day)
        case 3: spend("Greenline Energy", .utilities, 84_00 + number % 7 * 1_35, on: day)
        case 5: add("Card bill", from: Self.checking, to: Self.card, 380_00 + number % 9 * 11_40, on: day, arriving: day.adding(days: 1))
        case 8: spend("Lumen Stream", .subscriptions, 13_99, from: Self.card, on: day)
        case 10: add("To savings", from: Self.checking, to: Self.savings, 300_00, on: day)
        case 12: spend("Shieldrock Insurance", .insurance, 47_30, on: day)
        case 15: spend("Pebble Mobile", .utilities, 22_00, on: day)
        case 20: spend("Tallgrass Hosting", .subscriptions, 14_00, from: Self.dollars, on: day, currency: .previewForeign)
        case 25: earn("Lanternfish Studio", .salary, 2_815_00, on: day)
        case last: earn("Harbour Mutual", .interest, 11_20 + number % 5, to: Self.savings, on: day)
        default: break
        }
        if number % 3 == 0 {
            spend("Millbrook Market", .groceries, 38_40 + number % 11 * 4_15, from: number % 2 == 0 ? Self.checking : Self.card, on: day)
        }
        if day.weekday < 6, number % 2 == 0 {
            spend("Kettle & Crow", .dining, 3_60 + number % 4 * 45, from: number % 4 == 0 ? Self.wallet : Self.card, on: day)
        }
        if day.weekday == 6 { spend("Osteria Finestra", .dining, 41_00 + number % 6 * 5_80, from: Self.card, on: day) }
        if day.weekday == 1 { spend("Tramline", .transport, 18_00, on: day, tags: ["commute"]) }
        if number % 17 == 0 { spend("Thimble & Thread", .shopping, 54_90, from: Self.card, on: day) }
        if number % 17 == 5 { earn("Thimble & Thread", .refund, 24_90, to: Self.card, on: day) }
        if number % 29 == 0 { add("Cash machine", from: Self.checking, to: Self.wallet, 80_00, on: day) }
        if number % 41 == 7 { spend("Wharf Gallery", .entertainment, 23_40, from: Self.card, on: day, foreign: 25_20, tags: ["boston"]) }
    }

    /// A split, a note, what is pending and what failed.
    private mutating func finish() {
        if let index = groups.lastIndex(where: { $0.payee == "Millbrook Market" && $0.parts[0].source == Self.checking }) {
            let whole = groups[index].parts[0]
            let shares: [(StandardCategory, Int64)] = [(.groceries, whole.amount.minorUnits - 13_50), (.shopping, 9_00), (.pets, 4_50)]
            groups[index].parts = shares.enumerated().map { position, share in
                var part = whole
                part.id = position == 0 ? whole.id : ID(rawValue: whole.id.rawValue + Int64(position))
                part.amount = .preview(share.1)
                part.destination = Place(Models.Category.preview(share.0).id)
                return part
            }
        }
        if let index = groups.lastIndex(where: { $0.payee == "Osteria Finestra" }) {
            groups[index].parts[0].note = "Dinner with Ines and Paul"
        }
        spend("The Corner Larder", .groceries, 31_20, on: .preview, status: .pending)
        spend("Beacon Fuels", .transport, 52_80, from: Self.card, on: Day.preview.adding(days: -1), status: .pending)
        spend("Parcel Lane", .shopping, 18_99, from: Self.card, on: Day.preview.adding(days: -6), status: .failed)
    }

    // MARK: - Making

    private mutating func spend(
        _ payee: String, _ key: StandardCategory, _ units: Int64, from account: Place = checking, on day: Day,
        currency: Currency = .preview,
        foreign: Int64? = nil, tags: [String] = [], status: TransactionStatus = .completed
    ) {
        add(
            payee, from: account, to: Place(Models.Category.preview(key).id), units, on: day, currency: currency, foreign: foreign,
            tags: tags,
            status: status)
    }

    private mutating func earn(_ payee: String, _ key: StandardCategory, _ units: Int64, to account: Place = checking, on day: Day) {
        add(payee, from: Place(Models.Category.preview(key).id), to: account, units, on: day)
    }

    private mutating func add(
        _ payee: String, from source: Place, to destination: Place, _ units: Int64, on day: Day, arriving: Day? = nil,
        currency: Currency = .preview, foreign: Int64? = nil, tags: [String] = [], status: TransactionStatus = .completed
    ) {
        // Ten apart, so that the parts of a split have room.
        var group = Self.group(10_000 + Int64(groups.count) * 10, payee, from: source, to: destination, units, on: day, currency: currency)
        group.parts[0].destinationDay = arriving ?? day
        group.parts[0].foreign = foreign.map { Money(minorUnits: $0, currency: .previewForeign) }
        group.tags = tags
        group.status = status
        groups.append(group)
    }

    private static func group(
        _ id: Int64, _ payee: String, from source: Place, to destination: Place, _ units: Int64, on day: Day, currency: Currency = .preview
    ) -> TransactionGroup {
        let part = Transaction(
            id: ID(rawValue: id), amount: Money(minorUnits: units, currency: currency), source: source, sourceDay: day,
            destination: destination, destinationDay: day)
        return TransactionGroup(id: ID(rawValue: id), parts: [part], payee: payee)
    }
}
