import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// What Home shows of the transactions that wait to be confirmed: how many.
extension ReviewModule: HomeContributor {
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let review = ReviewRepository(home.reading.connection, household: home.context.household.id)
        let count = try review.count(upTo: ReviewPage.counted)
        if count > 0 { overview.parts.add(HomeReview(count: count)) }
    }
}
