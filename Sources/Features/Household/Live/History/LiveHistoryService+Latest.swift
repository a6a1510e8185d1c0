import HouseholdModel
import Models
import Services

extension LiveHistoryService: LatestChangeServiceProtocol {
    func find(_ action: AuditRecord.Action, of target: String) async throws -> ID<AuditRecord>? {
        guard let newest = try await fetchHistory(before: nil, limit: 1).entries.first, newest.record.action == action,
            newest.record.target == target, case .change(let change)? = newest.undo
        else { return nil }
        return change
    }
}
