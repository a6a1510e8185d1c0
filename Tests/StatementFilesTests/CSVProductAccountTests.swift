import Models
import StatementFiles
import Testing

/// Rows of several accounts that only their balances tell apart, and fees that only balances prove.
@Suite struct CSVProductAccountTests {

    @Test func aColumnWhoseWordsPartTheBalancesNamesTheAccounts() throws {
        let reading = try CSVReading(
            """
            Date,Text,Pot,Amount,Balance
            2026-08-01,Top-up,Daily,500.00,500.00
            2026-08-02,To pot,Daily,-50.00,450.00
            2026-08-02,From daily,Holiday,50.00,950.00
            2026-08-04,Bakery,Daily,-4.50,445.50
            2026-08-05,Interest,Holiday,0.75,950.75
            2026-08-06,Market,Daily,-45.50,400.00
            2026-08-07,To daily,Holiday,-150.75,800.00

            """)
        #expect(reading.collected.statements.map(\.header.name) == ["Daily", "Holiday"])
        #expect(reading.collected.statements.map(\.lines.count) == [4, 3])
        #expect(reading.collected.statements.compactMap(\.trailer.closing?.amount.description) == ["400.00", "800.00"])
    }

    /// One row has no balance that could follow; it breaks those of the other account.
    @Test(arguments: [1, 3, 6]) func aSingleRowOfAnotherProductIsAnAccount(place: Int) throws {
        var rows = [
            "DEPOSIT,Current,2026-01-05 10:11:12,2026-01-05 10:11:12,Top-up,100.00,0.00,EUR,COMPLETED,100.00",
            "CARD_PAYMENT,Current,2026-01-06 10:11:12,2026-01-06 10:11:12,Shop,-5.00,0.00,EUR,COMPLETED,95.00",
            "CARD_PAYMENT,Current,2026-01-07 10:11:12,2026-01-07 10:11:12,Bar,-15.00,0.00,EUR,COMPLETED,80.00",
            "CARD_PAYMENT,Current,2026-01-08 10:11:12,2026-01-08 10:11:12,Café,-4.00,0.00,EUR,COMPLETED,76.00",
            "CARD_PAYMENT,Current,2026-01-09 10:11:12,2026-01-09 10:11:12,Kiosk,-6.00,0.00,EUR,COMPLETED,70.00",
            "CARD_PAYMENT,Current,2026-01-10 10:11:12,2026-01-10 10:11:12,Shop,-7.00,0.00,EUR,COMPLETED,63.00",
        ]
        let time = "2026-01-" + ["05", "07", "10"][place / 2 > 1 ? 2 : place / 2] + " 23:00:00"
        rows.insert("INTEREST,Savings,\(time),\(time),Interest,0.31,0.00,EUR,COMPLETED,500.31", at: place)
        let reading = try CSVReading(
            "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n" + rows.joined(separator: "\n") + "\n"
        )
        #expect(reading.collected.statements.map(\.header.name) == ["Current", "Savings"])
        #expect(reading.collected.statements.map(\.lines.count) == [6, 1])
    }

    @Test func aRowThatBreaksTheBalancesOfItsAccountIsNoAccount() throws {
        let reading = try CSVReading(
            """
            Date,Text,Kind,Amount,Balance
            2026-08-01,Boss,Transfer,500.00,500.00
            2026-08-02,Shop,Card,-50.00,450.00
            2026-08-04,Bakery,Card,-4.50,445.50
            2026-08-05,Landlord,Transfer,-45.50,400.00
            2026-08-06,Bank,Fee,-9.00,390.00
            2026-08-06,Bar,Card,-10.00,380.00

            """)
        #expect(reading.collected.statements.map(\.lines.count) == [6])
    }

    @Test func kindsOfTransactionsAreNoAccounts() throws {
        let reading = try CSVReading(
            """
            Date,Text,Kind,Amount,Balance
            2026-08-01,Boss,Transfer,500.00,500.00
            2026-08-02,Shop,Card,-50.00,450.00
            2026-08-04,Bakery,Card,-4.50,445.50
            2026-08-05,Landlord,Transfer,-45.50,400.00
            2026-08-06,Bar,Card,-10.00,390.00

            """)
        #expect(reading.collected.statements.map(\.lines.count) == [5])
    }

    /// A single fee in many rows moves the balance of its own product only.
    @Test func aRareFeeIsProvenByTheBalancesOfItsAccount() throws {
        let head = "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n"
        func row(_ day: Int, _ product: String, _ amount: String, _ fee: String, _ balance: String) -> String {
            "Card Payment,\(product),2026-07-\(10 + day) 08:00:00,2026-07-\(10 + day) 09:00:00,Shop \(day),\(amount),\(fee),CHF,COMPLETED,\(balance)\n"
        }
        let reading = try CSVReading(
            head + row(1, "Current", "-10.00", "0.00", "990.00") + row(2, "Current", "-5.00", "0.00", "985.00")
                + row(3, "Savings", "20.00", "0.00", "220.00") + row(4, "Current", "-9.32", "0.09", "975.59")
                + row(5, "Current", "-0.59", "0.00", "975.00") + row(6, "Savings", "-5.00", "0.00", "215.00")
                + row(7, "Current", "-75.00", "0.00", "900.00") + row(8, "Savings", "1.00", "0.00", "216.00"))
        #expect(reading.collected.statements.first?.lines.map(\.amount.description) == ["-10.00", "-5.00", "-9.41", "-0.59", "-75.00"])
        #expect(reading.collected.statements.last?.lines.map(\.amount.description) == ["20.00", "-5.00", "1.00"])
    }
}
