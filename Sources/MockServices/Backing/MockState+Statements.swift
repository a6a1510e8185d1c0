import Models
import Services

/// Imports: what each file is said to hold.
extension MockState {

    mutating func bring(in request: ImportRequest, progress: ImportProgress?) throws -> ImportReport {
        var request = request
        request.files = try files(of: request)
        if let id = request.upload { uploads.removeAll { $0.id == id } }
        guard !request.files.isEmpty else { throw ServiceError.rule("No file was chosen") }
        guard let named = try request.account.map(findAccount) ?? sortedAccounts().first(where: { !$0.isArchived }) else {
            throw ServiceError.usage("It is not known whose account it is")
        }
        let id: ID<StatementImport> = makeID()
        var report = ImportReport(id: id, isCommitted: true, digest: "", files: [])
        var posted: [ID<Transaction>] = []
        var listed: [PreviewedLine] = []
        for (index, file) in request.files.enumerated() {
            progress?(index, request.files.count)
            guard !file.hasSuffix(".damaged") else {
                throw ServiceError.refusedFile(
                    file: file, diagnostic: Diagnostic(line: 1, severity: .error, message: "The file is damaged", expected: "a statement"))
            }
            var account = named
            if case .account(let id) = request.choices.accounts["\(index)-0"] { account = try findAccount(id.description) }
            let new = try lines(of: file, in: account).filter { line in !groups.values.contains { $0.reference == line.reference } }
            for (number, line) in new.enumerated() {
                var line = line
                let key = "\(index)-\(number + 1)"
                listed.append(try list(&line, as: key, in: account, chosen: request.choices.categories[key]))
                groups[line.id] = line
                posted.append(line.id)
            }
            var statement = StatementReport(account: account.id, name: account.name, currency: account.currency, isNewAccount: false)
            statement.key = "\(index)-0"
            statement.new = new.count
            statement.transactions = new.count
            statement.known = 3 - new.count
            (statement.from, statement.until) = (today.adding(days: -3), today.adding(days: -1))
            report.files.append(FileReport(file: file, format: request.format ?? "ofx", statements: [statement]))
        }
        progress?(request.files.count, request.files.count)
        imports.append(StatementImport(id: id, at: now, isUndone: false, files: request.files, newLines: posted.count))
        imported[id] = posted
        report.digest = request.choices.amending(
            report.files.map { "\($0.file) \($0.statements.map(\.new))" }.joined(separator: ", ").replacing(".", with: " "))
        importReports[id] = report
        if let listing = request.listing {
            report.lineCount = listed.count
            report.lines = Array(listed.reversed().dropFirst(max(listing.offset, 0)).prefix(max(listing.limit, 0)))
        }
        record(.importStatements, request.files.joined(separator: ", "))
        return report
    }

    mutating func takeBack(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) throws -> ImportUndo {
        guard let index = imports.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        guard !imports[index].isUndone else { throw ServiceError.rule("It was taken back already") }
        let posted = imported[id] ?? []
        var undo = ImportUndo(id: id, removed: 0, restored: 0, changedSince: posted.filter { groups[$0]?.revision ?? 1 > 1 }, isDone: false)
        guard undo.changedSince.isEmpty || force else { return undo }
        for group in posted where groups[group] != nil {
            _ = try take(group, allowsClosedDays: allowsClosedDays)
            undo.removed += 1
        }
        imports[index].isUndone = true
        undo.isDone = true
        record(.undoImport, imports[index].files.joined(separator: ", "))
        return undo
    }

    /// The names of the files that a request means.
    func files(of request: ImportRequest) throws -> [String] {
        guard let id = request.upload else { return request.files }
        guard let upload = uploads.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return upload.files.map(\.name)
    }

    /// A table for what is called one; every other file says all by itself.
    func survey(_ file: String, reading: FileReading?) -> FileSurvey {
        guard file.hasSuffix(".csv") else { return FileSurvey(file: file, format: "ofx") }
        var layout = ColumnLayout()
        (layout.dateOrder, layout.day, layout.payee, layout.amount) = ("yearFirst", 0, 1, 2)
        if case .columns(let columns) = reading { layout = columns }
        return FileSurvey(
            file: file, format: "csv", layout: layout, columnNames: ["Date", "Description", "Amount"],
            rows: [[today.description, "Corner Bakery", "-23.80"], [today.description, "Millbrook Market", "-61.45"]])
    }

    /// Gives a line the category that was chosen for it, and lists it.
    private func list(
        _ line: inout TransactionGroup, as key: String, in account: Account, chosen: ID<Models.Category>?
    ) throws -> PreviewedLine {
        let isOut = line.parts[0].source == Place(account.id)
        let suggested = isOut ? line.parts[0].destination : line.parts[0].source
        if let chosen {
            if isOut { line.parts[0].destination = Place(chosen) } else { line.parts[0].source = Place(chosen) }
        }
        let category = ID<Models.Category>(rawValue: suggested.rawValue)
        let amount = line.parts[0].amount
        return PreviewedLine(
            id: key, account: account.id, accountName: account.name, day: line.parts[0].sourceDay,
            amount: isOut ? Money(minorUnits: -amount.minorUnits, currency: amount.currency) : amount, payee: line.payee, note: "",
            outcome: .category(chosen ?? category, suggested: category))
    }

    private mutating func lines(of file: String, in account: Account) throws -> [TransactionGroup] {
        let made: [(units: Int64, payee: String)] = [(-23_80, "Corner Bakery"), (-61_45, "Millbrook Market"), (42_00, "Anna Weiss")]
        return try made.enumerated().map { index, line in
            let id: ID<Transaction> = makeID()
            let other = try remembered(line.payee, isIncome: line.units > 0)
            let day = today.adding(days: index - 3)
            let isOut = line.units < 0
            let part = Transaction(
                id: id, amount: Money(minorUnits: abs(line.units), currency: account.currency), source: isOut ? Place(account.id) : other,
                sourceDay: day, destination: isOut ? other : Place(account.id), destinationDay: day)
            return TransactionGroup(id: id, parts: [part], payee: line.payee, reference: "\(file):\(index + 1)")
        }
    }
}
