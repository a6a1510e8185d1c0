package import Models

/// Files to import and what the person said about them.
package struct ImportRequest: Hashable, Sendable {
    /// Paths, in the order in which they are taken in.
    package var files: [String]
    /// An upload whose files are meant, in the place of `files`. A commit discards it.
    package var upload: ID<Upload>?
    /// Name, id or last digits of the account, for files that do not say whose they are; made where there is none.
    package var account: String?
    /// For files that do not say their currency.
    package var currency: Currency?
    /// `ofx`, `qif`, `csv`, `camt`, `mt940`; nil: recognised from the content.
    package var format: String?
    /// `dayFirst`, `monthFirst` or `yearFirst`, where the file's days can be read in two ways.
    package var dateOrder: String?
    /// The name of the files' encoding; nil: what each file declares or shows.
    package var encoding: String?
    /// How delimited files are read, whatever is found in them.
    package var table: TableReading
    /// What files are called, by their path, where that is not the path itself.
    package var fileNames: [String: String]
    /// What a person corrected in the preview.
    package var choices: ImportChoices
    /// Which new lines the report lists; nil: none, and nothing is asked.
    package var listing: ImportListing?

    package init(
        files: [String] = [], upload: ID<Upload>? = nil, account: String? = nil, currency: Currency? = nil, format: String? = nil,
        dateOrder: String? = nil, encoding: String? = nil, table: TableReading = TableReading(), fileNames: [String: String] = [:],
        choices: ImportChoices = ImportChoices(), listing: ImportListing? = nil
    ) {
        self.files = files
        self.upload = upload
        self.account = account
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

/// A stretch of an import's new lines, newest first.
package struct ImportListing: Hashable, Sendable {
    /// Lines that are passed over.
    package var offset: Int
    package var limit: Int

    package init(offset: Int = 0, limit: Int) {
        self.offset = offset
        self.limit = limit
    }
}

/// Told how far an import is: bytes done and bytes in all.
package typealias ImportProgress = @Sendable (_ done: Int, _ total: Int) -> Void
