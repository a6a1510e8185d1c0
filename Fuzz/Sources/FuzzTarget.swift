import Models
import StatementFiles

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The format that every input is read as, from `COFFER_FUZZ_FORMAT`: a format's name, or `any` for the way that a file on disk goes
/// (mark, encoding, recognition, survey, reader).
private let format: StatementFormat? = getenv("COFFER_FUZZ_FORMAT").flatMap { StatementFormat(rawValue: String(cString: $0)) }

/// What libFuzzer calls with every input: the whole way of a statement file. One in eight is read twice, because the same bytes must
/// give the same lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeRawBufferPointer(start: bytes, count: count)
    let first = read(input)
    if count % 8 == 0 { precondition(first == read(input), "The same bytes were read in two ways") }
    return 0
}

/// Reads an input the way of the product; nil where it is refused.
private func read(_ input: UnsafeRawBufferPointer) -> FuzzSink? {
    guard let file = MemoryFile(input) else { return nil }
    var sink = FuzzSink()
    do {
        try StatementFile(path: file.path, format: format).read(into: &sink)
        sink.checkWhole()
        return sink
    } catch is StatementFileError {
        return nil
    } catch {
        // The fuzzer takes a trap for a finding.
        preconditionFailure("A file was refused with an error that is not for people: \(error)")
    }
}
