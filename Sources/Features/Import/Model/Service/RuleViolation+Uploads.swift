import Localization
package import Services

extension RuleViolation {
    package static let uploadEmpty = RuleViolation("upload.empty", "Choose a file first")

    package static func uploadTooManyFiles(atMost count: Int) -> RuleViolation {
        RuleViolation("upload.too-many-files", "At most \(count) files can be sent at once")
    }

    package static func uploadFileTooLarge(_ name: String) -> RuleViolation {
        RuleViolation("upload.file.too-large", "\(name) is larger than 256 MB")
    }

    /// A database in memory has no folder for uploads.
    package static let uploadFolderMissing = RuleViolation("upload.folder-missing", "There is no folder for uploads")

    package static func uploadsTooMany(_ count: Int) -> RuleViolation {
        RuleViolation(
            "upload.too-many",
            """
            \(count) uploads of this household wait for their import; import or discard some of them first, or wait until they expire \
            after 24 hours
            """)
    }

    package static let uploadsTooLarge = RuleViolation(
        "upload.too-large",
        """
        The uploads of this household that wait for their import would be larger than 1 GB; import or discard some of them first, or \
        wait until they expire after 24 hours
        """)
}
