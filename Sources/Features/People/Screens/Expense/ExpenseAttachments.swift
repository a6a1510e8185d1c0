import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

/// The files of an expense, and the form that adds one.
struct ExpenseAttachments: View {
    let model: ExpenseDetailViewModel
    let attachments: [Attachment]

    var body: some View {
        Group {
            if !attachments.isEmpty {
                Section("Attachments", id: "attachments") {
                    ForEach(attachments, id: \.id.description) { attachment in
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
            if model.context.canWrite {
                Form(label: "Add attachment", key: model[\.key]) {
                    FileField(
                        "File", file: file, accept: "image/png,image/jpeg,image/webp,application/pdf", error: model.fileError,
                        hint: "A receipt as picture or PDF, at most 10 MB.")
                    Button("Add attachment", role: .plain, name: "attach") { await model.attach() }
                }
            }
        }
    }

    private var file: Binding<UploadedFile?> {
        Binding(get: { nil }, set: { model.file = $0.map { StagedFile(name: $0.name, path: $0.stagedAs) } })
    }
}
