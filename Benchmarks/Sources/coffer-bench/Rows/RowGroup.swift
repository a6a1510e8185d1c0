import ArgumentParser

/// Rows that are measured together, by the names that the command line takes.
enum RowGroup: String, CaseIterable, ExpressibleByArgument {
    case importOFX = "import-ofx"
    case importCSV = "import-csv"
    case growth
    case undo
    case removal
    case readOFX = "read-ofx"
    case readCSV = "read-csv"
    case accounts
    case recurrence
    case post
    case transfer
    case row
    case home
    case live
    case start
    case screens
    case search
    case insights
    case peers

    /// What is measured, for the help.
    var summary: String {
        switch self {
        case .importOFX: "a large OFX file into a fresh database"
        case .importCSV: "a large CSV file into a fresh database"
        case .growth: "eight files with lines of the same accounts, one after the other"
        case .undo: "the undo of an import, against the import"
        case .removal: "the merge and the deletion of a large account, and their undo"
        case .readOFX: "an OFX file, only read"
        case .readCSV: "a CSV file, only read"
        case .accounts: "coffer accounts on the large ledger"
        case .recurrence: "what recurs on the large ledger, found for the first time"
        case .post: "postings, one commit each"
        case .transfer: "transfer orders by one client and by 64, and over HTTP"
        case .row: "a table row through the view tree"
        case .home: "Home against a bare answer of the same server, fresh and unchanged"
        case .live: "from a change to 200 open pages"
        case .start: "the server's start and memory, the first load of Home"
        case .screens: "the main screens on the large ledger against a small one, and the forecast against Home"
        case .search: "each class of search on the large ledger against a small one"
        case .insights: "reports of years on the large ledger, against Home and prepared statements"
        case .peers: "other programs, where they are installed"
        }
    }

    func measure(with bench: Bench) throws -> [Figure] {
        switch self {
        case .importOFX: try ImportRows(bench, format: .ofx).measure()
        case .importCSV: try ImportRows(bench, format: .csv).measure()
        case .growth: try GrowthRows(bench).measure()
        case .undo: try UndoRows(bench).measure()
        case .removal: try RemovalRows(bench).measure()
        case .readOFX: try ReadingRows(bench, format: .ofx).measure()
        case .readCSV: try ReadingRows(bench, format: .csv).measure()
        case .accounts: try AccountsRows(bench).measure()
        case .recurrence: try RecurrenceRows(bench).measure()
        case .post: try PostingRows(bench).measure()
        case .transfer: try TransferRows(bench).measure() + TransferServerRows(bench).measure()
        case .row: try TableRowRows(bench).measure()
        case .home: try HomeRows(bench).measure()
        case .live: try LiveRows(bench).measure()
        case .start: try StartRows(bench).measure()
        case .screens: try ScreenRows(bench).measure() + ForecastRows(bench).measure()
        case .search: try SearchRows(bench).measure()
        case .insights: try InsightsRows(bench).measure()
        case .peers: try PeerRows(bench).measure()
        }
    }
}
