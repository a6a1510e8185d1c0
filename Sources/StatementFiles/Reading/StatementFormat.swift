/// The statement formats that Coffer reads.
package enum StatementFormat: String, CaseIterable, Hashable, Sendable {
    case ofx, qif, csv, camt, mt940
}
