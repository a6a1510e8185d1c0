import Crypto
import Foundation
import Signatures
import Testing

struct WebhookSecretTests {
    /// The example of the libraries of Standard Webhooks.
    @Test func theExampleOfTheStandardIsEqual() throws {
        let bytes = try #require(Data(base64Encoded: "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))
        let secret = try #require(WebhookSecret(bytes: Array(bytes)))
        #expect(secret.text == "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")
        let headers = secret.headers(id: "msg_p5jXN8AQM9LWM0D4loKWxJek", at: 1_614_265_330, body: Array(#"{"test": 2432232314}"#.utf8))
        #expect(headers.map(\.name) == ["webhook-id", "webhook-timestamp", "webhook-signature"])
        #expect(headers.map(\.value) == ["msg_p5jXN8AQM9LWM0D4loKWxJek", "1614265330", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="])
    }

    @Test func secretsAreRandomAndBounded() {
        #expect(WebhookSecret.random() != WebhookSecret.random())
        #expect(
            WebhookSecret(bytes: [UInt8](repeating: 1, count: 23)) == nil && WebhookSecret(bytes: [UInt8](repeating: 1, count: 65)) == nil)
    }
}
