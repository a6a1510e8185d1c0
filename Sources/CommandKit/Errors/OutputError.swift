/// Why output could not be written.
package enum OutputError: Error, Hashable, Sendable {
    /// The reader closed the pipe (`coffer export | head`): not a failure.
    case closed
    case failed(file: String, reason: String)
}
