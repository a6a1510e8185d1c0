import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing
import TransactionsModel

@testable import Installation
@testable import TransactionsLive

/// Which category a new line gets, and why.
@Suite struct CategoriserTests {

    /// A line of a CSV file.
    private struct Row {
        var payee: String
        var amount = "-12.50"
        var memo = ""
        var category = ""
    }

    private static func file(_ rows: [Row], from day: Int = 1) -> String {
        let lines = rows.enumerated().map {
            "2026-01-\(day + $0 < 10 ? "0" : "")\(day + $0),\($1.payee),\($1.amount),\($1.memo),\($1.category)"
        }
        return (["Date,Payee,Amount,Memo,Category"] + lines).joined(separator: "\n") + "\n"
    }

    /// The category and the reason of each line of a preview, in the order of the file.
    private func outcomes(_ household: TestHousehold, _ rows: [Row]) async throws -> [String] {
        let path = try household.file("lines.csv", Self.file(rows, from: 10))
        let request = ImportRequest(
            files: [path], account: "Checking", currency: Currency(code: "EUR"), listing: ImportListing(limit: 50))
        let names = Dictionary(
            uniqueKeysWithValues: try await household.context.read {
                try CategoryReader($0, household: household.context.household.id).categories()
            }
            .map { ($0.id, $0.name) })
        return try await household.service.preview(request, progress: nil).lines.reversed().map { line in
            guard case .category(let category, _) = line.outcome else { return "\(line.outcome)" }
            return "\(names[category] ?? "") \(line.reason)"
        }
    }

    @Test func aLineOfFirstContactIsCategorisedByNamesAndWords() async throws {
        let household = try await TestHousehold(today: .newYear)
        #expect(
            try await outcomes(
                household,
                [
                    Row(payee: "TESCO STORES 3214 LEEDS GBR"), Row(payee: "SumUp *Backstube Ahrens"),
                    Row(payee: "Hansen Immobilien KG", memo: "Miete Januar"),
                    Row(payee: "Qorvexa", amount: "2000.00", memo: "Gehalt 01/2026"), Row(payee: "Holly Butcher"), Row(payee: "Qorvexa"),
                ]) == [
                    "Groceries name(\"Tesco\")", "Dining word(\"backstube\")", "Housing word(\"miete\")", "Salary word(\"gehalt\")",
                    "Other unknown", "Other unknown",
                ])
    }

    @Test func theFileComesBeforeNames() async throws {
        let household = try await TestHousehold(today: .newYear)
        #expect(
            try await outcomes(
                household,
                [
                    Row(payee: "Tesco", category: "dining"), Row(payee: "Tesco", category: "Auto & Transport: Gas & Fuel"),
                    Row(payee: "Tesco", category: "Foo"), Row(payee: "Tesco", category: "Paycheck"),
                ]) == [
                    "Dining file(\"dining\")", "Transport file(\"Auto & Transport: Gas & Fuel\")", "Groceries name(\"Tesco\")",
                    "Groceries name(\"Tesco\")",
                ])
    }

    @Test func whatWasChosenComesBeforeTheFileForEverySpellingOfThePayee() async throws {
        let household = try await TestHousehold(today: .newYear)
        let gifts = try await household.category("Gifts")
        try await household.one("first.csv", Self.file([Row(payee: "TESCO STORES 1111")]), account: "Checking")
        let entry = try #require(try await household.transactions.fetchEntries(EntryQuery()).entries.first)
        _ = try await household.transactions.updateTransaction(id: entry.id, TransactionEdit(category: gifts), revision: nil)
        #expect(
            try await outcomes(
                household,
                [
                    Row(payee: "TESCO STORES 1111", category: "Dining"), Row(payee: "POS PURCHASE TESCO STORES 2222 LEEDS"),
                    Row(payee: "TESCO STORES 3333", amount: "3.00"),
                ]) == ["Gifts chosen(1)", "Gifts chosen(1)", "Gifts refund"])
    }

    @Test func aPaymentServiceStandsForItsSellers() async throws {
        let household = try await TestHousehold(today: .newYear)
        let gifts = try await household.category("Gifts")
        let payee = "PayPal Europe S.a.r.l. et Cie S.C.A"
        try await household.one(
            "first.csv", Self.file([Row(payee: payee, memo: "100/. Spotify AB. Ihr Einkauf bei Spotify AB")]), account: "Checking")
        let entry = try #require(try await household.transactions.fetchEntries(EntryQuery()).entries.first)
        _ = try await household.transactions.updateTransaction(id: entry.id, TransactionEdit(category: gifts), revision: nil)
        #expect(
            try await outcomes(
                household,
                [
                    Row(payee: payee, memo: "200/. Spotify AB. Ihr Einkauf bei Spotify AB"),
                    Row(payee: payee, memo: "201/. Lieferando. Ihr Einkauf bei Lieferando"),
                ]) == ["Gifts chosen(1)", "Dining name(\"Lieferando\")"])
    }

    @Test func confirmedLinesTeachAboutOtherPayees() async throws {
        let household = try await TestHousehold(today: .newYear)
        try await household.one("first.csv", Self.file([Row(payee: "Opening")]), account: "Checking")
        // Nothing but the household knows what a Qorvex is.
        for number in 0..<30 {
            for (name, category) in [("Qorvex", "Pets"), ("Zuvvel", "Travel")] {
                let letters = ["a", "e", "i", "o", "u"]
                try await household.enter(
                    -5_00, in: "Checking", on: "2025-12-01",
                    payee: "\(name) B\(letters[number % 5])d\(letters[number / 5 % 5])k\(letters[number / 25])", category: category)
            }
        }
        let outcomes = try await outcomes(household, [Row(payee: "Qorvex Mandrel"), Row(payee: "Zuvvel Mandrel"), Row(payee: "Mandrel")])
        #expect(outcomes == ["Pets learnt(30)", "Travel learnt(30)", "Other unknown"])
    }

    @Test func theReasonIsKeptWithTheLineUntilTheTransactionIsChanged() async throws {
        let household = try await TestHousehold(today: .newYear)
        try await household.one("first.csv", Self.file([Row(payee: "TESCO STORES 1111")]), account: "Checking")
        let entry = try #require(try await household.transactions.fetchEntries(EntryQuery()).entries.first)
        let screens = LiveTransactionScreenService(context: household.context)
        #expect(try await screens.fetchDetails(ids: [entry.id]).origin?.reason == .name("Tesco"))
        let gifts = try await household.category("Gifts")
        _ = try await household.transactions.updateTransaction(id: entry.id, TransactionEdit(category: gifts), revision: nil)
        #expect(try await screens.fetchDetails(ids: [entry.id]).origin?.reason == nil)
    }

    @Test func mergedCategoriesKeepWhatWasChosenAndTheUndoBringsItBack() async throws {
        let household = try await TestHousehold(today: .newYear)
        try await household.one("first.csv", Self.file([Row(payee: "Opening")]), account: "Checking")
        let (pets, gifts) = (try await household.category("Pets"), try await household.category("Gifts"))
        try await household.enter(-5_00, in: "Checking", on: "2025-12-01", payee: "Qorvex 1234", category: "Pets")
        let merge = try await LiveCategoryService(context: household.context).mergeCategories(id: gifts, absorbing: pets)
        #expect(try await outcomes(household, [Row(payee: "Qorvex 99999")]) == ["Gifts chosen(1)"])
        _ = try await household.transactions.undo(merge, allowsClosedDays: false)
        #expect(try await outcomes(household, [Row(payee: "Qorvex 99999")]) == ["Pets chosen(1)"])
    }
}
