/// What becomes of each column of the database in the JSON export, by table.
enum ExportedColumns {

    enum Destination {
        /// The paths of its keys in the document.
        case keys([String])
        /// Not exported, with the reason.
        case omitted(String)
        /// Not exported, because it is secret.
        case secret(String)

        static func at(_ keys: String...) -> Destination { .keys(keys) }
    }

    struct Table {
        var name: String
        var columns: KeyValuePairs<String, Destination>
    }

    /// The keys that no column has.
    static let otherKeys: Set<String> = ["coffer", "day"]

    // MARK: - Reasons

    private static let household = Destination.omitted("the document is of one household")
    private static let revision = Destination.omitted("counts changes for forms and pages")
    private static let folded = Destination.omitted("derived from the name, for lookups")
    private static let order = Destination.omitted("the order of the records")
    private static let requestKey = Destination.secret("recognises a repeated request of a browser")
    private static let removed = Destination.omitted("what was removed is not exported")

    /// Tables that are not exported.
    static let omittedTables: [String: String] = [
        "account_balance": "sums of transactions",
        "audit_account": "parts of undo images, for the history",
        "audit_group": "parts of undo images, for the history",
        "category_choice": "what the program learnt from the categories of payees",
        "day_total": "sums of transactions",
        "entry_text": "the text index",
        "group_total": "sums of expenses",
        "import_statement": "the part of import_report that is deleted with its account",
        "line_mandate": "recognises the direct debits of one mandate",
        "line_seen": "further imports with a known line, for undo",
        "member_balance": "sums of expenses and settlements",
        "member_debt": "sums of expenses and settlements",
        "month_total": "sums of transactions",
        "named_transfer": "names in lines, by which imports find the other side of a transfer",
        "open_entry": "transactions without a statement line, for imports",
        "payee_key": "derived from the payees",
        "recurrence_state": "whether recurring charges are searched for",
        "recurring_payee": "derived from transactions",
        "subscription_exclusion": "keeps a transaction from being linked again",
        "text_entry": "the text index",
        "transfer_confirmation": "open reviews of sessions",
        "undo_piece": "the state before changes, for undo",
    ]

    // MARK: - Columns

