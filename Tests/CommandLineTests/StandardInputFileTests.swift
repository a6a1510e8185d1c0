import CommandKit
import TestTools
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct StandardInputFileTests {
    @Test func theCopyOfStandardInputIsForItsOwnerAndRemoved() throws {
        let pieces = PieceSource(["<OFX>\n", "</OFX>\n"])
        let file = try StandardInputFile { pieces.next() }
        #expect(TemporaryFolder.text(of: file.path) == "<OFX>\n</OFX>\n")
        var status = stat()
        #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
        file.remove()
        #expect(access(file.path, F_OK) != 0)
    }
}

/// Gives pieces one after the other.
private final class PieceSource {
    private var pieces: [[UInt8]]
    init(_ texts: [String]) { pieces = texts.map { Array($0.utf8) } }
    func next() -> [UInt8] { pieces.isEmpty ? [] : pieces.removeFirst() }
}
