import Models

// MARK: - CustomStringConvertible

extension CSVLayout: CustomStringConvertible {
    /// `delimiter=semicolon preamble=3 header=yes columns=9 date=0 order=dayFirst amount=4 decimal=comma …`
    package var description: String {
        var words = [
            "delimiter=\(delimiter.rawValue)", "preamble=\(preamble)", "header=\(hasHeader ? "yes" : "no")", "columns=\(columns)",
            "date=\(date)",
        ]
        func add(_ key: String, _ column: Int?) {
            if let column { words.append("\(key)=\(column)") }
        }
        if let dateOrder { words.append("order=\(dateOrder.rawValue)") }
        add("value", valueDate)
        add("purchase", purchaseDate)
        switch amounts {
        case .signed(let column): add("amount", column)
        case .split(let debit, let credit):
            add("debit", debit)
            add("credit", credit)
        }
        if let decimal { words.append("decimal=\(decimal.rawValue)") }
        if invertsSign { words.append("inverted=yes") }
        add("indicator", indicator)
        if let blankIndicator { words.append("blank=\(blankIndicator.rawValue)") }
        add("check", signCheck)
        if unsignedAmounts != .asWritten { words.append("unmarked=\(unsignedAmounts.rawValue)") }
        if debitsAreNegative { words.append("negative=yes") }
        if creditsAreNegative { words.append("negativecredits=yes") }
        add("fee", fee)
        if feesAreSigned { words.append("signedfees=yes") }
        add("currency", currencyColumn)
        if let currency { words.append("in=\(currency.code)") }
        add("balance", balance)
        if balanceIsDebt { words.append("debt=yes") }
        if balanceIsBefore { words.append("before=yes") }
        add("payee", payee)
        add("payer", payer)
        if !memo.isEmpty { words.append("memo=" + memo.map(String.init).joined(separator: "+")) }
        add("kind", kind)
        add("category", category)
        add("id", id)
        add("reference", reference)
        add("status", status)
        if let statusFlag { words.append("flag=\(statusFlag.rawValue)") }
        if booksPending { words.append("pending=booked") }
        add("account", ownAccount)
        add("accountname", accountName)
        add("counterparty", counterparty)
        if let known { words.append("known=\(known)") }
        if !wordColumns.isEmpty { words.append("words=" + wordColumns.map(String.init).joined(separator: "+")) }
        if isUserDefined { words.append("chosen=yes") }
        if isCofferExport { words.append("coffer=yes") }
        return words.joined(separator: " ")
    }
}

// MARK: - LosslessStringConvertible

extension CSVLayout: LosslessStringConvertible {
    /// Parses the output of `description`. Nil for anything else, including columns above the scanner's limit.
    package init?(_ description: String) {
        self.init()
        var debit: Int?
        var credit: Int?
        var hasDate = false
        var hasAmount = false
        for word in description.split(separator: " ") {
            let pair = word.split(separator: "=", maxSplits: 1)
            guard pair.count == 2 else { return nil }
            let value = String(pair[1])
            switch pair[0] {
            case "delimiter":
                guard let known = Delimiter(rawValue: value) else { return nil }
                delimiter = known
            case "order":
                guard let known = DateOrder(rawValue: value) else { return nil }
                dateOrder = known
            case "decimal":
                guard let known = DecimalSeparator(rawValue: value) else { return nil }
                decimal = known
            case "in":
                guard let known = Currency(code: value) else { return nil }
                currency = known
            case "blank":
                guard let known = BlankIndicator(rawValue: value) else { return nil }
                blankIndicator = known
            case "header": hasHeader = value == "yes"
            case "unmarked":
                guard let known = UnsignedAmounts(rawValue: value) else { return nil }
                unsignedAmounts = known
            case "negative": debitsAreNegative = value == "yes"
            case "negativecredits": creditsAreNegative = value == "yes"
            case "flag": statusFlag = StatusFlag(rawValue: value)
            case "pending": booksPending = value == "booked"
            case "debt": balanceIsDebt = value == "yes"
            case "before": balanceIsBefore = value == "yes"
            case "known": known = value
            case "signedfees": feesAreSigned = value == "yes"
            case "inverted": invertsSign = value == "yes"
            case "chosen": isUserDefined = value == "yes"
            case "coffer": isCofferExport = value == "yes"
            case "memo", "words":
                var columns: [Int] = []
                for piece in value.split(separator: "+") {
                    guard let column = Self.column(piece) else { return nil }
                    columns.append(column)
                }
                if pair[0] == "memo" { memo = columns } else { wordColumns = columns }
            default:
                guard let number = Self.column(value) else { return nil }
                switch pair[0] {
                case "preamble": preamble = number
                case "columns": columns = number
                case "date":
                    date = number
                    hasDate = true
                case "value": valueDate = number
                case "purchase": purchaseDate = number
                case "amount":
                    amounts = .signed(number)
                    hasAmount = true
                case "debit": debit = number
                case "credit": credit = number
                case "indicator": indicator = number
                case "check": signCheck = number
                case "fee": fee = number
                case "currency": currencyColumn = number
                case "balance": balance = number
                case "payee": payee = number
                case "payer": payer = number
                case "kind": kind = number
                case "category": category = number
                case "id": id = number
                case "reference": reference = number
                case "status": status = number
                case "account": ownAccount = number
                case "accountname": accountName = number
                case "counterparty": counterparty = number
                default: return nil
                }
            }
        }
        if let debit, let credit {
            amounts = .split(debit: debit, credit: credit)
            hasAmount = true
        }
        guard hasDate, hasAmount else { return nil }
    }

    private static func column(_ text: some StringProtocol) -> Int? {
        guard let number = Int(text), (0...CSVScanner.maximumFields).contains(number) else { return nil }
        return number
    }
}
