import InsightsModel
import Models
import ServiceKit
import Services

extension ReportReader {
    /// Net worth at the ends of the months of some days, with what moved it most from one to the next: from totals, so that its cost does not grow
    /// with the number of transactions.
    ///
    /// - Throws: `MoneyError.overflow`.
    func netWorth(_ days: ClosedRange<Day>) throws -> NetWorth {
        let converter = converter()
        let reader = try NetWorthReader(connection, household: household, today: today, converter: converter)
        let values = try reader.values(at: try reader.days(days))
        var points: [NetWorthPoint] = []
        var leftOut: Set<Currency>?
        for values in values.reversed() {
            points.append(NetWorthPoint(day: values.day, total: try reader.total(of: values), groups: try reader.groups(of: values)))
            if leftOut == nil { leftOut = converter.leftOut }
        }
        points.reverse()
        let leftOutBefore = converter.leftOut.subtracting(leftOut ?? []).sorted()
        // After the currencies that are left out are known, as amounts of the parts may not be in the totals.
        let parts = try values.map { try reader.rows(of: $0) }
        for index in points.indices.dropFirst() {
            let change = Int128(points[index].total.minorUnits) - Int128(points[index - 1].total.minorUnits)
            points[index].cause = NetWorthCause(from: parts[index - 1], to: parts[index], of: change)
        }
        let present = Set(points.flatMap(\.groups.keys))
        return NetWorth(
            points: points, groups: NetWorthGroup.all.filter { present.contains($0) },
            accounts: try values.last.map { try reader.holdings(of: $0) } ?? [], leftOut: leftOut?.sorted() ?? [],
            leftOutBefore: leftOutBefore)
    }
}
