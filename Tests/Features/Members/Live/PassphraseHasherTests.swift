import ServiceKit
import Services
import Storage
import TestSupport
import Testing

struct PassphraseHasherTests {

    private let hasher = PassphraseHasher(TestInstallation.cheap)

    @Test func onlyTheSamePassphraseVerifies() async throws {
        let record = try await hasher.hash("seven grey herons", at: 7)
        #expect(try await hasher.verify("seven grey herons", against: record))
        #expect(try await !hasher.verify("seven gray herons", against: record))
        #expect(try await !hasher.verify("", against: record))
        #expect(try await !hasher.verify("seven grey herons", against: nil))
    }

    @Test func everyPassphraseHasASaltOfItsOwn() async throws {
        let first = try await hasher.hash("seven grey herons", at: 7)
        let second = try await hasher.hash("seven grey herons", at: 7)
        #expect(first.salt != second.salt)
        #expect(first.hash != second.hash)
    }

    @Test func devicesThatComposeAccentsDifferentlyAgree() async throws {
        let record = try await hasher.hash("Grüße aus Köln", at: 0)
        #expect(try await hasher.verify("Gru\u{308}ße aus Ko\u{308}ln", against: record))
    }

    /// Source: RFC 7914, section 12, the second vector; the hash is the first half of its 64 bytes.
    @Test func theHashIsThatOfTheStandard() async throws {
        let expected: [UInt8] = [
            0xFD, 0xBA, 0xBE, 0x1C, 0x9D, 0x34, 0x72, 0x00, 0x78, 0x56, 0xE7, 0x19, 0x0D, 0x01, 0xE9, 0xFE, 0x7C, 0x6A, 0xD7, 0xCB, 0xC8,
            0x23, 0x78, 0x30, 0xE7, 0x73, 0x76, 0x63, 0x4B, 0x37, 0x31, 0x62,
        ]
        let record = PassphraseRecord(
            rounds: 1024, blockSize: 8, parallelism: 16, salt: Array("NaCl".utf8), hash: expected, changedAt: 0)
        #expect(try await hasher.verify("password", against: record))
    }

    @Test func aPassphraseOfFullCostVerifies() async throws {
        let hasher = PassphraseHasher()
        let record = try await hasher.hash("seven grey herons", at: 0)
        #expect((record.rounds, record.blockSize, record.parallelism) == (32_768, 8, 3))
        #expect(try await hasher.verify("seven grey herons", against: record))
    }

    @Test func manyAtOnceAllGetTheirTurnOrAreSentAway() async throws {
        let record = try await hasher.hash("seven grey herons", at: 0)
        let hasher = hasher
        let answers = await withTaskGroup(of: Result<Bool, any Error>.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    do { return .success(try await hasher.verify("seven grey herons", against: record)) } catch { return .failure(error) }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.count == 200)
        for answer in answers {
            switch answer {
            case .success(let isRight): #expect(isRight)
            case .failure(let error): #expect(error as? ServiceError == .serverError(503))
            }
        }
        // The queue accepts requests again.
        #expect(try await hasher.verify("seven grey herons", against: record))
    }
}
