import Models
import TestTools

/// Four years of a household: a checking account, a card whose debt is paid from it, and savings.
struct GeneratedHousehold {
    static let first = Day(number: 19_000)
    static let days = 1_500

    let isRegular: Bool
    /// By day.
    private(set) var events: [GeneratedEvent] = []
    /// The balances at the end of each day, by account.
    private var balances: [GeneratedEvent.Place: [Int64]] = [:]
    private var random: SeededGenerator

    /// - Parameter isRegular: no change of job or home, few repairs, the same shops; else freelance work, gaps and moves, too.
    init(seed: UInt64, isRegular: Bool) {
        random = SeededGenerator(seed: seed)
        self.isRegular = isRegular
        addIncome()
        addBills()
        addEverydaySpending()
        addLife()
        addTransfers()
        events.sort { ($0.day, $0.account.rawValue, $0.payee, $0.amount) < ($1.day, $1.account.rawValue, $1.payee, $1.amount) }
        addCardBills()
        events.sort { ($0.day, $0.account.rawValue, $0.payee, $0.amount) < ($1.day, $1.account.rawValue, $1.payee, $1.amount) }
        for place in GeneratedEvent.Place.allCases { balances[place] = makeBalances(of: place) }
    }

    /// The balance of an account at the end of a day; 0 before the first one.
    func balance(of place: GeneratedEvent.Place, on day: Day) -> Int64 {
        guard let balances = balances[place], day >= Self.first else { return 0 }
        return balances[min(Self.first.distance(to: day), balances.count - 1)]
    }

    private func makeBalances(of place: GeneratedEvent.Place) -> [Int64] {
        var changes = [Int64](repeating: 0, count: Self.days)
        for event in events where event.account == place { changes[Self.first.distance(to: event.day)] += event.amount }
        for index in 1..<Self.days { changes[index] += changes[index - 1] }
        return changes
    }

    // MARK: - Regular

    private mutating func addIncome() {
        var salary = number(2_400_00...4_200_00)
        var payday = Int(number(24...29))
        var employer = "Employer \(number(1...99))"
        let change = isRegular ? nil : number(300...1_400)
        var gone = false
        for month in months {
            if let change, !gone, Self.first.distance(to: month.firstDay) >= Int(change) {
                gone = true
                // A month or two without pay, then another employer.
                if number(0...1) == 1 { continue }
                salary = salary * number(85...130) / 100
                payday = Int(number(1...28))
                employer = "New employer"
            }
            if month.month == 3 { salary = salary * number(100...104) / 100 }
            add(workday(before: self.day(payday, month)), .checking, salary, employer, .salary)
            if month.month == 12, isRegular {
                add(workday(before: self.day(15, month)), .checking, salary / 2, "\(employer) bonus", .salary)
            }
            if !isRegular, number(0...9) < 4 {
                add(self.day(Int(number(1...28)), month), .checking, number(200_00...1_400_00), "Client \(number(1...6))", .otherIncome)
            }
        }
    }

    private mutating func addBills() {
        var rent = number(650_00...1_250_00)
        let moves = isRegular ? nil : number(250...1_400)
        var landlord = "Landlord"
        let bills: [(String, StandardCategory, ClosedRange<Int64>, Int, Int64)] = [
            ("Stadtwerke Strom", .utilities, 60_00...130_00, 1, 0), ("Telekom", .utilities, 35_00...60_00, 1, 0),
            ("Mobilfunk", .utilities, 10_00...30_00, 1, 8), ("Allianz Versicherung", .insurance, 40_00...90_00, 1, 0),
            ("Gaswerk", .utilities, 50_00...110_00, 2, 20), ("Haftpflichtkasse", .insurance, 60_00...90_00, 12, 0),
            ("Kfz Versicherung", .insurance, 90_00...220_00, 3, 0), ("Rundfunk", .utilities, 55_08...55_08, 3, 0),
        ]
        let terms = bills.map { ($0, number($0.2), Int(number(1...27)), Int(number(0...11))) }
        let subscriptions = [("Netflix", number(9_99...17_99)), ("Spotify", 10_99), ("Fitness Club", number(19_90...45_00))]
        let days = subscriptions.map { _ in Int(number(1...27)) }
        for month in months {
            if let moves, landlord == "Landlord", Self.first.distance(to: month.firstDay) >= Int(moves) {
                (landlord, rent) = ("Property management", rent * number(90...135) / 100)
            }
            add(workday(after: self.day(1, month)), .checking, -rent, landlord, .housing)
            for (bill, amount, day, offset) in terms where (Int(month.number) + offset) % bill.3 == 0 {
                let varied = bill.4 == 0 ? amount : amount * number((100 - bill.4)...(100 + bill.4)) / 100
                add(workday(after: self.day(day, month)), .checking, -varied, bill.0, bill.1)
            }
            for (index, (name, price)) in subscriptions.enumerated() {
                add(self.day(days[index], month), index == 2 ? .checking : .card, -price, name, .subscriptions)
            }
        }
    }

