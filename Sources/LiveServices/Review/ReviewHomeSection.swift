import Models
import Services
import Storage

/// The number of transactions that wait to be confirmed, on Home.
struct ReviewHomeSection: HomeSection {

    func read(_ home: HomeReading, into overview: inout HomeOverview) throws -> [HomeInsight] {
        overview.review = try ReviewRepository(home.reading.connection, household: home.context.household.id).count(
            upTo: ReviewPage.counted)
        return []
    }
}
