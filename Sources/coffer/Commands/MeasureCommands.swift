import ArgumentParser
import LiveServices
import Models
import Services

/// Reads a file through its reader and stores nothing. For the benchmarks; not shown in help.
struct ReadCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Reads a statement file and counts its lines.", shouldDisplay: false)

    @Argument var file: String

    mutating func run() async throws {
        let count = try StatementCount(file: file)
        let console = Console.standard()
        try console.output.write(
            "{\"format\":\"\(count.format)\",\"statements\":\(count.statements),\"lines\":\(count.lines)}\n")
        try console.output.flush()
    }
}

/// Posts transactions, each in a commit of its own, and says how long it took. For the benchmarks; not shown in help.
struct PostingsCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "bench-post", abstract: "Posts transactions one by one and measures.", shouldDisplay: false)

    @Option var count = 500
    /// Milliseconds from one posting's begin to the next one's; 0: as fast as they can be made.
    @Option var interval = 0
    @OptionGroup var common: CommonOptions

    func validate() throws {
        // Made-up money never goes where somebody's own is by default.
        guard common.database != nil else { throw ValidationError("Name a database with --database") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let accounts = try await household.accounts().fetchAccounts(includingArchived: false)
        guard let account = accounts.first?.account else { throw ServiceError.usage("The database has no account") }
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
        let seconds = (ContinuousClock.now - begin).components
        try console.output.write("{\"seconds\":\"\(seconds.seconds).\(Self.sixDigits(seconds.attoseconds / 1_000_000_000_000))\"}\n")
        return .done
    }

    private static func sixDigits(_ microseconds: Int64) -> String {
        let digits = String(microseconds)
        return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
    }
}