    // MARK: - Everyday

    private mutating func addEverydaySpending() {
        let scale = number(70...140)
        let shops = ["Rewe", "Aldi", "Edeka", "Lidl", "Market"]
        let pays: GeneratedEvent.Place = number(0...1) == 0 ? .checking : .card
        for offset in 0..<Self.days {
            let day = Self.first.adding(days: offset)
            let isWeekend = day.weekday >= 5
            if number(0...99) < (isWeekend ? 55 : 28) {
                add(day, pays, -number(8_00...75_00) * scale / 100, shops[Int(number(0...4))], .groceries)
            }
            if number(0...99) < (isWeekend ? 30 : 10) {
                add(day, .card, -number(9_00...55_00) * scale / 100, "Restaurant \(number(1...15))", .dining)
            }
            if number(0...99) < 9 { add(day, .checking, -number(35_00...75_00), "Tankstelle \(number(1...4))", .transport) }
            if number(0...99) < 6 { add(day, .card, -number(12_00...120_00) * scale / 100, "Shop \(number(1...30))", .shopping) }
            if number(0...99) < 5 { add(day, .checking, -number(2...10) * 10_00, "Cash \(number(1...9))", .withdrawal) }
        }
    }

    // MARK: - Irregular

    private mutating func addLife() {
        for offset in 0..<Self.days where number(0...9_999) < (isRegular ? 30 : 90) {
            let amount = number(0...2) == 0 ? number(400_00...1_800_00) : number(60_00...400_00)
            add(Self.first.adding(days: offset), number(0...1) == 0 ? .checking : .card, -amount, "Repair \(number(1...99))", .other)
        }
        for year in 2022...2026 {
            guard let summer = Day(year: year, month: Int(number(6...9)), day: Int(number(1...28))) else { continue }
            let nights = Int(number(6...14))
            for night in 0..<nights {
                add(summer.adding(days: night), .card, -number(40_00...160_00), "Hotel \(number(1...40))", .travel)
            }
            add(summer.adding(days: -Int(number(20...90))), .card, -number(250_00...900_00), "Travel agency \(year)", .travel)
            guard let advent = Day(year: year, month: 12, day: 1) else { continue }
            for _ in 0..<number(4...9) {
                add(advent.adding(days: Int(number(0...22))), .card, -number(20_00...110_00), "Gifts \(number(1...30))", .gifts)
            }
        }
    }

    private mutating func addTransfers() {
        let amount = number(5...30) * 10_00
        for month in months {
            transfer(day(3, month), from: .checking, to: .savings, amount, "Savings")
            if !isRegular, number(0...9) == 0 {
                transfer(
                    day(Int(number(4...28)), month), from: .savings, to: .checking, number(2...8) * 100_00, "Transfer \(number(1...99))")
            }
        }
    }

    /// On the 5th what was owed on the 20th of the month before.
    private mutating func addCardBills() {
        var paid: Int64 = 0
        for month in months {
            let statement = day(20, month.previous)
            let owed = -events.lazy.filter { $0.account == .card && $0.counter == nil && $0.day <= statement }.reduce(0) { $0 + $1.amount }
            guard owed > paid else { continue }
            transfer(workday(after: day(5, month)), from: .checking, to: .card, owed - paid, "Card settlement")
            paid = owed
        }
    }

    // MARK: - Parts

    private var months: [Month] {
        let last = Self.first.adding(days: Self.days)
        return (Self.first.monthOfYear.number...last.monthOfYear.number).map { Month(number: $0) }
    }

    private mutating func transfer(_ day: Day, from: GeneratedEvent.Place, to: GeneratedEvent.Place, _ amount: Int64, _ payee: String) {
        add(day, from, -amount, payee, .transfer, counter: to)
        add(day, to, amount, payee, .transfer, counter: from)
    }

    private mutating func add(
        _ day: Day, _ account: GeneratedEvent.Place, _ amount: Int64, _ payee: String, _ category: StandardCategory,
        counter: GeneratedEvent.Place? = nil
    ) {
        guard (0..<Self.days).contains(Self.first.distance(to: day)) else { return }
        events.append(GeneratedEvent(day: day, account: account, amount: amount, payee: payee, category: category, counter: counter))
    }

    private mutating func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &random) }

    private func day(_ day: Int, _ month: Month) -> Day { month.firstDay.adding(days: day - 1) }

    private func workday(before day: Day) -> Day { day.weekday > 5 ? day.adding(days: 5 - day.weekday) : day }
    private func workday(after day: Day) -> Day { day.weekday > 5 ? day.adding(days: 8 - day.weekday) : day }
}
