/// The version of Coffer.
package enum Version {
    /// The version in the changelog (Semantic Versioning).
    package static let current = "0.1.0"
}
