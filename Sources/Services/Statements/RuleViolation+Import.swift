package import Localization

extension RuleViolation {
    package static let importWithoutFile = RuleViolation("request.import.no-file", field: "files", "No file was named")

    package static func importAccountForSeveral(file: String, accounts: [String]) -> RuleViolation {
        let names = accounts.prefix(5).joined(separator: ", ")
        return RuleViolation(
            "request.import.account-for-several", field: "account",
            "\(file) holds several accounts (\(names)), so --account cannot be used with it")
    }

    /// The file is ambiguous and no option resolves it.
    package static func importFileAmbiguous(file: String, _ text: LocalizedText) -> RuleViolation {
        RuleViolation("request.import.file-ambiguous", "\(file): \(text)")
    }

    package static func importFormatUnknown(_ name: String) -> RuleViolation {
        RuleViolation(
            "request.import.format-unknown", field: "format",
            "\(name) is no format that Coffer reads; it reads ofx, qif, csv, camt and mt940")
    }

    package static func importEncodingUnknown(_ name: String) -> RuleViolation {
        RuleViolation("request.import.encoding-unknown", field: "encoding", "\(name) is no encoding that Coffer reads")
    }

    package static func importDateOrderUnknown(_ name: String) -> RuleViolation {
        RuleViolation("request.import.date-order-unknown", field: "dateOrder", "\(name) is no order of dates")
    }
}

/// Columns are counted from 1.
extension RuleViolation {
    package static func importNotATable(file: String) -> RuleViolation {
        RuleViolation("request.import.not-a-table", field: "table", "\(file) is no CSV: its columns cannot be chosen")
    }

    package static func importColumnsFixed(file: String) -> RuleViolation {
        RuleViolation(
            "request.import.columns-fixed", field: "table",
            "\(file): The columns of Coffer's own export are known and cannot be chosen")
    }

    package static let importColumnsSeveral = RuleViolation(
        "request.import.columns-several", field: "table", "Only a memo has several columns")

    package static let importColumnsContradict = RuleViolation(
        "request.import.columns-contradict", field: "table", "Give the column amount, or debit and credit, not both")

    package static func importColumnsIncomplete(file: String, columns: [String]) -> RuleViolation {
        RuleViolation(
            "request.import.columns-incomplete", field: "table",
            "\(file): The columns debit and credit go together; its columns are \(list(columns))")
    }

    /// - Parameter column: a name or a number.
    package static func importColumnUnknown(_ column: String, file: String, columns: [String]) -> RuleViolation {
        RuleViolation(
            "request.import.column-unknown", field: "table", "\(file) has no column \(column); its columns are \(list(columns))")
    }

    package static func importColumnAmbiguous(_ name: String, file: String) -> RuleViolation {
        RuleViolation(
            "request.import.column-ambiguous", field: "table", "\(file) has several columns \(name); name one by its number")
    }

    private static func list(_ columns: [String]) -> String {
        columns.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    }
}

extension RuleViolation {
    package static let importOfClosedAccount = RuleViolation(
        "import.of-closed-account",
        "The import has statements of an account that you do not see in full; only the member with that account can undo it")
    package static let importUndone = RuleViolation("import.undone", "This import was undone already")
}
