/// Changes of imports.
extension AuditRecord.Action {
    package static let importStatements = Self(rawValue: "importStatements")
    package static let undoImport = Self(rawValue: "undoImport")
}
