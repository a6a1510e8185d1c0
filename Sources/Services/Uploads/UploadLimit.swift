/// What one upload may hold, and all uploads of a household together.
package enum UploadLimit {
    /// Files that are sent at once.
    package static let files = 100
    /// Uploads of a household that wait for their import.
    package static let uploads = 40
    /// Bytes of all of them.
    package static let bytes: Int64 = 1 << 30
}
