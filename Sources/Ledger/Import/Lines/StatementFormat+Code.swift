import StatementFiles

extension StatementFormat {
    /// Stored codes of formats; must not be changed.
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
