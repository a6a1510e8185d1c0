/// The OFX elements that the reader uses. Every other one is `unknown`.
///
/// Source of the names: OFX 1.6 and OFX 2.2 (Financial Data Exchange), sections 2 (header, status, sign-on), 3 (currencies, balances),
/// 11 (banking) and 13 (investments).
enum OFXTag: String, CaseIterable {
    case unknown = ""

    // Aggregates
    case ofx = "OFX"
    case status = "STATUS"
    case fi = "FI"
    case accountInfo = "ACCTINFO"
    case statement = "STMTRS"
    case cardStatement = "CCSTMTRS"
    case investmentStatement = "INVSTMTRS"
    case bankAccount = "BANKACCTFROM"
    case cardAccount = "CCACCTFROM"
    case investmentAccount = "INVACCTFROM"
    case transactionList = "BANKTRANLIST"
    case investmentList = "INVTRANLIST"
    case investmentTransaction = "INVTRAN"
    case position = "INVPOS"
    case pendingTransaction = "STMTTRNP"
    case transaction = "STMTTRN"
    case payee = "PAYEE"
    case bankAccountTo = "BANKACCTTO"
    case cardAccountTo = "CCACCTTO"
    case currency = "CURRENCY"
    case originalCurrency = "ORIGCURRENCY"
    case ledgerBalance = "LEDGERBAL"
    case availableBalance = "AVAILBAL"

    // Leaves
    case code = "CODE"
    case severity = "SEVERITY"
    case message = "MESSAGE"
    case organization = "ORG"
    case defaultCurrency = "CURDEF"
    case bankId = "BANKID"
    case brokerId = "BROKERID"
    case branchId = "BRANCHID"
    case accountId = "ACCTID"
    case accountType = "ACCTTYPE"
    case start = "DTSTART"
    case end = "DTEND"
    case transactionType = "TRNTYPE"
    case merchantCode = "SIC"
    case posted = "DTPOSTED"
    case userDay = "DTUSER"
    case available = "DTAVAIL"
    case amount = "TRNAMT"
    case transactionId = "FITID"
    case correctedId = "CORRECTFITID"
    case correctionAction = "CORRECTACTION"
    case checkNumber = "CHECKNUM"
    case referenceNumber = "REFNUM"
    case name = "NAME"
    case memo = "MEMO"
    case rate = "CURRATE"
    case symbol = "CURSYM"
    case balanceAmount = "BALAMT"
    case asOf = "DTASOF"

    /// Whether the element contains elements. It is false for unknown elements, which may be aggregates too.
    var isAggregate: Bool {
        switch self {
        case .ofx, .status, .fi, .accountInfo, .statement, .cardStatement, .investmentStatement, .bankAccount, .cardAccount,
            .investmentAccount, .transactionList, .investmentList, .investmentTransaction, .position, .pendingTransaction, .transaction,
            .payee, .bankAccountTo, .cardAccountTo, .currency, .originalCurrency, .ledgerBalance, .availableBalance:
            true
        default: false
        }
    }

    /// Whether some banks write the aggregate as a leaf with a value.
    var isSometimesLeaf: Bool { self == .payee || self == .currency || self == .originalCurrency }

    var isStatement: Bool { self == .statement || self == .cardStatement || self == .investmentStatement }
}
