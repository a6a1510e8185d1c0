import ServiceKit
import Services
import TransactionsModel

/// Files of transactions and expenses.
struct AttachmentsModule: ServiceModule {
    var services: [ServiceEntry] { [ServiceEntry((any AttachmentServiceProtocol).self) { LiveAttachmentService(context: $0) }] }
}
