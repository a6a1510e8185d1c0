/// The elements of CAMT.052 and CAMT.053 that the reader uses (ISO 20022, Bank-to-Customer Cash Management), in the order of `elements`.
enum CAMTElementName: UInt8, CaseIterable {
    /// Any other element.
    case other = 0
    case document, bkToCstmrStmt, bkToCstmrAcctRpt, bkToCstmrDbtCdtNtfctn, stmt, rpt, acct, id, iban, othr, ccy, nm, svcr
    case finInstnId, bic, bicfi, bal, tp, cdOrPrtry, subTp, cd, amt, cdtDbtInd, dt, dtTm, frToDt, frDtTm, toDtTm, frDt, toDt, creDtTm, ntry
    case sts, bookgDt, valDt, acctSvcrRef, bkTxCd, domn, fmly, subFmlyCd, ntryDtls, txDtls, refs, endToEndId, amtDtls, instdAmt
    case txAmt, cntrValAmt, rltdPties, dbtr, cdtr, ultmtDbtr, ultmtCdtr, pty, dbtrAcct, cdtrAcct, rmtInf, ustrd, strd, cdtrRefInf
    case ref, addtlTxInf, addtlNtryInf, mndtId, cdtrSchmeId, prvtId, purp, prtry

    /// The element names without a prefix. The first has the raw value 1.
    static let elements: [StaticString] = [
        "Document", "BkToCstmrStmt", "BkToCstmrAcctRpt", "BkToCstmrDbtCdtNtfctn", "Stmt", "Rpt", "Acct", "Id", "IBAN", "Othr",
        "Ccy", "Nm", "Svcr", "FinInstnId", "BIC", "BICFI", "Bal", "Tp", "CdOrPrtry", "SubTp", "Cd", "Amt", "CdtDbtInd", "Dt",
        "DtTm", "FrToDt", "FrDtTm", "ToDtTm", "FrDt", "ToDt", "CreDtTm", "Ntry", "Sts", "BookgDt", "ValDt", "AcctSvcrRef", "BkTxCd", "Domn",
        "Fmly", "SubFmlyCd", "NtryDtls", "TxDtls", "Refs", "EndToEndId", "AmtDtls", "InstdAmt", "TxAmt", "CntrValAmt",
        "RltdPties", "Dbtr", "Cdtr", "UltmtDbtr", "UltmtCdtr", "Pty", "DbtrAcct", "CdtrAcct", "RmtInf", "Ustrd", "Strd",
        "CdtrRefInf", "Ref", "AddtlTxInf", "AddtlNtryInf", "MndtId", "CdtrSchmeId", "PrvtId", "Purp", "Prtry",
    ]

    /// The name table for the parser.
    static let names = XMLNameTable(elements)
}
