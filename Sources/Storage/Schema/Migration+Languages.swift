extension Migration {
    /// Version 17: the language of each member. Members with a German format of numbers and days get German.
    static let languages = Migration(
        version: 17,
        statements: [
            "ALTER TABLE member ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",
            "UPDATE member SET language = 'de' WHERE locale LIKE 'de%'",
        ])
}
