import Models

/// What a search means, as a filter over all entries, without an index.
struct SearchModel {
    let entries: [Entry]
    let groups: [ID<Transaction>: TransactionGroup]

    /// The transactions that match all terms. A transfer between own accounts is the entry of the account that it leaves, unless only the other
    /// one is asked for.
    func matches(of query: SearchQuery) -> Set<ID<Transaction>> {
        let accounts = query.terms.compactMap { term -> String? in
            guard case .account(let name) = term.condition, !term.isExcluded else { return nil }
            return name.folded
        }
        let byGroup = Dictionary(grouping: entries, by: \.id)
        return Set(
            byGroup.compactMap { id, entries in
                let listed = entries.filter { entry in accounts.allSatisfy { entry.accountName.folded.contains($0) } }
                guard let entry = listed.first(where: { $0.amount.minorUnits < 0 }) ?? listed.first, let group = groups[id] else {
                    return nil
                }
                let isFound = query.terms.enumerated().allSatisfy { index, term in
                    let isPrefix = index == query.terms.count - 1 && !term.isExcluded
                    return matches(term.condition, entry, entries, group, isPrefix: isPrefix) != term.isExcluded
                }
                return isFound ? id : nil
            })
    }

    private func matches(
        _ condition: SearchCondition, _ entry: Entry, _ entries: [Entry], _ group: TransactionGroup, isPrefix: Bool
    ) -> Bool {
        let texts = [group.payee] + group.parts.map(\.note)
        switch condition {
        case .word(let text): return containsWords(text, in: texts, isPrefix: isPrefix)
        case .phrase(let text):
            guard text.contains(" ") else { return containsWords(text, in: texts, isPrefix: false) }
            return texts.contains { follow(words(text), words($0), isPrefix: false) }
        case .payee(let text): return follow(words(text), words(group.payee), isPrefix: true)
        case .payeeIs(let name): return group.payee == name
        // All categories of these households are of spending.
        case .categoryClass(let wanted): return wanted == .spending && entry.counterparts.contains { $0.role == .category }
        case .category(let name): return entry.counterparts.contains { $0.role == .category && $0.name.folded == name.folded }
        case .account(let name): return entries.contains { $0.accountName.folded.contains(name.folded) }
        case .tag(let name): return entry.tags.contains { $0.folded == name.folded }
        case .number(let text):
            if let amount = Double(text), group.parts.map(\.amount.minorUnits).reduce(0, +) == Int64((amount * 100).rounded()) {
                return true
            }
            return !text.contains(".") && containsWords(text, in: texts, isPrefix: isPrefix)
        case .days(let days, _): return days.contains(entry.day)
        case .status(let status): return entry.status == status
        case .amounts, .attachment: return false
        }
    }

    private func containsWords(_ text: String, in texts: [String], isPrefix: Bool) -> Bool {
        let all = texts.flatMap(words)
        let wanted = words(text)
        return wanted.enumerated().allSatisfy { index, word in
            let isBeginning = isPrefix && index == wanted.count - 1 && word.utf8.count > 1
            return all.contains { isBeginning ? $0.hasPrefix(word) : $0 == word }
        }
    }

    private func follow(_ wanted: [String], _ words: [String], isPrefix: Bool) -> Bool {
        guard !wanted.isEmpty, words.count >= wanted.count else { return false }
        return (0...words.count - wanted.count).contains { start in
            zip(wanted, words[start...]).enumerated().allSatisfy { index, pair in
                isPrefix && index == wanted.count - 1 ? pair.1.hasPrefix(pair.0) : pair.1 == pair.0
            }
        }
    }

    private func words(_ text: String) -> [String] { text.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}
