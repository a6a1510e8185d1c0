import Models

extension ExchangeRate.Source: Encodable {}
