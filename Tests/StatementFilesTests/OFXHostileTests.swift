import Models
import StatementFiles
import TestTools
import Testing

@Suite struct OFXHostileTests {

    static let small = OFXFixture.bank(
        OFXFixture.transaction("<NAME>Corner<MEMO><![CDATA[x]]>"), balance: "<LEDGERBAL><BALAMT>1<DTASOF>20240331</LEDGERBAL>")

    func reason(_ text: String) -> StatementFileError.Reason? {
        do {
            _ = try OFXFixture.read(text)
            return nil
        } catch { return (error as? StatementFileError)?.reason }
    }

    @Test func wrongFilesAreRefusedWithTheirReason() {
        #expect(reason("") == .empty)
        #expect(reason("   \n") == .malformed)
        #expect(reason("Date,Amount\n2024-01-01,5\n") == .malformed)
        #expect(reason("<?xml version=\"1.0\"?><Document><x/></Document>") == .malformed)
        #expect(reason(OFXFixture.sgmlHeader) == .malformed)
        #expect(reason(OFXFixture.sgmlHeader + "<OFX></OFX>") == .malformed)
        #expect(reason(Self.small.replacing("</OFX>", with: "")) == .truncated)
    }

    @Test func declarationsAreHostile() {
        #expect(reason("<!DOCTYPE ofx [<!ENTITY a \"aa\">]><OFX><A>1</OFX>") == .hostile)
        #expect(reason("<OFX><!ENTITY a SYSTEM \"file:///etc/passwd\"><A>1</OFX>") == .hostile)
        #expect(reason("<OFX><A>1<!ELEMENT a><B>2</OFX>") == .hostile)
    }

    @Test func deepNestingIsHostile() {
        let deep = (0..<100).map { "<L\($0)>" }.joined(separator: "\n")
        #expect(reason("<OFX>" + deep + "</OFX>") == .hostile)
        let flat = String(repeating: "<L>1<M></M><N/>", count: 1000)
        #expect(reason("<OFX>" + flat + "</OFX>") == nil)
    }

    @Test func endlessTokenIsHostile() {
        #expect(reason("<OFX><NAME>" + String(repeating: "x", count: ByteWindow.maximumToken + 10)) == .hostile)
    }

    @Test func cutAnywhereItIsRefusedOrRead() {
        let bytes = Array(Self.small.utf8)
        let end = Self.small.utf8.count - 1
        for length in 0..<end {
            #expect(throws: StatementFileError.self) { try OFXFixture.read(Array(bytes[..<length])) }
        }
    }

    @Test func randomBytesGiveResultOrError() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "<", ">", "</", "<!", "<![CDATA[", "]]>", "<!--", "&", ";", "<OFX>", "</OFX>", "<STMTTRN>", "</STMTTRN>", "<STMTRS>",
            "</STMTRS>", "<X>", "</X>", "-1", "<TRNAMT>", "<DTPOSTED>20240101", "\n", " ", "<LEDGERBAL>", "<CURRENCY>", "/>", "é",
        ]
        for _ in 0..<3000 {
            var text = Bool.random(using: &random) ? "<OFX>" : ""
            for _ in 0..<Int.random(in: 0..<40, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
            if Bool.random(using: &random) { text += "</OFX>" }
            let chunk = Int.random(in: 1...20, using: &random)
            let whole = Result { try OFXFixture.read(text) }
            let parts = Result { try OFXFixture.read(text, chunk: chunk) }
            switch (whole, parts) {
            case (.success(let one), .success(let two)):
                #expect(one.statements == two.statements && one.diagnostics == two.diagnostics, "\(text)")
            case (.failure, .failure): break
            default: Issue.record("differs at seams: \(text)")
            }
        }
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0..<300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
            _ = try? OFXFixture.read(bytes)
            _ = try? OFXFixture.read(Array("<OFX>".utf8) + bytes, chunk: 3)
        }
    }
}
