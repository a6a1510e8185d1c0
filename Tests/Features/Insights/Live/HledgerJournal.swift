import Foundation
import HouseholdModel
import Models
import Services
import Synchronization
import TestTools
import Testing

@testable import Installation

/// The journal of a household, read by `hledger`.
struct HledgerJournal {

    /// What came into a ledger account on a day, or what it holds at the end of the day.
    struct Amount {
        /// As in the journal: `Expenses:Dining`.
        var account: String
        var day: Day
        /// ISO 4217.
        var currency: String
        var units: Int64
    }

    /// A posting with the description of its transaction and the account on the other side.
    struct Posting {
        var description: String
        var amount: Amount
        var other: String
    }

    private let folder: TemporaryFolder
    private let file: String

    init(_ services: DependencyContainer) async throws {
        folder = try TemporaryFolder()
        file = folder.file("household.journal")
        let bytes = Mutex<[UInt8]>([])
        try await services.exports().export(ExportRequest(format: .hledger)) { part in bytes.withLock { $0 += part } }
        try Data(bytes.withLock { $0 }).write(to: URL(fileURLWithPath: file))
    }

    /// `hledger balance` by day, with historical balances for what accounts hold.
    func daily(_ days: ClosedRange<Day>, _ query: [String], isHistorical: Bool = false) throws -> [Amount] {
        let range = ["-b", days.lowerBound.description, "-e", days.upperBound.adding(days: 1).description]
        return try amounts(["balance", "--daily", "--flat", "-N"] + (isHistorical ? ["-H"] : []) + range + query) { Day($0) }
    }

    /// `hledger balance --monthly` of some months; the day is the first of its month.
    func monthly(_ months: ClosedRange<Month>, _ query: [String]) throws -> [Amount] {
        let range = ["-b", months.lowerBound.firstDay.description, "-e", months.upperBound.next.firstDay.description]
        return try amounts(["balance", "--monthly", "--flat", "-N"] + range + query) { Day($0 + "-01") }
    }

    /// The total rows of `hledger incomestatement` of some months: revenues, expenses and the net of each month.
    func incomeStatement(_ months: ClosedRange<Month>) throws -> [[Int64]] {
        let rows = try run([
            "incomestatement", "--monthly", "-b", months.lowerBound.firstDay.description, "-e", months.upperBound.next.firstDay.description,
        ])
        return try rows.filter { ["total", "Net:"].contains($0.first) }.map { row in
            try row.dropFirst().map { try Self.parts(of: $0)["EUR"] ?? 0 }
        }
    }

    /// `hledger register` of a query, by description.
    func register(_ query: [String]) throws -> [Posting] {
        try run(["register"] + query).dropFirst().flatMap { row in
            let day = try #require(Day(row[1]))
            return try Self.parts(of: row[5]).map { currency, units in
                Posting(
                    description: row[3], amount: Amount(account: row[4], day: day, currency: currency, units: units), other: "")
            }
        }
    }

    /// The postings of `hledger print`, whose transactions have two each.
    func postings() throws -> [Posting] {
        let rows = try run(["print"]).dropFirst()
        return try Dictionary(grouping: rows, by: \.[0]).values.flatMap { pair in
            try #require(pair.count == 2)
            return try pair.indices.map { index in
                let (row, other) = (pair[index], pair[1 - index])
                let amount = Amount(
                    account: row[7], day: try #require(Day(row[1])), currency: row[9], units: try Self.units(row[8]))
                return Posting(description: row[5], amount: amount, other: other[7])
            }
        }
    }

    // MARK: - Private

    private func amounts(_ words: [String], day: (String) -> Day?) throws -> [Amount] {
        let rows = try run(words)
        let days = try #require(rows.first).dropFirst().map { day($0) }
        return try rows.dropFirst().flatMap { row in
            try zip(days, row.dropFirst()).flatMap { day, cell in
                let day = try #require(day)
                return try Self.parts(of: cell).map { Amount(account: row[0], day: day, currency: $0, units: $1) }
            }
        }
    }

    private func run(_ words: [String]) throws -> [[String]] {
        let answer = try Child(
            [try #require(Tool.path("hledger")), "-f", file] + words + ["-O", "csv"], folder: folder.path
        ).wait()
        try #require(answer.status == 0, "\(words): \(answer.errors)")
        return Self.rows(answer.output)
    }

    /// The amounts of a cell by currency: `5.00 EUR, 2.00 USD`.
    private static func parts(of cell: String) throws -> [String: Int64] {
        var parts: [String: Int64] = [:]
        for amount in cell.split(separator: ",") {
            let words = amount.split(separator: " ")
            if words.count == 2 { parts[String(words[1])] = try units(String(words[0])) }
        }
        return parts
    }

    private static func units(_ figure: String) throws -> Int64 { try #require(Int64(figure.filter { $0 != "." })) }

    /// Rows of quoted cells, which may hold line ends.
    private static func rows(_ text: String) -> [[String]] {
        var rows: [[String]] = [[]]
        var cell = ""
        var isQuoted = false
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case ",", "\n", "\r\n":
                guard !isQuoted else {
                    cell.append(character)
                    continue
                }
                rows[rows.count - 1].append(cell)
                cell = ""
                if character != "," { rows.append([]) }
            default: cell.append(character)
            }
        }
        return rows.filter { !$0.isEmpty }
    }
}
