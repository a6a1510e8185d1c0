package import Services

/// A file that a feature writes for a download.
package struct FeatureFile: Sendable {
    /// The suggested name, with extension.
    package let name: String
    package let mediaType: String
    package let bytes: [UInt8]

    package init(name: String, mediaType: String, bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
    }
}

/// Reads and writes a file for a member; nil if there is no such file.
package typealias FileWriter = @Sendable (DependencyContainer) async throws -> FeatureFile?
