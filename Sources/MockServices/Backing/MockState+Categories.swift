import Models
import Services

/// Categories and rules.
extension MockState {

    /// Changes a category's row, which gets another revision by it.
    mutating func change(_ id: ID<Models.Category>, _ body: (inout Models.Category) -> Void) throws -> Models.Category {
        guard let index = categories.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        body(&categories[index])
        categories[index].revision += 1
        record(.editCategory, categories[index].name)
        return categories[index]
    }

    func freeCategoryName(_ text: String, except id: ID<Models.Category>?) throws -> String {
        if let id { _ = try category(id) }
        let name = try MockText.name(text, of: "Category")
        let isTaken = categories.contains { !$0.isArchived && $0.id != id && $0.name.folded == name.folded }
        guard !isTaken else { throw ServiceError.rule("A category with this name exists already") }
        return name
    }

    mutating func merge(_ id: ID<Models.Category>, absorbing other: ID<Models.Category>) throws -> ID<AuditRecord> {
        let before = self
        let target = try category(id)
        let absorbed = try category(other)
        guard id != other else { throw ServiceError.rule("A category cannot be merged with itself") }
        guard target.class == absorbed.class else { throw ServiceError.rule("Only categories of one class can be merged") }
        for var group in groups.values where group.day(at: Place(other)) != nil {
            for index in group.parts.indices {
                if group.parts[index].source == Place(other) { group.parts[index].source = Place(id) }
                if group.parts[index].destination == Place(other) { group.parts[index].destination = Place(id) }
            }
            group.revision += 1
            groups[group.id] = group
        }
        for index in rules.indices where rules[index].category == other { rules[index].category = id }
        for key in payees.keys {
            if payees[key]?.spendingCategory == other { payees[key]?.spendingCategory = id }
            if payees[key]?.incomeCategory == other { payees[key]?.incomeCategory = id }
        }
        if let key = absorbed.key, key == .other || key == .otherIncome || key == .transfer {
            _ = try change(id) { $0.key = key }
            _ = try change(other) { $0.key = target.key }
        }
        _ = try change(other) { $0.isArchived = true }
        let done = record(.mergeCategories, "\(absorbed.name) → \(target.name)")
        self.before[done] = before
        return done
    }

    mutating func save(_ rule: CategoryRule) throws -> CategoryRule {
        var rule = rule
        if let account = rule.account { _ = try self.account(account) }
        if let category = rule.category { _ = try self.category(category) }
        if case .contains(let text) = rule.payee, text.folded.isEmpty { throw ServiceError.rule("The rule's payee is required") }
        if case .equals(let text) = rule.payee, text.folded.isEmpty { throw ServiceError.rule("The rule's payee is required") }
        if let minimum = rule.minimum, let maximum = rule.maximum, minimum > maximum {
            throw ServiceError.rule("The smallest amount is greater than the largest")
        }
        rule.tags = try MockText.tags(rule.tags)
        guard rule.category != nil || !rule.tags.isEmpty || rule.payeeName?.isEmpty == false else {
            throw ServiceError.rule("A rule gives a category, tags or a payee name")
        }
        if rule.id.rawValue == 0 {
            rule.id = makeID()
            rules.append(rule)
        } else {
            guard let index = rules.firstIndex(where: { $0.id == rule.id }) else { throw ServiceError.notFound }
            rules[index] = rule
        }
        record(.changeRules, rule.payeeName ?? "")
        return rule
    }

    func detail(of category: Models.Category) throws -> CategoryDetail {
        let place = Place(category.id)
        let month = Month(of: today)
        let months = try (0..<12).map { index in
            let month = month.adding(months: index - 11)
            let amounts = try groups.values.filter { $0.status == .completed }.flatMap(\.parts).compactMap { part -> Money? in
                if part.destination == place, Month(of: part.destinationDay) == month {
                    return category.class == .income ? try -part.amount : part.amount
                }
                if part.source == place, Month(of: part.sourceDay) == month {
                    return category.class == .income ? part.amount : try -part.amount
                }
                return nil
            }
            return MonthAmount(month: month, amount: try total(of: amounts, in: context.household.currency, on: today))
        }
        return CategoryDetail(
            category: category, entries: groups.values.count { $0.day(at: place) != nil },
            rules: rules.count { $0.category == category.id }, months: months,
            latest: try page(EntryQuery(category: category.id, limit: 5)).entries.prefix(5).map(\.self))
    }
}
