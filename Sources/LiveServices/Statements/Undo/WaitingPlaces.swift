import Models
import Storage

/// Where entries wait for their statement lines, looked up once for each place: most places have none, and an undo asks for every transaction.
///
/// What begins to wait later is not noticed.
final class WaitingPlaces {
    private let open: OpenEntryRepository
    private var known: [Place: Bool] = [:]

    init(_ open: OpenEntryRepository) {
        self.open = open
    }

    /// Whether a side of a group may wait for its line.
    func mayWait(_ group: TransactionGroup) throws -> Bool {
        for part in group.parts {
            if try isAnythingWaiting(at: part.source) { return true }
            if try isAnythingWaiting(at: part.destination) { return true }
        }
        return false
    }

    private func isAnythingWaiting(at place: Place) throws -> Bool {
        if let answer = known[place] { return answer }
        let answer = try open.isAnythingWaiting(in: ID(rawValue: place.rawValue))
        known[place] = answer
        return answer
    }
}
