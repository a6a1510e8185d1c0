import Foundation
import ImportModel
import Models
import Services

/// Statements of the first month and then of each quarter, a table with a line that is refused, which the other member brings in, and one
/// that is undone.
extension SampleFiller {
    /// Imports the statements of a period on its last day, and looks through them.
    mutating func importFiles(_ day: Day, _ folder: StatementFolder) async throws {
        try await importTables(day, folder)
        guard let period = periods.first(where: { $0.upperBound == day }) else { return }
        var files: [String] = []
        for bank in SampleBank.withStatements {
            let file = OFXFile(bank: bank, statements: bank.accounts.map { statement(of: $0, period) })
            files.append(try folder.write(file.text, to: "\(bank)-\(Month(of: day)).ofx"))
        }
        _ = try await commit(files, by: services)
        let entries = try await allEntries(period)
        try await categorise(entries, of: period)
        try await addDetails(entries)
    }

    /// A table as banks export it.
    static func table(_ lines: [(days: Int, payee: String, amount: String)], today: Day) -> String {
        lines.reduce("Date,Payee,Amount\n") { "\($0)\(today.adding(days: $1.days)),\($1.payee),\"\($1.amount)\"\n" }
    }

    // MARK: - Private

    /// The first month, then quarters, up to today.
    private var periods: [ClosedRange<Day>] {
        var periods: [ClosedRange<Day>] = []
        var first = simulation.firstDay
        while first <= today {
            let last = min(Month(of: first).adding(months: periods.isEmpty ? 0 : 2).lastDay, today)
            periods.append(first...last)
            first = last.adding(days: 1)
        }
        return periods
    }

    private func statement(of account: SampleAccount, _ period: ClosedRange<Day>) -> OFXFile.Statement {
        let lines = simulation.movements.filter {
            $0.account == account && $0.day <= period.upperBound && !simulation.isPending($0)
        }
        let closing = lines.reduce(account.terms.opening) { $0 + $1.units }
        return OFXFile.Statement(
            account: account, from: period.lowerBound, until: period.upperBound, lines: lines.filter { $0.day >= period.lowerBound },
            closing: account.hasClosingBalance ? money(closing, account) : nil)
    }

    private func importTables(_ day: Day, _ folder: StatementFolder) async throws {
        switch today.distance(to: day) {
        case -31:
            let lines = [(-40, "Anchor Books", "-12.40"), (-38, "Anchor Books", "-8.10"), (-36, "Harbour Pool", "-6.00")]
            let file = try folder.write(Self.table(lines, today: today), to: "export.csv")
            guard let id = try await commit([file], of: .platinum, by: services).id else { return }
            _ = try await services.statements().undo(id, force: false, allowsClosedDays: false)
        case -1:
            let lines = [
                (-16, "Beacon Pier Bank", "-2.00"), (-11, "Pier Diner", "-18.30"), (-9, "Pier Diner", "-12,3O"),
                (-4, "Resy Refund", "7.00"),
            ]
            let file = try folder.write(Self.table(lines, today: today), to: "platinum.csv")
            _ = try await commit([file], of: .platinum, by: memberServices ?? services)
        default: break
        }
    }

    /// Imports files under their names without the folder.
    private func commit(
        _ files: [String], of key: SampleAccount? = nil, by services: DependencyContainer
    ) async throws -> ImportReport {
        var request = ImportRequest(
            files: files, fileNames: Dictionary(uniqueKeysWithValues: files.map { ($0, URL(fileURLWithPath: $0).lastPathComponent) }))
        if let key { request.choices.accounts["0-0"] = .account(try account(key)) }
        return try await services.statements().commit(request, digest: nil, progress: nil)
    }
}
