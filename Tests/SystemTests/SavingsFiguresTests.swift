import Foundation
import TestTools
import Testing

/// The figures of savings, as the command line gives them and as pages of the same database show them.
@Suite(.blocking) struct SavingsFiguresTests {

    private struct Savings: Decodable {
        struct Account: Decodable {
            struct Milestone: Decodable {
                var target: String
                var progress: Decimal
                var months: Int?
            }

            var id: String
            var name: String
            var balance: String
            var contribution: String
            var rate: String
            var projected: String
            var milestones: [Milestone]
        }

        var total: String
        var monthlyContribution: String
        var projectedTotal: String
        var currency: String
        var accounts: [Account]
    }

    private struct Goal: Decodable {
        var id: String
        var name: String
        var target: String
        var saved: String
        var progress: Decimal
        var by: String?
        var status: String
        var neededPerMonth: String?
        var accounts: [String]
    }

    private func saving() throws -> Household {
        let household = try Household()
        for arguments in [
            [
                "add", "account", "Rainy day", "--kind", "savings", "--currency", "EUR", "--opening", "5000", "--contribution", "500",
                "--rate", "4.5",
            ],
            ["add", "account", "Attic", "--kind", "savings", "--currency", "EUR", "--opening", "1000", "--contribution", "0"],
            ["add", "goal", "Roof", "--target", "8000", "--account", "Rainy day"],
        ] {
            let answer = try household.run(arguments)
            try #require(answer.status == 0, "\(arguments): \(answer.errors)")
        }
        return household
    }

    @Test func theCommandLineGivesThemInTheirShape() throws {
        let household = try saving()
        let savings = try household.answer(Savings.self, ["savings", "--months", "24"])
        #expect(
            [savings.total, savings.monthlyContribution, savings.projectedTotal, savings.currency] == [
                "6000.00", "500.00", "19001.97", "EUR",
            ])
        #expect(savings.accounts.map(\.name) == ["Attic", "Rainy day"])
        let (attic, rainy) = (try #require(savings.accounts.first), try #require(savings.accounts.last))
        #expect([rainy.balance, rainy.contribution, rainy.rate, rainy.projected] == ["5000.00", "500.00", "4.5", "18001.97"])
        #expect(rainy.milestones.map(\.target) == ["8000.00", "10000.00", "25000.00", "50000.00", "100000.00"])
        #expect(rainy.milestones.first?.progress == Decimal(625) / 1_000 && rainy.milestones.first?.months == 6)
        #expect([attic.rate, attic.projected] == ["0", "1000.00"])
        #expect(attic.milestones.allSatisfy { $0.months == nil } && attic.milestones.first?.progress == Decimal(1) / 10)
        let goal = try #require(try household.answer([Goal].self, ["goals"]).first)
        #expect([goal.name, goal.target, goal.saved, goal.status] == ["Roof", "8000.00", "5000.00", "noDate"])
        #expect(goal.progress == Decimal(625) / 1_000 && goal.by == nil && goal.neededPerMonth == nil && goal.accounts == ["Rainy day"])
    }

    @Test func pagesOfTheSameDatabaseShowThem() throws {
        let household = try saving()
        let savings = try household.answer(Savings.self, ["savings", "--months", "24"])
        let rainy = try #require(savings.accounts.last)
        let server = try Server(of: household)
        let visitor = Visitor(server)
        #expect(try visitor.setUp().status == 303)
        let dashboard = try visitor.get("/savings?months=24").text
        for amount in ["6,000.00", "500.00", "19,001.97"] { #expect(dashboard.contains(amount), "\(amount)") }
        let detail = try visitor.get("/savings/\(rainy.id)?months=24").text
        for amount in ["5,000.00", "18,001.97", "€8,000", "€10,000", "€100,000"] { #expect(detail.contains(amount), "\(amount)") }
        let goal = try #require(try household.answer([Goal].self, ["goals"]).first)
        let page = try visitor.get("/savings/goals/\(goal.id)").text
        #expect(page.contains("Roof") && page.contains("8,000.00") && page.contains("5,000.00"))
    }

    @Test func whatCannotBePlannedIsRefusedWithTheSentence() throws {
        let household = try Household()
        for (arguments, sentence) in [
            (["--contribution", "-1"], "Monthly contribution must be a valid number"),
            (["--contribution", "ten"], "Monthly contribution must be a valid number"),
            (["--contribution", "99999999999999999999"], "Monthly contribution must be a valid number"),
            (["--contribution", "999999999999999"], "Monthly contribution must be a valid number"),
            (["--opening", "much"], "Balance must be a valid number"),
            (["--rate", "101"], "Interest rate must be a number from 0 to 100"),
            (["--rate", "-1"], "Interest rate must be a number from 0 to 100"),
        ] {
            let answer = try household.run(["add", "account", "A", "--kind", "savings", "--currency", "EUR"] + arguments)
            #expect(answer.status == 64 && answer.errors.contains(sentence), "\(arguments): \(answer.status) \(answer.errors)")
        }
        #expect(try household.answer(Savings.self, ["savings"]).accounts.isEmpty)
    }
}
