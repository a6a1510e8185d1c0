import HTML

/// A parsed form. It retains the folder of its files, which is deleted with the form.
struct ReceivedForm {
    var fields: [(String, String)] = []
    var files: [(String, UploadedFile)] = []
    let folder: StagedFolder?

    /// The CSRF token, not yet validated.
    var token: String? { fields.last { $0.0 == ReservedName.token }?.1 }
}
