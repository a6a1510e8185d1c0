import ArgumentParser

/// Rows that are measured together, by the names that the command line takes.
enum RowGroup: String, CaseIterable, ExpressibleByArgument {
    case importOFX = "import-ofx"
    case importCSV = "import-csv"
    case readOFX = "read-ofx"
    case readCSV = "read-csv"
    case accounts
    case post
    case row
    case peers

    func measure(with bench: Bench) throws -> [Figure] {
        switch self {
        case .importOFX: try ImportRows(bench, format: .ofx).measure()
        case .importCSV: try ImportRows(bench, format: .csv).measure()
        case .readOFX: try ReadingRows(bench, format: .ofx).measure()
        case .readCSV: try ReadingRows(bench, format: .csv).measure()
        case .accounts: try AccountsRows(bench).measure()
        case .post: try PostingRows(bench).measure()
        case .row: try TableRowRows(bench).measure()
        case .peers: try PeerRows(bench).measure()
        }
    }
}
