import Models
import Services
import Storage
import WireModels

/// Writes everything that a household has as JSON, section by section: `{"coffer":2,…,"members":[…],…}`.
struct JSONExport {
    private let source: JSONExportSource
    private let day: Day
    private let households: HouseholdExportReader
    private let transactions: TransactionExportReader
    private let checks: CheckExportReader
    private let statements: StatementExportReader
    private let orders: OrderExportReader
    private let savings: SavingsExportReader
    private let cards: CardExportReader
    private let activity: ActivityExportReader

    /// - Parameter day: the day of the export.
    init(_ source: JSONExportSource, on day: Day) throws {
        self.source = source
        self.day = day
        households = HouseholdExportReader(source)
        transactions = TransactionExportReader(source)
        checks = CheckExportReader(source)
        statements = StatementExportReader(source)
        orders = OrderExportReader(source)
        savings = SavingsExportReader(source)
        cards = try CardExportReader(source)
        activity = ActivityExportReader(source)
    }

    /// - Parameter emit: receives the document in pieces.
    func write(emit: @escaping ([UInt8]) throws -> Void) throws {
        let output = JSONExportOutput(emit: emit)
        try output.member("coffer", ExportSection.version)
        try output.member("day", day)
        try output.member("from", source.scope.from)
        try output.member("until", source.scope.until)
        try output.member("account", source.scope.account)
        try output.member("household", try households.household())
        for section in ExportSection.allCases {
            try output.section(section.rawValue) {
                guard source.scope.account == nil || !section.isHouseholdWide else { return }
                try write(section, into: output)
            }
        }
        try output.end()
    }

    private func write(_ section: ExportSection, into output: JSONExportOutput) throws {
        switch section {
        case .members: try households.members(into: output)
        case .ledgerAccounts: try households.ledgerAccounts(into: output)
        case .payees: try households.payees(into: output)
        case .transactions: try transactions.transactions(into: output)
        case .attachments: try transactions.attachments(into: output)
        case .rules: try households.rules(into: output)
        case .exchangeRates: try households.exchangeRates(into: output)
        case .closings: try checks.closings(into: output)
        case .openChecks: try checks.openChecks(into: output)
        case .carriedEntries: try checks.carriedEntries(into: output)
        case .imports: try statements.imports(into: output)
        case .statedBalances: try statements.statedBalances(into: output)
        case .statementLines: try statements.lines(into: output)
        case .lineFacts: try statements.lineFacts(into: output)
        case .beneficiaries: try orders.beneficiaries(into: output)
        case .standingOrders: try orders.standingOrders(into: output)
        case .transferOrders: try orders.transfers(into: output)
        case .transferLimits: try orders.limits(into: output)
        case .savingsPlans: try savings.plans(into: output)
        case .goals: try savings.goals(into: output)
        case .cards: try cards.cards(into: output)
        case .benefitQuestions: try cards.questions(into: output)
        case .notifications: try activity.notifications(into: output)
        case .history: try activity.history(into: output)
        case .securityLog: try activity.securityLog(into: output)
        }
    }
}
