extension TransferFailure: Encodable {}
extension TransferStatus: Encodable {}
