import Models
import Services
import Storage

/// What Home shows of the transactions that wait to be confirmed: how many.
extension ReviewModule: HomeContributor {

    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight] {
        overview.review = try ReviewRepository(home.reading.connection, household: home.context.household.id).count(
            upTo: ReviewPage.counted)
        return []
    }
}
