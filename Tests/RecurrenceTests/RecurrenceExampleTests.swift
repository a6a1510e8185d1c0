import Models
import Testing

@testable import Recurrence

/// What is found, by example. Today is 18 June 2026.
@Suite struct RecurrenceExampleTests {
    private static let today = Day(number: 20_622)
    private let euro: Currency
    init() throws { euro = try #require(Currency(code: "EUR")) }

    /// Charges on a day of each of the last months, the latest in June.
    private func monthly(
        _ amounts: [Int64], on day: Int = 10, payee: String = "Payee", memo: String = "", mandate: String = "",
        category: StandardCategory? = nil, first: Int64 = 0
    ) -> [RecurrenceCharge] {
        let june = Self.today.monthOfYear
        return amounts.enumerated().map { index, amount in
            let month = june.adding(months: index - amounts.count + 1)
            return charge(
                first + Int64(index), month.firstDay.adding(days: min(day, month.lastDay.dayOfMonth) - 1), amount, payee: payee, memo: memo,
                mandate: mandate, category: category)
        }
    }

    private func charge(
        _ id: Int64, _ day: Day, _ amount: Int64, payee: String = "Payee", memo: String = "", mandate: String = "",
        category: StandardCategory? = nil
    ) -> RecurrenceCharge {
        RecurrenceCharge(
            id: ID(rawValue: id + 1), day: day, amount: amount, currency: euro, account: ID(rawValue: 7), payee: payee, memo: memo,
            mandate: mandate, category: category)
    }

    private func series(_ charges: [RecurrenceCharge]) -> [RecurringSeries] {
        RecurrenceDetector(today: Self.today).series(payeeKey: PayeeKey.key(charges.first?.payee ?? ""), charges)
    }

    // MARK: - Payees

    @Test(arguments: [
        ("PAYPAL *SPOTIFY 4029357733 LU", "spotify"), ("Spotify P1A2B3 Stockholm", "spotify"), ("SPOTIFY", "spotify"),
        ("NETFLIX.COM 866-579-7172 CA", "netflix"), ("SumUp *Kaffeehaus 12345", "kaffeehaus"), ("", ""),
    ])
    func aPayeeIsReducedToWhatStaysTheSame(text: String, key: String) {
        #expect(PayeeKey.key(text) == key)
    }

    // MARK: - Series

    @Test func threeEqualChargesAreAnEarlySeries() throws {
        let found = series(monthly([9_99, 9_99, 9_99], payee: "Netflix"))
        #expect(found.map(\.state) == [.early] && found.map(\.amount) == [9_99])
        #expect(found.first?.next == Self.today.monthOfYear.next.firstDay.adding(days: 9))
    }

    @Test func twoChargesAreNone() {
        #expect(series(monthly([9_99, 9_99])).isEmpty)
    }

    @Test func twoYearlyChargesAreASeries() {
        let found = series([
            charge(0, Self.today.adding(days: -400), 36_00, payee: "Keystead Passwords"),
            charge(1, Self.today.adding(days: -35), 36_00, payee: "Keystead Passwords"),
        ])
        #expect(found.map(\.rhythm.length) == [365])
    }

    /// Of 60 purchases some pairs are a year apart and of about the same amount.
    @Test(arguments: [[6_86, 7_84, 7_67], [75_03, 75_03], [23_10, 23_90]] as [[Int64]])
    func purchasesAYearApartAreNoSeries(amounts: [Int64]) {
        let shopping = (0..<60).map { number in
            charge(Int64(number), Self.today.adding(days: -15 * number - number % 4), Int64(9_11 + number * 137), payee: "Corner Store")
        }
        let alike = amounts.enumerated().map { year, amount in
            charge(Int64(100 + year), Self.today.adding(days: -40 - 365 * (amounts.count - 1 - year) + year), amount, payee: "Corner Store")
        }
        #expect(series(shopping + alike).allSatisfy { $0.rhythm.length < 300 })
    }

    @Test func aYearlyContractIsASeriesAmongOtherCharges() {
        let other = (0..<9).map { number in
            charge(
                Int64(number), Self.today.adding(days: -17 - 61 * number - number % 5), Int64(11_00 + number * 731),
                payee: "Nordwind Insurance")
        }
        let yearly = (0..<2).map { charge(Int64(50 + $0), Self.today.adding(days: -390 + 365 * $0), 286_40, payee: "Nordwind Insurance") }
        #expect(series(other + yearly).contains { $0.rhythm.length == 365 && $0.amount == 286_40 })
    }

    @Test func twoLikeAmountsOfOnePayeeAreNoReason() {
        let found = series([
            charge(0, Self.today.adding(days: -400), 36_00, payee: "Hotel Seeblick"),
            charge(1, Self.today.adding(days: -35), 37_50, payee: "Hotel Seeblick"),
        ])
        #expect(found.isEmpty)
    }

    @Test func aPriceStepKeepsTheSeries() {
        let found = series(monthly([9_99, 9_99, 9_99, 9_99, 11_99, 11_99, 11_99]))
        #expect(found.count == 1 && found.first?.charges.count == 7)
        #expect(found.first?.priceChanges.map(\.from) == [9_99] && found.first?.priceChanges.map(\.to) == [11_99])
    }

    @Test func twoPoliciesAtOneInsurerAreTwoSeries() {
        let amounts = [Int64](repeating: 41_20, count: 8), others = [Int64](repeating: 12_80, count: 8)
        let found = series(monthly(amounts, on: 3, payee: "Allianz") + monthly(others, on: 18, payee: "Allianz", first: 100))
        #expect(Set(found.map(\.amount)) == [41_20, 12_80] && found.allSatisfy { $0.charges.count == 8 })
        #expect(Set(found.map(\.key)).count == 2)
    }

    @Test func mandatesPartEqualAmountsOfOneDay() {
        let amounts = [Int64](repeating: 15_00, count: 6)
        let found = series(
            monthly(amounts, on: 5, payee: "Allianz", mandate: "M-1")
                + monthly(amounts, on: 5, payee: "Allianz", mandate: "M-2", first: 100))
        #expect(found.count == 2 && found.allSatisfy { $0.charges.count == 6 && $0.reasons.contains(.sameMandate) })
    }

    @Test func aMonthEndStaysAMonthEnd() {
        let found = series(monthly([Int64](repeating: 20_00, count: 6), on: 31))
        #expect(found.first?.charges.count == 5 && found.first?.next == Self.today.monthOfYear.lastDay)
    }

    @Test func aSkippedMonthIsSaid() {
        var charges = monthly([Int64](repeating: 20_00, count: 10))
        charges.remove(at: 4)
        #expect(series(charges).first?.reasons.contains(.skipped(1)) == true)
    }

    @Test func aRefundIsNoIncome() {
        let charges = monthly([Int64](repeating: 20_00, count: 6))
        let found = series(charges + [charge(50, charges[3].day.adding(days: 4), -20_00)])
        #expect(found.map(\.kind).contains(.income) == false && found.first?.reasons.contains(.refunded(1)) == true)
    }

    @Test func aSeriesThatEndedIsStopped() {
        let charges = monthly([Int64](repeating: 20_00, count: 12)).dropLast(4)
        #expect(series(Array(charges)).map(\.state) == [.stopped])
    }

    // MARK: - Classes

    @Test func rentIsAnObligation() {
        #expect(
            series(monthly([Int64](repeating: 850_00, count: 6), payee: "Hausverwaltung Meier", memo: "Miete Juni")).map(\.kind) == [
                .obligation
            ])
        #expect(series(monthly([Int64](repeating: 850_00, count: 6), category: .housing)).map(\.kind) == [.obligation])
    }

