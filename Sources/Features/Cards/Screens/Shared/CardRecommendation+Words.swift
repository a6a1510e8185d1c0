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
        case .strongKeep: hasFee ? "At this pace it gives back far more than it costs." : "It costs nothing, so all it gives is yours."
        case .keep: hasFee ? "At this pace it gives back at least what it costs." : "It costs nothing, so all it gives is yours."
        case .evaluate: "At this pace it nearly earns its fee. What else it gives you has to be worth the rest."
        case .considerCancelling: "At this pace it costs more than it gives back."
        case .tooEarlyToSay: "After 90 days there is more to say."
        }
    }
}

extension CardValue {
    /// The formatted return: `−32.96 %`; nil without a fee.
    func returnText(in locale: LocaleFormat) -> LocalizedText? {
        returnRate.map { .verbatim(DecimalFigure(mantissa: $0, scale: 2).formatted(in: locale) + "\u{A0}%") }
    }
}
