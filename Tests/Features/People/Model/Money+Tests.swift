import Models
import TestTools

func money(_ units: Int64, _ code: String = "EUR") -> Money { Money(minorUnits: units, currency: currency(code)) }
