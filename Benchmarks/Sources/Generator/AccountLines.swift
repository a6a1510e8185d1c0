/// The lines of one account, one after the other in the order of their days; only the own transfers are held in memory.
package struct AccountLines: Sequence, IteratorProtocol {
    private let account: Int
    private let payees: PayeeList
    private let names: [String]
    private let ordinaryCount: Int
    private let sides: [Side]
    private let paydays: [Int32]
    private var random: SeededRandom
    private var ordinary = 0
    private var side = 0
    private var payday = 0
    private var sequence: Int

    private struct Side {
        var day: Int32
        var amount: Int64
        var other: Int
    }

    init(_ household: GeneratedHousehold, account: Int, ordinaryCount: Int) {
        self.account = account
        sequence = household.part * 1_000_000
        self.ordinaryCount = ordinaryCount
        payees = household.payees
        names = household.accounts.map(\.name)
        random = SeededRandom(seed: household.seed &+ UInt64(account + 1) &* 0xD6E8_FEB8_6659_FD93)
        var sides: [Side] = []
        for transfer in household.transfers {
            if Int(transfer.source) == account {
                sides.append(Side(day: transfer.departure, amount: -Int64(transfer.amount), other: Int(transfer.destination)))
            } else if Int(transfer.destination) == account {
                sides.append(Side(day: transfer.arrival, amount: Int64(transfer.amount), other: Int(transfer.source)))
            }
        }
        self.sides = sides.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
        let isPaid = household.paysSalaries && household.accounts[account].hasSalary
        paydays = isPaid ? (0..<120).map { CalendarDay(year: 2016 + $0 / 12, month: 1 + $0 % 12, day: 25).number } : []
    }

    package mutating func next() -> BookedLine? {
        let nextOrdinary = ordinary < ordinaryCount ? ordinaryDay : Int32.max
        let nextSide = side < sides.count ? sides[side].day : Int32.max
        let nextPayday = payday < paydays.count ? paydays[payday] : Int32.max
        let first = Swift.min(nextOrdinary, nextSide, nextPayday)
        guard first < Int32.max else { return nil }
        sequence += 1
        let day = CalendarDay(number: first)
        if nextPayday == first { return salary(on: day) }
        if nextSide == first { return transferSide(on: day) }
        return purchase(on: day)
    }

    // MARK: - Private

    private var ordinaryDay: Int32 {
        GeneratedHousehold.firstDay.number + Int32(ordinary * GeneratedHousehold.dayCount / ordinaryCount)
    }

    private mutating func salary(on day: CalendarDay) -> BookedLine {
        let raises = Int64(payday / 12)
        payday += 1
        let parts = day.parts
        return BookedLine(
            day: day, amount: 298_003 + Int64(account) * 41_000 + raises * 7_500, payee: account == 0 ? "Northwind Works" : "City Hospital",
            memo: "Salary \(parts.year)-\(twoDigits(parts.month))", bankId: bankId(day), category: 0, kind: .salary)
    }

    private mutating func transferSide(on day: CalendarDay) -> BookedLine {
        let item = sides[side]
        side += 1
        return BookedLine(
            day: day, amount: item.amount, payee: "Transfer " + names[item.other], memo: "", bankId: bankId(day), category: 0,
            kind: item.amount < 0 ? .transferOut(to: item.other) : .transferIn(from: item.other))
    }

    private mutating func purchase(on day: CalendarDay) -> BookedLine {
        ordinary += 1
        let payee = payees.pick(&random)
        let typical = SpendingCategory.all[payee.category].typical
        // Between a quarter and four times of what is typical, low amounts more often than high ones.
        var amount = Int64(typical / 4 + random.below(1 + random.below(typical * 15 / 4)))
        let isRefund = random.below(1_000) < 87
        let digit = amount % 10
        if isRefund {
            amount += 3 - digit
        } else if digit == 3 || digit == 7 {
            amount += 2
        }
        return BookedLine(
            day: day, amount: isRefund ? amount : -amount, payee: payee.name, memo: memo(), bankId: bankId(day), category: payee.category,
            kind: isRefund ? .refund : .spending)
    }

    private mutating func memo() -> String {
        let number = random.below(900_000) + 100_000
        switch random.below(12) {
        case 0: return "Card 4417 terminal \(number)"
        case 1: return "Invoice \(number)"
        case 2: return "Order \(number), thank you"
        case 3: return "Contactless payment"
        case 4: return "Customer \(number % 5_000) reference \(number)"
        case 5: return "Monthly fee"
        default: return ""
        }
    }

    private func bankId(_ day: CalendarDay) -> String {
        let parts = day.parts
        return "\(parts.year * 10_000 + parts.month * 100 + parts.day)\(1_000_000 + sequence)"
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
