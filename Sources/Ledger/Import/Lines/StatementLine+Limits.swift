import Models
import StatementFiles

extension StatementLine {
    /// The line with its texts truncated to the limits of typed ones, and whether any was truncated. The original texts identify the line.
    var limited: (line: StatementLine, isCut: Bool) {
        var line = self
        line.payee = TextLimit.cut(payee, to: TextLimit.payee)
        line.memo = TextLimit.cut(memo, to: TextLimit.note)
        line.reference = reference.map { TextLimit.cut($0, to: TextLimit.reference) }
        line.category = category.map { TextLimit.cut($0, to: TextLimit.name) }
        line.transferAccount = transferAccount.map { TextLimit.cut($0, to: TextLimit.name) }
        for index in line.parts.indices {
            line.parts[index].memo = TextLimit.cut(parts[index].memo, to: TextLimit.note)
            line.parts[index].category = parts[index].category.map { TextLimit.cut($0, to: TextLimit.name) }
            line.parts[index].transferAccount = parts[index].transferAccount.map { TextLimit.cut($0, to: TextLimit.name) }
        }
        return (line, line != self)
    }

    /// Whether all texts are certainly within the limits; true for nearly every line.
    var isWithinLimits: Bool {
        payee.utf8.count <= TextLimit.name && memo.utf8.count <= TextLimit.name && (reference?.utf8.count ?? 0) <= TextLimit.name
            && (category?.utf8.count ?? 0) <= TextLimit.name && (transferAccount?.utf8.count ?? 0) <= TextLimit.name && parts.isEmpty
    }
}
