import Models
import Services
import StatementFiles
import Storage

/// Reads beneficiaries, orders and savings goals for an export in pages, so that memory does not grow with their number.
struct OrderExportReader {
    private let connection: Connection
    private let household: ID<Household>
    private let request: ExportRequest
    /// Whether account numbers other than IBANs are exported in full.
    private let showsNumbers: Bool

    private static let pageSize = 200

    init(_ connection: Connection, household: ID<Household>, _ request: ExportRequest, showsNumbers: Bool) {
        self.showsNumbers = showsNumbers
        self.connection = connection
        self.household = household
        self.request = request
    }

    /// Beneficiaries by name, standing orders, confirmed transfers newest first, then savings plans by account and goals in their order.
    func each(_ body: (ExportedRecord) throws -> Void) throws {
        for beneficiary in try BeneficiaryRepository(connection, household: household).all() {
            var shown = beneficiary
            shown.party.number = self.shown(beneficiary.party.number)
            try body(.beneficiary(shown))
        }
        let standing = StandingOrderRepository(connection, household: household)
        for order in try standing.active() + standing.ended(limit: .max) where touches(order.source, order.destination) {
            var order = order
            order.destination = shown(order.destination)
            try body(.standingOrder(order))
        }
        try eachTransfer(body)
        for (account, plan) in try SavingsPlanRepository(connection, household: household).all().sorted(by: { $0.key < $1.key })
        where request.account ?? account == account {
            try body(.plan(account, plan))
        }
        for goal in try SavingsGoalRepository(connection, household: household).all() where !goal.isRemoved {
            guard request.account.map({ account in goal.parts.contains { $0.account == account } }) ?? true else { continue }
            try body(.goal(goal))
        }
    }

    private func eachTransfer(_ body: (ExportedRecord) throws -> Void) throws {
        let transfers = TransferRepository(connection, household: household)
        var last: ID<Transfer>?
        while true {
            let page = try transfers.confirmed(before: last, limit: Self.pageSize)
            for var transfer in page where isWanted(transfer) {
                transfer.destination = shown(transfer.destination)
                try body(.transfer(transfer))
            }
            guard page.count == Self.pageSize, let next = page.last else { return }
            last = next.id
        }
    }

    private func shown(_ destination: TransferDestination) -> TransferDestination {
        guard case .payee(var party, let beneficiary, let isInternational) = destination else { return destination }
        party.number = shown(party.number)
        return .payee(party, beneficiary: beneficiary, isInternational: isInternational)
    }

    private func shown(_ number: PaymentNumber) -> PaymentNumber {
        guard !showsNumbers, case .other(let text) = number else { return number }
        return .other(text.maskedAccountNumber)
    }

    private func isWanted(_ transfer: Transfer) -> Bool {
        if let from = request.from, transfer.day < from { return false }
        if let until = request.until, transfer.day > until { return false }
        return touches(transfer.source, transfer.destination)
    }

    private func touches(_ source: ID<Account>, _ destination: TransferDestination) -> Bool {
        guard let account = request.account else { return true }
        return source == account || destination.account == account
    }
}
