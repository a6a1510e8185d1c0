import Models
import StatementFiles
import Testing

/// Commas without quotes within numbers and texts of files whose fields are parted by commas.
@Suite struct CSVUnquotedCommaTests {

    private func amounts(_ text: String) throws -> [String] { try CSVReading(text).lines.map(\.amount.description) }

    @Test func decimalsBehindAnUnquotedCommaBelongToTheAmount() throws {
        let text = "day,group,title,amount\n13/10/2026,Food,Market,-100,50\n14/10/2026,Ride,Bus,-25,00\n15/10/2026,Pay,Boss,1.500,00\n"
        #expect(try amounts(text) == ["-100.50", "-25.00", "1500.00"])
    }

    @Test func amountAndBalanceAreBothJoined() throws {
        let reading = try CSVReading(
            "Day,Text,Amount,Balance\n2026-01-13,A,812,62,29775,01\n2026-01-14,B,-404,25,29370,76\n2026-01-15,C,-1.370,76,28000,00\n")
        #expect(reading.lines.map(\.amount.description) == ["812.62", "-404.25", "-1370.76"])
        #expect(reading.trailer?.closing?.amount.description == "28000.00")
    }

    @Test func groupsOfThousandsAreJoined() throws {
        #expect(
            try amounts("Date,Payee,Amount\n2026-01-13,A,-1,234.56\n2026-01-14,B,-7.00\n2026-01-15,C,2,000.00\n")
                == ["-1234.56", "-7.00", "2000.00"])
    }

    @Test func aRowThatCanBeReadInTwoWaysIsRejected() throws {
        let reading = try CSVReading(
            "Day,Text,Amount,Balance\n2026-01-13,A,-12,50,75,00\n2026-01-14,B,-12,50,75\n2026-01-15,C,-5,00,20,00\n")
        #expect(reading.lines.map(\.amount.description) == ["-12.50", "-5.00"])
        #expect(reading.rejected.map(\.line) == [3])
    }

    @Test func aTextWithACommaIsOneCell() throws {
        let reading = try CSVReading(
            "Date,Description,Amount\n2026-01-13,Shop, Berlin,-5.00\n2026-01-14,Cafe,-3.00\n2026-01-15,Bar, Rome, Italy,-2.50\n")
        #expect(
            reading.summary == ["2026-01-13 -5.00 Shop, Berlin | ", "2026-01-14 -3.00 Cafe | ", "2026-01-15 -2.50 Bar, Rome, Italy | "])
    }

    @Test func cellsBehindTheHeaderMoveNothing() throws {
        let reading = try CSVReading("Date,Payee,Amount\n2026-01-13,A,\"-283,90\",Online,Note\n2026-01-14,B,\"-5,00\",Shop,Note\n")
        #expect(reading.summary == ["2026-01-13 -283.90 A | ", "2026-01-14 -5.00 B | "])
    }
}
