/// The rule of statements: each names the household of every table that it uses, by an equality or in the inserted columns, and tables that
/// are joined are known to be of the same one.
struct HouseholdStatementRule {
    /// The tables with a column `household`.
    let tables: Set<String>

    /// What a statement violates, each once.
    func violations(of text: String) -> [StatementViolation] {
        do throws(SQLTokenizer.Failure) {
            var reading = StatementReading(tables: tables)
            reading.read(try SQLTokenizer.tokens(of: text))
            return reading.violations
        } catch {
            return [.unreadable(error.reason)]
        }
    }
}
