package import Localization
import Models

extension BillingCycle {
    /// The cycle on its own: `Every month`, `Every 2 months`, `Once`.
    package var title: LocalizedText {
        guard case .every(let interval, let unit) = self else { return "Once" }
        return switch unit {
        case .day: .plural(interval, one: "Every day", other: "Every \(interval) days")
        case .week: .plural(interval, one: "Every week", other: "Every \(interval) weeks")
        case .month: .plural(interval, one: "Every month", other: "Every \(interval) months")
        case .quarter: .plural(interval, one: "Every quarter", other: "Every \(interval) quarters")
        case .halfYear: .plural(interval, one: "Every half-year", other: "Every \(interval) half-years")
        case .year: .plural(interval, one: "Every year", other: "Every \(interval) years")
        }
    }

    /// The cycle after a price: `a month`, `per 2 months`, `once`.
    package var afterPrice: LocalizedText {
        guard case .every(let interval, let unit) = self else { return "once" }
        return switch unit {
        case .day: .plural(interval, one: "a day", other: "per \(interval) days")
        case .week: .plural(interval, one: "a week", other: "per \(interval) weeks")
        case .month: .plural(interval, one: "a month", other: "per \(interval) months")
        case .quarter: .plural(interval, one: "a quarter", other: "per \(interval) quarters")
        case .halfYear: .plural(interval, one: "a half-year", other: "per \(interval) half-years")
        case .year: .plural(interval, one: "a year", other: "per \(interval) years")
        }
    }
}
