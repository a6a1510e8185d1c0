package import App
import Localization
import Navigation

extension Outcome {
    /// The outcome with the English text of its notice as data, so that a text with arguments can be compared.
    package var english: Outcome {
        func english(_ notice: Notice?) -> Notice? {
            notice.map { Notice(.verbatim($0.text.english), undo: $0.undo, status: $0.status) }
        }
        return switch self {
        case .stayed(let notice): .stayed(notice: english(notice))
        case .moved(let link, let notice): .moved(link, notice: english(notice))
        default: self
        }
    }
}
