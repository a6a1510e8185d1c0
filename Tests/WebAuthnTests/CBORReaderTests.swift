import Testing
import WebAuthn

/// Examples of RFC 8949, appendix A, and what is refused.
struct CBORReaderTests {
    @Test(
        arguments: [
            ([0x00], 0), ([0x17], 23), ([0x18, 0x18], 24), ([0x19, 0x03, 0xe8], 1_000), ([0x1a, 0x00, 0x0f, 0x42, 0x40], 1_000_000),
            ([0x1b, 0x00, 0x00, 0x00, 0xe8, 0xd4, 0xa5, 0x10, 0x00], 1_000_000_000_000), ([0x20], -1), ([0x38, 0x63], -100),
            ([0x39, 0x03, 0xe7], -1_000), ([0x3b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .min),
        ] as [([UInt8], Int64)])
    func integers(bytes: [UInt8], value: Int64) throws {
        #expect(try CBORReader.read(bytes) == .integer(value))
    }

    @Test func otherValues() throws {
        #expect(try CBORReader.read([0xf4]) == .bool(false))
        #expect(try CBORReader.read([0xf5]) == .bool(true))
        #expect(try CBORReader.read([0xf6]) == .null)
        #expect(try CBORReader.read([0x44, 1, 2, 3, 4]) == .bytes([1, 2, 3, 4]))
        #expect(try CBORReader.read([0x62, 0xc3, 0xbc]) == "ü")
        #expect(try CBORReader.read([0x82, 0x01, 0x82, 0x02, 0x03]) == .array([1, .array([2, 3])]))
        let map = try CBORReader.read([0xa2, 0x01, 0x02, 0x61, 0x61, 0x03])
        #expect(map == .map([CBORPair(1, 2), CBORPair("a", 3)]))
        #expect(map[1] == 2 && map["a"] == 3 && map["b"] == nil && CBOR.null["a"] == nil)
    }

    @Test(
        arguments: [
            ([], .truncated), ([0x18], .truncated), ([0x44, 1, 2, 3], .truncated), ([0x82, 0x01], .truncated), ([0xa1, 0x01], .truncated),
            ([0x5b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .truncated), ([0x1b, 0xff, 0, 0, 0, 0, 0, 0, 0], .unsupported),
            ([0x9f, 0xff], .unsupported), ([0xbf, 0xff], .unsupported), ([0x5f, 0xff], .unsupported), ([0xc0, 0x00], .unsupported),
            ([0xf9, 0x3c, 0x00], .unsupported), ([0xf7], .unsupported), ([0xf8, 0xff], .unsupported), ([0x1c], .unsupported),
            ([0x61, 0xff], .invalidText), ([0xa2, 0x01, 0x02, 0x01, 0x03], .invalidKey), ([0xa1, 0x40, 0x01], .invalidKey),
            ([0x00, 0x00], .trailingBytes), ([0x98, 0x41], .tooMany), ([0xb8, 0x41], .tooMany),
            ([0x9b, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], .tooMany),
        ] as [([UInt8], CBORError)])
    func isRefused(bytes: [UInt8], error: CBORError) {
        #expect(throws: error) { try CBORReader.read(bytes) }
    }

    @Test func eightLevelsAreReadAndNineAreNot() throws {
        let arrays = [UInt8](repeating: 0x81, count: 7)
        _ = try CBORReader.read(arrays + [0x00])
        #expect(throws: CBORError.tooDeep) { try CBORReader.read([0x81] + arrays + [0x00]) }
        #expect(throws: CBORError.tooDeep) { try CBORReader.read([UInt8](repeating: 0x81, count: 100_000)) }
    }
}
