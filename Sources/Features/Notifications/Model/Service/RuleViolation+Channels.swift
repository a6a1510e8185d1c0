import Localization
package import Services

extension RuleViolation {
    package static let channelsUnavailable = RuleViolation("channel.unavailable", "This server sends nothing to other servers")

    package static func channelsTooMany(_ count: Int) -> RuleViolation {
        RuleViolation("channel.too-many", "There are \(count) devices and services already; end one that is not used any more")
    }

    package static let channelDeviceInvalid = RuleViolation(
        "channel.device.invalid", "The browser did not hand over its address; turn notifications on again")

    package static let channelNameTooLong = RuleViolation("channel.name.too-long", field: "name", "The name has more than 100 characters")

    package static let channelServerInvalid = RuleViolation(
        "channel.server.invalid", field: "server", "Enter the address of the server, such as https://ntfy.sh")

    package static let channelTopicInvalid = RuleViolation(
        "channel.topic.invalid", field: "topic", "A topic has 1 to 64 letters, digits, hyphens and underscores")

    package static let channelTokenInvalid = RuleViolation(
        "channel.token.invalid", field: "token", "The token has spaces or other characters that a token cannot have")

    package static let channelAddressInvalid = RuleViolation(
        "channel.address.invalid", field: "url", "Enter an address such as https://example.org/coffer, without user and password")

    package static let channelEnded = RuleViolation("channel.ended", "It has ended; turn it on again")

    package static let channelTestTooSoon = RuleViolation(
        "channel.test.too-soon", "A message was sent there a moment ago; wait a minute for the next")
}
