import TestTools
import Testing
import WebAuthn

/// Attestation objects with changed, missing and additional bytes: each is read or refused, and none ends the program.
struct MutatedAttestationTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func mutatedObjectsAreReadOrRefused(seed: UInt64) throws {
        print("Mutated attestation objects with the seed \(seed)")
        let goods = ["registration ES256", "registration EdDSA", "registration with extensions"].compactMap { name in
            Ceremony.all.first { $0.name == name }?.attestation?.bytes
        }
        try #require(goods.count == 3)
        var generator = SeededGenerator(seed: seed)
        var read = 0
        var refused = 0
        for round in 0..<50_000 {
            var bytes = goods[round % goods.count]
            for _ in 0...Int(generator.next() % 4) { Self.mutate(&bytes, with: generator.next()) }
            do {
                _ = try AttestationObject(bytes)
                read += 1
            } catch {
                refused += 1
            }
        }
        // Most bytes are those of the key, where a changed one of Ed25519 is still a key, and of hashes and ids.
        #expect(read > 5_000 && refused > 5_000 && read + refused == 50_000)
    }

    /// Changes a byte, removes bytes at the end, or repeats one.
    private static func mutate(_ bytes: inout [UInt8], with random: UInt64) {
        guard !bytes.isEmpty else { return }
        let index = Int(random >> 16 & 0xffff) % bytes.count
        switch random & 15 {
        case 0: bytes.removeLast(min(bytes.count, Int(random >> 32 & 3)))
        case 1: bytes.insert(bytes[index], at: index)
        case 2: bytes[index] ^= 1 << UInt8(random >> 32 & 7)
        default: bytes[index] = UInt8(truncatingIfNeeded: random >> 32)
        }
    }
}
