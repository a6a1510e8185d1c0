import Models
import StatementFiles
import Testing

/// Booking status: pending rows, declined rows and unknown status words.
@Suite struct CSVStatusTests {

    private func read(_ word: String, column: String = "Status") throws -> CSVReading {
        try CSVReading("Datum;Text;Betrag;\(column)\n05.01.2026;A;-12,50;Gebucht\n06.01.2026;B;-100,00;\(word)\n")
    }

    @Test(arguments: [
        "vorgemerkt", "Vorgemerkt", "Ausstehend", "pending", "Pending - card payment", "Authorised", "AUTHORIZED", "on hold", "Processing",
        "Not booked",
        "Umsatz vorgemerkt", "Nicht gebucht", "In Bearbeitung", "En attente", "À venir", "Pendiente", "Retenido", "In attesa", "In sospeso",
        "In behandeling",
        "Gereserveerd", "W trakcie", "Blokada", "Oczekująca", "Pendente", "Reserverad", "Reservert", "Venter", "Odottaa", "Čeká",
        "Beklemede", "В обработке",
        "处理中",
    ]) func pendingInManyLanguages(word: String) throws {
        let reading = try read(word)
        #expect(reading.lines.map(\.status) == [.booked, .pending])
        #expect(reading.collected.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "Declined", "reversed", "Cancelled", "FAILED", "REVERTED", "Rejected", "Storniert", "Abgelehnt", "Rückgängig gemacht", "Refusé",
        "Annulé", "Rechazado",
        "Rifiutato", "Geweigerd", "Odrzucona", "Recusado", "Nekad", "Zamítnuto", "Отклонено",
    ]) func declinedRowsAreNotBookedAndReported(word: String) throws {
        let reading = try read(word)
        #expect(reading.lines.map(\.status) == [.booked, .informational])
        #expect(reading.collected.diagnostics.map(\.found) == [word])
    }

    @Test(arguments: ["Completed", "Abgeschlossen", "Comptabilisé", "Zaksięgowana", "Refunded", ""]) func bookedStatusWordsAreRecognised(
        word: String
    ) throws {
        let reading = try read(word)
        #expect(reading.lines.map(\.status) == [.booked, .booked])
        #expect(reading.collected.diagnostics.isEmpty)
    }

    @Test(arguments: ["Wibble", "Not declined"]) func aStatusThatIsNotKnownIsBookedWithAWarning(word: String) throws {
        let reading = try read(word)
        #expect(reading.lines.map(\.status) == [.booked, .booked])
        #expect(reading.collected.diagnostics.map(\.severity) == [.warning])
    }

    @Test func columnOfStatusWordsIsTheStatusColumn() throws {
        #expect(try read("Umsatz vorgemerkt", column: "Info").lines.map(\.status) == [.booked, .pending])
    }

    @Test func pendingWordMayReplaceTheDate() throws {
        let reading = try CSVReading("Date,Transaction date,Text,Amount\n2026-01-05,2026-01-04,A,-1.50\nPending,2026-01-06,B,-2.50\n")
        #expect(reading.lines.map(\.status) == [.booked, .pending])
        #expect(reading.lines.map(\.day.description) == ["2026-01-05", "2026-01-06"])
    }

    @Test func runningBalancesExcludePendingRows() throws {
        let reading = try CSVReading(
            "Date,Text,Amount,Balance,Status\n2026-01-05,A,-1.00,9.00,Booked\n2026-01-06,B,-2.00,9.00,Pending\n2026-01-07,C,-3.00,6.00,Booked\n"
        )
        #expect(reading.trailer?.closing?.amount.description == "6.00")
    }
}

/// Rows whose state other columns settle.
@Suite struct CSVProvenStatusTests {

    /// PayPal calls the deposit for a payment pending, and its balance holds it.
    @Test func pendingRowsThatTheBalancesHoldAreBooked() throws {
        let text = """
            Date,Name,Type,Status,Gross,Fee,Net,Balance
            10/01/2026,Radio,Subscription,Completed,-6.99,0.00,-6.99,-6.99
            10/01/2026,,Bank deposit,Pending,6.99,0.00,6.99,0.00
            10/14/2026,Museum,Payment,Completed,-7.00,0.00,-7.00,-7.00
            10/14/2026,,Bank deposit,Pending,7.00,0.00,7.00,0.00
            10/22/2026,Friend,Payment,Completed,9.41,0.00,9.41,9.41

            """
        #expect(try CSVReading(text).lines.map(\.status) == Array(repeating: .booked, count: 5))
        let without = text.replacing(",6.99,0.00\n", with: ",6.99,-6.99\n").replacing(",7.00,0.00\n", with: ",7.00,-13.99\n")
            .replacing(",-7.00,-7.00\n", with: ",-7.00,-13.99\n").replacing(",9.41,9.41\n", with: ",9.41,-4.58\n")
        #expect(try CSVReading(without).lines.map(\.status) == [.booked, .pending, .booked, .pending, .booked])
    }

    @Test(arguments: [("Zaúčtováno", "Ano", "Ne"), ("Booked", "yes", "no"), ("Gebucht", "ja", "nein"), ("Is posted", "true", "false")])
    func aColumnOfTruthValuesSaysWhatIsBooked(name: String, yes: String, no: String) throws {
        let text = "Date,Payee,Amount,\(name)\n2026-05-25,Shop,-12.50,\(yes)\n2026-05-28,Bar,-4.50,\(no)\n2026-05-29,Kiosk,-3.50,\(yes)\n"
        #expect(try CSVReading(text).lines.map(\.status) == [.booked, .pending, .booked])
    }

    @Test func aRefundOfAWalletIsBooked() throws {
        let text = """
            交易时间,交易对方,收/支,金额(元),当前状态
            2026-08-30 20:46:40,用户b,支出,20.00,已转账
            2026-08-30 20:46:45,商户,支出,9.90,支付成功
            2026-08-30 21:46:45,旅行,收入,742.00,已退款￥742.00

            """
        #expect(try CSVReading(text).lines.map { "\($0.status) \($0.amount)" } == ["booked -20.00", "booked -9.90", "booked 742.00"])
    }
}
