import TestTools

/// An OFX statement of one account with as many lines as a test wants.
struct StatementMaker {
    var account: String
    var count: Int
    /// All amounts are odd figures of cents, so that no sum is zero.
    var sum = 0
    var text: String

    init(account: String, count: Int, seed: UInt64 = 1, currency: String = "EUR") {
        var generator = SeededGenerator(seed: seed)
        self.account = account
        self.count = count
        text = """
            <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>\(currency)</CURDEF>
            <BANKACCTFROM><BANKID>1<ACCTID>\(account)<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>

            """
        for line in 0..<count {
            let cents = Int.random(in: -50_000...40_000, using: &generator) | 1
            sum += cents
            let day = 20_250_101 + (line / 31 % 12) * 100 + line % 28
            text += """
                <STMTTRN><TRNTYPE>OTHER<DTPOSTED>\(day)<TRNAMT>\(Self.decimal(cents))<FITID>\(account)-\(line)\
                <NAME>Payee \(Int.random(in: 0..<400, using: &generator))<MEMO>Line \(line)</STMTTRN>

                """
        }
        text += "</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
    }

    var balance: String { Self.decimal(sum) }

    static func decimal(_ cents: Int) -> String {
        let figure = cents.magnitude
        return (cents < 0 ? "-" : "") + "\(figure / 100)." + (figure % 100 < 10 ? "0" : "") + "\(figure % 100)"
    }
}
