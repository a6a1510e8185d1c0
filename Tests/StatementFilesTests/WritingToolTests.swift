import Models
import StatementFiles
import Testing

/// Other programs read the exports and compute the same balances per account and month.
@Suite struct WritingToolTests {

    @Test(.enabled(if: WritingTool.isInstalled("ledger"), "ledger is not installed")) func ledgerFindsTheSameBalances() throws {
        let sample = try WritingSample()
        let result = try #require(WritingTool("ledger")).run(
            sample.text(.ledger), suffix: "ledger", before: ["--args-only", "-f"],
            after: ["register", "--format", "%(account)\\t%(format_date(date, \"%Y-%m\"))\\t%(amount)\\n"])
        #expect(result.status == 0, "\(result.output)")
        let postings = result.output.split(separator: "\n").map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return cells.count == 3 ? (account: cells[0], day: cells[1], amount: cells[2]) : (account: String(line), day: "", amount: "")
        }
        #expect(try sample.totals(of: postings, style: .free) == sample.totals)
    }

    @Test(.enabled(if: WritingTool.isInstalled("hledger"), "hledger is not installed")) func hledgerFindsTheSameBalances() throws {
        let sample = try WritingSample()
        let result = try #require(WritingTool("hledger")).run(
            sample.text(.hledger), suffix: "journal", before: ["-f"], after: ["register", "-O", "csv", "--strict"])
        #expect(result.status == 0, "\(result.output)")
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(Array(result.output.utf8))), delimiter: UInt8(ascii: ","))
        var postings: [(account: String, day: String, amount: String)] = []
        _ = try scanner.next()
        while try scanner.next() { postings.append((scanner.text(4), scanner.text(1), scanner.text(5))) }
        #expect(try sample.totals(of: postings, style: .free) == sample.totals)
    }

    @Test(.enabled(if: WritingTool.isInstalled("bean-check"), "beancount is not installed")) func beanCheckFindsNothingWrong() throws {
        let result = try #require(WritingTool("bean-check")).run(WritingSample().text(.beancount), suffix: "beancount")
        #expect(result.status == 0)
        #expect(result.output.isEmpty)
    }

    @Test(.enabled(if: WritingTool.isInstalled("bean-query"), "beanquery is not installed")) func beanQueryFindsTheSameBalances() throws {
        let sample = try WritingSample()
        let result = try #require(WritingTool("bean-query")).run(
            sample.text(.beancount), suffix: "beancount", before: ["-f", "csv"], after: ["SELECT account, date, number, currency"])
        #expect(result.status == 0, "\(result.output)")
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(Array(result.output.utf8))), delimiter: UInt8(ascii: ","))
        var postings: [(account: String, day: String, amount: String)] = []
        _ = try scanner.next()
        while try scanner.next() { postings.append((scanner.text(0), scanner.text(1), "\(scanner.text(2)) \(scanner.text(3))")) }
        #expect(try sample.totals(of: postings, style: .strict) == sample.totals)
    }
}
