import CardsModel
import Models
import SavingsModel
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import NotificationsLive

struct NotificationRepositoryConformance {
    private static let kinds: [NotificationKind] = [.test, .fallsDue, .largeEntry, .goalBehind, .transferFailed]

    private static func notification(_ id: ID<Models.Notification>, at: Int64 = 5, isRead: Bool = false) -> Models.Notification {
        Models.Notification(id: id, content: NotificationContent(kind: .test, object: nil), at: at, isRead: isRead)
    }

    private static let full = Models.Notification(
        id: ID(rawValue: .max - 1),
        content: NotificationContent(
            kind: .largeEntry, subject: .awkward, amount: .dollar(.min), day: "9999-12-31", count: .max, detail: .awkward,
            object: ObjectReference(ID<Benefit>(rawValue: .max), in: ID<Card>(rawValue: 1))),
        at: .max)

    /// Notifications 1 to 4 of Anna with their ids as keys, 3 of them unread; 10 of Ben; 1 of the neighbor.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(NotificationRepository.init) { notifications in
            for id in [2, 1, 4, 3] as [ID<Models.Notification>] {
                _ = try notifications.insert(
                    notification(id, isRead: id == 2), key: "\(id.rawValue)", mailDueAt: id == 4 ? nil : id.rawValue * 10, for: .anna)
            }
            _ = try notifications.insert(notification(10), key: "1", mailDueAt: 15, for: .ben)
        }
        try await households.write(NotificationRepository.init, of: .neighbor) {
            _ = try $0.insert(notification(1), key: "1", mailDueAt: 1, for: .neighbor)
        }
        return households
    }

    private static func unread(_ households: TestHouseholds) async throws -> [Int] {
        try await households.read(NotificationRepository.init) { try [$0.unread(of: .anna), $0.unread(of: .ben)] }
    }

    private static func ids(_ households: TestHouseholds, of member: ID<Member> = .anna) async throws -> [Int64] {
        try await households.read(NotificationRepository.init) {
            try $0.page(of: member, after: nil, limit: 99, kinds: Self.kinds).map(\.id.rawValue)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func everyKindComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let all =
            [Self.full]
            + Self.kinds.enumerated().map { index, kind in
                Models.Notification(
                    id: ID(rawValue: Int64(index)), content: NotificationContent(kind: kind, object: nil), at: 0, isRead: index % 2 == 0)
            }.reversed()
        try await households.write(NotificationRepository.init) { notifications in
            for notification in all { _ = try notifications.insert(notification, key: "\(notification.id)", mailDueAt: nil, for: .anna) }
        }
        #expect(
            try await households.read(NotificationRepository.init) { try $0.page(of: .anna, after: nil, limit: 99, kinds: Self.kinds) }
                == all)
        #expect(
            try await households.read(NotificationRepository.init) { try $0.find(Self.full.id, of: .anna, kinds: Self.kinds) } == Self.full)
        #expect(try await households.read(NotificationRepository.init) { try $0.find(Self.full.id, of: .ben, kinds: Self.kinds) } == nil)
        #expect(
            try await households.read(NotificationRepository.init, of: .neighbor) {
                try $0.find(Self.full.id, of: .anna, kinds: Self.kinds)
            } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func aKindHasWhatItsFeatureDeclares(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(NotificationRepository.init) { _ = try $0.insert(Self.full, key: "1", mailDueAt: nil, for: .anna) }
        let kind = try await households.read(NotificationRepository.init) {
            try $0.find(Self.full.id, of: .anna, kinds: Self.kinds)?.content.kind
        }
        #expect(kind?.minimum == .required && kind?.type == .transaction)
        await #expect(throws: StorageError.unknownValue(column: "kind", value: "largeEntry")) {
            try await households.read(NotificationRepository.init) { try $0.find(Self.full.id, of: .anna, kinds: [.test]) }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func pagesAreNewestFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let pages = try await households.read(NotificationRepository.init) { notifications in
            try [
                notifications.page(of: .anna, after: nil, limit: 3, kinds: Self.kinds),
                notifications.page(of: .anna, after: 2, limit: 3, kinds: Self.kinds),
                notifications.page(of: .anna, after: 1, limit: 3, kinds: Self.kinds),
                notifications.page(of: .neighbor, after: nil, limit: 3, kinds: Self.kinds),
            ].map { $0.map(\.id.rawValue) }
        }
        #expect(pages == [[4, 3, 2], [1], [], []])
        #expect(try await Self.unread(households) == [3, 1])
    }

    @Test(arguments: ConformingEngine.allCases) func aKeyIsNotifiedOnceEvenAfterItsDeletion(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.write(NotificationRepository.init) { try $0.delete(1, of: .anna) })
        let isNew = try await households.write(NotificationRepository.init) { notifications in
            try ["1", "3", "9"].map { try notifications.insert(Self.notification(20), key: $0, mailDueAt: nil, for: .anna) }
        }
        #expect(isNew == [false, false, true])
        #expect(try await Self.ids(households) == [20, 4, 3, 2])
        #expect(try await Self.unread(households) == [3, 1])
        let known = try await households.read(NotificationRepository.init) {
            try [$0.isNotified("1", to: .anna), $0.isNotified("2", to: .ben)]
        }
        #expect(known == [true, false])
    }

    @Test(arguments: ConformingEngine.allCases) func theUnreadAreCounted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let marked = try await households.write(NotificationRepository.init) { notifications in
            // Twice the same, back again, one of another member.
            try [
                notifications.mark(1, read: true, of: .anna), notifications.mark(1, read: true, of: .anna),
                notifications.mark(2, read: false, of: .anna), notifications.mark(10, read: true, of: .anna),
            ]
        }
        #expect(marked == [true, true, true, false])
        #expect(try await Self.unread(households) == [3, 1])
        let deleted = try await households.write(NotificationRepository.init) { notifications in
            try [
                notifications.delete(1, of: .anna), notifications.delete(1, of: .anna), notifications.delete(2, of: .anna),
                notifications.delete(10, of: .anna),
            ]
        }
        #expect(deleted == [true, false, true, false])
        #expect(try await Self.unread(households) == [2, 1])
        try await households.write(NotificationRepository.init) { try $0.markAllRead(of: .anna) }
        #expect(try await Self.unread(households) == [0, 1])
        #expect(try await households.read(NotificationRepository.init) { try $0.find(4, of: .anna, kinds: Self.kinds)?.isRead } == true)
        #expect(try await households.read(NotificationRepository.init, of: .neighbor) { try $0.unread(of: .neighbor) } == 1)
        #expect(try await households.read(NotificationRepository.init) { try $0.unread(of: .neighbor) } == 0)
    }

    @Test(arguments: ConformingEngine.allCases) func onlyAnUnreadOneIsWithdrawn(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(NotificationRepository.init) { notifications in
            for key in ["1", "2", "99"] { try notifications.withdraw(key, from: .anna) }
        }
        #expect(try await Self.ids(households) == [4, 3, 2])
        #expect(try await Self.ids(households, of: .ben) == [10])
        #expect(try await Self.unread(households) == [2, 1])
    }

    @Test(arguments: ConformingEngine.allCases) func oldReadOnesAndKeysAreDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(NotificationRepository.init) { notifications in
            _ = try notifications.insert(Self.notification(30, at: 6, isRead: true), key: "30", mailDueAt: nil, for: .anna)
            try notifications.delete(before: 6)
        }
        #expect(try await Self.ids(households) == [30, 4, 3, 1])
        let known = try await households.read(NotificationRepository.init) {
            try [$0.isNotified("1", to: .anna), $0.isNotified("30", to: .anna)]
        }
        #expect(known == [false, true])
        #expect(try await households.read(NotificationRepository.init, of: .neighbor) { try $0.isNotified("1", to: .neighbor) })
    }

    @Test(arguments: ConformingEngine.allCases) func dueMailIsOldestFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        @Sendable func mail(to member: ID<Member> = .anna, at milliseconds: Int64, limit: Int = 9) async throws -> [Int64] {
            try await households.read(NotificationRepository.init) {
                try $0.toMail(to: member, at: milliseconds, limit: limit, kinds: Self.kinds).map(\.id.rawValue)
            }
        }
        let members = try await households.read(NotificationRepository.init) { notifications in
            try [9, 10, 15].map { try notifications.membersToMail(at: $0) }
        }
        #expect(members == [[], [.anna], [.anna, .ben]])
        #expect(try await mail(at: 30) == [1, 2, 3])
        #expect(try await mail(at: 29) == [1, 2])
        #expect(try await mail(at: 30, limit: 1) == [1])
        #expect(try await mail(to: .neighbor, at: 99) == [])
        try await households.write(NotificationRepository.init) { notifications in
            try notifications.setMailDue(nil, for: [1, 10], of: .anna)
            try notifications.setMailDue(25, for: [3, 4], of: .anna)
        }
        #expect(try await mail(at: 25) == [2, 3, 4])
        #expect(try await mail(to: .ben, at: 15) == [10])
        try await households.write(NotificationRepository.init) { try $0.cancelMail(of: .anna) }
        #expect(try await mail(at: 99) == [])
        #expect(try await mail(to: .ben, at: 15) == [10])
    }

    @Test(arguments: ConformingEngine.allCases) func aPageOfMailHasAnySize(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(NotificationRepository.init) { notifications in
            for id in 1...130 as ClosedRange<Int64> {
                _ = try notifications.insert(Self.notification(ID(rawValue: id)), key: "\(id)", mailDueAt: 1, for: .anna)
            }
        }
        for limit in [0, 1, 8, 9, 64, 65, 130, 200] {
            let ids = try await households.read(NotificationRepository.init) {
                try $0.toMail(to: .anna, at: 1, limit: limit, kinds: Self.kinds).map(\.id.rawValue)
            }
            #expect(ids == Array((1...130).prefix(limit)))
        }
    }
}
