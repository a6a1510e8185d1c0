/// The formats that statements come in.
package enum StatementFormat: String, CaseIterable, Hashable, Sendable {
    case ofx, qif, csv, camt, mt940
}
