import Models
import Services
import StatementFiles
import Storage

/// Reads for an export whom the household pays and what it has ordered, in pages, so that memory does not grow with what was ordered.
struct OrderReading {
    private let connection: Connection
    private let household: ID<Household>
    private let request: ExportRequest

    private static let pageSize = 200

    init(_ connection: Connection, household: ID<Household>, _ request: ExportRequest) {
        self.connection = connection
        self.household = household
        self.request = request
    }

    /// Beneficiaries by name, standing orders, then transfers that were confirmed, newest first.
    func each(_ body: (ExportedOrder) throws -> Void) throws {
        for beneficiary in try BeneficiaryRepository(connection, household: household).all() { try body(.beneficiary(beneficiary)) }
        let standing = StandingOrderRepository(connection, household: household)
        for order in try standing.active() + standing.ended(limit: .max) where touches(order.source, order.destination) {
            try body(.standing(order))
        }
        let transfers = TransferRepository(connection, household: household)
        var last: ID<Transfer>?
        while true {
            let page = try transfers.confirmed(before: last, limit: Self.pageSize)
            for transfer in page where isWanted(transfer) { try body(.transfer(transfer)) }
            guard page.count == Self.pageSize, let next = page.last else { return }
            last = next.id
        }
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
