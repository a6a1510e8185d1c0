/// An error of an invalid link.
package enum DeepLinkError: Error, Hashable, Sendable {
    /// Not `coffer`, `bankapp`, `https` or `http`; with the scheme found.
    case invalidScheme(String)
    /// No route has this path.
    case invalidPath(String)
    /// The path lacks an id or other parameter.
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
