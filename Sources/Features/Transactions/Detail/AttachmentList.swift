import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

/// The attachments of a transaction, with actions to open, download and delete each.
struct AttachmentList: View {
    let model: TransactionDetailViewModel

    var body: some View {
        Section("Attachments", id: "attachments") {
            ForEach(model.attachments, id: \.id.description) { attachment in
                li(.class("row"), .id(attachment.id.description)) {
                    IconDisc(attachment.contentType == .pdf ? .docText : .camera)
                    div(.class("row-text")) {
                        span(.class("row-title")) { a(.href(path(attachment))) { .verbatim(attachment.name) } }
                        span(.class("row-subtitle")) {
                            size(attachment.size)
                            " · "
                            a(.href(path(attachment)), .attribute("download", attachment.name)) { "Download" }
                        }
                    }
                    if model.context.canWrite {
                        Button("Delete", role: .plain, confirm: "Delete \(attachment.name)?", name: "delete-file") {
                            await model.delete(attachment)
                        }
                    }
                }
            }
        }
    }

    private func path(_ attachment: Attachment) -> String { "/files/attachments/\(attachment.id)" }

    /// `712 bytes`, `48 KB`, `2.4 MB` (1 MB = 1,000,000 bytes).
    private func size(_ bytes: Int) -> LocalizedText {
        if bytes < 1_000 { return "\(bytes) bytes" }
        if bytes < 1_000_000 { return "\((bytes + 500) / 1_000) KB" }
        let tenths = (bytes + 50_000) / 100_000
        let megabytes = "\(tenths / 10).\(tenths % 10)"
        return "\(megabytes) MB"
    }
}
