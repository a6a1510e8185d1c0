import Models
import Services
import StatementFiles

/// Opens the files of a request as the person says that they are to be read.
struct StatementFileOpener {
    let files: [StagedFile]
    private let request: ImportRequest
    private let format: StatementFormat?
    private let order: DateOrder?
    private let layouts: [Int: CSVLayout]
    private let currencies: [Int: Currency]

    /// - Parameters:
    ///   - upload: what the request's upload holds, in the place of the request's own files.
    ///   - layouts: remembered for the accounts that the files are said to be of, by the place of the file.
    ///   - currencies: of these accounts, by the place of the file.
    /// - Throws: `ServiceError.usage` where something said is not known.
    init(_ request: ImportRequest, upload: Upload?, layouts: [Int: CSVLayout], currencies: [Int: Currency]) throws {
        self.request = request
        self.layouts = layouts
        self.currencies = currencies
        files = upload?.files ?? request.files.map { StagedFile(name: request.fileNames[$0] ?? $0, path: $0) }
        format = try Self.format(request.format)
        order = try Self.order(request.dateOrder)
    }

    /// - Parameter index: the place of the file.
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.needsReading`, `.usage`.
    func open(_ index: Int) throws -> StatementFile {
        let reading = try reading(of: index)
        let encoding = try encoding(of: index)
        return try StatementFileSet.mapping(files[index].name) {
            try StatementFile(
                path: files[index].path, format: format, dateOrder: order, layout: layouts[index], reading: reading,
                encoding: encoding,
                currency: currency(of: index))
        }
    }

    /// How a file will be read.
    ///
    /// - Throws: as `open`, but not where the columns cannot be told.
    func survey(_ index: Int) throws -> FileSurvey {
        let reading = try reading(of: index)
        return try survey(index, reading: reading, layout: layouts[index])
    }

    // MARK: - Private

    private func currency(of index: Int) -> Currency? { currencies[index] ?? request.currency }

    /// What was chosen in a preview, else what was said of all files.
    private func encoding(of index: Int) throws -> TextEncoding? {
        try Self.encoding(request.choices.encodings[index] ?? request.encoding)
    }

    private func survey(_ index: Int, reading: StatementFile.Reading?, layout: CSVLayout?) throws -> FileSurvey {
        let encoding = try encoding(of: index)
        return try StatementFileSet.mapping(files[index].name) {
            let file = try StatementFile(
                path: files[index].path, format: format, dateOrder: order, reading: reading, encoding: encoding,
                currency: currency(of: index), isUnsettled: true)
            return try file.survey(named: files[index].name, layout: layout, reading: reading)
        }
    }

    /// What was corrected in a preview, else what was said of tables, with what is found in the file.
    private func reading(of index: Int) throws -> StatementFile.Reading? {
        if let corrected = request.choices.readings[index] { return try Self.reading(corrected) }
        guard !request.table.isEmpty else { return nil }
        let delimiter = request.table.delimiter.flatMap { CSVLayout.Delimiter(rawValue: $0.rawValue) }
        let survey = try survey(index, reading: delimiter.map { .delimiter($0) }, layout: layouts[index])
        guard survey.format == StatementFormat.csv.rawValue else {
            guard files.count > 1 else {
                throw ServiceError.usage("\(survey.file) is no CSV: its columns cannot be chosen")
            }
            return nil
        }
        return .columns(try request.table.layout(of: survey))
    }

    private static func format(_ name: String?) throws -> StatementFormat? {
        guard let name, name != "auto" else { return nil }
        guard let format = StatementFormat(rawValue: name) else {
            throw ServiceError.usage("\(name) is no format that Coffer reads; it reads ofx, qif, csv, camt and mt940")
        }
        return format
    }

    private static func encoding(_ name: String?) throws -> TextEncoding? {
        guard let name else { return nil }
        guard let encoding = TextEncoding(name: name) else { throw ServiceError.usage("\(name) is no encoding that Coffer reads") }
        return encoding
    }

    private static func reading(_ reading: FileReading) throws -> StatementFile.Reading {
        switch reading {
        case .dateOrder(let name):
            guard let order = try order(name) else { throw ServiceError.usage("\(name) is no order of dates") }
            return .dateOrder(order)
        case .delimiter(let delimiter): return .delimiter(CSVLayout.Delimiter(rawValue: delimiter.rawValue) ?? .comma)
        case .columns(let columns): return .columns(columns)
        }
    }

    private static func order(_ name: String?) throws -> DateOrder? {
        guard let name else { return nil }
        guard let order = DateOrder(rawValue: name) else { throw ServiceError.usage("\(name) is no order of dates") }
        return order
    }
}
