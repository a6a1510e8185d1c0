import Ledger
import Models
import PeopleModel
import ServiceKit

/// Notifies members of the household of expenses that others added, changed or settled.
struct SharingNotifier {
    let writer: PeopleWriter
    /// The recipients; nil: all members except the one who writes.
    var recipients: NotificationSender.Recipients?

    func notify(_ kind: NotificationKind, of expense: Expense, in group: PeopleGroup) throws {
        let object = kind == .sharedExpenseDeleted ? ObjectReference(group.id) : ObjectReference(expense.id, in: group.id)
        try send(
            NotificationContent(
                kind: kind, subject: expense.title, amount: expense.amount, day: expense.day, detail: try writer.name(of: group),
                object: object),
            key: "\(expense.id)/\(expense.revision)/\(kind.rawValue)")
    }

    func notify(_ settlement: Settlement, in group: PeopleGroup) throws {
        try send(
            NotificationContent(
                kind: .settlementAdded, subject: settlement.subject(in: group), amount: settlement.amount, day: settlement.day,
                detail: try writer.name(of: group), object: ObjectReference(group.id)),
            key: "\(settlement.id)/added")
    }

    private func send(_ content: NotificationContent, key: String) throws {
        try NotificationSender(writer.write).send(content, key: key, to: recipients ?? .everybodyExcept(writer.write.member.id))
    }
}

extension Settlement {
    /// The names of both members, without that of the household: `Anna → Ben`.
    func subject(in group: PeopleGroup) -> String {
        [from, to].compactMap { group.member($0)?.name }.filter { !$0.isEmpty }.joined(separator: " → ")
    }
}
