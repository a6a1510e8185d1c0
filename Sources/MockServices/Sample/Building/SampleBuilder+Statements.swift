import Foundation
import Models
import Services

/// Bank files: one of March, one that was undone, and two of May that the other member brought in.
extension SampleBuilder {
    private static let march = -75 ... -65
    private static let may = -27 ... -2

    /// Whether a movement comes with a statement instead of being entered by hand.
    static func isImported(_ movement: SampleMovement) -> Bool {
        guard movement.other == nil else { return false }
        let days = today.distance(to: movement.day)
        return switch movement.account {
        case .everyday: march.contains(days) || may.contains(days)
        case .silverCard: may.contains(days)
        default: false
        }
    }

    func importStatements(_ day: Day, _ movements: [SampleMovement], folder: URL) async throws {
        switch Self.today.distance(to: day) {
        case -64:
            let file = try write(statement([.everyday], Self.march, movements), to: "harbour-2026-03.ofx", in: folder)
            _ = try await services.statements().commit(request([file]), digest: nil, progress: nil)
        case -31:
            let file = try write(
                Self.table([(-40, "Anchor Books", "-12.40"), (-38, "Anchor Books", "-8.10"), (-36, "Harbour Pool", "-6.00")]),
                to: "export.csv", in: folder)
            var request = request([file])
            request.choices.accounts["0-0"] = .account(try account(.dollars))
            let report = try await services.statements().commit(request, digest: nil, progress: nil)
            if let id = report.id { _ = try await services.statements().undo(id, force: false, allowsClosedDays: false) }
        case -1:
            clock.move(to: day, hour: 18)
            let files = [
                try write(statement([.everyday, .silverCard], Self.may, movements), to: "harbour-2026-05.ofx", in: folder),
                try write(
                    Self.table([
                        (-16, "Beacon Pier Bank", "-2.00"), (-11, "Pier Diner", "-18.30"), (-9, "Pier Diner", "-12,3O"),
                        (-4, "Tallgrass Refund", "7.00"),
                    ]), to: "dollars.csv", in: folder),
            ]
            var request = request(files)
            request.choices.accounts["1-0"] = .account(try account(.dollars))
            _ = try await (memberServices ?? services).statements().commit(request, digest: nil, progress: nil)
        default: break
        }
    }

    /// Names the files without the folder.
    private func request(_ files: [String]) -> ImportRequest {
        ImportRequest(
            files: files, fileNames: Dictionary(uniqueKeysWithValues: files.map { ($0, URL(fileURLWithPath: $0).lastPathComponent) }))
    }

    private func statement(_ accounts: [SampleAccount], _ days: ClosedRange<Int>, _ movements: [SampleMovement]) -> String {
        SampleStatementFile(
            statements: accounts.compactMap { key in
                guard let account = sample.accounts[key] else { return nil }
                let lines = movements.filter {
                    $0.account == key && Self.isImported($0) && days.contains(Self.today.distance(to: $0.day))
                }
                return SampleStatementFile.Statement(
                    currency: account.currency, number: key == .everyday ? Self.everydayNumber : Self.cardNumber,
                    isCard: account.kind == .credit, lines: lines)
            }
        ).text
    }

    /// A table as banks export it.
    static func table(_ lines: [(days: Int, payee: String, amount: String)]) -> String {
        lines.reduce("Date,Payee,Amount\n") { "\($0)\(today.adding(days: $1.days)),\($1.payee),\"\($1.amount)\"\n" }
    }

    private func write(_ text: String, to name: String, in folder: URL) throws -> String {
        let url = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: url)
        return url.path
    }
}
