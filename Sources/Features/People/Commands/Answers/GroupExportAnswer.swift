import CommandKit
import Models
import PeopleModel

/// The expenses and settlements of a group for other programs.
struct GroupExportAnswer: Answer {
    var export: GroupExport

    var response: GroupExportResponse { GroupExportResponse(export) }

    var csv: [[String]] { export.splitwiseRows }

    func table(style: TextStyle) -> String { csv.map { CSVCell.row($0) }.joined() }
}
