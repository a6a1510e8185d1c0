package import HTML
import Localization

/// A row of an attached file, with links to open and download it, and an action.
package struct FileRow<Content: View>: View {
    private let id: String
    private let name: String
    private let isPicture: Bool
    private let size: Int
    private let path: String
    private let action: Content

    /// - Parameters:
    ///   - id: of the element.
    ///   - size: in bytes.
    ///   - path: where the file is downloaded from.
    ///   - action: for example a button that deletes it.
    package init(
        _ name: String, id: String, isPicture: Bool, size: Int, path: String, @ViewBuilder action: () -> Content
    ) {
        self.id = id
        self.name = name
        self.isPicture = isPicture
        self.size = size
        self.path = path
        self.action = action()
    }

    package var body: some View {
        li(.class("row"), .id(id)) {
            IconDisc(isPicture ? .camera : .docText)
            div(.class("row-text")) {
                span(.class("row-title")) { a(.href(path)) { .verbatim(name) } }
                span(.class("row-subtitle")) {
                    sizeText
                    " · "
                    a(.href(path), .attribute("download", name)) { "Download" }
                }
            }
            action
        }
    }

    /// `712 bytes`, `48 KB`, `2.4 MB` (1 MB = 1,000,000 bytes).
    private var sizeText: LocalizedText {
        if size < 1_000 { return "\(size) bytes" }
        if size < 1_000_000 { return "\((size + 500) / 1_000) KB" }
        let tenths = (size + 50_000) / 100_000
        let megabytes = "\(tenths / 10).\(tenths % 10)"
        return "\(megabytes) MB"
    }
}
