import ArgumentParser
package import Localization
package import Models

/// The unit of a billing cycle, with the usual spellings: `year`, `yearly`, `annual` and `annually` are one.
package enum BillingUnitOption: Hashable, Sendable {
    case once
    case unit(ScheduleUnit)

    /// - Throws: `ValidationError` for an interval out of range.
    package func cycle(every interval: Int) throws -> BillingCycle {
        guard case .unit(let unit) = self else { return .once }
        guard Schedule.intervals.contains(interval) else {
            throw ValidationError(
                text: "--every must be from \(Schedule.intervals.lowerBound) to \(Schedule.intervals.upperBound)")
        }
        return .every(interval, unit)
    }

    private static let spellings: [String: BillingUnitOption] = [
        "once": .once, "one-time": .once, "day": .unit(.day), "daily": .unit(.day), "days": .unit(.day), "week": .unit(.week),
        "weekly": .unit(.week), "weeks": .unit(.week), "month": .unit(.month), "monthly": .unit(.month), "months": .unit(.month),
        "quarter": .unit(.quarter), "quarterly": .unit(.quarter), "quarters": .unit(.quarter), "half-year": .unit(.halfYear),
        "half-yearly": .unit(.halfYear), "halfyear": .unit(.halfYear), "semi-annual": .unit(.halfYear), "semiannually": .unit(.halfYear),
        "year": .unit(.year), "yearly": .unit(.year), "years": .unit(.year), "annual": .unit(.year), "annually": .unit(.year),
    ]
}

extension BillingUnitOption: ExpressibleByArgument {
    package init?(argument: String) {
        guard let option = Self.spellings[argument.lowercased()] else { return nil }
        self = option
    }

    package static var allValueStrings: [String] { ["once", "day", "week", "month", "quarter", "half-year", "year"] }
}

extension BillingCycle {
    /// 1 for a single payment.
    package var interval: Int {
        if case .every(let interval, _) = self { interval } else { 1 }
    }

    /// The unit as an option.
    package var unitOption: BillingUnitOption {
        if case .every(_, let unit) = self { .unit(unit) } else { .once }
    }

    /// Behind the title *every*: `month`, `2 weeks`.
    package var everyText: LocalizedText {
        guard case .every(let interval, let unit) = self else { return "once" }
        return switch unit {
        case .day: .plural(interval, one: "day", other: "\(interval) days")
        case .week: .plural(interval, one: "week", other: "\(interval) weeks")
        case .month: .plural(interval, one: "month", other: "\(interval) months")
        case .quarter: .plural(interval, one: "quarter", other: "\(interval) quarters")
        case .halfYear: .plural(interval, one: "half-year", other: "\(interval) half-years")
        case .year: .plural(interval, one: "year", other: "\(interval) years")
        }
    }
}

extension Schedule {
    package var cycle: BillingCycle { .every(interval, unit) }
}
