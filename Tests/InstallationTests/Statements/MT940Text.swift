/// Sample MT940 and MT942 files.
enum MT940Text {

    /// A statement of one account with an opening and a closing balance in euro.
    static func statement(
        _ entries: [String], from opening: String, to closing: String, number: Int = 1, on day: String = "260131", isPage: Bool = false,
        endsPage: Bool = false
    ) -> String {
        """
        :20:STARTUMS
        :25:50010517/5407324931
        :28C:\(number)/1
        :60\(isPage ? "M" : "F"):\(amount(opening, day: "260101"))
        \(entries.joined(separator: "\n"))
        :62\(endsPage ? "M" : "F"):\(amount(closing, day: day))
        -

        """
    }

    /// One line; an id is written as the bank's reference behind `//`.
    static func entry(_ day: String, _ amount: String, _ text: String, id: String = "") -> String {
        let figure = amount.replacing("-", with: "").replacing(".", with: ",")
        return
            ":61:\(day)\(day.suffix(4))\(amount.hasPrefix("-") ? "D" : "C")\(figure)NMSCNONREF\(id.isEmpty ? "" : "//" + id)\n:86:\(text)"
    }

    private static func amount(_ figure: String, day: String) -> String {
        "\(figure.hasPrefix("-") ? "D" : "C")\(day)EUR\(figure.replacing("-", with: "").replacing(".", with: ","))"
    }
}
