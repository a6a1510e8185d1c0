import Localization
import ScreenKit

extension EditTexts {
    static let transfer = EditTexts(
        conflict: "Somebody else changed this transfer in the meantime", gone: "This transfer was deleted in the meantime")

    static let standingOrder = EditTexts(
        conflict: "Somebody else changed this standing order in the meantime", gone: "This standing order was deleted in the meantime")

    static let beneficiary = EditTexts(
        conflict: "Somebody else changed this beneficiary in the meantime", gone: "This beneficiary was deleted in the meantime",
        addAgain: "Add as a new beneficiary")
}
