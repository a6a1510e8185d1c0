import Models
import Testing
import WireModels

@Suite struct ExportRecordTests {

    private func text(_ record: some Encodable) throws -> String {
        String(decoding: try JSONTextEncoder.bytes(of: record, absentMembers: .omitted), as: UTF8.self)
    }

    @Test func aStreamedArrayHasItsElementsInOrder() throws {
        func array(_ count: Int) -> StreamedArray<[String: Int]> {
            StreamedArray { each in
                for number in 0..<count { try each(["n": number]) }
            }
        }
        #expect(try text(array(0)) == "[]")
        #expect(try text(array(3)) == #"[{"n":0},{"n":1},{"n":2}]"#)
        #expect(try text(["a": array(1)]) == #"{"a":[{"n":0}]}"#)
        struct Failure: Error {}
        #expect(throws: Failure.self) { try text(StreamedArray<Int> { _ in throw Failure() }) }
    }
}
