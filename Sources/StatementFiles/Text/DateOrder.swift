/// The order of day, month and year in the dates of a file.
package enum DateOrder: String, CaseIterable, Hashable, Sendable {
    case dayFirst, monthFirst, yearFirst
}
