package import Models
import Storage

/// Computes figures that may overflow.
package enum Figure {
    /// A figure; nil if it does not fit 64 bits, so that data written by an older version or by hand can still be listed and corrected.
    package static func nilOnOverflow<Value>(_ body: () throws -> Value) throws -> Value? {
        do {
            return try body()
        } catch MoneyError.overflow {
            return nil
        } catch StorageError.overflow {
            return nil
        }
    }

    /// A sum; nil if it or one of its parts does not fit 64 bits.
    package static func sum(_ left: Money?, _ right: Money) throws -> Money? {
        guard let left else { return nil }
        return try nilOnOverflow { try left + right }
    }
}
