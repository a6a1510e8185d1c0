/// A file that was chosen: what it is called, and where its bytes lie.
struct UploadFile: Hashable {
    var name: String
    var path: String
}
