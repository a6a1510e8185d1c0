import StatementFiles

extension StatementFormat {

    /// How the database counts formats; never changed.
    var code: Int64 {
        switch self {
        case .ofx: 0
        case .qif: 1
        case .csv: 2
        case .camt: 3
        case .mt940: 4
        }
    }
}
