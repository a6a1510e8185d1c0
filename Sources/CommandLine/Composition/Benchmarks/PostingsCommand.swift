import ArgumentParser
import Localization
import Models
import Services

/// Posts transactions, each in its own commit, and prints the duration. For the benchmarks; hidden from help.
struct PostingsCommand: ModuleBenchmark {

    static let configuration = CommandConfiguration(
        commandName: "bench-post", abstract: "Posts transactions one by one and measures the time.", shouldDisplay: false)

    @Option var count = 500
    /// Milliseconds between the starts of two postings; 0: no pause.
    @Option var interval = 0
    /// Modules that are registered besides those of the program, and that the household does not use.
    @Option var unusedModules = 0
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let accounts = try await household.accounts().fetchAccounts(includingArchived: false)
        guard let account = accounts.first?.account else { throw CommandFailure.usage("The database has no account") }
        let service = household.transactions()
        let day = actingDay(common)
        let begin = ContinuousClock.now
        for number in 1...max(count, 1) {
            if interval > 0 { try await Task.sleep(until: begin + .milliseconds(interval) * (number - 1), clock: .continuous) }
            _ = try await service.addTransaction(
                TransactionDraft(
                    account: account.id, amount: Money(minorUnits: -Int64(number), currency: account.currency), day: day,
                    payee: "Payee \(number % 50)"))
        }
        try console.output.write("{\"seconds\":\"\((ContinuousClock.now - begin).decimalSeconds)\"}\n")
        return .done
    }
}
