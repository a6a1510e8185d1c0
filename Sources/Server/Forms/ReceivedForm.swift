import HTML

/// What came with a form, with the folder its files lie in, which goes when the form does.
struct ReceivedForm {
    var fields: [(String, String)] = []
    var files: [(String, UploadedFile)] = []
    let folder: StagedFolder?

    /// The form's token against forged posts, not yet checked.
    var token: String? { fields.last { $0.0 == ReservedName.token }?.1 }
}
