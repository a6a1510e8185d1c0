import Generator
import Testing

@Suite struct GeneratedHouseholdTests {

    @Test func oneSeedMakesOneFile() throws {
        #expect(try text(count: 3_000, seed: 42) == text(count: 3_000, seed: 42))
        #expect(try text(count: 3_000, seed: 42) != text(count: 3_000, seed: 43))
    }

    @Test(arguments: [1, 10, 4_999, 5_000, 20_000]) func asManyLinesAsAsked(count: Int) {
        let household = GeneratedHousehold(count: count)
        var lines = 0
        for account in household.accounts.indices {
            let days = household.lines(of: account).map(\.day)
            #expect(days == days.sorted())
            #expect(days.count == household.lineCounts[account])
            lines += days.count
        }
        #expect(lines == count)
    }

    @Test func nineOfTenAreDebitsAndHalfHaveAMemo() {
        let household = GeneratedHousehold(count: 20_000)
        let lines = household.accounts.indices.flatMap { Array(household.lines(of: $0)) }
        #expect((17_600...18_400).contains(lines.filter { $0.amount < 0 }.count))
        #expect((9_000...11_000).contains(lines.filter { !$0.memo.isEmpty }.count))
    }

    @Test func aMillionLinesFitInWhatCofferTakes() throws {
        let bytes = try text(count: 20_000, seed: 42).utf8.count
        #expect(bytes / 20_000 <= 230)
    }

    private func text(count: Int, seed: UInt64) throws -> String {
        nonisolated(unsafe) var bytes: [UInt8] = []
        var sink = TextSink { bytes.append(contentsOf: $0) }
        try OFXStatementFile(GeneratedHousehold(count: count, seed: seed)).write(to: &sink)
        return String(decoding: bytes, as: UTF8.self)
    }
}
