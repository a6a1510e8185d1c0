import Localization
import Models

extension EntryOrder {
    var title: LocalizedText {
        switch self {
        case .newest: "Newest first"
        case .oldest: "Oldest first"
        case .lowest: "Largest spending first"
        case .highest: "Largest income first"
        case .payee: "Payee, A to Z"
        case .payeeReversed: "Payee, Z to A"
        }
    }
}
