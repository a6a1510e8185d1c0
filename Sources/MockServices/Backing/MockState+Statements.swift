import Models
import Services

/// Imports: what each file is said to hold.
extension MockState {

    mutating func bring(in request: ImportRequest, progress: ImportProgress?) throws -> ImportReport {
        var request = request
        if let id = request.upload {
            guard let upload = uploads.first(where: { $0.id == id }) else { throw ServiceError.notFound }
            request.files = upload.files.map(\.name)
            uploads.removeAll { $0.id == id }
        }
        guard !request.files.isEmpty else { throw ServiceError.rule("No file was chosen") }
        guard let account = try request.account.map(findAccount) ?? sortedAccounts().first(where: { !$0.isArchived }) else {
            throw ServiceError.usage("It is not known whose account it is")
        }
        let id: ID<StatementImport> = makeID()
        var report = ImportReport(id: id, isCommitted: true, digest: "", files: [])
        var posted: [ID<Transaction>] = []
        for (index, file) in request.files.enumerated() {
            progress?(index, request.files.count)
            guard !file.hasSuffix(".damaged") else {
                throw ServiceError.refusedFile(
                    file: file, diagnostic: Diagnostic(line: 1, severity: .error, message: "The file is damaged", expected: "a statement"))
            }
            let new = try lines(of: file, in: account).filter { line in !groups.values.contains { $0.reference == line.reference } }
            for line in new {
                groups[line.id] = line
                posted.append(line.id)
            }
            var statement = StatementReport(account: account.id, name: account.name, currency: account.currency, isNewAccount: false)
            statement.new = new.count
            statement.known = 3 - new.count
            (statement.from, statement.until) = (today.adding(days: -3), today.adding(days: -1))
            report.files.append(FileReport(file: file, format: request.format ?? "ofx", statements: [statement]))
        }
        progress?(request.files.count, request.files.count)
        imports.append(StatementImport(id: id, at: now, isUndone: false, files: request.files, newLines: posted.count))
        imported[id] = posted
        report.digest = report.files.map { "\($0.file) \($0.statements.map(\.new))" }.joined(separator: ", ")
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
