import Models
import Services
import StatementFiles

/// The files of one import, recognised; and looked through whole where it has to be known which of the bank's ids count.
struct StatementFileSet: Sendable {

    struct Item: Sendable {
        /// As it was named: a path, or what the browser calls it.
        let name: String
        let file: StatementFile
        /// Which of the bank's ids count; nil where the file was not looked through, so that all of them count or none may come twice.
        let validity: BankIdValidity?

        /// Without its folder, as the history says it.
        var shortName: String { name.split(separator: "/").last.map(String.init) ?? name }
    }

    let items: [Item]
    private let isOneAccount: Bool
    private let progress: ImportProgress?

    /// Opens the files; none is looked through yet.
    ///
    /// - Parameters:
    ///   - upload: what the request's upload holds, in the place of the request's own files.
    ///   - layouts: remembered for the accounts that the files are said to be of, by the place of the file.
    ///   - currencies: of these accounts, by the place of the file.
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.usage`.
    init(
        _ request: ImportRequest, upload: Upload? = nil, layouts: [Int: CSVLayout] = [:], currencies: [Int: Currency] = [:],
        progress: ImportProgress?
    ) throws {
        self.progress = progress
        isOneAccount = request.account != nil
        let opener = try StatementFileOpener(request, upload: upload, layouts: layouts, currencies: currencies)
        guard !opener.files.isEmpty else { throw ServiceError.usage("No file was named") }
        items = try opener.files.indices.map { Item(name: opener.files[$0].name, file: try opener.open($0), validity: nil) }
    }

    /// How each file will be read.
    ///
    /// - Throws: as `init`, but not where the columns cannot be told.
    static func survey(
        _ request: ImportRequest, upload: Upload?, layouts: [Int: CSVLayout], currencies: [Int: Currency] = [:]
    ) throws -> [FileSurvey] {
        let opener = try StatementFileOpener(request, upload: upload, layouts: layouts, currencies: currencies)
        return try opener.files.indices.map { try opener.survey($0) }
    }

    private init(_ items: [Item], of other: StatementFileSet) {
        self.items = items
        isOneAccount = other.isOneAccount
        progress = other.progress
    }

    /// The same files, each looked through whole: one damaged file refuses them all.
    ///
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.usage`.
    func lookedThrough() throws -> StatementFileSet {
        // Each file is read twice: to look through it, and to take it in.
        let total = size * 2
        var done = 0
        var items: [Item] = []
        for item in self.items {
            let base = done
            var survey = BankIdSurvey()
            try Self.mapping(item.name) { try item.file.read(into: &survey) { progress?(base + $0, total) } }
            if isOneAccount, survey.accounts.count > 1 {
                throw ServiceError.usage("\(item.name) holds several accounts, so --account cannot be used with it")
            }
            items.append(Item(name: item.name, file: item.file, validity: survey.result))
            done += item.file.size
        }
        return StatementFileSet(items, of: self)
    }

    /// Begins to read a file for taking it in.
    func read(_ index: Int) -> ReadAhead {
        let item = items[index]
        let isLookedThrough = item.validity != nil
        let watch = isLookedThrough ? nil : BankIdWatch(isOneAccount: isOneAccount)
        guard let progress else { return ReadAhead(item.file, watch: watch, progress: nil) }
        let base = (isLookedThrough ? size : 0) + items[..<index].reduce(0) { $0 + $1.file.size }
        let total = isLookedThrough ? size * 2 : size
        return ReadAhead(item.file, watch: watch) { progress(base + $0, total) }
    }

    private var size: Int { items.reduce(0) { $0 + $1.file.size } }

    /// An error of reading as one that a person can be told, with the file's name.
    static func mapping<T>(_ name: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as FileByteSourceError {
            throw ServiceError.missingInput(file: name, reason: error.reason)
        } catch let error as StatementFileError {
            if error.reason == .needsChoice { throw choiceNeeded(error, in: name) }
            throw ServiceError.refusedFile(
                file: name,
                diagnostic: Diagnostic(
                    line: error.line, severity: .error, message: error.message, found: error.found, expected: error.expected))
        }
    }

    private static func choiceNeeded(_ error: StatementFileError, in name: String) -> ServiceError {
        switch error.choice {
        case .dateOrder: .needsReading(file: name, message: error.message, choice: .dateOrder)
        case .decimal: .needsReading(file: name, message: error.message, choice: .decimal)
        case nil: .usage("\(name): \(error.message)")
        }
    }
}
