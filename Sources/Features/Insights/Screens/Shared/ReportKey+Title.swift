import InsightsModel
import Localization
import Models
import Services

extension ReportKey {
    /// The title of the row.
    var title: LocalizedText {
        switch self {
        case .payee(""): "Without a payee"
        case .tag(""): "Without a tag"
        case .category(_, let name), .payee(let name), .tag(let name), .account(_, let name): .verbatim(name)
        case .month(let month): "\(month)"
        case .people: "Paid by other people"
        case .inTransit: "On the way between accounts"
        }
    }
}

extension ReportGrouping {
    var title: LocalizedText {
        switch self {
        case .category: "By category"
        case .payee: "By payee"
        case .tag: "By tag"
        case .account: "By account"
        case .month: "By month"
        }
    }
}
