import Ledger
import Models
import Services
import SubscriptionsModel

extension LiveSubscriptionService {
    func decide(_ decision: SubscriptionCharge.Decision, on charge: ID<SubscriptionCharge>, of id: ID<Subscription>) async throws {
        try await write { write in
            var subscription = try write.find(id)
            var found = try write.charge(charge, of: id)
            guard found.transaction != nil else { throw ServiceError.notFound }
            guard found.decision == nil else { throw ServiceError.conflict }
            guard found.amount.currency == subscription.price.currency else { throw ServiceError.rule(.subscriptionCurrencyDiffers) }
            found.decision = decision
            try write.charges.update(found)
            if decision == .priceChange {
                // The prices that charges have proven so far are stored with it.
                let known = try write.timeline(subscription).history.prices.filter { $0.day < found.day }
                subscription.prices = known + [SubscriptionPrice(from: found.day, found.amount)]
                subscription.price = found.amount
            }
            _ = try write.save(subscription)
            try write.write.record(.editSubscription, subject: subscription.name, target: subscription.id.description)
        }
    }

    func link(_ transaction: ID<Transaction>, to id: ID<Subscription>) async throws {
        try await write { write in
            let subscription = try write.find(id)
            try SubscriptionLinker(write).linkByHand(transaction, to: subscription)
            try write.write.chargesChanged(of: subscription)
            try write.write.record(.linkSubscription, subject: subscription.name, target: subscription.id.description)
        }
    }

    func unlink(_ charge: ID<SubscriptionCharge>, of id: ID<Subscription>) async throws {
        try await write { write in
            let subscription = try write.find(id)
            let found = try write.charge(charge, of: id)
            try write.charges.delete(found.id)
            try write.write.chargesChanged(of: subscription)
            if let transaction = found.transaction { try write.charges.exclude(transaction) }
            try write.write.record(.unlinkSubscription, subject: subscription.name, target: subscription.id.description)
        }
    }
}
