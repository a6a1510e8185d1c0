import ArgumentParser
import Models
import Services
import TransferModel

/// Orders transfers between own accounts, by one or several concurrent clients, and prints the duration.
struct TransferOrdersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Orders transfers and measures the time.")

    @Option var count = 500
    /// The number of concurrent clients; each waits for the result of its order before the next one.
    @Option var clients = 1
    @OptionGroup var measured: MeasuredHousehold

    func run() async throws {
        try await measured.open { _, household, day in try await order(in: household, on: day) }
    }

    private func order(in household: DependencyContainer, on day: Day) async throws {
        let all = try await household.accounts().fetchAccounts(includingArchived: false)
        guard let first = all.max(by: { ($0.available?.minorUnits ?? 0) < ($1.available?.minorUnits ?? 0) })?.account,
            let second = all.map(\.account).first(where: { $0.id != first.id && $0.currency == first.currency })
        else { throw ValidationError("The database has no two accounts of one currency") }
        let service = household.transfers()
        // Disables the limits, which the many orders would exceed.
        try await service.setLimits(TransferLimits(confirmation: nil, daily: nil))
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
        answer("{\"seconds\":\"\((ContinuousClock.now - begin).decimalSeconds)\"}")
    }
}
