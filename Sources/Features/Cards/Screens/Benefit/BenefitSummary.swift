import CardsModel
import DesignSystem
import HTML
import Localization

/// The remaining amount of a benefit in the current cycle.
struct BenefitSummary: View {
    let model: BenefitDetailViewModel
    let benefit: any BenefitDisplayable
    let terms: BenefitTerms

    var body: some View {
        if model.isRemoved {
            Banner("This benefit was removed", text: "Coffer keeps its history.", symbol: .archivebox)
        }
        if model.details?.benefit.isTemplateMissing == true {
            Banner(
                "The catalogue does not have this benefit any more", text: "You see the last known details.", symbol: .infoCircle,
                tone: .warning)
        }
        GroupBox {
            div(.class("verdict")) {
                IconDisc(category: benefit.categoryIcon, isLarge: true)
                div(.class("row-text")) {
                    p(.class("figure-label")) { label }
                    p(.class("figure")) {
                        span(.class("amount")) { BenefitValueText(benefit: benefit) }
                        span(.class("benefit-per")) { benefit.frequencyLabel }
                    }
                }
            }
            if let progress = model.details?.benefit.progress, progress.cycle != nil, benefit.displayStatus != .expired {
                ProgressBar("Used of this cycle", value: progress.used, of: progress.value)
                p(.class("progress-text")) {
                    span { "\(progress.used, wholeAmounts: true) of \(public: progress.value, wholeAmounts: true) used" }
                    span(tone.map { .classes($0) }) { benefit.displayStatus == .used ? "Used" : benefit.urgencyText }
                }
            }
            if let text = benefit.benefitDescription { p(.class("second")) { .verbatim(text) } }
            if let next = model.details?.benefit.nextDay {
                p(.class("small second")) { "Available again on \(next)." }
            }
        }
    }

    private var label: LocalizedText {
        switch benefit.displayStatus {
        case .available: "Left to use"
        case .used: "Used, value per cycle"
        case .expired: "Expired, value per cycle"
        }
    }

    private var tone: ClassName? { benefit.isUrgent ? ClassName("urgent") : benefit.isExpiringSoon ? ClassName("soon") : nil }
}
