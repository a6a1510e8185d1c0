import Models
import WireModels

extension TransferFailure: Encodable {}
extension TransferStatus: Encodable {}
