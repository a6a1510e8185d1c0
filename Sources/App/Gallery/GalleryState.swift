import Localization

/// The four states that every screen with data has.
package enum GalleryState: String, CaseIterable, Hashable, Sendable {
    case loading, content, error, empty

    var title: LocalizedText {
        switch self {
        case .loading: "Loading"
        case .content: "Content"
        case .error: "Error"
        case .empty: "Empty"
        }
    }
}
