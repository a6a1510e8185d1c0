/// Why a link leads nowhere.
package enum DeepLinkError: Error, Hashable, Sendable {
    /// Not `coffer`, `bankapp`, `https` or `http`; carries what was found.
    case invalidScheme(String)
    /// No screen has this path.
    case invalidPath(String)
    /// A screen has this path, but for an id that is not there.
    case missingParameter(String)
}

extension DeepLinkError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidScheme(let scheme): scheme.isEmpty ? "The link names no scheme" : "Coffer does not open \(scheme) links"
        case .invalidPath(let path): "No screen has the path \(path)"
        case .missingParameter(let path): "The path \(path) lacks an id"
        }
    }
}
