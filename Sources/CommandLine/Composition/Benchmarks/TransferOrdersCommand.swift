import ArgumentParser
import Localization
import Models
import Services

/// Orders transfers between own accounts, by one or several concurrent clients, and prints the duration. For the benchmarks; hidden from help.
struct TransferOrdersCommand: ModuleBenchmark {

    static let configuration = CommandConfiguration(
        commandName: "bench-transfer", abstract: "Orders transfers and measures the time.", shouldDisplay: false)

    @Option var count = 500
    /// The number of concurrent clients; each waits for the result of its order before the next one.
    @Option var clients = 1
    /// Modules that are registered besides those of the program, and that the household does not use.
    @Option var unusedModules = 0
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let all = try await household.accounts().fetchAccounts(includingArchived: false)
        guard let first = all.max(by: { ($0.available?.minorUnits ?? 0) < ($1.available?.minorUnits ?? 0) })?.account,
            let second = all.map(\.account).first(where: { $0.id != first.id && $0.currency == first.currency })
        else { throw CommandFailure.usage("The database has no two accounts of one currency") }
        let service = household.transfers()
        // Disables the limits, which the many orders would exceed.
        try await service.setLimits(TransferLimits(confirmation: nil, daily: nil))
        let day = actingDay(common)
        let (count, clients) = (max(count, 1), max(clients, 1))
        let name = String(UInt64.random(in: .min ... .max), radix: 36)
        let begin = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for client in 0..<clients {
                group.addTask {
                    for number in stride(from: client, to: count, by: clients) {
                        // The direction alternates, so that neither account runs out of money.
                        let (source, destination) = number % 2 == 0 ? (first, second) : (second, first)
                        _ = try await service.order(
                            TransferDraft(
                                source: source.id, destination: .account(destination.id),
                                amount: Money(minorUnits: Int64(number % 90 + 1), currency: first.currency), day: day,
                                key: "bench-\(name)-\(number)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        try console.output.write("{\"seconds\":\"\((ContinuousClock.now - begin).decimalSeconds)\"}\n")
        return .done
    }
}
