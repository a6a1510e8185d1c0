import Models
import Testing

struct ObjectReferenceTests {

    private let card = ID<Card>(rawValue: 3)
    private let benefit = ID<Benefit>(rawValue: .max)

    @Test func theKindOfAnObjectIsThePrefixOfItsID() {
        let object = ObjectReference(card)
        #expect(object.kind == Card.referenceKind && object.kind.rawValue == "crd")
        #expect(object.id == card.description && object.number == 3 && object.parent.isEmpty)
    }

    @Test func itsTextIsReadAsItself() {
        let objects = [
            ObjectReference(card), ObjectReference(benefit, in: card), ObjectReference(.sessions), ObjectReference(.forecast, of: card),
            ObjectReference(.tag, of: "a/b: crd_0000000000003"),
        ]
        for object in objects { #expect(ObjectReference(object.description) == object, "\(object)") }
        #expect(objects.map(\.description).prefix(4) == [card.description, "\(benefit)/\(card)", "sessions:", "forecast:\(card)"])
    }

    @Test(arguments: ["", "/", "crd", "crd_", "crd_3", "/cards/crd_0000000000003", "crd_0000000000003/a/b", "crd_ZZZZZZZZZZZZZ"])
    func otherTextsAreNone(text: String) {
        #expect(ObjectReference(text) == nil)
    }
}
