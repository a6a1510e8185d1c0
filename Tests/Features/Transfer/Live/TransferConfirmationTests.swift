import MembersModel
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import TransferLive

/// Transfers above the household's limit: confirmed by code or passphrase, in one session, within five minutes.
struct TransferConfirmationTests {
    private let installation: TestInstallation
    private let token: String
    private let checking: Account
    private let savings: Account

    init() async throws {
        (installation, token) = try await TestInstallation.withOwner()
        let accounts = try await installation.container(token).accounts()
        let euro = installation.euro
        checking = try await accounts.addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: euro, opening: Money(minorUnits: 9_000_00, currency: euro))
        ).account
        savings = try await accounts.addAccount(AccountDraft(name: "Savings", kind: .savings, currency: euro)).account
    }

    private func transfers(_ token: String? = nil) async throws -> any TransferServiceProtocol {
        try await installation.container(token ?? self.token).transfers()
    }

    private func initiate(_ cents: Int64 = 2_000_00, by token: String? = nil) async throws -> (Transfer, TransferReview) {
        let container = try await installation.container(token ?? self.token)
        let transfers = container.transfers()
        let order = try await transfers.initiate(
            TransferDraft(
                source: checking.id, destination: .account(savings.id), amount: Money(minorUnits: cents, currency: installation.euro),
                day: container.context.today))
        return (order, try await transfers.review(id: order.id))
    }

    private func confirm(
        _ order: Transfer, _ review: TransferReview, _ proof: TransferProof, by token: String? = nil
    ) async throws -> String {
        let transfers = try await transfers(token)
        return await brokenRule { _ = try await transfers.confirm(id: order.id, proof: proof, digest: review.digest) } ?? "confirmed"
    }

    private func balance() async throws -> Int64 {
        try await installation.container(token).accounts().fetchAccount(id: savings.id).balance.booked.minorUnits
    }

    private func code(_ secret: [UInt8]) -> String { OneTimeCode.code(secret, step: OneTimeCode.step(at: installation.clock.now)) }

    // MARK: - Passkeys

    private func answer(
        _ order: Transfer, _ review: TransferReview, _ authenticator: inout SoftwareAuthenticator, for content: String? = nil
    ) async throws -> PasskeyAnswer {
        let confirmation = try await installation.container(token).confirmation()
        let site = SoftwareAuthenticator.site
        let request = try await confirmation.passkeyRequest(at: site, for: content ?? review.passkeyContent)
        return try authenticator.use(try #require(request), at: site)
    }

    @Test(arguments: [false, true]) func aPasskeyConfirmsInPlaceOfAPassphraseOrACode(hasCodes: Bool) async throws {
        var authenticator = try await SoftwareAuthenticator.added(by: try await installation.container(token))
        if hasCodes { _ = try await installation.enableCodes(token) }
        let (order, review) = try await initiate()
        #expect(review.proof == (hasCodes ? .code : .passphrase))
        let answer = try await answer(order, review, &authenticator)
        #expect(try await confirm(order, review, .passkey(answer)) == "confirmed")
        #expect(try await balance() == 2_000_00)
    }

    @Test func aPasskeyConfirmsOneOrderAsItWasShown() async throws {
        var authenticator = try await SoftwareAuthenticator.added(by: try await installation.container(token))
        let (first, firstReview) = try await initiate()
        let (second, secondReview) = try await initiate(3_000_00)
        let late = "This took too long; try again"
        let other = try await answer(first, firstReview, &authenticator)
        #expect(try await confirm(second, secondReview, .passkey(other)) == late)
        let changed = try await answer(
            second, secondReview, &authenticator, for: TransferReview.passkeyContent(of: second.id, digest: "another"))
        #expect(try await confirm(second, secondReview, .passkey(changed)) == late)
        let elsewhere = try await installation.signIn("tamara")
        let here = try await answer(second, secondReview, &authenticator)
        #expect(try await confirm(second, secondReview, .passkey(here), by: elsewhere) == late)
        #expect(try await balance() == 0)
    }

    @Test func aWrongPasskeyCountsAsAFailure() async throws {
        var authenticator = try await SoftwareAuthenticator.added(by: try await installation.container(token))
        let (order, review) = try await initiate()
        authenticator.conduct.signsWithAnotherKey = true
        let wrong = try await answer(order, review, &authenticator)
        #expect(
            try await confirm(order, review, .passkey(wrong)) == "This passkey was not accepted; try again or use another way")
        let transfers = try await transfers()
        #expect(try await transfers.review(id: order.id).attemptsLeft == TransferReview.maxAttempts - 1)
    }

    // MARK: - Passphrase

    @Test func withinTheLimitTheButtonIsEnough() async throws {
        let (order, review) = try await initiate(1_000_00)
        #expect(review.proof == .none && review.expiresAt == nil)
        #expect(try await confirm(order, review, .none) == "confirmed")
        #expect(try await balance() == 1_000_00)
    }

    @Test func aboveTheLimitAMemberWithoutCodesGivesThePassphrase() async throws {
        let (order, review) = try await initiate()
        #expect(review.proof == .passphrase && review.expiresAt == installation.clock.now + 300_000)
        #expect(try await confirm(order, review, .none) == "The passphrase is not right")
        #expect(try await confirm(order, review, .passphrase("not it, not it")) == "The passphrase is not right")
        #expect(try await balance() == 0)
        #expect(try await transfers().review(id: order.id).attemptsLeft == 3)
        #expect(try await confirm(order, review, .passphrase(TestInstallation.passphrase)) == "confirmed")
        #expect(try await balance() == 2_000_00)
    }

    @Test func programsCannotOrderAboveTheLimitWithoutProof() async throws {
        let draft = TransferDraft(
            source: checking.id, destination: .account(savings.id), amount: Money(minorUnits: 2_000_00, currency: installation.euro),
            day: try await installation.container(token).context.today)
        let transfers = try await transfers()
        await #expect(throws: ServiceError.confirmationNeeded) { try await transfers.order(draft) }
    }

    @Test func fiveFailuresCancelTheOrder() async throws {
        let (order, review) = try await initiate()
        for _ in 0..<4 { #expect(try await confirm(order, review, .none) == "The passphrase is not right") }
        #expect(
            try await confirm(order, review, .none)
                == "The passphrase is not right. After 5 failures the transfer was cancelled")
        #expect(try await confirm(order, review, .passphrase(TestInstallation.passphrase)) == "The transfer was cancelled")
        #expect(try await balance() == 0)
        #expect(try await transfers().fetchTransfer(id: order.id).transfer.status == .cancelled)
    }

    // MARK: - Codes

    @Test func aCodeConfirmsOnceAndNotASecondOrderInTheSameHalfMinute() async throws {
        let (secret, _) = try await installation.enableCodes(token)
        installation.clock.move(seconds: 60)
        let (first, firstReview) = try await initiate()
        let (second, secondReview) = try await initiate()
        #expect(firstReview.proof == .code)
        let code = code(secret)
        #expect(try await confirm(first, firstReview, .code(code)) == "confirmed")
        #expect(try await confirm(second, secondReview, .code(code)) == "The code is not right")
        // A repeated request with the same code returns the same result.
        #expect(try await confirm(first, firstReview, .code(code)) == "confirmed")
        #expect(try await balance() == 2_000_00)
        installation.clock.move(seconds: 30)
        #expect(try await confirm(second, secondReview, .code(self.code(secret))) == "confirmed")
    }

    @Test func theCodeOfASignInDoesNotConfirmAnOrder() async throws {
        let (secret, _) = try await installation.enableCodes(token)
        installation.clock.move(seconds: 60)
        guard
            case .needsCode(let pending) = try await installation.auth.signIn(
                name: "tamara", passphrase: TestInstallation.passphrase, from: TestInstallation.origin)
        else {
            Issue.record("no code was asked for")
            return
        }
        let other = try await installation.auth.verifyCode(code(secret), pending: pending, from: TestInstallation.origin)
        let (order, review) = try await initiate(by: other)
        #expect(try await confirm(order, review, .code(code(secret)), by: other) == "The code is not right")
    }

    @Test func aBackupCodeConfirmsOnce() async throws {
        let (_, backup) = try await installation.enableCodes(token)
        let (first, firstReview) = try await initiate()
        let (second, secondReview) = try await initiate()
        #expect(try await confirm(first, firstReview, .code(backup[0])) == "confirmed")
        #expect(try await confirm(second, secondReview, .code(backup[0])) == "The code is not right")
        #expect(try await confirm(second, secondReview, .code(backup[1])) == "confirmed")
    }

    @Test func whoHasCodesCannotConfirmByPassphrase() async throws {
        _ = try await installation.enableCodes(token)
        let (order, review) = try await initiate()
        #expect(try await confirm(order, review, .passphrase(TestInstallation.passphrase)) == "The code is not right")
    }

    // MARK: - Session and time

    @Test func anotherSessionCannotConfirmWhatThisOneReviewed() async throws {
        let (order, review) = try await initiate()
        let other = try await installation.signIn("tamara")
        #expect(
            try await confirm(order, review, .passphrase(TestInstallation.passphrase), by: other)
                == "The confirmation has ended; review the transfer again")
        #expect(try await balance() == 0)
    }

    @Test func aConfirmationEndsAfterFiveMinutesAndCanBeBegunAnew() async throws {
        let (order, review) = try await initiate()
        installation.clock.move(seconds: 299)
        // Reviewing again does not extend the timeout.
        #expect(try await transfers().review(id: order.id).expiresAt == review.expiresAt)
        installation.clock.move(seconds: 1)
        #expect(
            try await confirm(order, review, .passphrase(TestInstallation.passphrase))
                == "The confirmation has ended; review the transfer again")
        let again = try await transfers().review(id: order.id)
        #expect(again.expiresAt == installation.clock.now + 300_000)
        #expect(try await confirm(order, again, .passphrase(TestInstallation.passphrase)) == "confirmed")
    }

    @Test func ofTwoConfirmationsAtOnceOnePostsAndBothAnswerTheSame() async throws {
        let (order, review) = try await initiate()
        let transfers = try await transfers()
        let answers = try await withThrowingTaskGroup(of: Transfer.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    try await transfers.confirm(id: order.id, proof: .passphrase(TestInstallation.passphrase), digest: review.digest)
                }
            }
            return try await group.reduce(into: Set<Transfer>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
        #expect(try await balance() == 2_000_00)
    }

    // MARK: - Roles

    @Test func aViewerOrdersNothingAndSeesTheOrder() async throws {
        let (order, review) = try await initiate()
        let viewer = try await installation.add("vera", .viewer, by: token)
        let transfers = try await transfers(viewer)
        #expect(try await transfers.review(id: order.id).details.transfer == order)
        #expect(try await confirm(order, review, .none, by: viewer) == "Not authorized")
        await #expect(throws: ServiceError.unauthorized) { try await transfers.cancel(id: order.id) }
        await #expect(throws: ServiceError.unauthorized) { try await transfers.setLimits(TransferLimits(confirmation: nil, daily: nil)) }
    }

    // MARK: - Ways around

    @Test func anOrderThatWaitsIsNotRaisedAboveTheLimitsByEditing() async throws {
        let container = try await installation.container(token)
        let today = container.context.today
        let order = try await container.transfers().order(
            TransferDraft(
                source: checking.id, destination: .account(savings.id), amount: Money(minorUnits: 1_00, currency: installation.euro),
                day: today.adding(days: 1)))
        let raise: (Int64) async throws -> Void = { cents in
            let edit = TransferEdit(amount: Money(minorUnits: cents, currency: installation.euro), day: today)
            _ = try await container.transfers().updateTransfer(id: order.id, edit, revision: order.revision)
        }
        #expect(
            await brokenRule { try await raise(8_000_00) }
                == "This is above your household's limit. Cancel the transfer and order it again, so that it is confirmed")
        try await container.confirmation().confirm(passphrase: TestInstallation.passphrase)
        try await container.transfers().setLimits(
            TransferLimits(confirmation: nil, daily: Money(minorUnits: 50_00, currency: installation.euro)))
        #expect(await brokenRule { try await raise(60_00) } != nil)
        // The original amount is not counted twice.
        try await raise(50_00)
        #expect(try await balance() == 50_00)
    }

    @Test func aStandingOrderAboveTheLimitDoesNotComeOftenerByEditing() async throws {
        let container = try await installation.container(token)
        let day = container.context.today.adding(days: 2)
        let first = try await container.transfers().initiate(
            TransferDraft(
                source: checking.id, destination: .account(savings.id), amount: Money(minorUnits: 2_000_00, currency: installation.euro),
                day: day, schedule: try Schedule(anchor: day, .month)))
        let review = try await container.transfers().review(id: first.id)
        #expect(try await confirm(first, review, .passphrase(TestInstallation.passphrase)) == "confirmed")
        let id = try #require(first.standingOrder)
        let order = try await container.standingOrders().fetchStandingOrder(id: id).order
        let daily = StandingOrderEdit(schedule: try Schedule(anchor: day, .day))
        let said = await brokenRule {
            _ = try await container.standingOrders().updateStandingOrder(id: id, daily, revision: order.revision)
        }
        #expect(said == "This is above your household's limit. End the standing order and order it again, so that it is confirmed")
        // A smaller amount on the same days needs no proof.
        let less = StandingOrderEdit(amount: Money(minorUnits: 1_500_00, currency: installation.euro))
        #expect(
            try await container.standingOrders().updateStandingOrder(id: id, less, revision: order.revision).amount.minorUnits == 1_500_00)
    }

    @Test func manyOrdersGiveNobodyMoreGuessesOfACode() async throws {
        _ = try await installation.enableCodes(token)
        var answers: [String] = []
        for _ in 0..<4 {
            let (order, review) = try await initiate()
            for _ in 0..<3 { answers.append(try await confirm(order, review, .code("000000"))) }
        }
        #expect(answers.first == "The code is not right")
        #expect(answers.last?.hasPrefix("Too many attempts") == true, "\(answers)")
    }
}
