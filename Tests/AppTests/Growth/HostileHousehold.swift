import App
import Foundation
import GrowthSupport
import ImportModel
import Installation
import Models
import Navigation
import ScreenTestSupport
import Services
import TestTools

/// A household as a hostile bank or neighbour fills it, with all that it has in proportion to a size.
struct HostileHousehold {
    let browser: Browser
    let account: Account
    let services: DependencyContainer
    let size: Int

    init(size: Int) async throws {
        self.size = size
        browser = try await Browser.signedIn()
        services = try await browser.services()
        try await Self.importStatement(HostileStatement(size: size, named: "first"), services)
        guard let account = try await services.accounts().fetchAccounts(includingArchived: false).first?.account else {
            throw MissingAccount()
        }
        self.account = account
        let category = try await services.categories().findCategory("Groceries").id
        for number in 0..<65 {
            _ = try await services.categories().addRule(
                CategoryRule.Terms(
                    payee: number % 2 == 0 ? .contains("店\(number)") : .matches("*a*a*\(number)x*"), category: category
                ))
        }
    }

    /// Imports a statement; its name tells its lines from those of others.
    static func importStatement(_ statement: HostileStatement, _ services: DependencyContainer) async throws {
        let file = try TemporaryFile("hostile.ofx", statement.text(until: Browser.march15.adding(days: -10)))
        _ = try await services.statements().commit(ImportRequest(files: [file.path]), digest: nil, progress: nil)
    }

    /// Every screen there is, with the account where an account is shown.
    var paths: [String] {
        FeatureList.standard.routes.samples.map { route in
            route.path.absolute.split(separator: "/", omittingEmptySubsequences: false).map { part in
                part.hasPrefix("acc_") ? account.id.description : String(part)
            }.joined(separator: "/")
        }
    }

    /// What the database has done so far.
    var counters: (steps: Int, pages: Int) { (browser.installation.databaseSteps, browser.installation.databasePages) }

    struct MissingAccount: Error {}
}
