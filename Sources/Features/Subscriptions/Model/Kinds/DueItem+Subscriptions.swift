import Localization
package import Services

extension DueItem.Kind {
    package static let subscription = Self("subscription")
    /// The last day of a trial, with the price that is charged afterwards, if it does not end.
    package static let trialEnds = Self("trialEnds") { "\($0), trial ends" }
    /// The last day on which a cancellation prevents the next renewal, with the price of the renewal.
    package static let cancelBy = Self("cancelBy") { "\($0), last day to cancel" }
}
