/// What one upload may hold.
package enum UploadLimit {
    /// Files that are sent at once.
    package static let files = 100
}
