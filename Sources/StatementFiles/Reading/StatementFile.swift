package import Models

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A bank's file on disk, recognised: its format, its encoding, and what had to be found out before it can be read.
///
/// Recognising looks at the whole file where it must (is it UTF-8, which part of its days is the month), but holds none of it.
package struct StatementFile: Sendable {

    /// The largest file that is read: 256 MB.
    package static let sizeLimit = 256_000_000

    package let path: String
    package let format: StatementFormat
    package let encoding: TextEncoding
    /// In bytes.
    package let size: Int
    /// What was found or given, for CSV.
    package private(set) var csvLayout: CSVLayout?
    /// What was found or given, for QIF; nil where it is open.
    private(set) var dateOrder: DateOrder?
    /// Of the amounts, where it is known from elsewhere than the file.
    let currency: Currency?
    private let markLength: Int
    /// Where the header names another encoding than the bytes are in.
    private let encodingRemark: Diagnostic?
    /// Whether lines end with `@@`, which only MT940 has.
    private let hasLineMarks: Bool

    /// Recognises a file.
    ///
    /// - Parameters:
    ///   - format: what the person says it is; nil: recognised.
    ///   - dateOrder: what the person says; nil: settled from the whole file.
    ///   - layout: a layout remembered for the account; used where it fits.
    ///   - reading: how the person says that it is to be read.
    ///   - encoding: the encoding that the person says; nil: by the file's mark, header and bytes.
    ///   - currency: of the amounts, where it is known from elsewhere: how many decimals it has can settle what a file leaves open.
    ///   - isUnsettled: whether the columns are left for `survey(named:)`; such a file cannot be read.
    /// - Throws: `FileByteSourceError` where it cannot be opened, `StatementFileError` where it is refused.
    package init(
        path: String, format: StatementFormat? = nil, dateOrder: DateOrder? = nil, layout: CSVLayout? = nil, reading: Reading? = nil,
        encoding chosen: TextEncoding? = nil, currency: Currency? = nil, isUnsettled: Bool = false
    ) throws {
        self.path = path
        self.currency = currency
        size = try Self.size(of: path)
        guard size > 0 else { throw StatementFileError(.empty, message: "The file is empty") }
        guard size <= Self.sizeLimit else {
            throw StatementFileError(
                .tooLarge(limitMegabytes: 256), message: "The file is larger than 256 MB", found: "\(size / 1_000_000) MB")
        }
        let prefix = try Self.prefix(of: path)
        if StatementFormat.isKnownBinary(prefix) {
            throw StatementFileError(.binary, message: "The file is not a text file")
        }
        let choice = try EncodingChoice(prefix: prefix, chosen: chosen) { try EncodingSurvey(FileByteSource(path: path)) }
        (encoding, markLength, encodingRemark) = (choice.encoding, choice.markLength, choice.remark)
        let front = try Self.front(of: path, encoding: encoding, mark: markLength)
        guard front.utf8.contains(where: { $0 > 0x20 }) else {
            throw StatementFileError(.empty, message: "The file holds nothing but blanks")
        }
        self.format = try format ?? StatementFormat.recognise(front)
        hasLineMarks = self.format == .mt940 && LineMarkSource.isUsed(in: front)
        var dateOrder = dateOrder
        if case .dateOrder(let chosen) = reading { dateOrder = chosen }
        self.dateOrder = dateOrder
        switch self.format {
        case .csv:
            if !isUnsettled { csvLayout = try self.layout(reading: reading, remembered: layout, dateOrder: dateOrder) }
        case .qif:
            if dateOrder == nil { self.dateOrder = try QIFSurvey().dateOrder(of: window()) }
        case .ofx, .camt, .mt940:
            break
        }
    }

    /// Reads the file from front to back into a sink.
    ///
    /// - Parameter progress: told the bytes of text that were read, now and then.
    package func read(into sink: inout some StatementSink, progress: ((Int) -> Void)? = nil) throws {
        let source = try source(progress: progress)
        let text = ByteWindow(hasLineMarks ? LineMarkSource(source) : source)
        if let encodingRemark { try sink.diagnostic(encodingRemark) }
        switch format {
        case .ofx: try OFXReader().read(text, into: &sink)
        case .qif: try QIFReader(dayOrder: dateOrder).read(text, into: &sink)
        case .csv: try CSVReader(layout: csvLayout ?? CSVLayout()).read(text, into: &sink)
        case .camt: try CAMTReader().read(text, into: &sink)
        case .mt940: try MT940Reader().read(text, into: &sink)
        }
        // What stands behind the end of an XML or SGML root belongs to the file, too.
        while try text.fill() { text.consume(text.bytes.count) }
        for diagnostic in source.damage.diagnostics(in: encoding) { try sink.diagnostic(diagnostic) }
    }

    /// The file's text from its beginning.
    func window() throws -> ByteWindow {
        ByteWindow(try source(progress: nil))
    }

    // MARK: - Private

    private func source(progress: ((Int) -> Void)?) throws -> UTF8Source {
        let file = try FileByteSource(path: path)
        let source: any ByteSource = progress.map { CountingSource(file, progress: $0) } ?? file
        return UTF8Source(source, encoding: encoding, skippingMark: markLength)
    }

    private static func size(of path: String) throws(FileByteSourceError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileByteSourceError(path: path, code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileByteSourceError(path: path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        return Int(status.st_size)
    }

    private static func prefix(of path: String) throws -> [UInt8] {
        let source = try FileByteSource(path: path)
        return try [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
            count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
    }

    /// The first 64 KiB as text.
    private static func front(of path: String, encoding: TextEncoding, mark: Int) throws -> String {
        let source = UTF8Source(try FileByteSource(path: path), encoding: encoding, skippingMark: mark)
        let bytes = try [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
            count = try source.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Passes bytes through and tells how many.
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
