import Models
import StatementFiles
import Testing

/// Fuzz tests: any input gives a layout and lines, or one `StatementFileError`.
@Suite struct CSVHostileTests {

    private static let seeds = [
        "\"Konto\";\"DE89370400440532013000\"\n\nBuchungstag;Wertstellung;Empfänger;Betrag;Saldo;Währung\n15.03.24;14.03.24;A;-1.234,50;7,00;EUR\n",
        "Date,Debit,Credit,Type,Balance,Reference number\r\n3/15/2024,(1.00),,DEBIT,5,1\r\n\"Mar 16, 2024\",,2'000.00,CREDIT,7,2\r\n",
        "day,account,amount,currency,payee,note,category,transfer_account,status,id,reference,tags,foreign_amount,foreign_currency,parts\r\n"
            + "2024-03-15,A,-1.00,EUR,'=x,\"n\"\"\",c,,completed,txn_1,,,3,USD,-0.50 category a\\p|-0.50 account b\r\n",
        "2024-03-15\tA\t1,50\tAf\n2024-03-16\tB\t2,50\tBij\n",
    ]

    @Test(arguments: 0..<4) func mutatedFilesNeverTrap(seed: Int) throws {
        var generator = Steps(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        let pieces: [[UInt8]] = [
            "\"", ";", ",", "\r", "\n", "-", "\u{A0}", "9999999999999999999", "(", "€", "\u{301}", "|", "\\", "12.12.12",
        ].map { Array($0.utf8) }
        for _ in 0..<400 {
            var bytes = Array(Self.seeds[seed].utf8)
            for _ in 0..<generator.below(6) + 1 {
                let position = generator.below(bytes.count + 1)
                switch generator.below(4) {
                case 0: bytes.insert(contentsOf: pieces[generator.below(pieces.count)], at: position)
                case 1: bytes.removeSubrange(position..<min(position + generator.below(8), bytes.count))
                case 2: bytes = Array(bytes[..<position])
                default: if position < bytes.count { bytes[position] = UInt8(generator.below(256)) }
                }
            }
            do {
                let guess = try CSVFileAnalyzer.detectLayout(
                    of: ByteWindow(MemoryByteSource(bytes, chunk: generator.below(9) + 1)), dateOrder: .dayFirst)
                #expect(CSVLayout(guess.layout.description) == guess.layout)
                var collector = StatementCollector()
                try CSVReader(layout: guess.layout).read(ByteWindow(MemoryByteSource(bytes)), into: &collector)
                #expect(collector.statements.count == 1)
            } catch is StatementFileError {
                // Refused as a whole; any other error fails the test.
            }
        }
    }

    private struct Steps {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(bound, 1)
        }
    }
}
