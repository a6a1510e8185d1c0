import Models
import Services
import StatementFiles

/// Opens the files of a request with the chosen format, encoding and layout.
struct StatementFileOpener {
    let files: [StagedFile]
    private let request: ImportRequest
    private let format: StatementFormat?
    private let order: DateOrder?
    private let layouts: [Int: CSVLayout]
    private let currencies: [Int: Currency]

    /// - Parameters:
    ///   - upload: the request's upload, used instead of its files.
    ///   - layouts: stored layouts of the files' accounts, by file index.
    ///   - currencies: currencies of these accounts, by file index.
    /// - Throws: `ServiceError.rule` for unknown options.
    init(_ request: ImportRequest, upload: Upload?, layouts: [Int: CSVLayout], currencies: [Int: Currency]) throws {
        self.request = request
        self.layouts = layouts
        self.currencies = currencies
        files = upload?.files ?? request.files.map { StagedFile(name: request.fileNames[$0] ?? $0, path: $0) }
        format = try Self.format(request.format)
        order = try Self.order(request.dateOrder)
    }

    /// - Parameter index: index of the file.
    /// - Throws: `ServiceError.missingInput`, `.refusedFile`, `.ambiguousFile`, `.rule`.
    func open(_ index: Int) throws -> StatementFile {
        let reading = try reading(of: index)
        let encoding = try encoding(of: index)
        return try StatementFileSet.mapping(files[index].name) {
            try StatementFile(
                path: files[index].path, format: format, dateOrder: order, savedLayout: layouts[index], override: reading,
                encoding: encoding,
                currency: currency(of: index))
        }
    }

    /// The survey of a file, with its layout.
    ///
    /// - Throws: as `open`, but not if columns are ambiguous.
    func survey(_ index: Int, today: Day? = nil) throws -> FileSurvey {
        let reading = try reading(of: index)
        return try survey(index, reading: reading, layout: layouts[index], today: today)
    }

    // MARK: - Private

    private func currency(of index: Int) -> Currency? { currencies[index] ?? request.currency }

    /// The encoding chosen in the preview, otherwise the request's.
    private func encoding(of index: Int) throws -> TextEncoding? {
        try Self.encoding(request.choices.encodings[index] ?? request.encoding)
    }

    private func survey(
        _ index: Int, reading: StatementFile.LayoutOverride?, layout: CSVLayout?, today: Day? = nil
    ) throws -> FileSurvey {
        let encoding = try encoding(of: index)
        return try StatementFileSet.mapping(files[index].name) {
            let file = try StatementFile(
                path: files[index].path, format: format, dateOrder: order, override: reading, encoding: encoding,
                currency: currency(of: index), skipsLayoutDetection: true)
            return try file.survey(named: files[index].name, savedLayout: layout, override: reading, today: today)
        }
    }

    /// The reading chosen in the preview, otherwise the request's table options completed by detection.
    private func reading(of index: Int) throws -> StatementFile.LayoutOverride? {
        if let corrected = request.choices.readings[index] { return try Self.reading(corrected) }
        guard !request.table.isEmpty else { return nil }
        let delimiter = request.table.delimiter.flatMap { CSVLayout.Delimiter(rawValue: $0.rawValue) }
        let survey = try survey(index, reading: delimiter.map { .delimiter($0) }, layout: layouts[index])
        guard survey.format == StatementFormat.csv.rawValue else {
            guard files.count > 1 else { throw ServiceError.rule(.importNotATable(file: survey.file)) }
            return nil
        }
        return .columns(try request.table.layout(of: survey))
    }

    private static func format(_ name: String?) throws -> StatementFormat? {
        guard let name, name != "auto" else { return nil }
        guard let format = StatementFormat(rawValue: name) else {
            throw ServiceError.rule(.importFormatUnknown(name))
        }
        return format
    }

    private static func encoding(_ name: String?) throws -> TextEncoding? {
        guard let name else { return nil }
        guard let encoding = TextEncoding(name: name) else { throw ServiceError.rule(.importEncodingUnknown(name)) }
        return encoding
    }

    private static func reading(_ reading: FileLayoutChoice) throws -> StatementFile.LayoutOverride {
        switch reading {
        case .dateOrder(let name):
            guard let order = try order(name) else { throw ServiceError.rule(.importDateOrderUnknown(name)) }
            return .dateOrder(order)
        case .delimiter(let delimiter): return .delimiter(CSVLayout.Delimiter(rawValue: delimiter.rawValue) ?? .comma)
        case .columns(let columns): return .columns(columns)
        }
    }

    private static func order(_ name: String?) throws -> DateOrder? {
        guard let name else { return nil }
        guard let order = DateOrder(rawValue: name) else { throw ServiceError.rule(.importDateOrderUnknown(name)) }
        return order
    }
}
