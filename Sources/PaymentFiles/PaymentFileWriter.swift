import Models

/// Writes orders as a customer credit transfer initiation, ISO 20022 `pain.001.001.09`: payments in euros within SEPA in the form of the
/// European Payments Council's customer-to-PSP guidelines (EPC132-08), all others in the plain form of the message.
package enum PaymentFileWriter {

    /// The message in UTF-8. The same orders make the same identifications, so that a bank which looks for doubles finds a file that it got before.
    ///
    /// - Throws: `PaymentFileError`.
    package static func write(_ batch: PaymentBatch) throws(PaymentFileError) -> String {
        guard !batch.payments.isEmpty else { throw .noPayments }
        var references: Set<TransferReference> = []
        for payment in batch.payments where !references.insert(payment.reference).inserted { throw .duplicateReference(payment.reference) }
        let message = "COFFER-" + hash(of: batch)
        let groups = try PaymentGroup.groups(of: batch.payments)
        let sum = try controlSum(of: batch.payments)
        var xml = XMLLines()
        try xml.element("Document", " xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\"") { xml throws(PaymentFileError) in
            try xml.element("CstmrCdtTrfInitn") { xml throws(PaymentFileError) in
                try xml.element("GrpHdr") { xml throws(PaymentFileError) in
                    xml.element("MsgId", EPCText(message, longest: 35))
                    xml.element("CreDtTm", instant(batch.createdAt))
                    xml.element("NbOfTxs", EPCText(batch.payments.count))
                    xml.element("CtrlSum", sum)
                    try xml.element("InitgPty") { xml throws(PaymentFileError) in xml.element("Nm", try name(batch.initiator)) }
                }
                for (index, group) in groups.enumerated() {
                    try xml.element("PmtInf") { xml throws(PaymentFileError) in
                        try write(group, as: EPCText("\(message)-\(index + 1)", longest: 35), into: &xml)
                    }
                }
            }
        }
        return xml.text
    }

    /// What is paid from one account on one day in one form.
    private static func write(_ group: PaymentGroup, as id: EPCText, into xml: inout XMLLines) throws(PaymentFileError) {
        xml.element("PmtInfId", id)
        xml.element("PmtMtd", EPCText(code: "TRF"))
        xml.element("NbOfTxs", EPCText(group.payments.count))
        xml.element("CtrlSum", try controlSum(of: group.payments))
        if group.form == .sepa {
            try xml.element("PmtTpInf") { xml throws(PaymentFileError) in
                try xml.element("SvcLvl") { xml in xml.element("Cd", EPCText(code: "SEPA")) }
            }
        }
        try xml.element("ReqdExctnDt") { xml in xml.element("Dt", EPCText(group.day)) }
        try xml.element("Dbtr") { xml throws(PaymentFileError) in xml.element("Nm", try name(group.holder)) }
        try xml.element("DbtrAcct") { xml throws(PaymentFileError) in
            try xml.element("Id") { xml in xml.element("IBAN", EPCText(group.debtor)) }
        }
        // The household knows the IBAN of its account and not the BIC, which the bank itself knows.
        try xml.element("DbtrAgt") { xml throws(PaymentFileError) in
            try xml.element("FinInstnId") { xml throws(PaymentFileError) in
                try xml.element("Othr") { xml in xml.element("Id", EPCText(code: "NOTPROVIDED")) }
            }
        }
        xml.element("ChrgBr", group.form.chargeBearer)
        for payment in group.payments {
            try xml.element("CdtTrfTxInf") { xml throws(PaymentFileError) in try write(payment, as: group.form, into: &xml) }
        }
    }

    private static func write(_ payment: Payment, as form: PaymentForm, into xml: inout XMLLines) throws(PaymentFileError) {
        guard (1...form.largestAmount).contains(payment.amount.minorUnits) else {
            throw .amountOutOfRange(payment.reference, payment.amount)
        }
        let creditor = payment.creditor
        try xml.element("PmtId") { xml in xml.element("EndToEndId", EPCText(payment.reference)) }
        try xml.element("Amt") { xml in
            xml.element(
                "InstdAmt", amount: EPCText(payment.amount.decimalText, longest: 19),
                currency: EPCText(payment.amount.currency.code, longest: 3))
        }
        if let bic = creditor.bic.flatMap({ BIC($0) }) {
            try xml.element("CdtrAgt") { xml throws(PaymentFileError) in
                try xml.element("FinInstnId") { xml in xml.element("BICFI", EPCText(bic.text, longest: 11)) }
            }
        } else if form == .plain {
            throw .bicRequired(name: creditor.name)
        }
        try xml.element("Cdtr") { xml throws(PaymentFileError) in
            xml.element("Nm", try name(creditor.name))
            if let address = creditor.address { try write(address, into: &xml) }
        }
        try xml.element("CdtrAcct") { xml throws(PaymentFileError) in
            try xml.element("Id") { xml throws(PaymentFileError) in
                switch creditor.number {
                case .iban(let iban): xml.element("IBAN", EPCText(iban))
                case .other(let number): try xml.element("Othr") { xml in xml.element("Id", EPCText(number, longest: 34)) }
                }
            }
        }
        let note = EPCText(payment.note, longest: 140)
        if !note.isEmpty { try xml.element("RmtInf") { xml in xml.element("Ustrd", note) } }
    }

    /// The structured form; the street's number stays behind the street, as people write it.
    private static func write(_ address: PostalAddress, into xml: inout XMLLines) throws(PaymentFileError) {
        let town = EPCText(address.town, longest: 35)
        // Without a town that banks can write it would be no address.
        guard town.isReadable, CountryTable.contains(address.country) else { return }
        try xml.element("PstlAdr") { xml in
            xml.element("StrtNm", EPCText(address.street, longest: 70))
            xml.element("PstCd", EPCText(address.postalCode, longest: 16))
            xml.element("TwnNm", town)
            xml.element("Ctry", EPCText(address.country, longest: 2))
        }
    }

    // MARK: - Values

    /// At most 70 characters (EPC132-08, *Name*).
    private static func name(_ text: String) throws(PaymentFileError) -> EPCText {
        let name = EPCText(text, longest: 70)
        guard name.isReadable else { throw .unwritableName(text) }
        return name
    }

    private static func controlSum(of payments: [Payment]) throws(PaymentFileError) -> EPCText {
        var sum = ControlSum()
        for payment in payments { try sum.add(payment.amount) }
        return sum.text
    }

    /// `2026-07-01T09:05:00Z`.
    private static func instant(_ milliseconds: Int64) -> EPCText {
        let seconds = milliseconds / 1_000
        let day = Day(number: Int32(clamping: seconds / 86_400))
        let fields = [seconds % 86_400 / 3_600, seconds % 3_600 / 60, seconds % 60]
        let time = fields.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
        return EPCText("\(day)T\(time)Z", longest: .max)
    }

    /// Sixteen digits that stand for what is ordered.
    private static func hash(of batch: PaymentBatch) -> String {
        var hash = StableHash()
        hash.combine(batch.initiator)
        for payment in batch.payments.sorted(by: { $0.reference.number < $1.reference.number }) {
            let creditor = payment.creditor
            let address = creditor.address
            let texts = [
                payment.reference.description, payment.debtor.holder, payment.debtor.iban?.text ?? "", creditor.name, creditor.number.text,
                creditor.bic ?? "", address?.street ?? "", address?.postalCode ?? "", address?.town ?? "", address?.country ?? "",
                payment.amount.description, payment.orderedDay.description, payment.note,
            ]
            for text in texts { hash.combine(text) }
        }
        let digits = String(hash.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
