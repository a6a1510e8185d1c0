import Models
import StatementFiles
import Testing

/// Gross, fee and net columns: the net amount is booked.
@Suite struct CSVFeeTests {

    private func amounts(_ text: String) throws -> [String] { try CSVReading(text).lines.map(\.amount.description) }

    @Test(arguments: [
        ("Brutto", "Entgelt", "Netto"), ("Gross", "Fee", "Net"), ("Brut", "Commission", "Net"), ("Bruto", "Comisión", "Neto"),
    ])
    func aNetColumnIsTheAmount(gross: String, fee: String, net: String) throws {
        let head = "\"Datum\",\"Name\",\"Währung\",\"\(gross)\",\"\(fee)\",\"\(net)\"\n"
        let rows =
            "\"05.01.2026\",\"Shop\",\"EUR\",\"100,00\",\"-2,50\",\"97,50\"\n\"06.01.2026\",\"Kauf\",\"EUR\",\"-20,00\",\"0,00\",\"-20,00\"\n"
        #expect(try amounts(head + rows) == ["97.50", "-20.00"])
    }

    @Test(arguments: ["-2.50", "2.50"]) func grossAndFeeGiveTheNetAmount(fee: String) throws {
        #expect(try amounts("Date,Text,Gross,Fee\n2026-01-05,A,100.00,\(fee)\n2026-01-06,B,-20.00,0.00\n") == ["97.50", "-20.00"])
    }

    /// PayPal writes refunded fees as positive.
    @Test func refundedFeeIsAdded() throws {
        #expect(try amounts("Date,Text,Gross,Fee\n2026-01-05,A,100.00,-2.50\n2026-01-06,B,-10.00,0.25\n") == ["97.50", "-9.75"])
    }

    @Test func balancesShowThatAmountExcludesFee() throws {
        let reading = try CSVReading(
            "Date,Description,Amount,Fee,Balance\n2026-01-05,A,-100.00,1.00,899.00\n2026-01-06,B,-20.00,0.00,879.00\n2026-01-07,C,50.00,0.50,928.50\n"
        )
        #expect(reading.lines.map(\.amount.description) == ["-101.00", "-20.00", "49.50"])
        #expect(reading.trailer?.closing?.amount.description == "928.50")
    }

    @Test func balancesShowThatAmountIncludesFee() throws {
        #expect(
            try amounts("Date,Description,Amount,Fee,Balance\n2026-01-05,A,-100.00,1.00,900.00\n2026-01-06,B,-20.00,0.50,880.00\n")
                == ["-100.00", "-20.00"])
    }

    @Test func totalFeesAreInTheAmount() throws {
        #expect(try amounts("Date,Description,Amount,Total fees\n2026-01-05,A,-100.00,1.00\n") == ["-100.00"])
    }

    @Test func feeWithoutBalancesIsSubtractedWithNote() throws {
        let reading = try CSVReading("Date,Text,Amount,Fee\n2026-01-05,A,-100.00,1.00\n")
        #expect(reading.lines.map(\.amount.description) == ["-101.00"])
        #expect(reading.collected.diagnostics.map(\.found) == ["Fee"])
    }

    @Test func anUnreadableFeeRejectsItsRow() throws {
        let reading = try CSVReading("Date,Text,Amount,Fee\n2026-01-05,A,-100.00,1.00\n2026-01-06,B,-5.00,n/a\n2026-01-07,C,-5.00,-\n")
        #expect(reading.lines.map(\.amount.description) == ["-101.00", "-5.00"])
        #expect(reading.rejected.map(\.line) == [3])
    }
}
