import OutgoingHTTP
import Testing
import WebPush

struct PushRequestTests {
    @Test func aRequestHasWhatAPushServiceAsksFor() throws {
        let receiver = Receiver()
        let key = try #require(VAPIDKey(scalar: [UInt8](repeating: 7, count: 32)))
        let request = try PushRequest(
            payload: Array("Rent".utf8), receiver: receiver.pushReceiver("https://push.example.org/send/1"), life: 86_400, urgency: .high,
            topic: "msg_1"
        ).outgoing(signedBy: key, subject: nil, at: 1_800_000_000)
        let headers = Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        #expect(request.method == .post && request.url == "https://push.example.org/send/1")
        #expect(headers["TTL"] == "86400" && headers["Urgency"] == "high" && headers["Topic"] == "msg_1")
        #expect(headers["Content-Encoding"] == "aes128gcm" && headers["Authorization"]?.hasPrefix("vapid t=") == true)
        #expect(try receiver.decrypt(request.body) == Array("Rent".utf8))
    }

    @Test func nothingIsMadeForAnAddressThatIsNone() throws {
        let key = try #require(VAPIDKey(scalar: [UInt8](repeating: 7, count: 32)))
        let request = PushRequest(payload: [], receiver: Receiver().pushReceiver("http://push.example.org/"), life: 60)
        #expect(throws: PushError.endpoint) { _ = try request.outgoing(signedBy: key, subject: nil, at: 0) }
    }
}
