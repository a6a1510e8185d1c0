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
                FileRow(
                    attachment.name, id: attachment.id.description, isPicture: attachment.isPicture, size: attachment.size,
                    path: attachment.path
                ) {
                    if model.context.canWrite {
                        Button("Delete", role: .plain, confirm: "Delete \(attachment.name)?", name: "delete-file") {
                            await model.delete(attachment)
                        }
                    }
                }
            }
        }
    }
}
