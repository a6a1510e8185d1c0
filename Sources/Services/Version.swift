/// Which Coffer this is.
package enum Version {
    /// As in the changelog (Semantic Versioning).
    package static let current = "0.1.0"
}
