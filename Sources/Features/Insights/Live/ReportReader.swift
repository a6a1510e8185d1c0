import InsightsModel
import Models
import ServiceKit
import Services
import Storage

/// Makes reports in one snapshot.
struct ReportReader {
    let connection: Connection
    let household: Household
    let today: Day
    /// The categories of income and spending by id.
    let categories: [ID<Models.Category>: Models.Category]

    init(_ connection: Connection, household: Household, today: Day) throws {
        self.connection = connection
        self.household = household
        self.today = today
        let all = try CategoryReader(connection, household: household.id).categories().filter { $0.class != .neutral }
        categories = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Throws: `ServiceError.rule` for a grouping that the kind does not have, `MoneyError.overflow`.
    func report(_ request: ReportRequest) throws -> Report {
        guard request.kind.groupings.contains(request.grouping) else { throw ServiceError.rule(.reportGroupingInvalid) }
        let converter = converter()
        let previousDays = request.comparison?.days(before: request.days, in: household)
        let current = try figures(request, request.days, converter)
        let previous = try previousDays.map { try figures(request, $0, converter) }
        let earlier = previousDays.map { compared(current, previous?.rows ?? [:], of: $0, request) } ?? [:]
        let keys = Set(current.rows.keys).union(earlier.keys)
        let rows = try keys.map { key in
            Report.Row(
                key: key, amount: try money(current.rows[key] ?? 0),
                previous: previous == nil ? nil : try money(earlier[key] ?? 0))
        }
        return Report(
            request: request, previousDays: previousDays, total: try money(current.total),
            previousTotal: try previous.map { try money($0.total) }, rows: rows.sorted(by: Self.precedes),
            leftOut: converter.leftOut.sorted(), isConverted: converter.isConverted)
    }

    /// A converter into the household's currency.
    func converter() -> FlowConverter { FlowConverter(connection, household: household.id, into: household.currency, today: today) }

    /// - Throws: `MoneyError.overflow`.
    func money(_ units: Int128) throws -> Money {
        guard let units = Int64(exactly: units) else { throw MoneyError.overflow }
        return Money(minorUnits: units, currency: household.currency)
    }

    /// The months between two that have figures: from the first one of the ledger on, and not beyond this month and the last one with figures.
    func months(_ days: ClosedRange<Day>, with known: ClosedRange<Month>?) throws -> ClosedRange<Month>? {
        guard let begin = try NetWorthFlows(connection, household: household.id).firstMonth() else { return nil }
        let first = max(household.month(of: days.lowerBound), min(begin, known?.lowerBound ?? begin))
        let last = min(household.month(of: days.upperBound), max(household.month(of: today), known?.upperBound ?? begin))
        return first <= last ? first...last : nil
    }

    // MARK: - Private

    private struct Figures {
        var rows: [ReportKey: Int128] = [:]
        var total: Int128 = 0
    }

    private func figures(_ request: ReportRequest, _ days: ClosedRange<Day>, _ converter: FlowConverter) throws -> Figures {
        switch request.grouping {
        case _ where request.kind == .networth: try netWorth(request.grouping, days, converter)
        case .category, .month: try totals(request, days, converter)
        case .payee, .tag, .account: try sums(request, days, converter)
        }
    }

    /// Rows from monthly and daily totals.
    private func totals(_ request: ReportRequest, _ days: ClosedRange<Day>, _ converter: FlowConverter) throws -> Figures {
        let byMonth = request.grouping == .month
        let counted = Set(categories.keys.filter { counts($0, in: request) })
        let flows = try CategoryFlows(connection, household: household, days, of: counted, byMonth: byMonth, converter: converter)
        var figures = Figures()
        if byMonth, let months = try months(days, with: flows.months) {
            for number in months.lowerBound.number...months.upperBound.number { figures.rows[.month(Month(number: number))] = 0 }
        }
        for (key, net) in flows.nets {
            let amount = net * request.kind.sign
            figures.total += amount
            if let month = key.month {
                figures.rows[.month(month), default: 0] += amount
            } else if amount != 0, let category = categories[key.category] {
                figures.rows[.category(category.id, name: category.name), default: 0] += amount
            }
        }
        return figures
    }

    /// Rows from the sums of transactions.
    private func sums(_ request: ReportRequest, _ days: ClosedRange<Day>, _ converter: FlowConverter) throws -> Figures {
        let repository = GroupedSumRepository(connection, household: household.id)
        let (classes, currency) = (request.kind.classes, household.currency)
        var figures = Figures()
        switch request.grouping {
        case .payee:
            for sum in try repository.byPayee(days, classes, in: currency) {
                try add(sum, as: .payee(sum.name), request, converter, to: &figures)
            }
        case .tag:
            for sum in try repository.byTag(days, classes, in: currency) {
                try add(sum, as: .tag(sum.name), request, converter, to: &figures)
            }
            // A transaction with several tags counts once.
            var byCategory = request
            byCategory.grouping = .category
            figures.total = try totals(byCategory, days, converter).total
        default:
            let records = try LedgerAccountRepository(connection, household: household.id).all()
            let names = Dictionary(records.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
            for sum in try repository.byAccount(days, classes, in: currency) {
                let key = sum.account.map { ReportKey.account($0, name: names[LedgerAccountID($0)] ?? "") } ?? .people
                try add(sum, as: key, request, converter, to: &figures)
            }
        }
        figures.rows = figures.rows.filter { $0.value != 0 }
        return figures
    }

    private func add(
        _ sum: GroupedSumRepository.Sum, as key: ReportKey, _ request: ReportRequest, _ converter: FlowConverter, to figures: inout Figures
    ) throws {
        guard counts(sum.category, in: request) else { return }
        let amount = Int128(try converter.units(of: sum.net, on: sum.day ?? today)) * request.kind.sign
        figures.rows[key, default: 0] += amount
        figures.total += amount
    }

    private func netWorth(_ grouping: ReportGrouping, _ days: ClosedRange<Day>, _ converter: FlowConverter) throws -> Figures {
        let reader = try NetWorthReader(connection, household: household, today: today, converter: converter)
        var figures = Figures()
        let ends = grouping == .month ? try reader.days(days) : []
        // Future days have no points; their net worth is that of today.
        for point in try reader.values(at: ends.isEmpty ? [min(days.upperBound, today)] : ends) {
            let total = try reader.total(of: point)
            figures.total = Int128(total.minorUnits)
            if grouping != .month {
                for (key, amount) in try reader.rows(of: point) where !amount.isZero { figures.rows[key] = Int128(amount.minorUnits) }
            } else if !ends.isEmpty {
                figures.rows[.month(Month(of: point.day))] = Int128(total.minorUnits)
            }
        }
        return figures
    }

    private func counts(_ category: ID<Models.Category>, in request: ReportRequest) -> Bool {
        guard let found = categories[category] else { return false }
        return request.kind.classes.contains(found.class) && !request.excluded.contains(category)
    }

    /// The rows of the earlier days by the keys of the rows with which they are compared. The first month is compared with the first one; earlier
    /// days that touch more months than those of the report end in its last one. Future months have no net worth to compare.
    private func compared(
        _ current: Figures, _ rows: [ReportKey: Int128], of previousDays: ClosedRange<Day>, _ request: ReportRequest
    ) -> [ReportKey: Int128] {
        guard request.grouping == .month else { return rows }
        let isNetWorth = request.kind == .networth
        func month(_ day: Day) -> Month { isNetWorth ? Month(of: day) : household.month(of: day) }
        let distance = Int(month(request.days.lowerBound).number - month(previousDays.lowerBound).number)
        let last = month(request.days.upperBound)
        var earlier: [ReportKey: Int128] = [:]
        for (key, amount) in rows.sorted(by: { $0.key.text < $1.key.text }) {
            guard case .month(let own) = key else { continue }
            let target = ReportKey.month(min(own.adding(months: distance), last))
            earlier[target] = isNetWorth ? amount : (earlier[target] ?? 0) + amount
        }
        return isNetWorth ? earlier.filter { current.rows[$0.key] != nil } : earlier
    }

    private static func precedes(_ one: Report.Row, _ other: Report.Row) -> Bool {
        if case .month(let first) = one.key, case .month(let second) = other.key { return first < second }
        return (-Int128(one.amount.minorUnits), -Int128(one.previous?.minorUnits ?? 0), one.key.text)
            < (-Int128(other.amount.minorUnits), -Int128(other.previous?.minorUnits ?? 0), other.key.text)
    }
}