    /// In the languages of the countries whose banks are known.
    @Test(arguments: [
        "MIETE WHG 12", "GARAGENMIETE", "Mietzins Top 4", "VIR SEPA LOYER 08/2024 M DUPONT", "TRANSFERENCIA ALQUILER", "TRF RENDA CASA",
        "ALUGUEL APTO 12", "AFFITTO GENNAIO", "CANONE LOCAZIONE", "HUUR 07/2024", "HYRA BOSTADS AB", "HUSLEJE MAJ", "HUSLEIE", "VUOKRA 05",
        "CZYNSZ WSPOLNOTA 05/2024", "Opłata za NAJEM", "NÁJEM BYTU", "NÁJOMNÉ", "BÉRLETI DÍJ", "LAKBÉR", "CHIRIE APARTAMENT", "НАЕМ ЮНИ",
        "ΕΝΟΙΚΙΟ ΜΑΪΟΥ", "NAJEMNINA", "STANARINA", "EV KİRASI", "KIRA BEDELI", "ÜÜR", "NUOMA", "ĪRES MAKSA", "HÚSALEIGA", "ОРЕНДА",
        "АРЕНДА",
        "RENT FLAT 3", "BODY CORPORATE FEES", "SEWA RUMAH", "家賃", "שכירות",
    ]) func rentIsRentInEveryLanguage(payee: String) {
        #expect(series(monthly([Int64](repeating: 850_00, count: 6), payee: payee)).map(\.kind) == [.obligation])
    }

