/// Sent through a channel by who is about to read a request's body, so that a peer that expects `100 Continue` sends it.
struct RequestBodyWanted: Sendable {}

/// Sent through a channel when a request was answered, whether its body has arrived or not.
struct ResponseWritten: Sendable {}
