import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Services
import Testing

struct ForgeryTests {
    @Test(arguments: ["", "guess", "0000000000000000000000000000000000000000000"])
    func aFormWithoutItsTokenIsRefused(token: String) async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            for path in ["/accounts", "/accounts/acc_1/edit", "/more/profile", "/nowhere", "/auth/logout", "/auth/stay"] {
                let answer = try await visitor.post(path, token.isEmpty ? [] : [("_token", token)])
                #expect(answer.status == .forbidden, "\(path)")
                #expect(answer.text.contains("Nothing was changed"))
            }
        }
    }

    @Test func theTokenOfAnotherSessionIsRefused() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let other = try await house.token(of: "grace", as: .member)
        let token = try await house.formToken(of: other)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            #expect(try await visitor.post("/accounts", [("_token", token)]).status == .forbidden)
        }
    }

    @Test func theFormOfThePageItselfIsNotRefused() async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let token = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            let headers: HTTPFields = [.origin: "http://localhost", HTTPField.Name("Sec-Fetch-Site")!: "same-origin"]
            #expect(try await visitor.post("/auth/stay", [("_token", token)], headers).status == .noContent)
        }
    }

    @Test(arguments: [
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "http://localhost.evil.example"],
        ["Origin": "https://localhost"], ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ])
    func aPostFromElsewhereIsRefusedEvenWithTheToken(headers: [String: String]) async throws {
        let house = try ServerHouse()
        let session = try await house.setUp()
        let token = try await house.formToken(of: session)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(session)
            var fields: HTTPFields = [:]
            for (name, value) in headers { fields[HTTPField.Name(name)!] = value }
            #expect(try await visitor.post("/auth/logout", [("_token", token)], fields).status == .forbidden)
            #expect(try await visitor.get("/accounts").status == .ok)
        }
    }

    @Test func signInNeedsTheTokenOfItsPage() async throws {
        let house = try ServerHouse()
        try await house.setUp()
        try await house.open { (visitor: Visitor) async throws in
            let fields = [("name", "ada"), ("passphrase", ServerHouse.passphrase)]
            #expect(try await visitor.post("/auth/login", fields).status == .forbidden)
            let token = try #require(try await visitor.get("/auth/login").formToken)
            visitor.forgetCookies()
            #expect(try await visitor.post("/auth/login", fields + [("_token", token)]).status == .forbidden)
        }
    }
}
