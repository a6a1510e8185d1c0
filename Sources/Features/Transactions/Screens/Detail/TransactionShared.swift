import DesignSystem
import HTML
import Localization
import PeopleModel

/// The expense or settlement that a transaction posts: what changes it there changes it here.
struct TransactionShared: View {
    let shared: SharedPart
    let path: String?

    var body: some View {
        Section("Shared with others", id: "shared", note: "You change or delete this transaction there.") {
            ListRow(title, subtitle: .verbatim(shared.name), symbol: .person2, path: path)
        }
    }

    private var title: LocalizedText {
        if let expense = shared.title { .verbatim(expense) } else { "Settlement" }
    }
}
