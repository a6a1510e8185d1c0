package import Models

/// The files to import, with the user's options.
package struct ImportRequest: Hashable, Sendable {
    /// Paths, in import order.
    package var files: [String]
    /// The upload to import instead of `files`. A commit deletes it.
    package var upload: ID<Upload>?
    /// Name, id or last digits of the account, for files that do not name one; created if missing.
    package var account: String?
    /// Whom the accounts belong to that the import creates. Nil: the household; an account for further currencies of a statement belongs to
    /// whom the account of the statement belongs to, if that is who imports.
    package var ownership: NewAccountOwnership?
    /// For files that do not state their currency.
    package var currency: Currency?
    /// `ofx`, `qif`, `csv`, `camt`, `mt940`; nil to detect it from the content.
    package var format: String?
    /// `dayFirst`, `monthFirst` or `yearFirst`, for files with ambiguous dates.
    package var dateOrder: String?
    /// The name of the files' encoding; nil to detect it in each file.
    package var encoding: String?
    /// Options for delimited files, which override detection.
    package var table: TableOptions
    /// Display names of files by path, where they differ from the path.
    package var fileNames: [String: String]
    /// The corrections made in the preview.
    package var choices: ImportChoices
    /// The page of new lines, by payee, to report; nil for no lines and no questions.
    package var listing: ImportListing?

    package init(
        files: [String] = [], upload: ID<Upload>? = nil, account: String? = nil, ownership: NewAccountOwnership? = nil,
        currency: Currency? = nil, format: String? = nil, dateOrder: String? = nil, encoding: String? = nil,
        table: TableOptions = TableOptions(), fileNames: [String: String] = [:],
        choices: ImportChoices = ImportChoices(), listing: ImportListing? = nil
    ) {
        self.files = files
        self.upload = upload
        self.account = account
        self.ownership = ownership
        self.currency = currency
        self.format = format
        self.dateOrder = dateOrder
        self.encoding = encoding
        self.table = table
        self.fileNames = fileNames
        self.choices = choices
        self.listing = listing
    }
}

/// A page of an import's new lines by payee, that of the newest line first.
package struct ImportListing: Hashable, Sendable {
    /// Number of payees to skip.
    package var offset: Int
    package var limit: Int

    package init(offset: Int = 0, limit: Int) {
        self.offset = offset
        self.limit = limit
    }
}

/// Reports the progress of an import in bytes.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int) -> Void
