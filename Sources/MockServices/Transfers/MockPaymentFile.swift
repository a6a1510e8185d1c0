import Models
import Services

/// The file that a made-up bank would take: one line for each payment, in the order in which they were asked for.
enum MockPaymentFile {

    static func made(of orders: [TransferDetails]) throws -> PaymentFile {
        guard let first = orders.first else { throw ServiceError.rule("Choose a transfer") }
        var lines: [String] = []
        for order in orders {
            guard let payee = order.transfer.destination.payee else {
                throw ServiceError.rule("A transfer between own accounts needs no file")
            }
            guard !order.transfer.status.isEnd else { throw ServiceError.rule("The transfer has ended") }
            guard order.transfer.status == .pending else { throw ServiceError.rule("The transfer is not confirmed yet") }
            let amount = order.transfer.amount
            lines.append(
                "  <payment reference=\"\(order.transfer.reference)\" to=\"\(payee.number.text)\" amount=\"\(amount.decimalText)\""
                    + " currency=\"\(amount.currency.code)\" day=\"\(order.transfer.day)\"/>")
        }
        return PaymentFile(
            name: "\(first.transfer.reference).xml", text: "<payments>\n" + lines.joined(separator: "\n") + "\n</payments>\n")
    }
}