    static let tables: [Table] = [
        Table(
            name: "account",
            columns: [
                "household": household,
                "id": .at("ledgerAccounts.id"),
                "role": .at("ledgerAccounts.role"),
                "name": .at("ledgerAccounts.name"),
                "folded_name": folded,
                "institution": .at("ledgerAccounts.institution"),
                "kind": .at("ledgerAccounts.kind"),
                "category_class": .at("ledgerAccounts.class"),
                "category_key": .at("ledgerAccounts.standardCategory"),
                "icon": .at("ledgerAccounts.icon"),
                "color": .at("ledgerAccounts.color"),
                "currency": .at("ledgerAccounts.currency", "savingsPlans.currency"),
                "number_suffix": .at("ledgerAccounts.number"),
                "number_hash": .secret("the hash of the whole account number"),
                "iban": .at("ledgerAccounts.iban"),
                "credit_limit": .at("ledgerAccounts.creditLimit"),
                "is_archived": .at("ledgerAccounts.archived"),
                "is_default": .at("ledgerAccounts.default"),
                "opening_group": .at("ledgerAccounts.openingTransaction"),
                "opening_known": .at("ledgerAccounts.openingKnown"),
                "csv_layout": .at("ledgerAccounts.csvLayout"),
                "created_at": .at("ledgerAccounts.createdAt"),
                "revision": revision,
            ]),
        Table(
            name: "account_check",
            columns: [
                "household": household,
                "account": .at("openChecks.account"),
                "since": .at("openChecks.since"),
                "day": .at("openChecks.day"),
                "stated": .at("openChecks.stated"),
            ]),
        Table(
            name: "account_closing",
            columns: [
                "household": household,
                "account": .at("closings.account"),
                "day": .at("closings.day"),
                "stated": .at("closings.stated"),
                "at": .at("closings.at"),
                "member": .at("closings.member"),
            ]),
        Table(
            name: "attachment",
            columns: [
                "household": household,
                "id": .at("attachments.id"),
                "group_id": .at("attachments.transaction"),
                "is_of_expense": .omitted("the id stands in `transaction` or `expense`"),
                "name": .at("attachments.name"),
                "content_type": .at("attachments.contentType"),
                "size": .omitted("the length of the content"),
                "is_deleted": removed,
                "created_at": .at("attachments.createdAt"),
                "bytes": .at("attachments.data"),
            ]),
        Table(
            name: "audit",
            columns: [
                "household": household,
                "id": .at("history.id"),
                "at": .at("history.at"),
                "member": .at("history.member"),
                "action": .at("history.action"),
                "subject": .at("history.subject"),
                "reference": .omitted("the object of the change, for undo"),
                "undone": .at("history.undone"),
                "image_version": .omitted("the form of the undo image"),
                "image_fault": .omitted("why an undo image of an older version cannot be used"),
                "target": .omitted("the object of the change, for links"),
                "changes": .at("history.changes.field", "history.changes.before", "history.changes.after"),
            ]),
        Table(
            name: "beneficiary",
            columns: [
                "household": household,
                "id": .at("beneficiaries.id"),
                "party": .omitted("the members of the party stand in its place"),
                "folded_name": folded,
                "is_favorite": .at("beneficiaries.favorite"),
                "request_key": requestKey,
                "revision": revision,
            ]),
        Table(
            name: "benefit",
            columns: [
                "household": household,
                "id": .at("cards.benefits.id"),
                "card": .omitted("the benefits of a card stand in its record"),
                "template": .at("cards.benefits.template"),
                "name": .at("cards.benefits.name"),
                "details": .at("cards.benefits.details"),
                "merchant": .at("cards.benefits.merchant"),
                "category": .at("cards.benefits.category"),
                "value": .at("cards.benefits.value"),
                "currency": .at("cards.benefits.currency"),
                "frequency": .at("cards.benefits.frequency"),
                "alignment": .at("cards.benefits.alignment"),
                "uses_per_cycle": .at("cards.benefits.usesPerCycle"),
                "bonuses": .at("cards.benefits.bonuses.month", "cards.benefits.bonuses.amount"),
                "charge_patterns": .at("cards.benefits.chargePatterns"),
                "credit_patterns": .at("cards.benefits.creditPatterns"),
                "last_day": .at("cards.benefits.lastDay"),
                "own_facts": .at("cards.benefits.ownFacts"),
                "mode": .at("cards.benefits.mode"),
                "since": .at("cards.benefits.since"),
                "place": order,
                "is_removed": removed,
                "closed_through": .omitted("how far ended cycles were recorded"),
                "revision": revision,
            ]),
        Table(
            name: "benefit_cycle",
            columns: [
                "household": household,
                "benefit": .omitted("the cycles of a benefit stand in its record"),
                "first_day": .at("cards.benefits.cycles.first"),
                "last_day": .at("cards.benefits.cycles.last"),
                "value": .at("cards.benefits.cycles.value"),
                "used": .at("cards.benefits.cycles.used"),
                "currency": .at("cards.benefits.cycles.currency"),
            ]),
        Table(
            name: "benefit_line",
            columns: [
                "household": household,
                "group_id": .at("lineFacts.transaction"),
                "purchase_day": .at("lineFacts.purchaseDay"),
                "payee": .at("lineFacts.payee"),
            ]),
        Table(
            name: "benefit_question",
            columns: [
                "household": household,
                "group_id": .at("benefitQuestions.transaction"),
                "benefit": .at("benefitQuestions.benefit"),
                "is_answered": .at("benefitQuestions.answered"),
            ]),
        Table(
            name: "benefit_use",
            columns: [
                "household": household,
                "id": .at("cards.benefits.uses.id"),
                "benefit": .omitted("the uses of a benefit stand in its record"),
                "day": .at("cards.benefits.uses.day"),
                "amount": .at("cards.benefits.uses.amount"),
                "posted": .at("cards.benefits.uses.posted"),
                "currency": .at("cards.benefits.uses.currency"),
                "state": .at("cards.benefits.uses.state"),
                "charge": .at("cards.benefits.uses.charge"),
                "credit": .at("cards.benefits.uses.credit"),
                "is_by_hand": .at("cards.benefits.uses.manual"),
                "revision": revision,
            ]),
        Table(
            name: "budget_step",
            columns: [
                "household": household,
                "category": .at("budgets.category"),
                "month": .at("budgets.from"),
                "amount": .at("budgets.amount"),
                "currency": .at("budgets.currency"),
                "period": .at("budgets.period"),
                "carry_over": .at("budgets.carryOver"),
            ]),
        Table(
            name: "calendar_feed",
            columns: [
                "token_hash": .secret("the hash of the secret in a calendar address"),
                "id": .omitted("access to a calendar"),
                "member": .omitted("access to a calendar"),
                "created_at": .omitted("access to a calendar"),
                "used_at": .omitted("access to a calendar"),
            ]),
        Table(
            name: "card",
            columns: [
                "household": household,
                "id": .at("cards.id"),
                "account": .at("cards.account"),
                "product": .at("cards.product"),
                "name": .at("cards.name"),
                "issuer": .at("cards.issuer"),
                "network": .at("cards.network"),
                "gradient_start": .at("cards.gradientStart"),
                "gradient_end": .at("cards.gradientEnd"),
                "fee": .at("cards.annualFee"),
                "fee_currency": .at("cards.annualFeeCurrency"),
                "own_facts": .at("cards.ownFacts"),
                "nickname": .at("cards.nickname"),
                "last_four": .at("cards.lastFour"),
                "expiry": .at("cards.expiry"),
                "opened": .at("cards.opened"),
                "added": .at("cards.added"),
                "status": .at("cards.status"),
                "block_reason": .at("cards.blockReason"),
                "bonus_spend": .at("cards.bonus.spend"),
                "bonus_currency": .at("cards.bonus.currency"),
                "bonus_by": .at("cards.bonus.by"),
                "bonus_reward": .at("cards.bonus.reward"),
                "place": order,
                "is_removed": removed,
                "catalogue": .omitted("the version of the catalogue with which the facts were compared"),
                "revision": revision,
            ]),
        Table(
            name: "card_limit",
            columns: [
                "household": household,
                "card": .omitted("the limits of a card stand in its record"),
                "kind": .at("cards.limits.kind"),
                "is_maximum": .at("cards.limits.maximum"),
                "amount": .at("cards.limits.amount"),
                "currency": .at("cards.limits.currency"),
            ]),
        Table(
            name: "category_rule",
            columns: [
                "household": household,
                "id": .at("rules.id"),
                "sequence": order,
                "payee_test": .at("rules.test"),
                "payee_text": .at("rules.text", "rules.texts"),
                "payee_words": .at("rules.test"),
                "minimum": .at("rules.minimum"),
                "maximum": .at("rules.maximum"),
                "account": .at("rules.account"),
                "category": .at("rules.category"),
                "tags": .at("rules.tags"),
                "payee_name": .at("rules.payeeName"),
            ]),
        Table(
            name: "check_carried",
            columns: [
                "household": household,
                "account": .at("carriedEntries.account"),
                "group_id": .at("carriedEntries.transaction"),
                "carried_day": .at("carriedEntries.carriedDay"),
                "settled_day": .at("carriedEntries.settledDay"),
            ]),
        Table(
            name: "check_tick",
            columns: [
                "household": household,
                "account": .omitted("the ticked entries of a check stand in its record"),
                "group_id": .at("openChecks.ticked"),
            ]),
        Table(
            name: "checkpoint",
            columns: [
                "household": household,
                "account": .at("statedBalances.account"),
                "day": .at("statedBalances.day"),
                "import_id": .at("statedBalances.import"),
                "amount": .at("statedBalances.amount"),
            ]),
        Table(
            name: "credential_backup_code",
            columns: [
                "member": .omitted("a credential"),
                "hash": .secret("the hash of a backup code"),
                "used_at": .omitted("a credential"),
            ]),
        Table(
            name: "credential_passphrase",
            columns: [
                "member": .omitted("a credential"),
                "rounds": .omitted("a credential"),
                "block_size": .omitted("a credential"),
                "parallelism": .omitted("a credential"),
                "salt": .secret("the salt of a passphrase"),
                "hash": .secret("the hash of a passphrase"),
                "changed_at": .omitted("a credential"),
            ]),
        Table(
            name: "credential_totp",
            columns: [
                "member": .omitted("a credential"),
                "secret": .secret("the secret of one-time codes"),
                "last_step": .omitted("a credential"),
                "is_confirmed": .omitted("a credential"),
                "created_at": .omitted("a credential"),
            ]),
        Table(
            name: "exchange_rate",
            columns: [
                "household": household,
                "base": .at("exchangeRates.base"),
                "quote": .at("exchangeRates.quote"),
                "day": .at("exchangeRates.day"),
                "mantissa": .at("exchangeRates.rate"),
                "scale": .at("exchangeRates.rate"),
                "source": .at("exchangeRates.source"),
            ]),
        Table(
            name: "expense",
            columns: [
                "household": household,
                "id": .at("expenses.id"),
                "people_group": .at("expenses.group"),
                "title": .at("expenses.title"),
                "amount": .at("expenses.amount"),
                "currency": .at("expenses.currency"),
                "foreign_amount": .at("expenses.foreignAmount"),
                "foreign_currency": .at("expenses.foreignCurrency"),
                "day": .at("expenses.day"),
                "category": .at("expenses.category"),
                "notes": .at("expenses.notes"),
                "split_type": .at("expenses.split"),
                "group_id": .at("expenses.transaction"),
                "was_transaction": .at("expenses.wasTransaction"),
                "series": .at("expenses.series"),
                "is_reconstructed": .at("expenses.reconstructed"),
                "guest": .at("expenses.guest"),
                "guest_member": .omitted("which guest may change it"),
                "is_removed": removed,
                "revision": revision,
            ]),
        Table(
            name: "expense_payer",
            columns: [
                "household": household,
                "expense": .omitted("it stands in the record of its expense"),
                "member": .at("expenses.payers.member"),
                "amount": .at("expenses.payers.amount"),
            ]),
        Table(
            name: "expense_series",
            columns: [
                "household": household,
                "id": .at("expenseSeries.id"),
                "people_group": .at("expenseSeries.group"),
                "template": .at("expenseSeries.template"),
                "anchor": .at("expenseSeries.anchor"),
                "every": .at("expenseSeries.every"),
                "unit": .at("expenseSeries.unit"),
                "end_day": .at("expenseSeries.end"),
                "account": .at("expenseSeries.account"),
                "through": .at("expenseSeries.through"),
                "is_ended": .at("expenseSeries.ended"),
                "revision": revision,
            ]),
        Table(
            name: "expense_share",
            columns: [
                "household": household,
                "expense": .omitted("it stands in the record of its expense"),
                "member": .at("expenses.shares.member"),
                "amount": .at("expenses.shares.amount"),
                "value": .at("expenses.shares.value"),
            ]),
        Table(
            name: "goal_part",
            columns: [
                "household": household,
                "id": .omitted("nothing refers to a part"),
                "goal": .omitted("the parts of a goal stand in its record"),
                "place": order,
                "name": .at("goals.parts.name"),
                "account": .at("goals.parts.account"),
                "amount": .at("goals.parts.amount"),
            ]),
        Table(
            name: "group_member",
            columns: [
                "household": household,
                "people_group": .omitted("it stands in the record of its group"),
                "id": .at("groups.members.id"),
                "person": .at("groups.members.person"),
                "name": .at("groups.members.name"),
                "weight": .at("groups.members.weight"),
                "has_left": .at("groups.members.left"),
            ]),
        Table(
            name: "group_tag",
            columns: [
                "household": household,
                "group_id": .omitted("the tags of a transaction stand in its record"),
                "tag": .omitted("the names of the tags stand in its place"),
            ]),
        Table(
            name: "guest_link",
            columns: [
                "token_hash": .secret("the hash of the secret in the address of a guest"),
                "household": .omitted("access of guests"),
                "id": .omitted("access of guests"),
                "people_group": .omitted("access of guests"),
                "can_write": .omitted("access of guests"),
                "created_at": .omitted("access of guests"),
                "expires_at": .omitted("access of guests"),
                "used_at": .omitted("access of guests"),
            ]),
        Table(
            name: "household",
            columns: [
                "id": household,
                "name": .at("household.name"),
                "currency": .at("household.currency"),
                "time_zone": .at("household.timeZone"),
                "number_key": .secret("the key of the hashes of account numbers"),
                "created_at": .at("household.createdAt"),
                "revision": revision,
                "idle_minutes": .at("household.idleMinutes"),
                "first_weekday": .at("household.firstWeekday"),
                "first_month_day": .at("household.firstMonthDay"),
                "set_up_at": .omitted("whether the browser still offers the setup"),
                "seen_day": .omitted("when the program was used last, against a wrong clock"),
                "told_gap": .omitted("when the program was used last, against a wrong clock"),
            ]),
        Table(
            name: "import_effect",
            columns: [
                "household": household,
                "import_id": .omitted("for undo"),
                "sequence": .omitted("for undo"),
                "group_id": .omitted("for undo"),
                "image": .secret("the state before the import, for undo"),
                "revision": revision,
            ]),
        Table(
            name: "import_report",
            columns: [
                "household": household,
                "import_id": .omitted("the statements of an import stand in its record"),
                "sequence": order,
                "account": .at("imports.statements.account"),
                "account_name": .at("imports.statements.accountName"),
                "currency": .at("imports.statements.currency"),
                "file": .at("imports.statements.file"),
                "format": .at("imports.statements.format"),
                "from_day": .at("imports.statements.from"),
                "until_day": .at("imports.statements.until"),
                "transactions": .at("imports.statements.transactions"),
                "new_lines": .at("imports.statements.new"),
                "known_lines": .at("imports.statements.known"),
                "matched_lines": .at("imports.statements.matched"),
                "transfer_lines": .at("imports.statements.transfers"),
                "rejected_lines": .at("imports.statements.rejected"),
                "made_account": .at("imports.statements.madeAccount"),
            ]),
        Table(
            name: "known_origin",
            columns: [
                "member": .omitted("recognises browsers"),
                "hash": .secret("the hash of an address and a browser"),
                "seen_at": .omitted("recognises browsers"),
            ]),
        Table(
            name: "mail_message",
            columns: [
                "household": household,
                "id": .omitted("queued mail"),
                "member": .omitted("queued mail"),
                "recipient": .secret("queued mail"),
                "subject": .secret("queued mail"),
                "body": .secret("queued mail, may contain links"),
                "state": .omitted("queued mail"),
                "attempts": .omitted("queued mail"),
                "next_at": .omitted("queued mail"),
                "created_at": .omitted("queued mail"),
                "ended_at": .omitted("queued mail"),
                "keeps_recipient": .omitted("queued mail"),
            ]),
        Table(
            name: "member",
            columns: [
                "id": .at("members.id"),
                "household": household,
                "name": .at("members.name"),
                "folded_name": folded,
                "display_name": .at("members.displayName"),
                "role": .at("members.role"),
                "locale": .at("members.locale"),
                "language": .at("members.language"),
                "appearance": .at("members.appearance"),
                "shows_balance": .at("members.showsBalance"),
                "is_disabled": .at("members.disabled"),
                "created_at": .at("members.createdAt"),
                "revision": revision,
                "counter": revision,
                "unread": .omitted("the number of unread notifications"),
                "must_choose_passphrase": .omitted("a credential"),
            ]),
        Table(
            name: "member_session",
            columns: [
                "token_hash": .secret("the hash of a session's token"),
                "id": .omitted("a session"),
                "member": .omitted("a session"),
                "created_at": .omitted("a session"),
                "used_at": .omitted("a session"),
                "confirmed_at": .omitted("a session"),
                "user_agent": .omitted("a session"),
                "address": .omitted("a session"),
                "notice_text": .secret("what the session's next page says"),
                "notice_undo": .secret("what the session's next page offers to undo"),
                "notice_at": .omitted("a session"),
            ]),
        Table(
            name: "notification",
            columns: [
                "household": household,
                "member": .at("notifications.member"),
                "id": .at("notifications.id"),
                "kind": .at("notifications.kind"),
                "subject": .at("notifications.subject"),
                "amount": .at("notifications.amount"),
                "currency": .at("notifications.currency"),
                "day": .at("notifications.day"),
                "how_many": .at("notifications.count"),
                "detail": .at("notifications.detail"),
                "path": .at("notifications.path"),
                "at": .at("notifications.at"),
                "is_read": .at("notifications.read"),
                "mail_due_at": .omitted("queued mail"),
            ]),
        Table(
            name: "notification_settings",
            columns: [
                "household": household,
                "member": .omitted("the settings of a member stand in the member's record"),
                "muted_types": .at("members.notificationSettings.muted"),
                "mailed_types": .at("members.notificationSettings.mailed"),
                "email": .at("members.notificationSettings.email"),
                "lead_days": .at("members.notificationSettings.leadDays"),
                "minimum": .at("members.notificationSettings.minimum"),
                "minimum_currency": .at("members.notificationSettings.minimumCurrency"),
                "quiet_start": .at("members.notificationSettings.quietStart"),
                "quiet_end": .at("members.notificationSettings.quietEnd"),
                "is_digest": .at("members.notificationSettings.digest"),
                "digest_hour": .at("members.notificationSettings.digestHour"),
                "revision": revision,
            ]),
        Table(
            name: "notification_told",
            columns: [
                "household": household,
                "member": .omitted("prevents a second notification"),
                "told_key": .secret("prevents a second notification"),
                "notification": .omitted("prevents a second notification"),
                "at": .omitted("prevents a second notification"),
            ]),
        Table(
            name: "payee",
            columns: [
                "household": household,
                "id": .omitted("the name stands in its place"),
                "name": .at("payees.name", "transactions.payee"),
                "spending_category": .at("payees.spendingCategory"),
                "income_category": .at("payees.incomeCategory"),
                "folded_name": folded,
            ]),
        Table(
            name: "payment_party",
            columns: [
                "household": household,
                "id": .omitted("the members of the party stand in its place"),
                "name": .keys(party("name")),
                "number": .keys(party("iban") + party("number")),
                "is_iban": .omitted("tells which key the number has"),
                "bank": .keys(party("bank")),
                "bic": .keys(party("bic")),
                "street": .keys(party("street")),
                "postal_code": .keys(party("postalCode")),
                "town": .keys(party("town")),
                "country": .keys(party("country")),
            ]),
        Table(
            name: "pending_sign_in",
            columns: [
                "token_hash": .secret("the hash of a token"),
                "member": .omitted("a session"),
                "created_at": .omitted("a session"),
            ]),
        Table(
            name: "people_group",
            columns: [
                "household": household,
                "id": .at("groups.id"),
                "name": .at("groups.name"),
                "emoji": .at("groups.emoji"),
                "currency": .at("groups.currency"),
                "default_split": .at("groups.defaultSplit"),
                "is_direct": .at("groups.direct"),
                "is_archived": .at("groups.archived"),
                "is_removed": removed,
                "account": .at("groups.account"),
                "revision": revision,
            ]),
        Table(
            name: "person",
            columns: [
                "household": household,
                "id": .at("people.id"),
                "name": .at("people.name"),
                "email": .at("people.email"),
                "phone": .at("people.phone"),
                "color": .at("people.color"),
                "emoji": .at("people.emoji"),
                "iban": .at("people.iban"),
                "notes": .at("people.notes"),
                "is_removed": removed,
                "revision": revision,
            ]),
        Table(
            name: "recurrence_dismissal",
            columns: [
                "household": household,
                "series": .at("dismissedSuggestions.series"),
                "amount": .at("dismissedSuggestions.amount"),
                "cycle_every": .at("dismissedSuggestions.every"),
                "cycle_unit": .at("dismissedSuggestions.unit"),
            ]),
        Table(
            name: "request_key",
            columns: [
                "household": household,
                "kind": .omitted("recognises a repeated request of a browser"),
                "request": requestKey,
                "made": .omitted("recognises a repeated request of a browser"),
                "change": .omitted("recognises a repeated request of a browser"),
                "at": .omitted("recognises a repeated request of a browser"),
            ]),
        Table(
            name: "review_entry",
            columns: [
                "household": household,
                "group_id": .omitted("whether a transaction waits to be confirmed is a mark for the screens"),
            ]),
        Table(
            name: "savings_goal",
            columns: [
                "household": household,
                "id": .at("goals.id"),
                "name": .at("goals.name"),
                "target": .at("goals.target"),
                "currency": .at("goals.currency"),
                "by_day": .at("goals.by"),
                "place": order,
                "told_status": .omitted("prevents a second notification"),
                "is_removed": removed,
                "revision": revision,
            ]),
        Table(
            name: "savings_plan",
            columns: [
                "household": household,
                "account": .at("savingsPlans.account"),
                "contribution": .at("savingsPlans.contribution"),
                "rate": .at("savingsPlans.rate"),
                "rate_basis": .at("savingsPlans.basis"),
                "revision": revision,
            ]),
        Table(
            name: "security_event",
            columns: [
                "household": household,
                "id": .at("securityLog.id"),
                "member": .at("securityLog.member"),
                "kind": .at("securityLog.kind"),
                "at": .at("securityLog.at"),
                "address": .at("securityLog.address"),
            ]),
        Table(
            name: "settlement",
            columns: [
                "household": household,
                "id": .at("settlements.id"),
                "people_group": .at("settlements.group"),
                "from_member": .at("settlements.from"),
                "to_member": .at("settlements.to"),
                "amount": .at("settlements.amount"),
                "currency": .at("settlements.currency"),
                "paid_amount": .at("settlements.paidAmount"),
                "paid_currency": .at("settlements.paidCurrency"),
                "day": .at("settlements.day"),
                "notes": .at("settlements.notes"),
                "group_id": .at("settlements.transaction"),
                "was_transaction": .at("settlements.wasTransaction"),
                "guest": .at("settlements.guest"),
                "former_account": .omitted("what a deletion of the settlement restores"),
                "is_removed": removed,
                "revision": revision,
            ]),
        Table(
            name: "settlement_dismissal",
            columns: [
                "household": household,
                "group_id": .omitted("which transactions are not offered as settlements again"),
            ]),
        Table(
            name: "sign_in_pace",
            columns: [
                "key_hash": .secret("the hash of a typed name or an address"),
                "failures": .omitted("slows down sign-ins"),
                "failed_at": .omitted("slows down sign-ins"),
            ]),
        Table(
            name: "standing_order",
            columns: [
                "household": household,
                "id": .at("standingOrders.id"),
                "source": .at("standingOrders.source"),
                "destination": .at("standingOrders.destination"),
                "party": .omitted("the members of the party stand in its place"),
                "beneficiary": .at("standingOrders.beneficiary"),
                "is_international": .at("standingOrders.international"),
                "amount": .at("standingOrders.amount"),
                "currency": .at("standingOrders.currency"),
                "note": .at("standingOrders.note"),
                "category": .at("standingOrders.category"),
                "anchor": .at("standingOrders.starting"),
                "every": .at("standingOrders.interval"),
                "unit": .at("standingOrders.unit"),
                "last_day": .at("standingOrders.until"),
                "max_count": .at("standingOrders.times"),
                "next_index": .at("standingOrders.nextIndex"),
                "next_day": .at("standingOrders.next"),
                "is_active": .at("standingOrders.active"),
                "request_key": requestKey,
                "member": .at("standingOrders.member"),
                "created_at": .at("standingOrders.createdAt"),
                "revision": revision,
            ]),
        Table(
            name: "statement_import",
            columns: [
                "household": household,
                "id": .at("imports.id"),
                "at": .at("imports.at"),
                "member": .at("imports.member"),
                "undone": .at("imports.undone"),
            ]),
        Table(
            name: "statement_line",
            columns: [
                "household": household,
                "account": .at("statementLines.account"),
                "day": .at("statementLines.day"),
                "id": .omitted("tells lines of a day apart"),
                "amount": .at("statementLines.amount"),
                "bank_id": .at("statementLines.bankId"),
                "text_hash": .secret("recognises a line, a hash of its texts"),
                "format": .omitted("the format of the import's file"),
                "state": .at("statementLines.state"),
                "group_id": .at("statementLines.transaction"),
                "import_id": .at("statementLines.import"),
                "reason": .at("statementLines.reason"),
                "reason_detail": .at("statementLines.reasonDetail"),
                "purchase_day": .at("statementLines.purchaseDay"),
                "value_day": .at("statementLines.valueDay"),
                "payee": .at("statementLines.payee"),
                "memo": .at("statementLines.memo"),
            ]),
        Table(
            name: "subscription",
            columns: [
                "household": household,
                "id": .at("subscriptions.id"),
                "name": .at("subscriptions.name"),
                "summary": .at("subscriptions.summary"),
                "price": .at("subscriptions.price"),
                "currency": .at("subscriptions.currency"),
                "highest": .at("subscriptions.highest"),
                "yearly_offer": .at("subscriptions.yearlyOffer"),
                "cycle_every": .at("subscriptions.every"),
                "cycle_unit": .at("subscriptions.unit"),
                "anchor": .at("subscriptions.anchor"),
                "billed_from": .at("subscriptions.billedFrom"),
                "category": .at("subscriptions.category"),
                "account": .at("subscriptions.account"),
                "card": .at("subscriptions.card"),
                "website": .at("subscriptions.website"),
                "notes": .at("subscriptions.notes"),
                "started": .at("subscriptions.started"),
                "trial_until": .at("subscriptions.trialUntil"),
                "trial_price": .at("subscriptions.trialPrice"),
                "trial_converts": .at("subscriptions.trialConverts"),
                "first_charges": .at("subscriptions.firstCharges"),
                "first_price": .at("subscriptions.firstPrice"),
                "minimum_until": .at("subscriptions.minimumUntil"),
                "notice_count": .at("subscriptions.noticeCount"),
                "notice_unit": .at("subscriptions.noticeUnit"),
                "cancellation": .at("subscriptions.cancellation"),
                "renews": .at("subscriptions.renews"),
                "ends": .at("subscriptions.ends"),
                "reminders": .at("subscriptions.reminders"),
                "others": .at("subscriptions.sharedWith"),
                "other_names": .at("subscriptions.sharedNames"),
                "mine": .at("subscriptions.myShare"),
                "payee_key": .at("subscriptions.payeeKey"),
                "last_used": .at("subscriptions.lastUsed"),
                "is_removed": removed,
                "revision": revision,
            ]),
        Table(
            name: "subscription_charge",
            columns: [
                "household": household,
                "id": .omitted("nothing refers to a charge"),
                "subscription": .omitted("it stands in the record of its subscription"),
                "day": .at("subscriptions.charges.day"),
                "amount": .at("subscriptions.charges.amount"),
                "currency": .at("subscriptions.charges.currency"),
                "group_id": .at("subscriptions.charges.transaction"),
                "decision": .at("subscriptions.charges.decision"),
                "by_hand": .at("subscriptions.charges.byHand"),
            ]),
        Table(
            name: "subscription_price",
            columns: [
                "household": household,
                "subscription": .omitted("it stands in the record of its subscription"),
                "day": .at("subscriptions.prices.day"),
                "price": .at("subscriptions.prices.price"),
            ]),
        Table(
            name: "subscription_step",
            columns: [
                "household": household,
                "subscription": .omitted("it stands in the record of its subscription"),
                "place": order,
                "step": .at("subscriptions.steps.step"),
                "day": .at("subscriptions.steps.day"),
                "until_day": .at("subscriptions.steps.until"),
            ]),
        Table(
            name: "tag",
            columns: [
                "household": household,
                "id": .omitted("the name stands in its place"),
                "name": .at("transactions.tags"),
            ]),
        Table(
            name: "transfer_limit",
            columns: [
                "household": household,
                "currency": .at("transferLimits.currency"),
                "confirmation": .at("transferLimits.confirmation"),
                "daily": .at("transferLimits.daily"),
            ]),
        Table(
            name: "transfer_order",
            columns: [
                "household": household,
                "id": .at("transferOrders.id"),
                "reference": .at("transferOrders.reference"),
                "status": .at("transferOrders.status"),
                "source": .at("transferOrders.source"),
                "destination": .at("transferOrders.destination"),
                "party": .omitted("the members of the party stand in its place"),
                "beneficiary": .at("transferOrders.beneficiary"),
                "is_international": .at("transferOrders.international"),
                "amount": .at("transferOrders.amount"),
                "currency": .at("transferOrders.currency"),
                "other_amount": .at("transferOrders.otherAmount"),
                "other_currency": .at("transferOrders.otherCurrency"),
                "day": .at("transferOrders.day"),
                "note": .at("transferOrders.note"),
                "category": .at("transferOrders.category"),
                "standing_order": .at("transferOrders.standingOrder"),
                "occurrence": .at("transferOrders.occurrence"),
                "group_id": .at("transferOrders.transaction"),
                "failure": .at("transferOrders.failure"),
                "member": .at("transferOrders.member"),
                "request_key": requestKey,
                "wrong_proofs": .omitted("slows down guessing"),
                "created_at": .at("transferOrders.createdAt"),
                "confirmed_at": .at("transferOrders.confirmedAt"),
                "confirmed_day": .omitted("the day of the confirmation, for the daily limit"),
                "ended_at": .at("transferOrders.endedAt"),
                "revision": revision,
            ]),
        Table(
            name: "txn",
            columns: [
                "household": household,
                "id": .at("transactions.id"),
                "group_id": .at("transactions.group"),
                "amount": .at("transactions.amount"),
                "currency": .at("transactions.currency"),
                "source": .at("transactions.source"),
                "source_day": .at("transactions.sourceDay"),
                "destination": .at("transactions.destination"),
                "destination_day": .at("transactions.destinationDay"),
                "status": .at("transactions.status"),
                "payee": .omitted("the name of the payee stands in its place"),
                "note": .at("transactions.note"),
                "reference": .at("transactions.reference"),
                "foreign_amount": .at("transactions.foreignAmount"),
                "foreign_currency": .at("transactions.foreignCurrency"),
                "text_key": .omitted("the text index"),
                "revision": revision,
            ]),
    ]

    /// The keys of a member of a payment party.
    private static func party(_ key: String) -> [String] {
        ["beneficiaries.\(key)", "standingOrders.payee.\(key)", "transferOrders.payee.\(key)"]
    }

    // MARK: - Views of the list

    /// `table.column`, in the order of the list.
    static var columnNames: [String] { tables.flatMap { table in table.columns.map { "\(table.name).\($0.key)" } } }

    /// All keys that an export of a household with everything has.
    static var keys: Set<String> {
        otherKeys.union(
            tables.flatMap { table in
                table.columns.flatMap { column in if case .keys(let keys) = column.value { keys } else { [String]() } }
            })
    }

    /// The secret columns.
    static var secrets: [(table: String, column: String)] {
        tables.flatMap { table in
            table.columns.compactMap { column in if case .secret = column.value { (table.name, column.key) } else { nil } }
        }
    }
}
