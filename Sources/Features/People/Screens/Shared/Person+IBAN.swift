import Models
import PeopleModel

extension Person {
    /// The IBAN in groups of four; empty if there is none.
    var shownIBAN: String { (try? IBAN(iban))?.formatted ?? iban }
}
