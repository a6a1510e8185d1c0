import Models
import Testing

struct ObjectReferenceTests {

    private let account = ID<Account>(rawValue: 3)
    private let transaction = ID<Transaction>(rawValue: .max)

    @Test func theKindOfAnObjectIsThePrefixOfItsID() {
        let object = ObjectReference(account)
        #expect(object.kind == Account.referenceKind && object.kind.rawValue == "acc")
        #expect(object.id == account.description && object.number == 3 && object.parent.isEmpty)
    }

    @Test func itsTextIsReadAsItself() {
        let objects = [
            ObjectReference(account), ObjectReference(transaction, in: account), ObjectReference(.sessions),
            ObjectReference(.transactions, of: account),
            ObjectReference(.tag, of: "a/b: acc_0000000000003"),
        ]
        for object in objects { #expect(ObjectReference(object.description) == object, "\(object)") }
        #expect(
            objects.map(\.description).prefix(4) == [
                account.description, "\(transaction)/\(account)", "sessions:", "transactions:\(account)",
            ])
    }

    @Test(arguments: ["", "/", "acc", "acc_", "acc_3", "/accounts/acc_0000000000003", "acc_0000000000003/a/b", "acc_ZZZZZZZZZZZZZ"])
    func otherTextsAreNone(text: String) {
        #expect(ObjectReference(text) == nil)
    }
}
