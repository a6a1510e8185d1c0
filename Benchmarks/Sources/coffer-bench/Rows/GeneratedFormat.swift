import ArgumentParser
import Generator

/// What the generator writes.
enum GeneratedFormat: String, CaseIterable, ExpressibleByArgument {
    case ofx, csv, ledger, beancount

    /// The household whose lines make a file of so many; CSV holds one account.
    ///
    /// - Parameter part: of several files with lines of the same accounts, from 0.
    func household(count: Int, seed: UInt64, part: Int = 0) -> GeneratedHousehold {
        GeneratedHousehold(count: count, seed: seed, accountCount: self == .csv ? 1 : 8, part: part)
    }

    /// - Parameter part: of several files with lines of the same accounts, from 0.
    func write(count: Int, seed: UInt64, part: Int = 0, to path: String) throws {
        let household = household(count: count, seed: seed, part: part)
        try Files.write(path) { write in
            var sink = TextSink(self == .ofx ? OFXStatementFile.encoding : .utf8) { try write($0) }
            switch self {
            case .ofx: try OFXStatementFile(household).write(to: &sink)
            case .csv: try CSVStatementFile(household).write(to: &sink)
            case .ledger: try JournalFile(household).write(to: &sink)
            case .beancount: try JournalFile(household, dialect: .beancount).write(to: &sink)
            }
        }
    }
}
