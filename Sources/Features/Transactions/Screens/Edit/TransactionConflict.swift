import DesignSystem
import HTML
import Localization
import Models
import Navigation
import TransactionsModel

/// The banner above a form after another member changed its transaction.
struct TransactionConflict: View {
    let outline: TransactionOutline

    var body: some View {
        ConflictBanner(
            "Somebody else changed this transaction in the meantime",
            path: TransactionsRoute.detail(transactionId: outline.group.id.description).path.absolute)
    }
}
