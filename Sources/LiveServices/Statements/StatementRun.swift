import Models
import Services
import StatementFiles
import Storage

/// One statement of a file while it is taken in: usually one account's; one more for each further currency that its lines are in.
///
/// The account is settled with the first line or balance, so that the empty frames that some banks put around a statement ask nothing.
final class StatementRun {
    private let state: ImportState
    private let recogniser: AccountRecogniser
    private var header: StatementHeader
    private let item: StatementFileSet.Item
    private let number: Int
    /// What the statement is called among all of the import.
    private let key: String
    private let emit: (Diagnostic) -> Void
    private var main: StatementImporter?
    private var others: [Currency: StatementImporter] = [:]
    private var rejected = 0

    init(
        _ state: ImportState, _ recogniser: AccountRecogniser, header: StatementHeader, item: StatementFileSet.Item, number: Int,
        key: String, emit: @escaping (Diagnostic) -> Void
    ) {
        self.state = state
        self.recogniser = recogniser
        self.header = header
        self.item = item
        self.number = number
        self.key = key
        self.emit = emit
    }

    /// What came of it, the statement's own account first; empty where there was nothing in it.
    var reports: [StatementReport] {
        ([main].compactMap { $0 } + others.sorted { $0.key < $1.key }.map(\.value)).map(\.report)
    }

    func take(_ line: StatementLine, _ lineKey: LineKey) throws {
        let importer = try begun(with: line)
        guard let own = line.currency, own != importer.currency else { return try importer.take(line, lineKey) }
        try pocket(in: own).take(line, lineKey)
    }

    func noteRejected() throws {
        if let main { main.noteRejected() } else { rejected += 1 }
    }

    func finish(_ trailer: StatementTrailer) throws {
        if main == nil {
            guard !header.isAnonymous || header.opening != nil || trailer.closing != nil || rejected > 0 else { return }
            main = try importer(for: header, key: key)
        }
        for _ in 0..<rejected { main?.noteRejected() }
        try main?.finish(trailer)
        for (_, pocket) in others.sorted(by: { $0.key < $1.key }) { try pocket.finish(StatementTrailer()) }
    }

    // MARK: - Private

    private func begun(with line: StatementLine) throws -> StatementImporter {
        if let main { return main }
        if header.currency == nil { header.currency = line.currency }
        let importer = try importer(for: header, key: key)
        main = importer
        return importer
    }

    /// The account of the same number in another currency.
    private func pocket(in currency: Currency) throws -> StatementImporter {
        if let known = others[currency] { return known }
        var own = header
        own.currency = currency
        own.opening = nil
        let importer = try importer(for: own, key: "\(key)-\(currency.code)")
        others[currency] = importer
        return importer
    }

    private func importer(for header: StatementHeader, key: String) throws -> StatementImporter {
        try StatementImporter(
            state, result: try recogniser.recognise(header, file: item.name, key: key), header: header, key: key,
            validity: item.validity ?? BankIdValidity(shared: []),
            format: item.file.format, file: Int32(number + 1), emit: emit)
    }
}
