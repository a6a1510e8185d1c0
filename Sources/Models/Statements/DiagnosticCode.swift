/// The message of a diagnostic; the raw value identifies it for programs and never changes.
///
/// The sentences are in `Diagnostic+Text.swift` of the services.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
    // MARK: - Files

    case fileEmpty = "file.empty"
    case fileBlank = "file.blank"
    case fileTooLarge = "file.too-large"
    case fileNotText = "file.not-text"
    case fileZeroByte = "file.zero-byte"
    case fileTrailingZeros = "file.trailing-zeros"
    case fileLineTooLong = "file.line-too-long"
    case fileUnknownFormat = "file.unknown-format"
    case fileUnknownXML = "file.unknown-xml"
    case fileNoStatement = "file.no-statement"
    case statementUnbookedLeftOut = "statement.unbooked-left-out"

    // MARK: - Encodings

    case encodingUnknown = "encoding.unknown"
    case encodingNotUTF16 = "encoding.not-utf-16"
    case encodingContradictsHeader = "encoding.contradicts-header"
    case encodingDoubtful = "encoding.doubtful"
    case encodingUnsupported = "encoding.unsupported"
    case encodingInvalidBytes = "encoding.invalid-bytes"
    case encodingCharactersReplaced = "encoding.characters-replaced"

    // MARK: - XML

    case xmlDocumentType = "xml.document-type"
    case xmlTooDeep = "xml.too-deep"
    case xmlTextTooLong = "xml.text-too-long"
    case xmlTagTooLong = "xml.tag-too-long"
    case xmlNoMemory = "xml.no-memory"
    case xmlRootNotClosed = "xml.root-not-closed"
    case xmlUnbounded = "xml.unbounded"
    case xmlNotWellFormed = "xml.not-well-formed"

    // MARK: - OFX

    case ofxRootMissing = "ofx.root-missing"
    case ofxOtherRoot = "ofx.other-root"
    case ofxRootNotClosed = "ofx.root-not-closed"
    case ofxRootEmpty = "ofx.root-empty"
    case ofxContentBehindRoot = "ofx.content-behind-root"
    case ofxDocumentType = "ofx.document-type"
    case ofxTooDeep = "ofx.too-deep"
    case ofxBankError = "ofx.bank-error"
    case ofxBankWarning = "ofx.bank-warning"
    case ofxOnlyAccounts = "ofx.only-accounts"
    case ofxStatementNotClosed = "ofx.statement-not-closed"
    case ofxStatementCurrencyUnknown = "ofx.statement-currency-unknown"
    case ofxBalanceIncomplete = "ofx.balance-incomplete"
    case ofxTransactionOutsideStatement = "ofx.transaction-outside-statement"
    case ofxTransactionNotClosed = "ofx.transaction-not-closed"
    case ofxTwoValues = "ofx.two-values"
    case ofxDayMissing = "ofx.day-missing"
    case ofxDayUnreadable = "ofx.day-unreadable"
    case ofxAmountMissing = "ofx.amount-missing"
    case ofxAmountUnreadable = "ofx.amount-unreadable"
    case ofxLineCurrencyUnknown = "ofx.line-currency-unknown"

    // MARK: - QIF

    case qifNotQIF = "qif.not-qif"
    case qifHeaderMissing = "qif.header-missing"
    case qifListLeftOut = "qif.list-left-out"
    case qifUnknownListLeftOut = "qif.unknown-list-left-out"
    case qifAccountsWithoutTransactions = "qif.accounts-without-transactions"
    case qifBalanceIncomplete = "qif.balance-incomplete"
    case qifUnknownLines = "qif.unknown-lines"
    case qifRecordNotClosed = "qif.record-not-closed"
    case qifRecordNotClosedBeforeNext = "qif.record-not-closed-before-next"
    case qifLastRecordNotClosed = "qif.last-record-not-closed"
    case qifTwoDays = "qif.two-days"
    case qifTwoAmounts = "qif.two-amounts"
    case qifDayMissing = "qif.day-missing"
    case qifNoSuchDay = "qif.no-such-day"
    case qifDateOrderUnknown = "qif.date-order-unknown"
    case qifAmountMissing = "qif.amount-missing"
    case qifFieldLeftOut = "qif.field-left-out"
    case qifPartsDoNotAddUp = "qif.parts-do-not-add-up"
    case qifTooManyParts = "qif.too-many-parts"

    // MARK: - CSV: columns

    case csvNoColumns = "csv.no-columns"
    case csvHeaderMissing = "csv.header-missing"
    case csvOtherColumns = "csv.other-columns"
    case csvDateColumnMissing = "csv.date-column-missing"
    case csvAmountColumnMissing = "csv.amount-column-missing"
    case csvDayColumnNotChosen = "csv.day-column-not-chosen"
    case csvAmountColumnNotChosen = "csv.amount-column-not-chosen"
    case csvDebitColumnUnknown = "csv.debit-column-unknown"
    case csvSignsMissing = "csv.signs-missing"
    case csvSignWordsUnknown = "csv.sign-words-unknown"
    case csvFeesTakenOff = "csv.fees-taken-off"
    case csvSignsTurned = "csv.signs-turned"
    case csvMostlyMoneyIn = "csv.mostly-money-in"
    case csvBalancesNotUsed = "csv.balances-not-used"

    // MARK: - CSV: rows

    case csvQuoteNotClosed = "csv.quote-not-closed"
    case csvRecordTooLong = "csv.record-too-long"
    case csvTooManyFields = "csv.too-many-fields"
    case csvRowCutOff = "csv.row-cut-off"
    case csvRowPendingWithoutDay = "csv.row-pending-without-day"
    case csvReadingUncertain = "csv.reading-uncertain"
    case csvHeaderRepeated = "csv.header-repeated"
    case csvSecondTable = "csv.second-table"
    case csvRowPassedOver = "csv.row-passed-over"
    case csvRowForInformation = "csv.row-for-information"
    case csvRowVoid = "csv.row-void"
    case csvStatusUnknown = "csv.status-unknown"
    case csvDateMissing = "csv.date-missing"
    case csvDateUnreadable = "csv.date-unreadable"
    case csvNoSuchDay = "csv.no-such-day"
    case csvDateOrderUnknown = "csv.date-order-unknown"
    case csvAmountMissing = "csv.amount-missing"
    case csvAmountUnreadable = "csv.amount-unreadable"
    case csvDecimalUnknown = "csv.decimal-unknown"
    case csvDirectionMissing = "csv.direction-missing"
    case csvSignsContradictory = "csv.signs-contradictory"
    case csvCurrencyUnknown = "csv.currency-unknown"
    case csvCurrencyContradictory = "csv.currency-contradictory"
    case csvOtherAccount = "csv.other-account"
    case csvSeveralAccounts = "csv.several-accounts"
    case csvPartsUnreadable = "csv.parts-unreadable"

    // MARK: - CAMT

    case camtNotCAMT = "camt.not-camt"
    case camtNotification = "camt.notification"
    case camtNoStatement = "camt.no-statement"
    case camtVersionMissing = "camt.version-missing"
    case camtVersionUnknown = "camt.version-unknown"
    case camtElementTooLarge = "camt.element-too-large"
    case camtBalanceDayMissing = "camt.balance-day-missing"
    case camtBalanceInOtherCurrency = "camt.balance-in-other-currency"
    case camtAmountMissing = "camt.amount-missing"
    case camtAmountUnreadable = "camt.amount-unreadable"
    case camtCurrencyUnknown = "camt.currency-unknown"
    case camtDirectionMissing = "camt.direction-missing"
    case camtDayMissing = "camt.day-missing"
    case camtDayUnreadable = "camt.day-unreadable"
    case camtValueDayUnreadable = "camt.value-day-unreadable"
    case camtStatusUnknown = "camt.status-unknown"
    case camtDetailsDoNotAddUp = "camt.details-do-not-add-up"

    // MARK: - MT940

    case mt940NoField = "mt940.no-field"
    case mt940FieldCut = "mt940.field-cut"
    case mt940SecondAccount = "mt940.second-account"
    case mt940SecondOpening = "mt940.second-opening"
    case mt940OpeningUnreadable = "mt940.opening-unreadable"
    case mt940ClosingUnreadable = "mt940.closing-unreadable"
    case mt940ClosingMissing = "mt940.closing-missing"
    case mt940CurrencyUnknown = "mt940.currency-unknown"
    case mt940LineUnreadable = "mt940.line-unreadable"
    case mt940LineCutOff = "mt940.line-cut-off"
    case mt940TagDamaged = "mt940.tag-damaged"
    case mt940LastDayTaken = "mt940.last-day-taken"
    case mt940DetailsCut = "mt940.details-cut"
    case mt940LowerCaseMarks = "mt940.lower-case-marks"

    // MARK: - Import: statements

    case importCurrencyAssumed = "import.currency-assumed"
    case importCurrencyNotUsed = "import.currency-not-used"
    case importStatementTwice = "import.statement-twice"
    case importLinesWithOneID = "import.lines-with-one-id"
    case importLinesAlike = "import.lines-alike"
    case importLinesMissBalance = "import.lines-miss-balance"
    case importBalanceMissing = "import.balance-missing"
    case importBalanceDiffers = "import.balance-differs"
    case importBalanceTooLarge = "import.balance-too-large"
    case importOnClosedDays = "import.on-closed-days"
    case importMoreDiagnostics = "import.more-diagnostics"

    // MARK: - Import: lines

    case importTextCut = "import.text-cut"
    case importAmountRounded = "import.amount-rounded"
    case importAmountTooLarge = "import.amount-too-large"
    case importForeignAmountTooLarge = "import.foreign-amount-too-large"
    case importPartTooLarge = "import.part-too-large"
    case importPartsDoNotAddUp = "import.parts-do-not-add-up"
    case importLineTwice = "import.line-twice"
    case importCorrectedLineMissing = "import.corrected-line-missing"
    case importSeveralOpenEntries = "import.several-open-entries"
    case importSeveralPartSides = "import.several-part-sides"
    case importSeveralTransferSides = "import.several-transfer-sides"
    case importTransferSideMissing = "import.transfer-side-missing"
    case importTransferAccountUnknown = "import.transfer-account-unknown"

    // MARK: - Exchange rates

    case ratesNotECB = "rates.not-ecb"
    case ratesDayUnreadable = "rates.day-unreadable"
    case ratesRateUnreadable = "rates.rate-unreadable"
    case ratesRateOutOfRange = "rates.rate-out-of-range"
    case ratesFileTooLarge = "rates.file-too-large"

    // MARK: - Backups

    case backupSchemaDiffers = "backup.schema-differs"
    case backupDamaged = "backup.damaged"
    case backupForeign = "backup.foreign"
    case backupNewer = "backup.newer"
    case backupNotVerified = "backup.not-verified"

    // MARK: - Shared expenses of other programs

    case sharedNotGroup = "shared.not-group"
    case sharedMemberTwice = "shared.member-twice"
    case sharedMemberUnknown = "shared.member-unknown"
    case sharedRowTooShort = "shared.row-too-short"
    case sharedRowSum = "shared.row-sum"
    case sharedRowUnshared = "shared.row-unshared"
    case sharedDayUnreadable = "shared.day-unreadable"
    case sharedAmountUnreadable = "shared.amount-unreadable"
    case sharedCurrencyUnknown = "shared.currency-unknown"
    case sharedSplitInvalid = "shared.split-invalid"
    case sharedRowRefused = "shared.row-refused"
    case sharedTotalDiffers = "shared.total-differs"
}
