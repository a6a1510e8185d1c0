import Models
import Storage

/// Figures of what is stored, whatever is stored.
enum Figure {

    /// A figure; nil where it does not fit 64 bits, so that what an older version or a hand stored can still be listed and mended.
    static func unlessTooLarge<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch MoneyError.overflow {
            return nil
        } catch StorageError.overflow {
            return nil
        }
    }

    /// A sum; nil where it does not fit 64 bits, or one of its parts did not.
    static func sum(_ left: Money?, _ right: Money) throws -> Money? {
        guard let left else { return nil }
        return try unlessTooLarge { try left + right }
    }
}
