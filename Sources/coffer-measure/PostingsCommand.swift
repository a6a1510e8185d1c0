import ArgumentParser
import Models
import Services

/// Posts transactions, each in its own commit, and prints the duration.
struct PostingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "post", abstract: "Posts transactions one by one and measures the time.")

    @Option var count = 500
    /// Milliseconds between the starts of two postings; 0: no pause.
    @Option var interval = 0
    @OptionGroup var measured: MeasuredHousehold

    func run() async throws {
        try await measured.open { _, household, day in try await post(in: household, on: day) }
    }

    private func post(in household: DependencyContainer, on day: Day) async throws {
        let accounts = try await household.accounts().fetchAccounts(includingArchived: false)
        guard let account = accounts.first?.account else { throw ValidationError("The database has no account") }
        let service = household.transactions()
        let begin = ContinuousClock.now
        for number in 1...max(count, 1) {
            if interval > 0 { try await Task.sleep(until: begin + .milliseconds(interval) * (number - 1), clock: .continuous) }
            _ = try await service.addTransaction(
                TransactionDraft(
                    account: account.id, amount: Money(minorUnits: -Int64(number), currency: account.currency), day: day,
                    payee: "Payee \(number % 50)"))
        }
        answer("{\"seconds\":\"\((ContinuousClock.now - begin).decimalSeconds)\"}")
    }
}
