extension Schema {

    /// Version 23: rules with several words.
    static let ruleWords = Migration(
        version: 23,
        statements: [
            // Set if payee_test is contains and payee_text has several texts, one in each line: whether all or any of them are required.
            "ALTER TABLE category_rule ADD COLUMN payee_words TEXT CHECK (payee_words IN ('all', 'any'))"
        ])
}
