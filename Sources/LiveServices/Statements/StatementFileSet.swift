import Models
import Services
import StatementFiles

/// The files of one import, recognised and looked through whole before anything is stored: one damaged file refuses them all.
struct StatementFileSet: Sendable {

    struct Item: Sendable {
        let name: String
        let file: StatementFile
        let validity: BankIdValidity
    }

    let items: [Item]
    private let progress: ImportProgress?
    private let total: Int

    /// - Parameter upload: what the request's upload holds, in the place of the request's own files.
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.usage`.
    init(_ request: ImportRequest, upload: Upload? = nil, progress: ImportProgress?) throws {
        self.progress = progress
        let named = upload?.files ?? request.files.map { StagedFile(name: $0, path: $0) }
        guard !named.isEmpty else { throw ServiceError.usage("No file was named") }
        let format = try Self.format(request.format)
        let order = try Self.order(request.dateOrder)
        let files = try named.map { item in
            (item.name, try Self.mapping(item.name) { try StatementFile(path: item.path, format: format, dateOrder: order) })
        }
        // Each file is read twice: to look through it, and to take it in.
        let total = files.reduce(0) { $0 + $1.1.size } * 2
        self.total = total
        var done = 0
        var items: [Item] = []
        for (name, file) in files {
            let base = done
            var survey = BankIdSurvey()
            try Self.mapping(name) { try file.read(into: &survey) { progress?(base + $0, total) } }
            if request.account != nil, survey.accounts.count > 1 {
                throw ServiceError.usage("\(name) holds several accounts, so --account cannot be used with it")
            }
            items.append(Item(name: name, file: file, validity: survey.result))
            done += file.size
        }
        self.items = items
    }

    /// Begins to read a file for taking it in.
    func read(_ index: Int) -> ReadAhead {
        let base = (total / 2) + items[..<index].reduce(0) { $0 + $1.file.size }
        guard let progress else { return ReadAhead(items[index].file, progress: nil) }
        let total = total
        return ReadAhead(items[index].file) { progress(base + $0, total) }
    }

    /// An error of reading as one that a person can be told, with the file's name.
    static func mapping<T>(_ name: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as FileByteSourceError {
            throw ServiceError.missingInput(file: name, reason: error.reason)
        } catch let error as StatementFileError {
            if error.reason == .needsChoice { throw ServiceError.usage("\(name): \(error.message)") }
            throw ServiceError.refusedFile(
                file: name,
                diagnostic: Diagnostic(
                    line: error.line, severity: .error, message: error.message, found: error.found, expected: error.expected))
        }
    }

    private static func format(_ name: String?) throws -> StatementFormat? {
        guard let name, name != "auto" else { return nil }
        guard let format = StatementFormat(rawValue: name) else {
            throw ServiceError.usage("\(name) is no format that Coffer reads; it reads ofx, qif, csv, camt and mt940")
        }
        return format
    }

    private static func order(_ name: String?) throws -> DateOrder? {
        guard let name else { return nil }
        guard let order = DateOrder(rawValue: name) else { throw ServiceError.usage("\(name) is no order of dates") }
        return order
    }
}
