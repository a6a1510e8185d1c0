import Models

/// One `TxDtls`: who, what for, how much.
struct CAMTDetail {

    let node: CAMTBranch.Node
    private let branch: CAMTBranch
    private let isDebit: Bool

    /// - Parameter isDebit: of the entry, for the detail's amount where it says nothing itself, and for who is the other side.
    init(_ branch: CAMTBranch, _ node: CAMTBranch.Node, isDebit: Bool) {
        self.branch = branch
        self.node = node
        self.isDebit = isDebit
    }

    // MARK: - Who

    /// The other side: creditor of a debit, debtor of a credit; the ultimate one where the plain one is not named.
    var payee: String? {
        let parties = branch.child(node, .rltdPties)
        return name(branch.child(parties, isDebit ? .cdtr : .dbtr)) ?? name(branch.child(parties, isDebit ? .ultmtCdtr : .ultmtDbtr))
    }

    /// Up to version 7 the name stands in the party, from version 8 on in its `Pty`.
    private func name(_ party: CAMTBranch.Node?) -> String? {
        branch.text(branch.child(party, .nm)) ?? branch.text(branch.child(branch.child(party, .pty), .nm))
    }

    /// IBAN or account number of the other side.
    var counterparty: String? {
        let account = branch.child(branch.child(node, .rltdPties), isDebit ? .cdtrAcct : .dbtrAcct)
        let id = branch.child(account, .id)
        return branch.text(branch.child(id, .iban)) ?? branch.text(branch.child(branch.child(id, .othr), .id))
    }

    /// The end-to-end id, but for `NOTPROVIDED`.
    var reference: String? {
        let id = branch.child(branch.child(node, .refs), .endToEndId)
        return branch.says(id, "NOTPROVIDED") ? nil : branch.text(id)
    }

    // MARK: - What for

    /// Unstructured remittance, else the creditor's reference, else the bank's words.
    var memo: String? {
        let remittance = branch.child(node, .rmtInf)
        if var line = branch.child(remittance, .ustrd) {
            var text = branch.text(line) ?? ""
            while let following = branch.next(line) {
                line = following
                guard let more = branch.text(line) else { continue }
                text += text.isEmpty ? more : " " + more
            }
            if !text.isEmpty { return text }
        }
        let reference = branch.child(branch.child(branch.child(remittance, .strd), .cdtrRefInf), .ref)
        return branch.text(reference) ?? branch.text(branch.child(node, .addtlTxInf))
    }

    // MARK: - How much

    /// The signed amount in the entry's currency: `Amt`, else `AmtDtls/TxAmt`, else the counter value; nil where there is none.
    func amount(in currency: Currency?) -> DecimalFigure? {
        let details = branch.child(node, .amtDtls)
        let candidates = [
            branch.child(node, .amt), branch.child(branch.child(details, .txAmt), .amt),
            branch.child(branch.child(details, .cntrValAmt), .amt),
        ]
        guard let debit = try? branch.isDebit(node) ?? isDebit else { return nil }
        for candidate in candidates {
            guard let candidate, let amount = try? branch.amount(candidate) else { continue }
            guard amount.currency == nil || amount.currency == currency else { continue }
            return debit ? amount.figure.negated : amount.figure
        }
        return nil
    }
}
