/// How important a message is for a device that saves energy (RFC 8030, section 5.3).
package enum PushUrgency: String, Sendable {
    case normal, high
}
