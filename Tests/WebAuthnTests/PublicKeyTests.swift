import Signatures
import Testing

struct PublicKeyTests {
    private let modulus = [UInt8](repeating: 0xff, count: 256)

    @Test func anRSAKeyHasAnExponentInItsShortestForm() throws {
        _ = try PublicKey(rsaModulus: modulus, exponent: [1, 0, 1] as [UInt8])
        for exponent in [[0, 1, 0, 1], [0, 1], [1], [4], [0], [], [1, 0, 0, 0, 1]] as [[UInt8]] {
            #expect(throws: PublicKeyError.invalid, "\(exponent)") { try PublicKey(rsaModulus: modulus, exponent: exponent) }
        }
    }
}
