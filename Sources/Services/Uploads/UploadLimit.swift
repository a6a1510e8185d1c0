/// Limits of uploads, per upload and per household.
package enum UploadLimit {
    /// Maximum number of files per upload.
    package static let files = 100
    /// Maximum number of pending uploads per household.
    package static let uploads = 40
    /// Maximum total size in bytes.
    package static let bytes: Int64 = 1 << 30
}
