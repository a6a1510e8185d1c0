import Localization
import Models
import Observation
import PlanModel
import ScreenKit
import Services

/// One expected item: what is open, and what came.
@Observable
final class ExpectedDetailViewModel: LoadableModel {
    private(set) var details: ExpectedDetails?

    let expectedId: String

    let context: PlanContext

    init(_ context: PlanContext, expectedId: String) {
        self.context = context
        self.expectedId = expectedId
    }

    var item: ExpectedItem? { details?.summary.item }

    /// Whether it can be changed: not by a viewer, and not after deletion.
    var canChange: Bool { context.canWrite && item?.isRemoved == false }

    /// The occurrences that can be settled: up to today, and the first one after it.
    var settleable: Set<Day> {
        let open = details?.open ?? []
        let coming = open.first { $0.due > context.today }
        return Set(open.filter { $0.due <= context.today }.map(\.scheduled) + [coming?.scheduled].compactMap(\.self))
    }

    var deleteQuestion: LocalizedText { "Delete \(item?.name ?? "")? Its transactions stay as they are." }

    func load() async throws {
        guard let id = ID<ExpectedItem>(expectedId) else { throw ServiceError.notFound }
        details = try await context.services.expected().fetchExpected(id: id)
    }

    func settle(_ open: ExpectedTimeline.Open, _ settlement: ExpectedSettlement) async {
        guard let item else { return }
        let text: LocalizedText = settlement == .skipped ? "Skipped on \(open.due)" : "Marked as done on \(open.due)"
        await context.perform(saying: text) {
            try await context.services.expected().settle(item.id, on: open.scheduled, settlement)
        }
    }

    func reopen(_ occurrence: ExpectedOccurrence) async {
        guard let item else { return }
        await context.perform(saying: "It is expected again") {
            try await context.services.expected().reopen(item.id, on: occurrence.day)
        }
    }

    func delete() async {
        guard let item else { return }
        let isDeleted = await context.perform(undoable: "\(item.name) deleted") {
            try await context.services.expected().deleteExpected(id: item.id)
        }
        if isDeleted { context.pop() }
    }
}
