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
