/// A single value: a text, a number, a flag or null.
struct JSONValueContainer: SingleValueEncodingContainer {
    let encoder: JSONTextEncoder

    var codingPath: [any CodingKey] { [] }

    func encodeNil() { encoder.text.null() }
    func encode(_ value: String) { encoder.text.value(value) }
    func encode(_ value: Bool) { encoder.text.value(value) }
    func encode(_ value: Int) { encoder.text.value(value) }
    func encode(_ value: Int8) { encoder.text.value(value) }
    func encode(_ value: Int16) { encoder.text.value(value) }
    func encode(_ value: Int32) { encoder.text.value(value) }
    func encode(_ value: Int64) { encoder.text.value(value) }
    func encode(_ value: UInt) { encoder.text.value(value) }
    func encode(_ value: UInt8) { encoder.text.value(value) }
    func encode(_ value: UInt16) { encoder.text.value(value) }
    func encode(_ value: UInt32) { encoder.text.value(value) }
    func encode(_ value: UInt64) { encoder.text.value(value) }
    func encode(_ value: Float) throws { throw inexact(value) }
    func encode(_ value: Double) throws { throw inexact(value) }
    func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }

    private func inexact(_ value: some BinaryFloatingPoint) -> EncodingError {
        .invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: "Floating-point numbers are not exact"))
    }
}