    @Test(arguments: [
        "Hello Fresh SE", "HELLOFRESH", "HelloFresh AU", "GOUSTO", "MARLEY SPOON", "ABEL & COLE", "RIVERFORD", "GEMÜSEKISTE HOF",
        "Ökokiste",
        "PANIER BIO", "CESTA ECOLÓGICA", "LINAS MATKASSE", "AARSTIDERNE", "MAALTIJDBOX", "VEG BOX CO", "Meal Kit Club",
        "ZELENINOVÁ BEDÝNKA",
    ]) func weeklyBoxesAreSubscriptions(payee: String) {
        let charges = (0..<30).map { week in
            charge(
                Int64(week), Self.today.adding(days: -7 * (30 - week)), week % 3 == 0 ? 52_40 : 69_90, payee: payee, category: .groceries)
        }
        #expect(Set(series(charges).map(\.kind)) == [.subscription])
    }

    @Test func whatCostsTheSameEveryWeekIsOrderedAndNotShopped() {
        let charges = (0..<30).map { week in
            charge(Int64(week), Self.today.adding(days: -7 * (30 - week)), 34_95, payee: "Hof Sonnenau", category: .groceries)
        }
        #expect(series(charges).map(\.kind) == [.subscription])
    }

    @Test func salaryIsIncome() {
        #expect(series(monthly([Int64](repeating: -2_500_00, count: 6), payee: "Werkstatt GmbH", memo: "Gehalt")).map(\.kind) == [.income])
    }

    @Test func electricityIsABill() {
        let found = series(monthly([84_00, 91_35, 78_20, 88_10, 95_40, 80_05], payee: "Stadtwerke"))
        #expect(found.map(\.kind) == [.bill] && found.first?.highest == 95_40)
    }

    @Test func theWeeklyShopIsAHabit() {
        let charges = (0..<30).map { week in
            charge(
                Int64(week), Self.today.adding(days: -7 * (30 - week)), Int64(40_00 + (week * 713) % 3_700), payee: "Rewe Markt",
                category: .groceries)
        }
        #expect(series(charges).allSatisfy { $0.kind == .habit })
    }

    @Test func anOwnOrderIsNoSubscription() {
        let charges = monthly([Int64](repeating: 300_00, count: 6), payee: "Savings").map { charge in
            var own = charge
            own.isOwnOrder = true
            return own
        }
        #expect(series(charges).allSatisfy { $0.kind == .order })
    }
}
