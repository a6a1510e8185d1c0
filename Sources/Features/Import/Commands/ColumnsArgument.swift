import ArgumentParser
import CommandKit
import Localization
import Services

/// The columns of a table, parsed from `day=1,amount=Betrag,memo=4+5,id=none`.
struct ColumnsArgument: Hashable {
    let columns: [TableOptions.Role: [TableOptions.Column]]

    /// - Throws: `ValidationError`.
    init(_ text: String) throws {
        var columns: [TableOptions.Role: [TableOptions.Column]] = [:]
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let equals = item.firstIndex(of: "="), let role = TableOptions.Role(rawValue: String(item[..<equals])) else {
                let known = TableOptions.Role.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError(text: "Write role=column, separated by commas; the roles are \(known)")
            }
            guard columns[role] == nil else { throw ValidationError(text: "The column \(role.rawValue) is given twice") }
            columns[role] = try Self.columns(item[item.index(after: equals)...])
        }
        self.columns = columns
    }

    private static func columns(_ text: Substring) throws -> [TableOptions.Column] {
        guard text != "none" else { return [] }
        return try text.split(separator: "+", omittingEmptySubsequences: false).map { name in
            guard !name.isEmpty else { throw ValidationError(text: "Give a column by its number from 1, by its name, or none") }
            return Int(name).map { .number($0) } ?? .name(String(name))
        }
    }
}
