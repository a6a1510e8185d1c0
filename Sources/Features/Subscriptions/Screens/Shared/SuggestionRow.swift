import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SubscriptionsModel

/// A suggestion with its arithmetic.
struct SuggestionRow: View {
    let suggestion: SubscriptionSuggestion

    var body: some View {
        ListRow(title, subtitle: text, path: path) {
            IconDisc(symbol, tint: tint)
        }
    }

    private var path: String? {
        suggestion.subscriptions.first.map { SubscriptionsRoute.detail(subscriptionId: $0.description).path.absolute }
    }

    private var title: LocalizedText {
        switch suggestion {
        case .trialEnds(_, let name, let until, _, _): "\(name): the trial ends on \(until)"
        case .cancelBy(_, let name, let by, _, _): "\(name): cancel by \(by), or it renews"
        case .openChange(_, let name, _): "\(name): is this the new price?"
        case .missing(_, let name, let day, _): "\(name): not charged on \(day)"
        case .priceUp(_, let name, _): "\(name) costs more"
        case .twoOfAKind(_, let names, _, _): "\(names.joined(separator: ", ")): similar subscriptions"
        case .yearlyIsCheaper(_, let name, _, _, _): "\(name): paying by the year is cheaper"
        case .unused(_, let name, let days, _): "\(name): not used for \(days) days"
        }
    }

    private var text: LocalizedText {
        switch suggestion {
        case .trialEnds(_, _, _, let then, let yearly):
            then.map { "Then \($0) per cycle, \(yearly) a year" } ?? "The trial ends automatically"
        case .cancelBy(_, _, _, let renewal, let price): "\(price) is charged on \(renewal)"
        case .openChange(_, _, let open):
            "\(open.change.from) became \(open.change.to) on \(open.change.day): \(open.change.yearly, sign: .always) a year"
        case .missing(_, _, _, let amount): "\(amount) was expected"
        case .priceUp(_, _, let change):
            "\(change.from) became \(change.to) on \(change.day): \(change.yearly, sign: .always) a year"
        case .twoOfAKind(_, _, _, let saving): "Keep one of them to save \(saving) a year"
        case .yearlyIsCheaper(_, _, let yearly, let offer, let saving): "\(yearly) now, \(offer) by the year: you save \(saving)"
        case .unused(_, _, _, let yearly): "Cancel to save \(yearly) a year"
        }
    }

    private var symbol: Symbol {
        switch suggestion {
        case .trialEnds, .cancelBy: .clock
        case .openChange, .missing, .priceUp: .exclamationmarkTriangle
        case .twoOfAKind, .yearlyIsCheaper, .unused: .lightbulb
        }
    }

    private var tint: IconTint {
        switch suggestion {
        case .openChange, .missing, .trialEnds, .cancelBy: .warning
        case .priceUp, .twoOfAKind, .yearlyIsCheaper, .unused: .accent
        }
    }
}
