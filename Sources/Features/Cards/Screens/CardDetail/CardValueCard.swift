import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Services

/// The remaining value of a card, and whether it is worth its fee.
struct CardValueCard: View {
    let card: any CardDisplayable
    let value: CardValue
    let nextFeeDay: Day?
    let context: MemberContext

    var body: some View {
        GroupBox {
            p(.class("figure-label")) { "Left to use" }
            p(.class("figure")) { amount(card.totalAvailableValue) }
            div(.class("verdict")) {
                IconDisc(symbol, tint: tint)
                div(.class("row-text")) {
                    p(.class("verdict-title")) { recommendation.title }
                    p(.class("small second")) { recommendation.sentence(hasFee: hasFee) }
                }
            }
            if hasFee {
                ProgressBar(
                    "Redeemed of the annual fee", value: context.showsBalances ? value.redeemed : .zero(value.fee.currency), of: value.fee)
            }
            dl(.class("verdict-facts")) {
                Fact("Redeemed") { amount(value.redeemed) }
                Fact("Lost") { amount(value.lost) }
                if hasFee {
                    Fact("Annual fee") { fee }
                    Fact("Expected by the end of the year") { amount(value.expected) }
                    Fact("Net") { amount(value.net) }
                    if let rate = value.returnText(in: context.locale), context.showsBalances { Fact("Return", rate) }
                    Fact("Pays for itself", breakEven)
                }
                if let day = nextFeeDay { Fact("Next fee", "\(day)") }
                Fact("Fee year", year)
            }
        }
    }

    private var hasFee: Bool { value.fee.minorUnits > 0 }

    private var recommendation: CardRecommendation { value.recommendation }

    private var fee: some View { AmountText(value.fee, visibility: .publicFact, wholeAmounts: true) }

    private var year: LocalizedText {
        let days: LocalizedText = "\(value.year.first) – \(value.year.last)"
        return value.isYearKnown ? days : "\(days), until the day of opening is known"
    }

    private var breakEven: LocalizedText {
        switch value.monthsToBreakEven {
        case nil: "Not at this pace"
        case 0?: "Already reached"
        case 1?: "In a month"
        case let months?: "In \(months) months"
        }
    }

    private var symbol: Symbol {
        switch recommendation {
        case .strongKeep: .starFill
        case .keep: .checkmarkCircle
        case .evaluate: .questionmarkCircle
        case .considerCancelling: .exclamationmarkTriangle
        case .tooEarlyToSay: .clock
        }
    }

    private var tint: IconTint {
        switch recommendation {
        case .strongKeep, .keep: .credit
        case .evaluate: .accent
        case .considerCancelling: .warning
        case .tooEarlyToSay: .neutral
        }
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money, wholeAmounts: true)
    }
}
