package import Models

extension TransferFailure: Encodable {}
extension TransferStatus: Encodable {}

extension TransferReference: Encodable {
    /// `REF00012345`.
    package func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
}
