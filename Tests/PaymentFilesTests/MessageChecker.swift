import Foundation

/// Validates payment files independently of the writer.
///
/// Sources: ISO 20022, message definition `pain.001.001.09` (elements, their order and lengths); European Payments Council, EPC132-08,
/// *SEPA credit transfer customer-to-PSP implementation guidelines* (usage rules, character set); ISO 13616 (check digits of IBANs).
struct MessageChecker {
    private var problems: [String] = []

    /// The errors that were found, one sentence each.
    static func problems(in text: String) -> [String] {
        var checker = MessageChecker()
        guard text.utf8.starts(with: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8) else { return ["no declaration"] }
        guard let root = XMLElement.parse(text) else { return ["not well formed"] }
        checker.document(root)
        return checker.problems
    }

    // MARK: - Structure

    /// The children of each element in order: `?` marks optional ones, `+` repeated ones; all others occur once.
    private static let contents: [String: [String]] = [
        "Document": ["CstmrCdtTrfInitn"], "CstmrCdtTrfInitn": ["GrpHdr", "PmtInf+"],
        "GrpHdr": ["MsgId", "CreDtTm", "NbOfTxs", "CtrlSum", "InitgPty"], "InitgPty": ["Nm"],
        "PmtInf": [
            "PmtInfId", "PmtMtd", "NbOfTxs", "CtrlSum", "PmtTpInf?", "ReqdExctnDt", "Dbtr", "DbtrAcct", "DbtrAgt", "ChrgBr", "CdtTrfTxInf+",
        ],
        "PmtTpInf": ["SvcLvl"], "SvcLvl": ["Cd"], "ReqdExctnDt": ["Dt"], "Dbtr": ["Nm"], "DbtrAcct": ["Id"], "DbtrAgt": ["FinInstnId"],
        "CdtTrfTxInf": ["PmtId", "Amt", "CdtrAgt?", "Cdtr", "CdtrAcct", "RmtInf?"], "PmtId": ["EndToEndId"], "Amt": ["InstdAmt"],
        "CdtrAgt": ["FinInstnId"], "Cdtr": ["Nm", "PstlAdr?"], "PstlAdr": ["StrtNm?", "PstCd?", "TwnNm", "Ctry"], "CdtrAcct": ["Id"],
        "FinInstnId": ["BICFI?", "Othr?"], "Id": ["IBAN?", "Othr?"], "Othr": ["Id"], "RmtInf": ["Ustrd"],
    ]

    private static let lengths: [String: ClosedRange<Int>] = [
        "MsgId": 1...35, "PmtInfId": 1...35, "EndToEndId": 1...35, "Nm": 1...70, "StrtNm": 1...70, "PstCd": 1...16, "TwnNm": 1...35,
        "Ctry": 2...2, "Ustrd": 1...140, "BICFI": 8...11, "IBAN": 15...34, "Id": 1...34, "NbOfTxs": 1...15,
    ]

    private mutating func document(_ root: XMLElement) {
        expect(root.name == "Document", "root \(root.name)")
        expect(root.attributes == ["xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"], "namespace")
        structure(root)
        guard problems.isEmpty, let message = root.children.first else { return }
        let header = message.children[0]
        let groups = message.children.filter { $0.name == "PmtInf" }
        sums(header, over: groups.flatMap { $0.all("CdtTrfTxInf") })
        expect(header.value("CreDtTm")?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil, "CreDtTm")
        for group in groups { check(group) }
        let ids = [header.value("MsgId") ?? ""] + groups.map { $0.value("PmtInfId") ?? "" }
        expect(Set(ids).count == ids.count, "identifications that are not unique")
        let references = root.all("EndToEndId").map(\.text)
        expect(Set(references).count == references.count, "EndToEndId that are not unique")
        for id in ids + references { expect(!id.hasPrefix("/") && !id.hasSuffix("/") && !id.contains("//"), "slashes in \(id)") }
    }

    private mutating func structure(_ element: XMLElement) {
        // `Id` is a text inside `Othr`, and a choice inside an account.
        let isChoice = ["Id", "FinInstnId"].contains(element.name)
        guard let content = Self.contents[element.name], !(element.name == "Id" && element.children.isEmpty) else {
            expect(element.children.isEmpty, "children in \(element.name)")
            characters(element)
            return
        }
        if isChoice { expect(element.children.count == 1, "choice in \(element.name)") }
        expect(element.text.allSatisfy(\.isWhitespace), "text in \(element.name)")
        expect(element.attributes.isEmpty || element.name == "Document", "attributes of \(element.name)")
        var rest = element.children[...]
        for part in content {
            let name = part.last == "?" || part.last == "+" ? String(part.dropLast()) : part
            let count = rest.prefix { $0.name == name }.count
            switch part.last {
            case "?": expect(count <= 1, "\(count) of \(name)")
            case "+": expect(count >= 1, "no \(name)")
            default: expect(count == 1, "\(count) of \(name) in \(element.name)")
            }
            rest = rest.dropFirst(count)
        }
        expect(rest.isEmpty, "\(rest.first?.name ?? "") where it does not belong, in \(element.name)")
        for child in element.children { structure(child) }
    }

