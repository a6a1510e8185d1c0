/// In which order a file writes the parts of its days.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst, monthFirst, yearFirst
}
