import Localization
import Navigation

extension DeepLinkError {
    /// The sentence for the reader.
    var text: LocalizedText {
        switch self {
        case .invalidScheme(""): "The link names no scheme"
        case .invalidScheme(let scheme): "Coffer does not open \(scheme) links"
        case .invalidPath(let path): "No screen has the path \(path)"
        case .missingParameter(let path): "The path \(path) lacks an id"
        }
    }
}
