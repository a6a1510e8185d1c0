import Testing
import WebPush

struct PushReceiverTests {
    @Test func receiversWithOtherSecretsDiffer() {
        let receiver = PushReceiver(endpoint: "https://push.example.org/1", key: [4], secret: [1])
        var other = receiver
        other.secret = [2]
        #expect(receiver != other)
    }
}
