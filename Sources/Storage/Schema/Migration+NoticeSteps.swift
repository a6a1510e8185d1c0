extension Migration {
    /// The members' part of version 37: a notice may offer what follows, as a path, a space and a title.
    package static let noticeSteps = Migration(version: 37, statements: ["ALTER TABLE member_session ADD COLUMN notice_next TEXT"])
}
