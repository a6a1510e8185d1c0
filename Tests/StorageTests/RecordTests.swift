import CardsModel
import Models
import PeopleLive
import PeopleModel
import PlanModel
import SavingsModel
import Testing

@testable import CardsLive
@testable import PlanLive
@testable import SavingsLive
@testable import Storage

/// Statements, columns and rows of records.
@Suite struct RecordTests {

    @Test func aRecordsStatementsHaveItsColumns() {
        #expect(GroupMember.sql.columns() == "id, person, name, weight, has_left")
        #expect(GroupMember.sql.columns(of: "m") == "m.id, m.person, m.name, m.weight, m.has_left")
        #expect(
            GroupMember.sql.insert.text == """
                INSERT INTO group_member (household, id, person, name, weight, has_left, people_group) VALUES ($1, $2, $3, $4, $5, $6, $7)
                """)
        #expect(
            SavingsGoal.sql.update.text == """
                UPDATE savings_goal SET name = $1, target = $2, currency = $3, by_day = $4, place = $5, is_removed = $6, \
                revision = revision + 1 WHERE household = $7 AND id = $8 AND revision = $9
                """)
        // Neither fixed columns nor a revision that is not checked.
        #expect(
            BenefitUse.sql.update.text == """
                UPDATE benefit_use SET day = $1, amount = $2, posted = $3, state = $4, charge = $5, credit = $6, \
                revision = revision + 1 WHERE household = $7 AND id = $8
                """)
        #expect(ExpectedOccurrence.sql.insert.text.hasSuffix("($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"))
        // A column that follows from another one is written and not read.
        #expect(!LedgerAccountRecord.sql.columns().contains("folded_name"))
        #expect(LedgerAccountRecord.sql.update.text.contains("folded_name"))
        let sql: SQL = "SELECT \(GroupMember.self, of: "m") FROM group_member AS m"
        #expect(sql.text == "SELECT m.id, m.person, m.name, m.weight, m.has_left FROM group_member AS m")
    }

    @Test func everyStatementCanBePrepared() async throws {
        let statements = try StatementText.all()
        try await Database.inMemory().read { connection in
            for (file, text) in statements {
                #expect(throws: Never.self, "\(file)") { _ = try connection.prepare(SQL(engine: text)) }
            }
        }
    }

    @Test func everyColumnOfARecordIsInTheSchema() async throws {
        let database = try Database.inMemory()
        for record in StatementText.records {
            let (table, columns) = Self.columns(of: record)
            let stored = try await database.read { connection in
                try connection.all(SQL(engine: "SELECT name FROM pragma_table_info('\(table)')")) { $0.text() }
            }
            #expect(Set(columns).subtracting(stored).sorted() == [], "\(table)")
        }
    }

    private static func columns<R: Record>(of record: R.Type) -> (table: String, columns: [String]) {
        (R.sql.table, R.Column.allCases.map(\.name))
    }

    @Test func aRowOfValuesIsReadLikeOneOfTheDatabase() throws {
        let member = GroupMember(id: ID(rawValue: 1), person: nil, name: "Ben", weight: 2, hasLeft: true)
        #expect(GroupMember(RecordRow(member.values())) == member)
        let person = Person(id: ID(rawValue: 1), name: "Ben", email: "", phone: "", color: "", emoji: "🐻", revision: 3)
        #expect(try Person(RecordRow(person.values())) == person)
    }
}
