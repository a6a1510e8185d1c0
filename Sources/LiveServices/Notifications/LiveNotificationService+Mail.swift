import Services

extension LiveNotificationService {

    func canMail() async -> Bool { false }

    func sendTest() async throws {
        _ = try me()
        throw ServiceError.rule("This server sends no e-mail")
    }
}
