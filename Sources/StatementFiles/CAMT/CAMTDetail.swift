import Models

/// One `TxDtls`: parties, remittance information and amount.
struct CAMTDetail {
    let node: CAMTElementTree.Node
    private let tree: CAMTElementTree
    private let isDebit: Bool

    /// - Parameter isDebit: whether the entry is a debit. It determines the counterparty, and the sign if the detail has none.
    init(_ tree: CAMTElementTree, _ node: CAMTElementTree.Node, isDebit: Bool) {
        self.tree = tree
        self.node = node
        self.isDebit = isDebit
    }

    /// The counterparty's name: the creditor of a debit or the debtor of a credit, else the ultimate one.
    var payee: String? {
        let parties = tree.child(node, .rltdPties)
        return name(tree.child(parties, isDebit ? .cdtr : .dbtr)) ?? name(tree.child(parties, isDebit ? .ultmtCdtr : .ultmtDbtr))
    }

    /// The name of a party. It is a child of the party up to version 7, and of its `Pty` from version 8.
    private func name(_ party: CAMTElementTree.Node?) -> String? {
        tree.text(tree.child(party, .nm)) ?? tree.text(tree.child(tree.child(party, .pty), .nm))
    }

    /// The IBAN or account number of the counterparty.
    var counterparty: String? {
        let account = tree.child(tree.child(node, .rltdPties), isDebit ? .cdtrAcct : .dbtrAcct)
        let id = tree.child(account, .id)
        return tree.text(tree.child(id, .iban)) ?? tree.text(tree.child(tree.child(id, .othr), .id))
    }

    /// The end-to-end id, except for `NOTPROVIDED`.
    var reference: String? {
        let id = tree.child(tree.child(node, .refs), .endToEndId)
        return tree.hasText(id, "NOTPROVIDED") ? nil : tree.text(id)
    }

    /// The creditor and the mandate of a debit. The creditor's identifier is in `Refs` at some banks, in `RltdPties/Cdtr` at others.
    var mandate: DirectDebitMandate? {
        guard isDebit else { return nil }
        let references = tree.child(node, .refs)
        let creditor = tree.child(tree.child(node, .rltdPties), .cdtr)
        let party = tree.child(creditor, .pty) ?? creditor
        let id =
            identifier(tree.child(references, .cdtrSchmeId)) ?? identifier(tree.child(node, .cdtrSchmeId))
            ?? identifier(party)
        return DirectDebitMandate(creditor: id, mandate: tree.text(tree.child(references, .mndtId)))
    }

    /// `Id/PrvtId/Othr/Id` of a party.
    private func identifier(_ party: CAMTElementTree.Node?) -> String? {
        tree.text(tree.child(tree.child(tree.child(tree.child(party, .id), .prvtId), .othr), .id))
    }

    /// The unstructured remittance information, else the creditor's reference, else the bank's additional information.
    var memo: String? {
        let remittance = tree.child(node, .rmtInf)
        if var line = tree.child(remittance, .ustrd) {
            var text = tree.text(line) ?? ""
            while let following = tree.next(line) {
                line = following
                guard let more = tree.text(line) else { continue }
                text += text.isEmpty ? more : " " + more
            }
            if !text.isEmpty { return text }
        }
        let reference = tree.child(tree.child(tree.child(remittance, .strd), .cdtrRefInf), .ref)
        return tree.text(reference) ?? tree.text(tree.child(node, .addtlTxInf))
    }

    /// The signed amount in the entry's currency: `Amt`, else `AmtDtls/TxAmt`, else the counter value; nil if there is none.
    func amount(in currency: Currency?) -> DecimalFigure? {
        let details = tree.child(node, .amtDtls)
        let candidates = [
            tree.child(node, .amt), tree.child(tree.child(details, .txAmt), .amt),
            tree.child(tree.child(details, .cntrValAmt), .amt),
        ]
        guard let debit = try? tree.isDebit(node) ?? isDebit else { return nil }
        for candidate in candidates {
            guard let candidate, let amount = try? tree.amount(candidate) else { continue }
            guard amount.currency == nil || amount.currency == currency else { continue }
            return debit ? amount.value.negated : amount.value
        }
        return nil
    }
}
