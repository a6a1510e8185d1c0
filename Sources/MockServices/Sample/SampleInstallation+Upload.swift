import Foundation
package import Models
package import Services

extension SampleInstallation {
    /// Stages the bank's next two files, which every installation with the same temporary folder then finds.
    ///
    /// - Throws: `ServiceError` without a temporary folder.
    package func stageUpload() async throws -> ID<Upload> {
        let uploads = try services().uploads()
        let lines = [
            SampleMovement(day: SampleHousehold.today, account: .everyday, units: -8_40, payee: "Corner Bakery"),
            SampleMovement(day: SampleHousehold.today.adding(days: -1), account: .everyday, units: -46_15, payee: "Millbrook Market"),
            SampleMovement(day: SampleHousehold.today, account: .everyday, units: 120_00, payee: "Felix Brandner"),
        ]
        guard let account = sample.accounts[.everyday] else { throw ServiceError.notFound }
        let texts = [
            ("harbour-2026-06.ofx", SampleStatementFile(statements: [(account, SampleBuilder.everydayNumber, lines)]).text),
            ("card.csv", SampleBuilder.table([(-2, "Pier Diner", "-21.70"), (-1, "Kettle & Crow", "-4,5O")])),
        ]
        var files: [StagedFile] = []
        for (name, text) in texts {
            let path = try await uploads.receivingPath()
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            files.append(StagedFile(name: name, path: path))
        }
        return try await uploads.stage(files)
    }
}
