import Crypto
import Signatures
import TestTools
import Testing
import WebPush

struct PushEncryptionTests {
    /// The example of RFC 8291, section 5.
    @Test func theExampleOfTheStandardIsEqual() throws {
        let key = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: try #require(Base64URL.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")))
        let receiver = Receiver(key: key, secret: try #require(Base64URL.decode("BTBZMqHH6r4Tts7J_aSIgg")))
        let sender = try P256.KeyAgreement.PrivateKey(
            rawRepresentation: try #require(Base64URL.decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")))
        let salt = try #require(Base64URL.decode("DGv6ra1nlYgDCS1FRnbzlw"))
        let expected = """
            DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK\
            4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN
            """
        let text = Array("When I grow up, I want to be a watermelon".utf8)
        let body = try PushEncryption.encrypt(text, for: receiver.pushReceiver(), isPadded: false, sender: sender, salt: salt)
        #expect(Base64URL.encode(body) == expected)
        #expect(try receiver.decrypt(body) == text)
    }

    @Test func everyLengthIsDecryptedAndFitsIntoAPushMessage() throws {
        let receiver = Receiver()
        var generator = SeededGenerator(seed: 8_291)
        var wrong: [Int] = []
        var lengths: Set<Int> = []
        for length in [0, 1, 510, 511, 512, 1_022, 1_023, 1_024, 2_047, 2_048, 3_992, 3_993]
            + (0..<40).map({ _ in .random(in: 0...3_993, using: &generator) })
        {
            let payload = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let body = try PushEncryption.encrypt(payload, for: receiver.pushReceiver())
            lengths.insert(body.count - 86 - 16)
            if try receiver.decrypt(body) != payload || body.count > 4_096 { wrong.append(length) }
        }
        #expect(wrong == [])
        #expect(lengths == Set(PushEncryption.paddedLengths), "the size tells more than a class of lengths")
    }

    @Test func twoMessagesShareNeitherSaltNorKey() throws {
        let receiver = Receiver().pushReceiver()
        let bodies = try (0..<2).map { _ in try PushEncryption.encrypt([1, 2, 3], for: receiver) }
        #expect(bodies[0][..<16] != bodies[1][..<16] && bodies[0][21..<86] != bodies[1][21..<86])
    }

    @Test func anotherBrowserReadsNothing() throws {
        let body = try PushEncryption.encrypt([1, 2, 3], for: Receiver().pushReceiver())
        #expect(throws: (any Error).self) { _ = try Receiver().decrypt(body) }
    }

    @Test func whatIsNoReceiverOrTooLongIsRefused() throws {
        let good = Receiver().pushReceiver()
        var noPoint = good
        noPoint.key[64] ^= 1
        var shortSecret = good
        shortSecret.secret.removeLast()
        for receiver in [noPoint, shortSecret] {
            #expect(throws: PushError.key) { _ = try PushEncryption.encrypt([1], for: receiver) }
        }
        let tooLong = [UInt8](repeating: 0, count: PushEncryption.longestPayload + 1)
        #expect(throws: PushError.size) { _ = try PushEncryption.encrypt(tooLong, for: good) }
        #expect(throws: PushError.size) { _ = try PushEncryption.encrypt([1], for: good, salt: [1]) }
    }
}
