import CardsModel
import Localization
import Models

extension CardRecommendation {
    /// The recommendation in a few words.
    var title: LocalizedText {
        switch self {
        case .strongKeep: "Well worth keeping"
        case .keep: "Keep"
        case .evaluate: "Think it over"
        case .considerCancelling: "Consider cancelling"
        case .tooEarlyToSay: "Too early to say"
        }
    }

    /// The reason for the recommendation.
    ///
    /// - Parameter hasFee: Whether the card has an annual fee.
    func sentence(hasFee: Bool) -> LocalizedText {
        switch self {
        case .strongKeep:
            hasFee ? "At this pace the card gives back far more than it costs." : "The card has no fee, so you keep all it gives back."
        case .keep:
            hasFee ? "At this pace the card gives back at least what it costs." : "The card has no fee, so you keep all it gives back."
        case .evaluate: "At this pace the card nearly earns its fee. Keep it if its other perks are worth the rest."
        case .considerCancelling: "At this pace the card costs more than it gives back."
        case .tooEarlyToSay: "Coffer can tell you after 90 days."
        }
    }
}

extension CardValue {
    /// The formatted return: `−32.96 %`; nil without a fee.
    func returnText(in locale: LocaleFormat) -> LocalizedText? {
        returnRate.map { .verbatim(DecimalFigure(mantissa: $0, scale: 2).formatted(in: locale) + "\u{A0}%") }
    }
}
