import Models
import ServiceKit
import Services
import Storage

/// Reads all data of households, like a full export, and names the rows with unreadable values.
struct StoredValueCheck {
    let modules: ServiceModules

    /// The number of rows with which a rejected backup is described.
    private static let described = 10

    /// The rows of a household that cannot be read, a sentence each.
    func unreadableRows(of household: ID<Household>, on connection: Connection) throws -> [String] {
        let output = JSONExportOutput { _ in }
        return try connection.namingUnreadableRows(
            modules.exportReaders.map { module in
                {
                    let records = try LedgerAccountRepository(connection, household: household).all()
                    let scope = JSONExportScope(ExportRequest(format: .json), reader: nil)
                    let source = JSONExportSource(
                        connection, household: household, scope: scope, modules: modules, ledgerAccounts: records)
                    for section in try module.init(source: source).sections {
                        try output.section(section.name) { try section.write(output) }
                    }
                }
            })
    }

    /// The IBANs of own accounts and of what features have whose check digits are wrong, a sentence each. They are read as text, so that they are reported
    /// without causing errors: files of banks can contain such numbers.
    func wrongNumbers(of household: ID<Household>, on connection: Connection) throws -> [String] {
        var sentences: [String] = []
        _ = try connection.namingUnreadableRows {
            for record in try LedgerAccountRepository(connection, household: household).all() where Self.isWrong(record.iban ?? "") {
                sentences.append("account \(record.id.rawValue): the IBAN has wrong check digits")
            }
            for (owner, iban) in try modules.checks.flatMap({ try $0.ibans(of: household, on: connection) }) where Self.isWrong(iban) {
                sentences.append("\(owner): the IBAN has wrong check digits")
            }
        }
        return sentences
    }

    /// The fault of a backup; nil if every value of every household can be read.
    func fault(of connection: Connection) throws -> String? {
        Self.fault(try HouseholdRepository(connection).all().flatMap { try unreadableRows(of: $0.id, on: connection) })
    }

    /// The fault of a household; nil if every value can be read.
    func fault(of household: ID<Household>, on connection: Connection) throws -> String? {
        Self.fault(try unreadableRows(of: household, on: connection))
    }

    private static func fault(_ sentences: [String]) -> String? {
        guard !sentences.isEmpty else { return nil }
        let rest = sentences.count - described
        return sentences.prefix(described).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }

    /// Whether an IBAN, stored as upper-case letters and digits, has wrong check digits.
    private static func isWrong(_ iban: String) -> Bool {
        let bytes = Array(iban.utf8)
        guard !bytes.isEmpty else { return false }
        return bytes.count < 5 || !bytes.allSatisfy(isLetterOrDigit) || IBAN.remainder(of: bytes) != 1
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}
