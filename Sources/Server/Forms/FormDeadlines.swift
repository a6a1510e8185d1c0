import NIOCore
import Synchronization

/// Closes the connections of those who send a form too slowly.
///
/// After a refusal the time goes on, because what is still being sent is read to its end; the connection's next request shows that it was.
final class FormDeadlines: Sendable {
    private let running = Mutex<[ObjectIdentifier: Scheduled<Void>]>([:])

    /// Closes a connection after a time, unless `end` is called before.
    func begin(on channel: any Channel, in time: TimeAmount) {
        let end = channel.eventLoop.scheduleTask(in: time) {
            self.end(on: channel)
            channel.close(promise: nil)
        }
        running.withLock { $0.updateValue(end, forKey: ObjectIdentifier(channel)) }?.cancel()
    }

    /// The form has arrived, or a later request has.
    func end(on channel: any Channel) {
        running.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }?.cancel()
    }
}
