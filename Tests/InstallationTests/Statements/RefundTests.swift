import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

/// Money that comes back from a shop belongs to what was bought there, so that spending is net.
@Suite struct RefundTests {

    /// The category of each transaction of a file, by the payee of its line.
    private func categories(_ rows: [String], before: [String] = []) async throws -> [String: String] {
        let fixture = try await TestHousehold(today: .newYear)
        let header = "Date,Payee,Amount\n"
        if !before.isEmpty { try await fixture.one("a.csv", header + before.joined(separator: "\n") + "\n", account: "Giro") }
        try await fixture.one("b.csv", header + rows.joined(separator: "\n") + "\n", account: "Giro")
        let records = try await fixture.context.read { connection in
            Dictionary(
                try LedgerAccountRepository(connection, household: fixture.context.household.id).all().map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first })
        }
        var categories: [String: String] = [:]
        for group in try await fixture.groups() {
            let part = try #require(group.parts.first)
            let category = [part.source, part.destination].compactMap { records[$0] }.first { $0.role == .category }
            if let category { categories["\(group.payee) \(part.amount.decimalText)"] = category.name }
        }
        return categories
    }

    @Test(arguments: [false, true]) func whatComesBackFromAShopIsNoIncome(newestFirst: Bool) async throws {
        var rows = ["2026-03-02,ZALANDO SE,-120.00", "2026-03-14,ZALANDO SE,45.00", "2026-03-16,ZALANDO SE RETOURE,20.00"]
        if newestFirst { rows.reverse() }
        let found = try await categories(rows)
        #expect(found["ZALANDO SE 45.00"] == "Shopping" && found["ZALANDO SE RETOURE 20.00"] == "Shopping")
    }

    @Test func aPurchaseOfAnEarlierImportIsFound() async throws {
        let found = try await categories(
            ["2026-03-14,Bergsport Huber Refund,45.00"], before: ["2026-03-02,Bergsport Huber,-120.00", "2026-03-02,Other,-1.00"])
        #expect(found["Bergsport Huber Refund 45.00"] == "Other")
    }

    @Test(arguments: [
        ("MediaMarkt", "MediaMarkt Gutschrift"), ("IKEA Lyon", "REMBOURSEMENT IKEA Lyon"), ("Zara", "Devolucion Zara"),
        ("Decathlon", "Decathlon"),
    ])
    func wordsForRefundsInManyLanguagesAreUnderstood(purchase: String, refund: String) async throws {
        let found = try await categories(["2026-03-02,\(purchase),-120.00", "2026-03-14,\(refund),45.00"])
        #expect(found["\(refund) 45.00"] == found["\(purchase) 120.00"])
    }

    /// The second refund needs a purchase that comes after the day of the first one.
    @Test func eachRefundFindsItsOwnPurchaseOfAnEarlierImport() async throws {
        let found = try await categories(
            ["2026-03-14,Bergsport Huber,5.00", "2026-05-14,Bergsport Huber,45.00", "2026-05-15,Other,-1.00", "2026-05-16,Other,-1.00"],
            before: [
                "2026-03-02,Bergsport Huber,-20.00", "2026-05-02,Bergsport Huber,-120.00", "2026-05-03,Miete an Bergsport Huber,-500.00",
            ])
        #expect(found["Bergsport Huber 5.00"] == "Other" && found["Bergsport Huber 45.00"] == "Other")
    }

    @Test func aPaymentServiceAloneIsNobodysPurchase() async throws {
        let found = try await categories(["2026-03-02,PayPal,-120.00", "2026-03-14,PayPal,45.00", "2026-03-15,Other,-1.00"])
        #expect(found["PayPal 45.00"] == "Other income")
    }

    @Test func moreThanAnyPurchaseIsNoRefund() async throws {
        let found = try await categories(["2026-03-02,Lidl,-20.00", "2026-03-31,Lidl Dienstleistung,2400.00"])
        #expect(found["Lidl Dienstleistung 2400.00"] == "Other income")
    }

    @Test func aPurchaseThatComesLaterIsNotWhatComesBack() async throws {
        let found = try await categories(["2026-03-02,Bergsport Huber,20.00", "2026-03-31,Bergsport Huber,-24.00"])
        #expect(found["Bergsport Huber 20.00"] == "Other income")
    }

    @Test func whatFitsNoPurchaseStaysARefundOrIncome() async throws {
        let found = try await categories([
            "2026-03-02,Finanzamt Steuererstattung,300.00", "2026-03-03,Nora Weber,15.00", "2026-03-01,Nora Weber,-40.00",
            "2026-03-04,Cashback,5.00", "2026-03-05,ACME GMBH LOHN GEHALT,2500.00",
        ])
        #expect(found["Finanzamt Steuererstattung 300.00"] == "Refund" && found["Cashback 5.00"] == "Refund")
        #expect(found["Nora Weber 15.00"] == "Other income" && found["ACME GMBH LOHN GEHALT 2500.00"] == "Salary")
    }

    @Test func aRefundOfAKnownShopWithoutItsPurchaseGoesToTheShopsCategory() async throws {
        let found = try await categories(["2026-03-02,Decathlon Refund,30.00", "2026-03-02,Other,-1.00"])
        #expect(found["Decathlon Refund 30.00"] == "Shopping")
    }

    @Test func theUndoOfAnImportRemovesRefundsThatWereFoundLast() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let report = try await fixture.importFiles(
            try fixture.file("a.csv", "Date,Payee,Amount\n2026-03-14,ZALANDO SE,45.00\n2026-03-02,ZALANDO SE,-120.00\n"), account: "Giro")
        let undo = try await fixture.undo(report)
        #expect(undo.isDone && undo.changedSince.isEmpty)
        #expect(try await fixture.groups().isEmpty)
    }
}
