import Localization
package import Models
package import Services
package import StatementFiles

/// The files of one import, opened, and scanned if the valid ids have to be determined.
package struct StatementFileSet: Sendable {
    struct Item: Sendable {
        /// A path, or the name sent by the browser.
        let name: String
        let file: StatementFile
        /// The hash of the file's column layout; 0 if the format has none.
        let layout: Int64
        /// The kind of account in the file's name or in the text above its rows.
        let kind: AccountKind?
        /// The valid ids; nil if the file was not scanned, so that every id has to be unique.
        let validity: BankIdValidity?

        /// The file name without its folder, for the history.
        var shortName: String { name.lastPathComponent }
    }

    let items: [Item]
    private let isOneAccount: Bool
    private let progress: ImportProgress?

    /// Opens the files without scanning them.
    ///
    /// - Parameters:
    ///   - upload: the request's upload, used instead of its files.
    ///   - layouts: stored layouts of the files' accounts, by file index.
    ///   - currencies: currencies of these accounts, by file index.
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.rule`.
    package init(
        _ request: ImportRequest, upload: Upload? = nil, layouts: [Int: CSVLayout] = [:], currencies: [Int: Currency] = [:],
        progress: ImportProgress?
    ) throws {
        self.progress = progress
        isOneAccount = request.account != nil
        let opener = try StatementFileOpener(request, upload: upload, layouts: layouts, currencies: currencies)
        guard !opener.files.isEmpty else { throw ServiceError.rule(.importWithoutFile) }
        items = try opener.files.indices.map { index in
            let name = opener.files[index].name
            let file = try opener.open(index)
            return try Self.mapping(name) {
                let kind = try AccountWords(fileNamed: name).kind ?? AccountWords(head: file.head()).kind
                return Item(name: name, file: file, layout: try file.layoutHash(), kind: kind, validity: nil)
            }
        }
    }

    /// The surveys of all files, with the layout of each.
    ///
    /// - Throws: as `init`, but not if columns are ambiguous.
    package static func survey(
        _ request: ImportRequest, upload: Upload?, layouts: [Int: CSVLayout], currencies: [Int: Currency] = [:], today: Day? = nil
    ) throws -> [FileSurvey] {
        let opener = try StatementFileOpener(request, upload: upload, layouts: layouts, currencies: currencies)
        return try opener.files.indices.map { try opener.survey($0, today: today) }
    }

    private init(_ items: [Item], of other: StatementFileSet) {
        self.items = items
        isOneAccount = other.isOneAccount
        progress = other.progress
    }

    /// Scans all files; one damaged file rejects them all.
    ///
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.rule`.
    package func scanned() throws -> StatementFileSet {
        // Each file is read twice: once to scan, once to import.
        let total = size * 2
        var done = 0
        var items: [Item] = []
        for item in self.items {
            let base = done
            var survey = BankIdScanner()
            try Self.mapping(item.name) { try item.file.read(into: &survey) { progress?(base + $0, total) } }
            if isOneAccount, survey.accounts.count > 1 {
                throw ServiceError.rule(.importAccountForSeveral(file: item.name, accounts: survey.accountNames))
            }
            items.append(Item(name: item.name, file: item.file, layout: item.layout, kind: item.kind, validity: survey.result))
            done += item.file.size
        }
        return StatementFileSet(items, of: self)
    }

    /// Starts reading a file for the import.
    func read(_ index: Int) -> BufferedStatementReader {
        let item = items[index]
        let isScanned = item.validity != nil
        let duplicateDetector = isScanned ? nil : DuplicateBankIdDetector(isOneAccount: isOneAccount)
        guard let progress else { return BufferedStatementReader(item.file, duplicateDetector: duplicateDetector, progress: nil) }
        let base = (isScanned ? size : 0) + items[..<index].reduce(0) { $0 + $1.file.size }
        let total = isScanned ? size * 2 : size
        return BufferedStatementReader(item.file, duplicateDetector: duplicateDetector) { progress(base + $0, total) }
    }

    private var size: Int { items.reduce(0) { $0 + $1.file.size } }

    /// Maps reader errors to `ServiceError` with the file's name.
    package static func mapping<T>(_ name: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as FileByteSourceError {
            throw ServiceError.missingInput(file: name, reason: .verbatim(error.reason))
        } catch let error as StatementFileError {
            let diagnostic = Diagnostic(
                line: error.line, severity: .error, code: error.code, arguments: error.arguments, found: error.found,
                expected: error.expected)
            guard error.reason == .needsChoice else { throw ServiceError.refusedFile(file: name, diagnostic: diagnostic) }
            throw choiceNeeded(error.choice, diagnostic, in: name)
        }
    }

    private static func choiceNeeded(_ choice: StatementFileError.Choice?, _ diagnostic: Diagnostic, in name: String) -> ServiceError {
        switch choice {
        case .dateOrder: .ambiguousFile(file: name, diagnostic: diagnostic, choice: .dateOrder)
        case .decimal: .ambiguousFile(file: name, diagnostic: diagnostic, choice: .decimal)
        case .columns:
            .ambiguousFile(file: name, diagnostic: diagnostic, choice: .columns(option(0, of: diagnostic), option(1, of: diagnostic)))
        case nil: .rule(.importFileAmbiguous(file: name, diagnostic.text))
        }
    }

    /// One of the two readings in the arguments of `csv.reading-uncertain`: options, then amounts.
    private static func option(_ number: Int, of diagnostic: Diagnostic) -> AmountOption {
        let arguments = diagnostic.arguments
        guard arguments.count > number + 2 else { return AmountOption(options: "--columns", amounts: "") }
        return AmountOption(options: arguments[number], amounts: arguments[number + 2])
    }
}
