import Localization
package import Services

extension DueItem.Kind {
    package static let annualFee = Self("annualFee") { "\($0), annual fee" }
    /// The last day on which a benefit can be used in its cycle, with the remaining value.
    package static let benefitEnds = Self("benefitEnds") { "\($0), last day to use" }
}
