import Models
import StatementFiles
import Storage

/// Finds open entries that match a statement line: pending, ordered or manually entered, with the same amount in the same account.
struct OpenEntryMatcher {
    private let write: UnitOfWork
    private let references: [any OpenEntryReferences]

    /// The longest distance in days between a line and an entry without a reference.
    private static let maximumDistance = 3

    init(_ write: UnitOfWork) {
        self.write = write
        references = write.modules.references
    }

    /// The open entries that match a line.
    struct Candidates {
        /// The entry whose reference the line contains.
        var referenced: OpenEntry?
        /// All matches: nearest day, then oldest.
        var ranked: [OpenEntry]
    }

    /// - Parameter amount: the line's amount in minor units, credit positive.
    func candidates(for line: StatementLine, _ amount: Int64, in account: ID<Account>) throws -> Candidates {
        let distance = references.map(\.maximumDistance).reduce(Self.maximumDistance, max)
        let found = try write.open.candidates(
            account: account, amount: amount, from: line.day.adding(days: -distance), until: line.day.adding(days: distance))
        guard !found.isEmpty else { return Candidates(referenced: nil, ranked: []) }
        let stated = try references.map { try $0.reference(in: line, write: write) }
        var fitting: [OpenEntry] = []
        for entry in found {
            switch try match(entry, stated) {
            case .stated: return Candidates(referenced: entry, ranked: [entry])
            case .other: continue
            case .none(let maximumDistance): if abs(entry.day.distance(to: line.day)) <= maximumDistance { fitting.append(entry) }
            }
        }
        return Candidates(
            referenced: nil,
            ranked: fitting.sorted { left, right in
                (abs(left.day.distance(to: line.day)), left.day) < (abs(right.day.distance(to: line.day)), right.day)
            })
    }

    /// The relation of an entry's reference to those that a line states.
    private enum Match {
        case stated
        /// The line states another one, so it matches another entry.
        case other
        /// One of them has none.
        case none(maximumDistance: Int)
    }

    /// - Parameter stated: for each module the reference that the line states.
    private func match(_ entry: OpenEntry, _ stated: [String?]) throws -> Match {
        for (module, stated) in zip(references, stated) {
            guard let reference = try module.reference(of: entry.group, write: write) else { continue }
            guard let stated else { return .none(maximumDistance: module.maximumDistance) }
            return reference == stated ? .stated : .other
        }
        return .none(maximumDistance: Self.maximumDistance)
    }
}
