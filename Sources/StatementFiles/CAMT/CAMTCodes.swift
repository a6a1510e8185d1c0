import Models

/// The codes for the purpose of an entry: the purpose code, the bank transaction code, and the German business transaction code.
///
/// Sources: ISO 20022 camt.053, `TxDtls/Purp` and `BkTxCd`; DFÜ-Abkommen, Anlage 3, chapter 7.1.2: `BkTxCd/Prtry/Cd` is
/// `NTRF+166+9310+997`, the SWIFT code and the business transaction code.
struct CAMTCodes {
    let tree: CAMTElementTree
    let details: CAMTDetails

    /// The codes, the purpose stated by the payer first. Codes in which the details differ are omitted.
    var codes: [StatementCode] {
        var codes: [StatementCode] = []
        if let purpose = details.common({ tree.text(tree.child(tree.child($0.node, .purp), .cd)) }) { codes.append(.purpose(purpose)) }
        let ofEntry = tree.child(tree.root, .bkTxCd)
        if let code = transaction(ofEntry) ?? details.common({ transaction(tree.child($0.node, .bkTxCd)) }) {
            codes.append(.transaction(code))
        }
        if let code = business(ofEntry) ?? details.common({ business(tree.child($0.node, .bkTxCd)) }) { codes.append(.business(code)) }
        return codes
    }

    private func transaction(_ node: CAMTElementTree.Node?) -> String? {
        let domain = tree.child(node, .domn)
        let family = tree.child(domain, .fmly)
        guard let first = tree.text(tree.child(domain, .cd)), let second = tree.text(tree.child(family, .cd)),
            let third = tree.text(tree.child(family, .subFmlyCd))
        else { return nil }
        return "\(first)-\(second)-\(third)"
    }

    private func business(_ node: CAMTElementTree.Node?) -> String? {
        guard let text = tree.text(tree.child(tree.child(node, .prtry), .cd)) else { return nil }
        let parts = text.split(separator: "+")
        guard parts.count > 1, parts[1].utf8.count == 3, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return String(parts[1])
    }
}
