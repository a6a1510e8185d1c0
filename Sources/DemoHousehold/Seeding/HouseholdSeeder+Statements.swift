import Models
import Services

/// Imports statements: the first month, then quarterly.
extension HouseholdSeeder {
    /// The periods of the imports: the first month, then quarters, up to today.
    func periods() -> [ClosedRange<Day>] {
        var periods: [ClosedRange<Day>] = []
        var first = simulation.firstDay
        while first <= today {
            let months = periods.isEmpty ? 0 : 2
            let last = min(Month(of: first).adding(months: months).lastDay, today)
            periods.append(first...last)
            first = last.adding(days: 1)
        }
        return periods
    }

    func importStatements(of period: ClosedRange<Day>, folder: StatementFolder) async throws {
        var files: [String] = []
        for bank in DemoBank.allCases {
            let file = OFXFile(bank: bank, statements: bank.accounts.map { statement(of: $0, period) })
            files.append(try folder.write(file.text, to: "\(bank.rawValue)-\(Month(of: period.upperBound)).ofx"))
        }
        _ = try await services.statements().commit(ImportRequest(files: files), digest: nil, progress: nil)
    }

    private func statement(of account: DemoAccount, _ period: ClosedRange<Day>) -> BankStatement {
        var closing = account.opening
        var lines: [Movement] = []
        for movement in simulation.movements where movement.account == account && movement.day <= period.upperBound {
            if simulation.isPending(movement) { continue }
            closing += movement.units
            if movement.day >= period.lowerBound { lines.append(movement) }
        }
        return BankStatement(
            account: account, from: period.lowerBound, until: period.upperBound, lines: lines,
            closing: account.hasClosingBalance ? Money(minorUnits: closing, currency: account.currency) : nil)
    }
}
