import CardsModel
import DesignSystem
import HTML
import Localization
import Models

/// A list row of a benefit: icon of the category, name, recipient and expiry, remaining amount, and the *Use* button.
struct BenefitRowView: View {
    let benefit: any BenefitDisplayable
    let path: String
    /// The name of the card, for lists with benefits of several cards.
    var card: String?
    /// Records one use with the maximum amount; nil if the benefit cannot be used from the list.
    var use: Action?

    var body: some View {
        li(.classes(ClassName("row benefit-row"), benefit.displayStatus == .available ? nil : ClassName("benefit-done"))) {
            IconDisc(category: benefit.categoryIcon)
            div(.class("row-text")) {
                a(.class("row-title"), .href(path), .data("skeleton", "detail")) { .verbatim(benefit.displayName) }
                span(.class("row-subtitle")) {
                    if benefit.displayStatus == .available, benefit.daysRemaining != .max {
                        span(tone.map { .classes($0) }) { benefit.urgencyText }
                        if !detail.isEmpty { " · " }
                    }
                    Text(.verbatim(detail))
                }
            }
            div(.class("row-trailing")) {
                span(.class("benefit-amount")) {
                    span(.class("amount")) { BenefitValueText(benefit: benefit) }
                    span(.class("benefit-per")) { benefit.frequencyLabel }
                }
                if benefit.displayStatus == .used { small { "Used" } }
                if benefit.displayStatus == .expired { small { "Expired" } }
            }
            if let use {
                // The name contains the remaining amount, so a second press of a stale button does not match and records nothing.
                Button("Use \(benefit.displayName)", role: .plain, name: "use-\(benefit.rawValue.minorUnits)", action: use) {
                    span { "Use" }
                }
            }
        }
    }

    private var detail: String {
        var parts: [String] = []
        if benefit.displayStatus == .used, let day = benefit.usedDateFormatted { parts.append(day) }
        if let card { parts.append(card) } else if let merchant = benefit.merchantName { parts.append(merchant) }
        return parts.joined(separator: " · ")
    }

    private var tone: ClassName? {
        if benefit.isUrgent { return ClassName("urgent") }
        return benefit.isExpiringSoon ? ClassName("soon") : nil
    }
}
