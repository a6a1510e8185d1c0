import Localization
import Models
import PlanModel
import ServiceKit
import Services

/// Finds expected income and bills by name.
extension ExpectedModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try search.reading.expectedItems().filter { !$0.isRemoved && search.matches($0.name) }
            .sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) }
            .map { item in
                SearchHit(
                    .expected, ObjectReference(item.id), title: .verbatim(item.name), amount: item.amount)
            }
    }
}
