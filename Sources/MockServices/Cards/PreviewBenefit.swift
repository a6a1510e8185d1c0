package import Models
import Services

/// A benefit as plain values, for looking at views (ADR-001).
package struct PreviewBenefit: BenefitDisplayable {
    package var id: ID<Benefit>
    package var name: String
    /// What is left of it; where nothing is, what it is worth.
    package var value: Money
    package var status: BenefitStatus
    /// `Int.max` where it has no end.
    package var daysRemaining: Int
    package var frequency: BenefitFrequency
    package var category: BenefitCategory
    package var usedDay: Day?
    package var details: String
    package var merchantName: String?
    package var locale: LocaleFormat

    package init(
        id: ID<Benefit>, name: String, value: Money, status: BenefitStatus = .available, daysRemaining: Int,
        frequency: BenefitFrequency = .monthly, category: BenefitCategory = .other, usedDay: Day? = nil, details: String = "",
        merchantName: String? = nil, locale: LocaleFormat = .englishUS
    ) {
        self.id = id
        self.name = name
        self.value = value
        self.status = status
        self.daysRemaining = daysRemaining
        self.frequency = frequency
        self.category = category
        self.usedDay = usedDay
        self.details = details
        self.merchantName = merchantName
        self.locale = locale
    }

    package var displayName: String { name }
    package var displayValue: String { value.formatted(in: locale, wholeAmounts: true) }
    package var rawValue: Money { value }
    package var displayStatus: BenefitStatus { status }
    package var categoryIcon: String { category.icon }
    package var usedDateFormatted: String? { usedDay?.formatted(.medium, in: locale) }
    package var benefitDescription: String? { details.isEmpty ? nil : details }
}

extension PreviewBenefit {
    /// One of every sort: from what ends today to what has ended.
    package static let previews: [PreviewBenefit] = [
        made(1, "Lounge day pass", 60_00, days: 0, .annual, .travel, "One visit with a guest"),
        made(2, "Grocery delivery credit", 10_00, days: 1, .monthly, .shopping, merchant: "Parcel Lane"),
        made(3, "Airport rides", 20_00, days: 3, .monthly, .transportation, merchant: "Kestrel Cabs"),
        made(4, "Ride credit", 15_00, days: 4, .monthly, .transportation, "15 a month and 20 more in December", merchant: "Kestrel Cabs"),
        made(5, "Birthday coffee", 5_00, days: 7, .annual, .dining, merchant: "Kettle & Crow"),
        made(6, "Dining credit", 62_50, days: 34, .quarterly, .dining, "37.50 of 100 are used", usedDay: -18),
        made(7, "Hotel credit", 300_00, days: 34, .semiAnnual, .travel),
        made(8, "Phone repair", 50_00, days: .max, .perOccasion, .technology),
        made(9, "Streaming credit", 12_95, .used, days: 4, .monthly, .entertainment, usedDay: -19, merchant: "Lumen Stream"),
        made(10, "Border fast lane", 120_00, .used, days: 910, .months(48), .travel, usedDay: -551),
        made(11, "Rail credit", 50_00, .expired, days: -1, .semiAnnual, .travel),
    ]

    private static func made(
        _ id: Int64, _ name: String, _ units: Int64, _ status: BenefitStatus = .available, days: Int, _ frequency: BenefitFrequency,
        _ category: BenefitCategory, _ details: String = "", usedDay: Int? = nil, merchant: String? = nil
    ) -> PreviewBenefit {
        PreviewBenefit(
            id: ID(rawValue: 3_900 + id), name: name, value: .preview(units), status: status, daysRemaining: days, frequency: frequency,
            category: category, usedDay: usedDay.map { Day.preview.adding(days: $0) }, details: details, merchantName: merchant,
            locale: LocaleFormat("en-GB"))
    }
}
