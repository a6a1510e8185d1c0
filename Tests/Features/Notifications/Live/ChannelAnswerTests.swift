import Models
import NotificationsModel
import OutgoingHTTP
import ServiceKit
import TestSupport
import TestTools
import Testing

@testable import NotificationsLive

/// What becomes of a channel and its messages by the answers of its receiver.
struct ChannelAnswerTests {
    private func channel(_ house: ChannelHousehold) async throws -> Channel {
        try #require(try await house.stored().first)
    }

    @Test(arguments: [404, 410]) func aDeviceThatIsGoneEnds(status: Int) async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        house.transport.answer(statuses: status)
        try await house.tell()
        try await house.deliver()
        let ended = try await channel(house)
        #expect(ended.endedAt == house.now && ended.failure == .gone)
        try await house.tell()
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
        #expect(try await house.states() == [.failed])
    }

    @Test func aReceiverThatAsksToWaitIsLeftAlone() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...2)
        house.transport.answer(statuses: 429, headers: ["retry-after": "600"])
        try await house.tell()
        try await house.deliver()
        let paused = try #require(house.transport.requests.first?.url)
        #expect(house.transport.requests.count == 2, "the other device is sent to")
        house.installation.clock.move(seconds: 599)
        try await house.deliver()
        #expect(house.transport.requests.count == 2)
        house.installation.clock.move(seconds: 1)
        try await house.deliver()
        #expect(house.transport.requests.count == 3 && house.transport.requests.last?.url == paused)
        #expect(Set(try await house.states()) == [.sent])
    }

    @Test func whatComesMeanwhileWaitsToo() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        house.transport.answer(statuses: 429, headers: ["retry-after": "600"])
        try await house.tell()
        try await house.deliver()
        house.installation.clock.move(seconds: 300)
        try await house.tell()
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
        house.installation.clock.move(seconds: 300)
        try await house.deliver()
        #expect(house.transport.requests.count == 3)
        #expect(try await house.states() == [.sent, .sent])
    }

    /// At Sun, 06 Nov 1994 08:49:37 GMT.
    @Test(arguments: [
        ("0", 60), ("-5", 60), ("junk", 60), ("90", 90), ("9999999999999999999", 86_400), ("999999999", 86_400),
        ("Sun, 06 Nov 1994 08:59:37 GMT", 600), ("Sun, 06 Nov 1994 07:49:37 GMT", 60), ("Wed, 09 Nov 1994 08:49:37 GMT", 86_400),
        ("Sun, 06 Foo 1994 08:59:37 GMT", 60), ("Sun, 06 Nov 1994 08:59:37 CET", 60),
    ])
    func aPauseIsBounded(asked: String, seconds: Int64) {
        let response = OutgoingResponse(status: 503, headers: ["retry-after": asked])
        let outcome = ChannelOutcome(response, of: .push, at: 784_111_777_000)
        #expect(outcome == .paused(seconds * 1_000))
    }

    @Test(arguments: [
        (200, ChannelOutcome.accepted), (201, .accepted), (202, .accepted), (301, .refused(.rejected)), (400, .refused(.rejected)),
        (401, .refused(.refused)), (403, .refused(.refused)), (413, .refused(.rejected)), (500, .later(.unreachable)),
        (502, .later(.unreachable)),
    ])
    func everyStatusHasAnOutcome(status: Int, outcome: ChannelOutcome) {
        let response = OutgoingResponse(status: status)
        #expect(ChannelKind.allCases.map { ChannelOutcome(response, of: $0, at: 0) } == [outcome, outcome, outcome])
    }

    @Test func aServiceThatIsMissingEndsNoTopic() {
        #expect(ChannelOutcome(OutgoingResponse(status: 404), of: .ntfy, at: 0) == .refused(.rejected))
        #expect(ChannelOutcome(OutgoingResponse(status: 410), of: .ntfy, at: 0) == .refused(.rejected))
        #expect(ChannelOutcome(OutgoingResponse(status: 404), of: .webhook, at: 0) == .refused(.rejected))
        #expect(ChannelOutcome(OutgoingResponse(status: 410), of: .webhook, at: 0) == .gone(.gone))
    }

    @Test func whatMayHaveArrivedIsNotSentAgain() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        house.transport.answer(.failure(.noResponse))
        try await house.tell()
        try await house.deliver()
        #expect(try await channel(house).failure == .unanswered)
        house.installation.clock.move(minutes: 24 * 60)
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
        #expect(try await house.states() == [.uncertain])
    }

    @Test(arguments: [
        Result<OutgoingResponse, OutgoingError>.failure(.unreachable), .success(OutgoingResponse(status: 503)),
        .success(OutgoingResponse(status: 429)),
    ])
    func whoCannotBeReachedOrIsBusyIsTriedForADay(answer: Result<OutgoingResponse, OutgoingError>) async throws {
        let house = try await ChannelHousehold(transport: RecordingTransport(standard: { _ in answer }))
        try await house.addDevices(1...1)
        try await house.tell()
        for _ in 0...(30 * 60) {
            try await house.deliver()
            house.installation.clock.move(minutes: 1)
        }
        #expect((5...12).contains(house.transport.requests.count))
        #expect(try await house.states() == [.failed])
        #expect(try await channel(house).endedAt == nil, "a channel that cannot be reached stays")
    }

    @Test func aPrivateAddressIsSaidInTheChannel() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        house.transport.answer(.failure(.refusedAddress))
        try await house.tell()
        try await house.deliver()
        #expect(try await channel(house).failure == .privateAddress)
        #expect(try await house.states() == [.failed])
    }

    @Test func aMessageThatIsAcceptedClearsTheFailure() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        house.transport.answer(statuses: 403)
        try await house.tell()
        try await house.deliver()
        #expect(try await channel(house).failure == .refused)
        try await house.tell()
        try await house.deliver()
        let used = try await channel(house)
        #expect(used.failure == nil && used.failedAt == nil && used.usedAt == house.now)
    }

    @Test func aKeyThatCannotBeReadEndsNothing() async throws {
        struct Unreadable: Error {}
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        try await house.tell()
        await #expect(throws: Unreadable.self) { try await house.deliver(with: SecretBox(readingKey: { throw Unreadable() })) }
        #expect(try await channel(house).endedAt == nil)
        try await house.deliver()
        #expect(house.transport.requests.count == 1)
    }

    @Test func aChangedKeyOfTheInstallationEndsTheChannel() async throws {
        let house = try await ChannelHousehold()
        try await house.addDevices(1...1)
        try await house.tell()
        try await house.deliver(with: SecretBox(key: [UInt8](repeating: 6, count: 32)))
        let ended = try await channel(house)
        #expect(house.transport.requests.isEmpty && ended.failure == .sealed && ended.endedAt != nil)
    }
}
