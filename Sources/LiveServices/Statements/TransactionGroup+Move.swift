import Models

extension TransactionGroup {

    /// Moves the group's day at a place. The other side moves with it, unless it is an own account, whose day its own statement says.
    mutating func move(at place: Place, to day: Day, own: (Place) -> Bool) {
        for index in parts.indices {
            if parts[index].source == place {
                parts[index].sourceDay = day
                if !own(parts[index].destination) { parts[index].destinationDay = day }
            } else if parts[index].destination == place {
                parts[index].destinationDay = day
                if !own(parts[index].source) { parts[index].sourceDay = day }
            }
        }
    }
}
