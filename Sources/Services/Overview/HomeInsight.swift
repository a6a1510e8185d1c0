/// A message of a feature on Home, which lists the most important ones of all features.
package protocol HomeInsight: Hashable, Sendable {
    /// Its place among the messages of all features: the lowest is the most important.
    var precedence: Int { get }
}

/// The message of a new household without data: suggests the first step.
package struct FirstStep: HomeInsight {
    package let precedence = 11

    package init() {}
}
