import PeopleModel
import ServiceKit

/// Reads people, groups, expenses and settlements for a JSON export.
struct PeopleExportReader: ExportReader {
    let source: JSONExportSource

    /// Each by id.
    var sections: [JSONExportSection] {
        [
            .ofHousehold("people") { output in
                for row in try PersonRepository(source.connection, household: source.household).all() where !row.isRemoved {
                    try output.record(PersonExport(row))
                }
            },
            .ofHousehold("groups") { output in
                for row in try PeopleGroupRepository(source.connection, household: source.household).all() where !row.isRemoved {
                    try output.record(PeopleGroupExport(row))
                }
            },
            .ofHousehold("expenses") { output in
                for row in try ExpenseRepository(source.connection, household: source.household).all() where !row.isRemoved {
                    try output.record(ExpenseExport(row))
                }
            },
            .ofHousehold("expenseSeries") { output in
                for row in try ExpenseSeriesRepository(source.connection, household: source.household).all() {
                    try output.record(ExpenseSeriesExport(row))
                }
            },
            .ofHousehold("settlements") { output in
                for row in try SettlementRepository(source.connection, household: source.household).all() where !row.isRemoved {
                    try output.record(SettlementExport(row))
                }
            },
        ]
    }
}
