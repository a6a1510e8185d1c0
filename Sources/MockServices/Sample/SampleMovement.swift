import Models

/// Money that moves on one account, or between two.
struct SampleMovement: Hashable, Sendable {
    var day: Day
    var account: SampleAccount
    /// Minor units; negative: out of the account.
    var units: Int64
    var payee: String
    var category: StandardCategory?
    /// The own account on the other side.
    var other: SampleAccount?
    /// Whether it was charged in United States dollars.
    var isForeign = false
}

/// What returns every month and what every few days bring, from the first day of February to the sample's day. Nothing of it is random.
struct SampleMovements {
    static let first = Month(of: SampleHousehold.today).adding(months: -4).lastDay
    private(set) var all: [SampleMovement] = []

    init() {
        var day = Self.first.adding(days: 1)
        while day <= SampleHousehold.today {
            addMonthly(day)
            addFrequent(day)
            day = day.adding(days: 1)
        }
    }

    private mutating func addMonthly(_ day: Day) {
        let number = Int64(day.number)
        switch day.dayOfMonth {
        // From March on rent and savings are paid by standing orders.
        case 1 where Month(of: day).month == 2: spend("Rowan Property", .housing, 1_050_00, on: day)
        case 3: spend("Greenline Energy", .utilities, 84_00 + number % 7 * 1_35, on: day)
        case 5: move("Card bill", from: .everyday, to: .silverCard, 380_00 + number % 9 * 11_40, on: day)
        case 8: spend("Lumen Stream", .subscriptions, 13_99, from: .silverCard, on: day)
        case 10 where Month(of: day).month < 4: move("To savings", from: .everyday, to: .rainyDay, 300_00, on: day)
        case 12: spend("Shieldrock Insurance", .insurance, 47_30, on: day)
        case 15: spend("Pebble Mobile", .utilities, 22_00, on: day)
        case 20: spend("Tallgrass Hosting", .subscriptions, 14_00, from: .dollars, on: day)
        case 25: earn("Lanternfish Studio", .salary, 2_815_00, on: day)
        case Month(of: day).lastDay.dayOfMonth: earn("Harbour Mutual", .interest, 11_20 + number % 5, to: .rainyDay, on: day)
        default: break
        }
    }

    private mutating func addFrequent(_ day: Day) {
        let number = Int64(day.number)
        if number % 3 == 0 {
            spend("Millbrook Market", .groceries, 38_40 + number % 11 * 4_15, from: number % 2 == 0 ? .everyday : .silverCard, on: day)
        }
        if day.weekday < 6, number % 2 == 0 {
            spend("Kettle & Crow", .dining, 3_60 + number % 4 * 45, from: number % 4 == 0 ? .wallet : .silverCard, on: day)
        }
        if day.weekday == 6 { spend("Osteria Finestra", .dining, 41_00 + number % 6 * 5_80, from: .silverCard, on: day) }
        if day.weekday == 1 { spend("Tramline", .transport, 18_00, on: day) }
        if number % 17 == 0 { spend("Thimble & Thread", .shopping, 54_90, from: .silverCard, on: day) }
        if number % 17 == 5 { earn("Thimble & Thread", .refund, 24_90, to: .silverCard, on: day) }
        if number % 29 == 0 { move("Cash machine", from: .everyday, to: .wallet, 80_00, on: day) }
        if number % 41 == 7 { spend("Wharf Gallery", .entertainment, 23_40, from: .silverCard, on: day, isForeign: true) }
    }

    private mutating func spend(
        _ payee: String, _ category: StandardCategory, _ units: Int64, from account: SampleAccount = .everyday, on day: Day,
        isForeign: Bool = false
    ) {
        all.append(SampleMovement(day: day, account: account, units: -units, payee: payee, category: category, isForeign: isForeign))
    }

    private mutating func earn(
        _ payee: String, _ category: StandardCategory, _ units: Int64, to account: SampleAccount = .everyday, on day: Day
    ) {
        all.append(SampleMovement(day: day, account: account, units: units, payee: payee, category: category))
    }

    private mutating func move(_ payee: String, from account: SampleAccount, to other: SampleAccount, _ units: Int64, on day: Day) {
        all.append(SampleMovement(day: day, account: account, units: -units, payee: payee, other: other))
    }
}