    private mutating func characters(_ element: XMLElement) {
        let text = element.text
        expect(text.wholeMatch(of: /[A-Za-z0-9\/\-?:().,'+ ]+/) != nil, "characters in \(element.name): \(text)")
        expect(text.first != " " && text.last != " ", "blanks around \(element.name)")
        if let range = Self.lengths[element.name] { expect(range.contains(text.count), "length of \(element.name): \(text.count)") }
        switch element.name {
        case "IBAN": expect(Self.isIBAN(text), "IBAN \(text)")
        case "BICFI": expect(text.wholeMatch(of: /[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?/) != nil, "BIC \(text)")
        case "Ctry": expect(text.wholeMatch(of: /[A-Z]{2}/) != nil, "country \(text)")
        case "Dt": expect(text.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil, "day \(text)")
        case "PmtMtd": expect(text == "TRF", "method \(text)")
        case "InstdAmt": amount(text, element.attributes)
        default: break
        }
    }

    // MARK: - Values

    private mutating func amount(_ text: String, _ attributes: [String: String]) {
        expect(attributes.count == 1 && attributes["Ccy"]?.wholeMatch(of: /[A-Z]{3}/) != nil, "currency of \(text)")
        expect(text.wholeMatch(of: /\d{1,18}(\.\d{1,5})?/) != nil, "amount \(text)")
        expect(text.count { $0.isNumber } <= 18, "digits of \(text)")
        expect((Decimal(string: text) ?? 0) > 0, "amount \(text)")
    }

    private mutating func sums(_ element: XMLElement, over payments: [XMLElement]) {
        expect(element.value("NbOfTxs") == String(payments.count), "NbOfTxs in \(element.name)")
        let sum = payments.reduce(Decimal(0)) { $0 + (Decimal(string: $1.value("Amt", "InstdAmt") ?? "") ?? 0) }
        expect(element.value("CtrlSum").flatMap { Decimal(string: $0) } == sum, "CtrlSum in \(element.name)")
        expect((element.value("CtrlSum") ?? "").count { $0.isNumber } <= 18, "digits of CtrlSum")
    }

    private mutating func check(_ group: XMLElement) {
        let payments = group.all("CdtTrfTxInf")
        sums(group, over: payments)
        expect(Set(payments.map { $0.all("InstdAmt").first?.attributes["Ccy"] }).count == 1, "currencies of one group")
        guard group.value("PmtTpInf", "SvcLvl", "Cd") != nil else {
            expect(group.value("ChrgBr") == "SHAR", "charges")
            for payment in payments { expect(payment.value("CdtrAgt", "FinInstnId", "BICFI") != nil, "no BIC outside of SEPA") }
            return
        }
        expect(group.value("PmtTpInf", "SvcLvl", "Cd") == "SEPA", "service level")
        expect(group.value("ChrgBr") == "SLEV", "charges within SEPA")
        for payment in payments {
            let amount = payment.value("Amt", "InstdAmt") ?? ""
            expect(payment.all("InstdAmt").first?.attributes["Ccy"] == "EUR", "currency within SEPA")
            expect(amount.wholeMatch(of: /\d{1,9}\.\d\d/) != nil, "amount within SEPA: \(amount)")
            expect(payment.value("CdtrAcct", "Id", "IBAN") != nil, "no IBAN within SEPA")
            expect(payment.value("CdtrAgt", "FinInstnId", "Othr") == nil, "CdtrAgt without BIC")
        }
    }

    /// ISO 7064, MOD 97-10, for numbers of any length.
    private static func isIBAN(_ text: String) -> Bool {
        guard text.wholeMatch(of: /[A-Z]{2}\d\d[A-Z0-9]{11,30}/) != nil else { return false }
        let turned = text.dropFirst(4) + text.prefix(4)
        let remainder = turned.reduce(0) { remainder, character in
            let value = character.hexDigitValue.map { $0 < 10 ? $0 : -1 } ?? -1
            if value >= 0 { return (remainder * 10 + value) % 97 }
            return (remainder * 100 + Int(character.asciiValue ?? 0) - 55) % 97
        }
        return remainder == 1
    }

    private mutating func expect(_ condition: Bool, _ problem: String) {
        if !condition { problems.append(problem) }
    }
}
