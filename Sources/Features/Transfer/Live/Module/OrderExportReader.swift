import Models
import ServiceKit
import TransferModel

/// Reads beneficiaries, orders and transfer limits for a JSON export.
struct OrderExportReader: ExportReader {
    private let source: JSONExportSource

    private static let pageSize = 200

    init(source: JSONExportSource) {
        self.source = source
    }

    var sections: [JSONExportSection] {
        [
            .ofHousehold("beneficiaries", write: beneficiaries),
            JSONExportSection("standingOrders", write: standingOrders),
            JSONExportSection("transferOrders", write: transfers),
            .ofHousehold("transferLimits", write: limits),
        ]
    }

    /// Favourites first, then by name.
    private func beneficiaries(into output: JSONExportOutput) throws {
        for var beneficiary in try BeneficiaryRepository(source.connection, household: source.household).all() {
            beneficiary.party.number = shown(beneficiary.party.number)
            try output.record(BeneficiaryExport(beneficiary))
        }
    }

    /// Active ones by their next day, then ended ones, latest first.
    private func standingOrders(into output: JSONExportOutput) throws {
        let orders = StandingOrderRepository(source.connection, household: source.household)
        for var order in try orders.active() + orders.ended(limit: .max) where touches(order.source, order.destination) {
            order.destination = shown(order.destination)
            try output.record(StandingOrderExport(order))
        }
    }

    /// Confirmed ones, newest first, in pages, since their number grows.
    private func transfers(into output: JSONExportOutput) throws {
        let transfers = TransferRepository(source.connection, household: source.household)
        var last: ID<Transfer>?
        while true {
            let page = try transfers.confirmed(before: last, limit: Self.pageSize)
            for var transfer in page where source.scope.contains(transfer.day) && touches(transfer.source, transfer.destination) {
                transfer.destination = shown(transfer.destination)
                let occurrence = transfer.standingOrder == nil ? nil : try transfers.occurrenceDay(of: transfer.id)
                try output.record(TransferOrderExport(transfer, occurrence: occurrence))
            }
            guard page.count == Self.pageSize, let next = page.last else { return }
            last = next.id
        }
    }

    /// At most one record; none for the default limits.
    private func limits(into output: JSONExportOutput) throws {
        guard let limits = try TransferLimitRepository(source.connection, household: source.household).limits() else { return }
        try output.record(TransferLimitsExport(limits))
    }

    private func shown(_ destination: TransferDestination) -> TransferDestination {
        guard case .payee(var party, let beneficiary, let isInternational) = destination else { return destination }
        party.number = shown(party.number)
        return .payee(party, beneficiary: beneficiary, isInternational: isInternational)
    }

    private func shown(_ number: PaymentNumber) -> PaymentNumber {
        guard !source.scope.showsNumbers, case .other(let text) = number else { return number }
        return .other(text.maskedAccountNumber)
    }

    private func touches(_ account: ID<Account>, _ destination: TransferDestination) -> Bool {
        source.scope.contains(account) || source.scope.contains(destination.account)
    }
}
