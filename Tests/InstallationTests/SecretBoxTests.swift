import Installation
import OutgoingHTTP
import ServiceKit
import Services
import Synchronization
import TestSupport
import Testing

struct SecretBoxTests {

    private let box = SecretBox(key: [UInt8](repeating: 7, count: 32))
    private let secret = Array("passwörd".utf8)

    @Test func aSecretOpensAsWhatItWasSealed() throws {
        let sealed = try box.seal(secret, for: "provider 17")
        #expect(box.open(sealed, for: "provider 17") == secret)
        #expect(SecretBox(key: [UInt8](repeating: 7, count: 32)).open(sealed, for: "provider 17") == secret)
        #expect(box.open(try box.seal([], for: "provider 17"), for: "provider 17") == [])
        // It is not in clear, and never the same.
        #expect(!sealed.indices.contains { sealed[$0...].starts(with: secret) })
        #expect(try box.seal(secret, for: "provider 17") != sealed)
    }

    @Test func anotherPurposeOrKeyOpensNothing() throws {
        let sealed = try box.seal(secret, for: "provider 17")
        #expect(box.open(sealed, for: "provider 18") == nil)
        #expect(box.open(sealed, for: "") == nil)
        #expect(SecretBox(key: [UInt8](repeating: 8, count: 32)).open(sealed, for: "provider 17") == nil)
        #expect(SecretBox.temporary().open(sealed, for: "provider 17") == nil)
    }

    @Test func aChangedByteOpensNothing() throws {
        let sealed = try box.seal(secret, for: "provider 17")
        let opened = sealed.indices.filter { index in
            var changed = sealed
            changed[index] ^= 1
            return box.open(changed, for: "provider 17") != nil
        }
        #expect(opened.isEmpty)
        let shortened = (0..<sealed.count).filter { box.open(Array(sealed.prefix($0)), for: "provider 17") != nil }
        #expect(shortened.isEmpty)
        #expect(box.open(sealed + [0], for: "provider 17") == nil)
    }

    @Test func aCodeDependsOnMessagePurposeAndKey() {
        let code = box.authenticationCode(of: secret, for: "state")
        #expect(code.count == 32)
        #expect(code == box.authenticationCode(of: secret, for: "state"))
        #expect(code != box.authenticationCode(of: secret + [0], for: "state"))
        #expect(code != box.authenticationCode(of: secret, for: "other"))
        #expect(code != SecretBox.temporary().authenticationCode(of: secret, for: "state"))
    }

    // MARK: - Reading the key

    @Test func theKeyIsReadOnceAndWhenItIsNeeded() throws {
        let reads = Mutex(0)
        let box = SecretBox(readingKey: {
            reads.withLock { $0 += 1 }
            return [UInt8](repeating: 7, count: 32)
        })
        #expect(reads.withLock(\.self) == 0)
        let sealed = try box.seal(secret, for: "provider 17")
        #expect(box.open(sealed, for: "provider 17") == secret)
        try box.prepare()
        #expect(reads.withLock(\.self) == 1)
    }

    @Test func aKeyThatCannotBeReadIsTriedAgain() throws {
        let isBroken = Mutex(true)
        let box = SecretBox(readingKey: {
            if isBroken.withLock(\.self) { throw ServiceError.rule(.serverSecretKey) }
            return [UInt8](repeating: 7, count: 32)
        })
        let sealed = try self.box.seal(secret, for: "provider 17")
        #expect(throws: ServiceError.rule(.serverSecretKey)) { try box.seal(secret, for: "provider 17") }
        #expect(throws: ServiceError.rule(.serverSecretKey)) { try box.prepare() }
        #expect(box.open(sealed, for: "provider 17") == nil)
        // Codes are good as long as the process runs.
        let code = box.authenticationCode(of: secret, for: "state")
        #expect(code == box.authenticationCode(of: secret, for: "state"))
        isBroken.withLock { $0 = false }
        #expect(box.open(sealed, for: "provider 17") == secret)
    }

    // MARK: - Installations

    @Test func anInstallationHasTheBoxThatItWasHandedInOrOneOfItsOwn() throws {
        let sealed = try box.seal(secret, for: "provider 17")
        let clock = InstallationClock(now: { 0 }, today: nil)
        var resources = ServiceResources()
        resources.add { [box] in box }
        #expect(try LiveInstallation(path: nil, clock: clock, resources: resources).secrets.open(sealed, for: "provider 17") == secret)
        let other = try LiveInstallation(path: nil, clock: clock)
        let own = try other.secrets.seal(secret, for: "provider 17")
        #expect(try other.copy(clock: clock).secrets.open(own, for: "provider 17") == secret)
        #expect(try LiveInstallation(path: nil, clock: clock).secrets.open(own, for: "provider 17") == nil)
    }

    @Test func anInstallationSendsByTheTransportThatItWasHandedIn() async throws {
        let clock = InstallationClock(now: { 0 }, today: nil)
        #expect(try LiveInstallation(path: nil, clock: clock).outgoing == nil)
        var resources = ServiceResources()
        resources.add { () -> any OutgoingTransport in UnavailableTransport(.tooLarge) }
        let installation = try LiveInstallation(path: nil, clock: clock, resources: resources)
        let transport = try #require(installation.outgoing)
        await #expect(throws: OutgoingError.tooLarge) { try await transport.send(OutgoingRequest(.get, "https://example.org/")) }
    }
}
