package import Models

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A statement file on disk with its detected format, encoding and layout.
///
/// Detection scans the whole file where necessary (validity of UTF-8, date order), in constant memory.
package struct StatementFile: Sendable {
    /// The maximum size of a file: 256 MB.
    package static let sizeLimit = 256_000_000

    /// The path on disk.
    package let path: String
    /// The detected or given format.
    package let format: StatementFormat
    /// The detected or given encoding.
    package let encoding: TextEncoding
    /// The size in bytes.
    package let size: Int
    /// The layout of a CSV file, detected or given.
    package private(set) var csvLayout: CSVLayout?
    /// The date order of a QIF file, detected or given; nil if the file does not determine it.
    private(set) var dateOrder: DateOrder?
    /// The currency of the amounts, if known from another source than the file.
    let currency: Currency?
    private let byteOrderMarkLength: Int
    /// Set if the header declares another encoding than the bytes are in, or if the bytes may be in several.
    private let encodingWarning: Diagnostic?
    /// Whether lines end with `@@` (MT940 only).
    private let usesAtSignLineBreaks: Bool
    /// Whether rows are quoted as a whole (CSV only).
    private let hasWrappedRows: Bool

    /// Opens a file and detects its format, encoding and layout.
    ///
    /// - Parameters:
    ///   - format: the user's choice; nil: detected.
    ///   - dateOrder: the user's choice; nil: detected from the whole file.
    ///   - savedLayout: the account's saved layout, used if it matches the file.
    ///   - override: the user's choice of the layout.
    ///   - encoding: the user's choice; nil: detected from byte order mark, header and bytes.
    ///   - currency: the currency of the amounts, if known from another source. Its number of decimals can resolve an ambiguous decimal
    ///     separator.
    ///   - skipsLayoutDetection: whether CSV layout detection is left to `survey(named:)`. `read` fails for such a file.
    /// - Throws: `FileByteSourceError` if the file cannot be opened, `StatementFileError` if it is rejected.
    package init(
        path: String, format: StatementFormat? = nil, dateOrder: DateOrder? = nil, savedLayout: CSVLayout? = nil,
        override: LayoutOverride? = nil,
        encoding chosen: TextEncoding? = nil, currency: Currency? = nil, skipsLayoutDetection: Bool = false
    ) throws {
        self.path = path
        self.currency = currency
        size = try Self.size(of: path)
        guard size > 0 else { throw StatementFileError(.empty, code: .fileEmpty) }
        guard size <= Self.sizeLimit else {
            throw StatementFileError(
                .tooLarge(limitMegabytes: 256), code: .fileTooLarge, arguments: ["256"], found: "\(size / 1_000_000) MB")
        }
        let prefix = try Self.prefix(of: path)
        if StatementFormat.isKnownBinary(prefix) {
            throw StatementFileError(.binary, code: .fileNotText)
        }
        let detected = try DetectedEncoding(prefix: prefix, chosen: chosen) { try FileByteSource(path: path) }
        (encoding, byteOrderMarkLength, encodingWarning) = (detected.encoding, detected.byteOrderMarkLength, detected.warning)
        let sample = try Self.sampleText(of: path, encoding: encoding, mark: byteOrderMarkLength)
        guard sample.utf8.contains(where: { $0 > 0x20 }) else {
            throw StatementFileError(.empty, code: .fileBlank)
        }
        self.format = try format ?? StatementFormat.detect(in: sample)
        hasWrappedRows = self.format == .csv && WrappedRowSource.isUsed(in: sample)
        usesAtSignLineBreaks = self.format == .mt940 && MT940LineBreakSource.isUsed(in: sample)
        var dateOrder = dateOrder
        if case .dateOrder(let chosen) = override { dateOrder = chosen }
        self.dateOrder = dateOrder
        switch self.format {
        case .csv:
            if !skipsLayoutDetection { csvLayout = try resolveLayout(override: override, saved: savedLayout, dateOrder: dateOrder) }
        case .qif:
            if dateOrder == nil { self.dateOrder = try QIFDateOrderDetector().dateOrder(of: window()) }
        case .ofx, .camt, .mt940:
            break
        }
    }

    /// Reads the file into a sink.
    ///
    /// - Parameter progress: called with the number of bytes read so far.
    package func read(into sink: inout some StatementSink, progress: ((Int) -> Void)? = nil) throws {
        let source = try source(progress: progress)
        let text = window(over: source)
        if let encodingWarning { try sink.diagnostic(encodingWarning) }
        switch format {
        case .ofx: try OFXReader().read(text, into: &sink)
        case .qif: try QIFReader(dateOrder: dateOrder).read(text, into: &sink)
        case .csv:
            let reader = CSVReader(layout: csvLayout ?? CSVLayout())
            for account in try reader.read(text, into: &sink) { try reader.read(window(), account: account, into: &sink) }
        case .camt: try CAMTReader().read(text, into: &sink)
        case .mt940: try MT940Reader().read(text, into: &sink)
        }
        // Read to the end, also after the root element, so that decoding errors there are reported.
        while try text.fill() { text.consume(text.bytes.count) }
        for diagnostic in source.decodingErrors.diagnostics(in: encoding) { try sink.diagnostic(diagnostic) }
    }

    /// A new window over the file's text.
    func window() throws -> ByteWindow {
        window(over: try source(progress: nil))
    }

    private func window(over source: UTF8Source) -> ByteWindow {
        if usesAtSignLineBreaks { return ByteWindow(MT940LineBreakSource(source)) }
        return ByteWindow(hasWrappedRows ? WrappedRowSource(source) : source)
    }

    // MARK: - Private

    private func source(progress: ((Int) -> Void)?) throws -> UTF8Source {
        let file = try FileByteSource(path: path)
        let source: any ByteSource = progress.map { CountingSource(file, progress: $0) } ?? file
        return UTF8Source(source, encoding: encoding, skippingByteOrderMark: byteOrderMarkLength)
    }

    private static func size(of path: String) throws(FileByteSourceError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileByteSourceError(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileByteSourceError(path: path, mode: status.st_mode) }
        return Int(status.st_size)
    }

    private static func prefix(of path: String) throws -> [UInt8] {
        let source = try FileByteSource(path: path)
        return try [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// The first 64 KiB of the decoded text.
    private static func sampleText(of path: String, encoding: TextEncoding, mark: Int) throws -> String {
        let source = UTF8Source(try FileByteSource(path: path), encoding: encoding, skippingByteOrderMark: mark)
        let bytes = try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Passes bytes through and reports the number read so far.
private final class CountingSource: ByteSource {
    private let source: any ByteSource
    private let progress: (Int) -> Void
    private var count = 0

    init(_ source: any ByteSource, progress: @escaping (Int) -> Void) {
        self.source = source
        self.progress = progress
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let fresh = try source.read(into: buffer)
        count += fresh
        progress(count)
        return fresh
    }
}
