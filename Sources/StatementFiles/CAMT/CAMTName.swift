/// The elements of CAMT.052 and CAMT.053 that Coffer reads (ISO 20022, Bank-to-Customer Cash Management), in the order of `elements`.
enum CAMTName: UInt8, CaseIterable {
    /// Any element that is passed over.
    case other = 0
    case document, bkToCstmrStmt, bkToCstmrAcctRpt, bkToCstmrDbtCdtNtfctn, stmt, rpt, acct, id, iban, othr, ccy, nm, svcr
    case finInstnId, bic, bicfi, bal, tp, cdOrPrtry, subTp, cd, amt, cdtDbtInd, dt, dtTm, frToDt, frDtTm, toDtTm, frDt, toDt, creDtTm, ntry
    case sts, bookgDt, valDt, acctSvcrRef, bkTxCd, domn, fmly, subFmlyCd, ntryDtls, txDtls, refs, endToEndId, amtDtls, instdAmt
    case txAmt, cntrValAmt, rltdPties, dbtr, cdtr, ultmtDbtr, ultmtCdtr, pty, dbtrAcct, cdtrAcct, rmtInf, ustrd, strd, cdtrRefInf
    case ref, addtlTxInf, addtlNtryInf

    /// What the elements are called, without a prefix; the first is number 1.
    static let elements: [StaticString] = [
        "Document", "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn", "Stmt", "Rpt", "Acct", "Id", "IBAN", "Othr",
        "Ccy", "Nm", "Svcr", "FinInstnId", "BIC", "BICFI", "Bal", "Tp", "CdOrPrtry", "SubTp", "Cd", "Amt", "CdtDbtInd", "Dt",
        "DtTm", "FrToDt", "FrDtTm", "ToDtTm", "FrDt", "ToDt", "CreDtTm", "Ntry", "Sts", "BookgDt", "ValDt", "AcctSvcrRef", "BkTxCd", "Domn",
        "Fmly", "SubFmlyCd", "NtryDtls", "TxDtls", "Refs", "EndToEndId", "AmtDtls", "InstdAmt", "TxAmt", "CntrValAmt",
        "RltdPties", "Dbtr", "Cdtr", "UltmtDbtr", "UltmtCdtr", "Pty", "DbtrAcct", "CdtrAcct", "RmtInf", "Ustrd", "Strd",
        "CdtrRefInf", "Ref", "AddtlTxInf", "AddtlNtryInf",
    ]

    /// For the parser; made once.
    static let names = XMLNames(elements)
}
