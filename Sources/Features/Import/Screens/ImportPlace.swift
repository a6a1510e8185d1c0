import ImportModel
import Models
import Navigation
import Services

/// Which step of an import is shown: the values of the query.
struct ImportPlace {
    /// The account to import into; nil if the files determine it.
    let accountId: String?
    /// The id of the stored upload; empty before files are uploaded.
    var uploadId = ""
    /// The page number of the new lines, from 1; empty for the first page.
    var page = ""
    /// The id of the committed import.
    var doneId = ""
    /// The currency code of new accounts and of statements without one; empty for the currency of the file, else of the household.
    var currency = ""

    init(accountId: String?) {
        self.accountId = accountId
    }

    /// The current page of payees, from 1.
    var pageNumber: Int { min(max(Int(page) ?? 1, 1), 1_000_000) }

    /// The link to the first step.
    var start: Link { link([]) }

    /// The link to this step.
    var current: Link { link([("upload", uploadId), ("done", doneId), ("page", page), ("currency", currency)]) }

    /// The link to the preview of an upload.
    func link(upload: ID<Upload>, page: Int = 1) -> Link {
        link([("upload", upload.description), ("currency", currency), ("page", page > 1 ? String(page) : "")])
    }

    /// The link to the result of a committed import.
    func link(done: ID<StatementImport>) -> Link { link([("done", done.description)]) }

    private func link(_ items: [(String, String)]) -> Link {
        Link(
            .imports(.statement(accountId: accountId ?? ImportRoute.anyAccount)),
            query: items.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) })
    }
}
