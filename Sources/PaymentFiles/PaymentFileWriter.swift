import Models

/// Writes payments as an ISO 20022 customer credit transfer initiation, `pain.001.001.09`. SEPA payments follow the European Payments
/// Council's customer-to-PSP guidelines (EPC132-08); others use the elements that every bank supports.
package enum PaymentFileWriter {
    /// Returns the message in UTF-8. Its ids are a hash of the payments, so that a bank detects a file that is submitted twice.
    ///
    /// - Throws: `PaymentFileError`.
    package static func write(_ batch: PaymentBatch) throws(PaymentFileError) -> String {
        guard !batch.payments.isEmpty else { throw .noPayments }
        var references: Set<TransferReference> = []
        for payment in batch.payments where !references.insert(payment.reference).inserted { throw .duplicateReference(payment.reference) }
        let message = "COFFER-" + hash(of: batch)
        let groups = try PaymentGroup.groups(of: batch.payments)
        let sum = try controlSum(of: batch.payments)
        var xml = XMLWriter()
        try xml.element("Document", " xmlns=\"urn:iso:std:iso:20022:tech:xsd:pain.001.001.09\"") { xml throws(PaymentFileError) in
            try xml.element("CstmrCdtTrfInitn") { xml throws(PaymentFileError) in
                try xml.element("GrpHdr") { xml throws(PaymentFileError) in
                    xml.element("MsgId", EPCText(message, maxLength: 35))
                    xml.element("CreDtTm", timestamp(batch.createdAt))
                    xml.element("NbOfTxs", EPCText(batch.payments.count))
                    xml.element("CtrlSum", sum)
                    try xml.element("InitgPty") { xml throws(PaymentFileError) in xml.element("Nm", try name(batch.initiator)) }
                }
                for (index, group) in groups.enumerated() {
                    try xml.element("PmtInf") { xml throws(PaymentFileError) in
                        try write(group, as: EPCText("\(message)-\(index + 1)", maxLength: 35), into: &xml)
                    }
                }
            }
        }
        return xml.text
    }

    /// Writes a `PmtInf` block: payments of one account, day and scheme.
    private static func write(_ group: PaymentGroup, as id: EPCText, into xml: inout XMLWriter) throws(PaymentFileError) {
        xml.element("PmtInfId", id)
        xml.element("PmtMtd", EPCText(code: "TRF"))
        xml.element("NbOfTxs", EPCText(group.payments.count))
        xml.element("CtrlSum", try controlSum(of: group.payments))
        if group.scheme == .sepa {
            try xml.element("PmtTpInf") { xml throws(PaymentFileError) in
                try xml.element("SvcLvl") { xml in xml.element("Cd", EPCText(code: "SEPA")) }
            }
        }
        try xml.element("ReqdExctnDt") { xml in xml.element("Dt", EPCText(group.day)) }
        try xml.element("Dbtr") { xml throws(PaymentFileError) in xml.element("Nm", try name(group.holder)) }
        try xml.element("DbtrAcct") { xml throws(PaymentFileError) in
            try xml.element("Id") { xml in xml.element("IBAN", EPCText(group.debtor)) }
        }
        // The debtor's BIC is unknown to Coffer and known to their bank.
        try xml.element("DbtrAgt") { xml throws(PaymentFileError) in
            try xml.element("FinInstnId") { xml throws(PaymentFileError) in
                try xml.element("Othr") { xml in xml.element("Id", EPCText(code: "NOTPROVIDED")) }
            }
        }
        xml.element("ChrgBr", group.scheme.chargeBearer)
        for payment in group.payments {
            try xml.element("CdtTrfTxInf") { xml throws(PaymentFileError) in try write(payment, as: group.scheme, into: &xml) }
        }
    }

    private static func write(_ payment: Payment, as scheme: PaymentScheme, into xml: inout XMLWriter) throws(PaymentFileError) {
        guard (1...scheme.largestAmount).contains(payment.amount.minorUnits) else {
            throw .amountOutOfRange(payment.reference, payment.amount)
        }
        let creditor = payment.creditor
        try xml.element("PmtId") { xml in xml.element("EndToEndId", EPCText(payment.reference)) }
        try xml.element("Amt") { xml in
            xml.element(
                "InstdAmt", amount: EPCText(payment.amount.decimalText, maxLength: 19),
                currency: EPCText(payment.amount.currency.code, maxLength: 3))
        }
        if let bic = creditor.bic.flatMap({ BIC($0) }) {
            try xml.element("CdtrAgt") { xml throws(PaymentFileError) in
                try xml.element("FinInstnId") { xml in xml.element("BICFI", EPCText(bic.text, maxLength: 11)) }
            }
        } else if scheme == .nonSEPA {
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
                case .other(let number): try xml.element("Othr") { xml in xml.element("Id", EPCText(number, maxLength: 34)) }
                }
            }
        }
        let note = EPCText(payment.note, maxLength: 140)
        if !note.isEmpty { try xml.element("RmtInf") { xml in xml.element("Ustrd", note) } }
    }

    /// Writes the structured address. The house number stays in the street name, as it is entered.
    private static func write(_ address: PostalAddress, into xml: inout XMLWriter) throws(PaymentFileError) {
        let town = EPCText(address.town, maxLength: 35)
        // An address needs a town in the SEPA character set.
        guard town.isReadable, CountryTable.contains(address.country) else { return }
        try xml.element("PstlAdr") { xml in
            xml.element("StrtNm", EPCText(address.street, maxLength: 70))
            xml.element("PstCd", EPCText(address.postalCode, maxLength: 16))
            xml.element("TwnNm", town)
            xml.element("Ctry", EPCText(address.country, maxLength: 2))
        }
    }

    // MARK: - Values

    /// Limits a name to 70 characters (EPC132-08, *Name*).
    private static func name(_ text: String) throws(PaymentFileError) -> EPCText {
        let name = EPCText(text, maxLength: 70)
        guard name.isReadable else { throw .unrepresentableName(text) }
        return name
    }

    private static func controlSum(of payments: [Payment]) throws(PaymentFileError) -> EPCText {
        var sum = ControlSum()
        for payment in payments { try sum.add(payment.amount) }
        return sum.text
    }

    /// A timestamp such as `2026-07-01T09:05:00Z`.
    private static func timestamp(_ milliseconds: Int64) -> EPCText {
        let seconds = milliseconds / 1_000
        let day = Day(number: Int32(clamping: seconds / 86_400))
        let fields = [seconds % 86_400 / 3_600, seconds % 3_600 / 60, seconds % 60]
        let time = fields.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
        return EPCText("\(day)T\(time)Z", maxLength: .max)
    }

    /// A hash of the payments, as 16 hexadecimal digits.
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
