/// The booking status in a cell of a status column.
enum CSVRowStatus: Sendable {
    case booked, pending
    /// Declined, cancelled or reversed: not booked.
    case void

    /// The status of a phrase in the languages of `CSVDebitCreditIndicator`; nil if unknown.
    init?(_ cell: UnsafeRawBufferPointer) {
        guard cell.count > 0, cell.count <= 80 else { return nil }
        let text = CSVHeaderNames.fold(cell.text)
        if let known = Self.phrases[text] {
            self = known
            return
        }
        // "Umsatz vorgemerkt", "Pending - card payment": a known word is sufficient if no other conflicts. Negations must be whole phrases.
        var found: CSVRowStatus?
        for word in text.split(separator: " ") {
            if Self.denials.contains(String(word)) { return nil }
            guard let known = Self.phrases[String(word)] else { continue }
            guard found == nil || found == known else { return nil }
            found = known
        }
        guard let found else { return nil }
        self = found
    }

    private static let denials: Set<String> = [
        "not", "nicht", "non", "no", "pas", "niet", "nie", "nao", "inte", "ikke", "ej", "never", "nie",
    ]

    private static let phrases: [String: CSVRowStatus] = {
        var phrases: [String: CSVRowStatus] = [:]
        func add(_ words: String, _ meaning: CSVRowStatus) {
            for word in words.split(separator: ",") { phrases[CSVHeaderNames.fold(String(word))] = meaning }
        }
        add(
            """
            accepted,registrata,registrato,registrada,registrado,utført,charged,card charged,card refunded,accepté,acceptée,geaccepteerd,approved,sent,completed,complete,booked,posted,settled,cleared,processed,executed,done,success,successful,succeeded,paid,ok,final,confirmed,abgeschlossen,gebucht,\
            verbucht,ausgeführt,erledigt,bezahlt,umsatz gebucht,comptabilisé,effectué,terminé,exécuté,réglé,completado,completada,contabilizado,contabilizada,\
            liquidado,ejecutado,realizado,completato,completata,contabilizzato,contabilizzata,eseguito,eseguita,voltooid,verwerkt,geboekt,uitgevoerd,zaksięgowana,\
            zaksięgowano,zrealizowana,wykonana,rozliczona,concluído,concluída,efetuado,lançado,bokförd,genomförd,klar,bokført,gjennomført,bogført,gennemført,\
            kirjattu,suoritettu,zaúčtováno,provedeno,könyvelt,teljesült,tamamlandı,gerçekleşti,исполнено,проведен,проведено,выполнено,refunded,\
            partially refunded,teilweise zurückgezahlt,zurückgezahlt,已完成,成功,交易成功,支付成功,已收钱,朋友已收钱,已存入零钱,已转账,已全额退款,已退款,退款成功,对方已收钱,朋友已收钱,还款成功,完了,완료
            """, .booked)
        add(
            """
            pending,pend,pendent,pendente,uncleared,prel,katevaraus,reserverat,reservert,reserverat belopp,reservert transaksjon,交易处理中,authorised,authorized,authorisation,authorization,preauthorised,preauthorized,on hold,hold,held,processing,in progress,in process,\
            scheduled,upcoming,unposted,not posted,unbooked,not booked,open,reserved,unsettled,not settled,awaiting,waiting,initiated,submitted,vorgemerkt,\
            vormerkung,ausstehend,offen,schwebend,in bearbeitung,in verarbeitung,nicht gebucht,noch nicht gebucht,nicht verbucht,reserviert,autorisiert,geplant,\
            terminiert,wartend,en attente,en cours,à venir,autorisé,autorisée,en traitement,non comptabilisé,en instance,pendiente,pendientes,en curso,en proceso,\
            retenido,retenida,retención,autorizado,autorizada,no contabilizado,programado,in attesa,in sospeso,in corso,in elaborazione,sospeso,autorizzato,\
            autorizzata,non contabilizzato,non contabilizzata,da contabilizzare,in behandeling,gereserveerd,openstaand,gepland,nog niet verwerkt,niet geboekt,\
            oczekująca,oczekujące,oczekuje,w trakcie,w trakcie realizacji,w realizacji,blokada,zablokowana,niezaksięgowana,nierozliczona,pendente,em processamento,\
            em andamento,por liquidar,agendado,reserverad,väntande,väntar,ej bokförd,preliminär,reservert,venter,ikke bokført,reserveret,afventer,ikke bogført,\
            odottaa,odottava,varaus,varattu,avoin,čeká,čekající,nezaúčtováno,blokace,függőben,zárolt,beklemede,bekliyor,provizyon,в обработке,ожидает,холд,\
            заблокировано,не проведено,在途,处理中,待处理,処理中,未確定,대기,処理待ち
            """, .pending)
        add(
            """
            not approved,not accepted,failed,failure,cancelled,canceled,cancelation,declined,denied,rejected,reverted,reversed,reversal,void,voided,expired,unsuccessful,refused,blocked,\
            returned unpaid,removed,deleted,storniert,storno,abgelehnt,fehlgeschlagen,abgebrochen,gelöscht,zurückgewiesen,verfallen,rückgängig gemacht,rückgängig,\
            annulliert,widerrufen,nicht ausgeführt,refusé,refusée,rejeté,rejetée,annulé,annulée,échoué,échouée,expiré,rechazado,rechazada,denegado,denegada,\
            cancelado,cancelada,anulado,anulada,revertido,revertida,fallido,fallida,caducado,rifiutato,rifiutata,respinto,respinta,annullato,annullata,stornato,\
            stornata,non riuscito,non riuscita,scaduto,geweigerd,afgewezen,geannuleerd,mislukt,teruggedraaid,verlopen,odrzucona,odrzucone,anulowana,anulowane,\
            nieudana,wycofana,wygasła,recusado,recusada,rejeitado,rejeitada,estornado,estornada,nekad,avvisad,avbruten,misslyckad,avvist,kansellert,mislyktes,\
            annulleret,afvist,mislykkedes,hylätty,peruttu,epäonnistui,zamítnuto,zrušeno,stornováno,elutasítva,törölt,sztornó,reddedildi,iptal,iptal edildi,\
            başarısız,отклонено,отклонен,отменено,отменен,возвращено,交易关闭,交易失败,已冲正,已关闭,失败,已取消,已撤销,取消,失敗,취소,실패
            """, .void)
        return phrases
    }()
}
