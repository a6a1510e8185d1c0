import Models

/// A reading of the amounts of a file, with its evidence.
struct CSVCandidate {
    /// The layout with this reading's columns of amounts, signs, fees and balance.
    var layout: CSVLayout
    /// The fit of names and cells, from `Weight`.
    var weight: Int
    /// The balances that the amounts explain, if the file has any.
    var fit: CSVBalanceFit?
    /// The amounts of the first rows, to compare readings.
    var amounts: [DecimalFigure] = []

    /// The weights of names and cells. A difference of less than `Weight.margin` does not decide between two readings.
    enum Weight {
        static let known = 2_000
        static let net = 1_000
        static let namedPair = 960
        static let namedAmount = 900
        static let wordPair = 890
        static let gross = 500
        static let oneSided = 450
        static let cellPair = 400
        static let cells = 300
        static let foreign = 100
        /// Subtracted for a variant of the fees, for columns that are blank in most rows, and for a sign against the column's name.
        static let variant = 60
        static let sparse = 600
        static let margin = 50
    }
}
