/// A user event sent before a request body is read, which makes the connection send `100 Continue` if the client expects it.
struct RequestBodyWanted: Sendable {}

/// A user event sent when the response is written, whether the request body is complete or not.
struct ResponseWritten: Sendable {}
