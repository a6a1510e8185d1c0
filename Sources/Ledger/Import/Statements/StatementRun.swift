import Models
import Services
import StatementFiles

/// Imports one statement of a file: usually one account, plus one for each further currency of its lines.
///
/// The account is resolved at the first line or balance, so that the empty statements of some banks cause no question.
final class StatementRun {
    private let state: ImportState
    private let recogniser: AccountRecogniser
    private var header: StatementHeader
    private let item: StatementFileSet.Item
    private let number: Int
    /// Index of the statement in its file, from 0.
    private let index: Int
    private let isRepeated: Bool
    /// The account that the request names for a file that does not identify it.
    private var named: AccountRecogniser.Sibling?
    /// Identifies the statement within the import.
    private let key: String
    private let emit: (Diagnostic) -> Void
    /// The currency in the file, and the hash of its account.
    private let stated: Currency?
    private let identity: StableHash
    private var main: StatementImporter?
    private var others: [Currency: StatementImporter] = [:]
    private var rejected = 0
    private var rejectedBefore = 0

    init(
        _ state: ImportState, _ recogniser: AccountRecogniser, header: StatementHeader, item: StatementFileSet.Item, number: Int,
        index: Int, key: String, emit: @escaping (Diagnostic) -> Void
    ) {
        self.state = state
        self.recogniser = recogniser
        self.header = header
        if header.kind == nil { self.header.kind = item.kind }
        stated = header.currency
        identity = BankIdScanner.accountHash(of: header)
        self.item = item
        self.number = number
        self.index = index
        isRepeated = item.validity?.repeatedStatements.contains(index) ?? false
        self.key = key
        self.emit = emit
    }

    /// The reports, the statement's own account first; empty for an empty statement.
    var reports: [StatementReport] {
        ([main].compactMap { $0 } + others.sorted { $0.key < $1.key }.map(\.value)).map(\.report)
    }

    /// - Parameter following: the lines after it, as far as they were read.
    func consume(_ line: StatementLine, _ lineKey: LineKey, following: ArraySlice<StatementLine>) throws {
        let importer = try importer(of: line)
        guard !isRepeated else { return importer.countRepeated(line) }
        try importer.consume(line, lineKey, following: following)
    }

    func countRejected() {
        if let main { main.countRejected() } else { rejected += 1 }
    }

    /// Counts lines that were rejected before the statement began.
    func countRejectedBefore(_ count: Int) { rejectedBefore += count }

    func finish(_ trailer: StatementTrailer) throws {
        if main == nil, let named, let first = others.keys.sorted().first, others.count == 1 {
            throw ServiceError.rule(
                .importCurrencyDiffers(file: item.name, currency: first, account: named.name, accountCurrency: named.currency))
        }
        if main == nil, others.isEmpty {
            guard !header.isAnonymous || header.opening != nil || trailer.closing != nil || rejected > 0 else { return }
            main = try importer(for: header, key: key)
        }
        for _ in 0..<(rejected + rejectedBefore) { (main ?? others.min { $0.key < $1.key }?.value)?.countRejected() }
        if isRepeated {
            emit(Diagnostic(line: header.line, severity: .warning, code: .importStatementTwice))
            return
        }
        if let count = item.validity?.repeatedLines[index] {
            emit(
                Diagnostic(line: header.line, severity: .note, code: .importLinesWithOneID, arguments: ["\(count)"]))
        }
        let balanceCurrency = stated ?? main?.currency
        let importers = [main].compactMap { $0 } + others.sorted { $0.key < $1.key }.map(\.value)
        for importer in importers { try importer.finish(importer.currency == balanceCurrency ? trailer : StatementTrailer()) }
    }

    // MARK: - Private

    /// The importer of a line: of the statement's own account, or of the line's currency.
    private func importer(of line: StatementLine) throws -> StatementImporter {
        let currency = line.currency ?? stated
        if main == nil, others.isEmpty, header.isAnonymous, item.file.format == .csv { named = try recogniser.namedAccount(key: key) }
        // With lines in several currencies for a named account, lines of its own currency may come later.
        if main == nil, let named, let currency, currency != named.currency {
            return try currencyImporter(in: currency, sibling: named)
        }
        let main = try mainImporter(with: line)
        if let currency, currency != main.currency { return try currencyImporter(in: currency, sibling: main.sibling) }
        return main
    }

    private func mainImporter(with line: StatementLine) throws -> StatementImporter {
        if let main { return main }
        if header.currency == nil || named != nil { header.currency = line.currency ?? stated }
        let importer = try importer(for: header, key: key)
        main = importer
        return importer
    }

    /// The importer for another currency: the account with the same number, or with the same name and the currency's code.
    private func currencyImporter(in currency: Currency, sibling: AccountRecogniser.Sibling) throws -> StatementImporter {
        if let known = others[currency] { return known }
        var own = header
        own.currency = currency
        own.opening = nil
        own.intermediateOpening = nil
        let importer = try importer(for: own, key: "\(key)-\(currency.code)", sibling: sibling)
        others[currency] = importer
        return importer
    }

    private func importer(
        for header: StatementHeader, key: String, sibling: AccountRecogniser.Sibling? = nil
    ) throws -> StatementImporter {
        try StatementImporter(
            state, result: try recogniser.recognise(header, file: item.name, key: key, sibling: sibling), header: header,
            identity: identity, key: key,
            validity: item.validity ?? BankIdValidity(shared: []), number: index,
            format: item.file.format, layout: item.layout, file: Int32(number + 1), emit: emit)
    }
}
