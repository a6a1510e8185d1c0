/// A selected file: its name and the path of its staged contents.
struct UploadFile: Hashable {
    var name: String
    var path: String
}
