import ArgumentParser
import CommandKit
import Localization
import Models
import Services

/// Options for reading statement files that do not declare these properties or declare them wrongly.
struct StatementReadingOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The format of the files.", valueName: "format")) var format: StatementFormatOption = .auto
    @Option(help: ArgumentHelp("The part that comes first in ambiguous dates.", valueName: "order")) var dateOrder: DateOrderOption?

    @Option(help: ArgumentHelp("The character encoding, such as utf-8, utf-16 or windows-1252; default: detected.", valueName: "name"))
    var encoding: String?

    @Option(
        help: ArgumentHelp("CSV: the field delimiter: comma, semicolon, tab or pipe.", valueName: "delimiter"),
        transform: { try DelimiterOption.read($0) })
    var delimiter: ColumnLayout.Delimiter?

    @Option(
        help: ArgumentHelp("CSV: the decimal separator: point or comma.", valueName: "mark"), transform: { try DecimalMarkOption.read($0) })
    var decimal: ColumnLayout.DecimalSeparator?

    @Option(
        help: ArgumentHelp(
            "CSV: the columns of day, amount (or debit and credit), payee, memo, currency and id: by number from 1, by name, or none.",
            valueName: "role=column,…"),
        transform: { try ColumnsArgument($0) })
    var columns: ColumnsArgument?

    @Flag(inversion: .prefixedNo, help: "CSV: the file has spending without a minus sign.") var invert: Bool?

    /// Whether any of these options was given.
    var isGiven: Bool { format != .auto || dateOrder != nil || encoding != nil || !table.isEmpty }

    /// The options for CSV files.
    var table: TableOptions {
        TableOptions(delimiter: delimiter, decimal: decimal, invertsSign: invert, columns: columns?.columns ?? [:])
    }

    /// The names of all these options, for error messages.
    static let names = "--format, --date-order, --encoding, --delimiter, --decimal, --columns, --invert"
}

/// Parses a delimiter: its name or the character itself.
enum DelimiterOption {
    static func read(_ text: String) throws -> ColumnLayout.Delimiter {
        switch text {
        case ",": return .comma
        case ";": return .semicolon
        case "\t", "\\t": return .tab
        case "|": return .pipe
        default:
            guard let delimiter = ColumnLayout.Delimiter(rawValue: text) else {
                throw ValidationError(text: "A delimiter is comma, semicolon, tab or pipe")
            }
            return delimiter
        }
    }
}

/// Parses a decimal separator: its name or the character itself.
enum DecimalMarkOption {
    static func read(_ text: String) throws -> ColumnLayout.DecimalSeparator {
        switch text {
        case ".": return .point
        case ",": return .comma
        default:
            guard let mark = ColumnLayout.DecimalSeparator(rawValue: text) else {
                throw ValidationError(text: "The decimal separator must be point or comma")
            }
            return mark
        }
    }
}

/// The format of a statement file.
enum StatementFormatOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Detected from the content.
    case auto
    case ofx, qif, csv, camt, mt940

    /// The value of `ImportRequest.format`.
    var requested: String? { self == .auto ? nil : rawValue }
}

/// The part that comes first in ambiguous dates such as 03/04.
enum DateOrderOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case day, month, year

    /// The value of `ImportRequest.dateOrder`.
    var requested: String { rawValue + "First" }

    /// Parses a value of `requested`.
    init?(requested: String) {
        guard requested.hasSuffix("First") else { return nil }
        self.init(rawValue: String(requested.dropLast(5)))
    }
}
