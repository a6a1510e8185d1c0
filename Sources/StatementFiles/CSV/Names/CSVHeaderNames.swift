/// The column names in banks' exports, in English, German, French, Spanish, Italian, Dutch, Polish and other languages.
enum CSVHeaderNames {

    /// The role of a column name and the rank of the name in it, 0 being the best; nil for an unknown name.
    static func role(of name: String) -> (role: CSVColumnRole, rank: Int)? {
        var folded = fold(name)
        if let known = table[folded] { return known }
        // "Betrag in EUR", "Amount (GBP)", "Solde au 31 12 2024": try again without the last word.
        while let blank = folded.lastIndex(of: " ") {
            folded = String(folded[..<blank])
            if let known = table[folded], known.role != .indicator, known.role != .kind, known.role != .id {
                return (known.role, known.rank + 1)
            }
        }
        return nil
    }

    // MARK: - Table

    private static let table: [String: (role: CSVColumnRole, rank: Int)] = {
        var table: [String: (role: CSVColumnRole, rank: Int)] = [:]
        for (role, names) in lists {
            // The names of a role are listed in order of rank.
            for (rank, name) in names.split(separator: ",").enumerated() {
                table[fold(String(name)), default: (role, rank * 2)] = (role, rank * 2)
            }
        }
        return table
    }()

    private static let lists: [(CSVColumnRole, String)] = [
        (
            .date,
            """
            day,dateop,booking date,bookingdate,booked,booked date,posting date,post date,posted date,date posted,posted,buchungstag,buchungsdatum,buchung,\
            datum,date,date comptable,date de comptabilisation,date operation,date de l operation,date d operation,fecha operacion,fecha de operacion,fecha,\
            data contabile,data operazione,data registrazione,data,boekdatum,boekingsdatum,data operacji,data ksiegowania,data transakcji,completed date,\
            transaction date,trans date,started date,bokforingsdag,bokforingsdatum,bokfort dato,bokforingsdato,bogforingsdato,dato,kirjauspaiva,pvm,paivamaara,\
            datum zauctovani,datum provedeni,konyveles datuma,konyveles napja,tarih,islem tarihi,data lancamento,data do lancamento,data movimento,data mov,дата,\
            дата операции,дата проводки,ημερομηνια,日付,取引日,日期,交易日期,交易时间,거래일,거래일자,거래일시,time,created
            """
        ),
        (
            .valueDate,
            """
            value date,dateval,valuta,valutadatum,wertstellung,wertstellungsdatum,wert,date de valeur,date valeur,fecha valor,f valor,data valuta,rentedatum,data waluty,\
            valutadag,rentedato,rantedag,arvopaiva,datum valuty,ertek nap,valor tarihi,data valor,data do valor,дата валютирования
            """
        ),
        (
            .purchaseDate,
            """
            purchase date,date of purchase,belegdatum,kaufdatum,transaktionsdatum,umsatzdatum,date achat,date d achat,fecha de compra,data acquisto,transactiedatum
            """
        ),
        (
            .amount,
            """
            amount,betrag,umsatz,montant,importe,importo,bedrag,kwota,kwota operacji,kwota transakcji,transaction amount,transactie bedrag,transactiebedrag,\
            bedrag eur,valor,value,sum,monto,cantidad,belopp,belop,belob,summa,osszeg,castka,suma,tutar,сумма,ποσο,金额,金額,금액
            """
        ),
        (
            .net,
            "net,netto,net amount,amount net,nettobetrag,netto betrag,montant net,importe neto,neto,importo netto,netto bedrag,kwota netto,valor liquido"
        ),
        (
            .gross,
            """
            gross,brutto,gross amount,amount gross,bruttobetrag,brutto betrag,montant brut,brut,importe bruto,bruto,importo lordo,lordo,bruto bedrag,kwota brutto,\
            valor bruto
            """
        ),
        (
            .fee,
            """
            fee,fees,entgelt,entgelte,gebuhr,gebuhren,fee amount,fees amount,transaction fee,transaction fees,service fee,paypal fee,frais,frais bancaires,commission,\
            commissions,comision,comisiones,tarifa,commissione,commissioni,spese,kosten,transactiekosten,prowizja,oplata,tarifas,taxa,avgift,avgifter,gebyr,\
            gebyrer,kulu,palkkio,poplatek,dij,jutalek,ucret,komisyon,комиссия,total fees
            """
        ),
        (
            .kind,
            """
            type,transaction type,details,umsatzart,type of transaction,typ,tipo,tipo de movimiento,tipo de operacion,tipo movimento,tipo operazione,art,buchungsart,\
            soort,soort transactie,rodzaj,rodzaj operacji,rodzaj transakcji,nature,kind,transaktionstyp,transaktionsart,tyyppi,laji,tip,islem tipi
            """
        ),
        (
            .debit,
            """
            debit,debit amount,debits,soll,ausgang,ausgaben,belastung,lastschrift,debet,debe,cargo,cargos,dare,addebiti,addebito,uscite,withdrawal,withdrawals,\
            withdrawal amount,money out,paid out,out,spent,outflow,outgoing,af,uit,debito,debitos,saida,saidas,egreso,egresos,egresos eur,お支払金額,支払金額,引出額,출금액,출금금액,uttag,ut,ut av konto,ud,belastungen,\
            abgang,zahlungsausgang,borc,дебет,расход,支出,出金,出金額,obciazenia,obciazenie,wydatki,sortie,depense,gasto
            """
        ),
        (
            .credit,
            """
            credit,credit amount,credits,haben,eingang,einnahmen,gutschrift,haber,abono,abonos,avere,accrediti,accredito,entrate,deposit,deposits,deposit amount,\
            money in,paid in,in,received,inflow,incoming,bij,credito,creditos,entrada,entradas,ingresos,insattning,inn,inn pa konto,ind,gutschriften,\
            zugang,zahlungseingang,alacak,кредит,приход,收入,入金,入金額,お預り金額,預り金額,預入額,입금액,입금금액,uznania,uznanie,wplywy,entree,recette,ingreso
            """
        ),
        (
            .indicator,
            """
            af bij,bij af,d c,dc,c d,cd,s h,sh,soll haben,h s,debit credit,credit debit,debit credit indicator,cr dr,dr cr,debit or credit,\
            credit debit indicator,soll haben kennzeichen,debet credit,sens,debito credito,debito ou credito,d c indicator,dc indicator,dr cr indicator,\
            auswirkung auf guthaben,balance impact,ein ausgang,eingang ausgang,ausgang eingang,in out,in uit,bij of af,richtung,direction,buchungsrichtung,\
            kennzeichen,vorzeichen,sign,signe,signo,segno,dare avere,debe haber,cargo abono,addebito accredito,debet kredit,in ut,wn ma,debit ou credit,\
            debet of credit,debit kredit,borc alacak,дебет кредит,+
            """
        ),
        (
            .currency,
            "currency,wahrung,whrg,devise,divisa,moneda,valuta code,valutacode,munt,muntsoort,waluta,currency code,account currency,ccy,monnaie"
        ),
        (
            .balance,
            """
            balance,accountbalance,saldo,solde,kontostand,running balance,running bal,saldo nach buchung,balance after,saldo contabile,saldo disponible,saldo na trn,\
            saldo po operacji,saldo po transakcji,balance after transaction,account balance,stand,\
            closing balance,ending balance,saldos,zustatek,egyenleg,bakiye,saldo apos,остаток,υπολοιπο,余额,余額,残高,差引残高,잔액,거래후잔액
            """
        ),
        (
            .payee,
            """
            payee,payee name,beneficiary,beneficiary name,counterparty,counterparty name,merchant,merchant name,name,auftraggeber beguenstigter,\
            auftraggeber begunstigter,beguenstigter zahlungspflichtiger,begunstigter zahlungspflichtiger,zahlungspflichtiger beguenstigter,\
            auftraggeber empfanger,empfanger auftraggeber,name zahlungsbeteiligter,zahlungsempfanger in,zahlungsempfanger,empfanger,begunstigter,beguenstigter,\
            partnername,partner name,beneficiaire,tiers,nom,beneficiario,destinatario,nombre,comercio,esercente,controparte,naam tegenpartij,\
            naam omschrijving,naam,tegenpartij,nadawca odbiorca,odbiorca,kontrahent,nazwa odbiorcy,nadawca
            """
        ),
        (.payer, "zahlungspflichtige r,zahlungspflichtiger,auftraggeber,payer,payer name,sender,ordenante,ordinante,donneur d ordre"),
        (
            .description,
            """
            description,label,transaction description,original description,libelle,libelle operation,libelle simplifie,intitule,concepto,descripcion,descrizione,\
            descrizione operazione,causale,omschrijving,omschrijving 1,opis operacji,opis transakcji,opis,buchungstext details,beschreibung,narrative,particulars,rubrik,tekst,specifikation,\
            selite,popis,kozlemeny,aciklama,descricao,historico,lancamento,descritivo,назначение платежа,описание,αιτιολογια,摘要,交易摘要,適要,적요,narration
            """
        ),
        (
            .memo,
            """
            note,notes,memo,payment reference,message,verwendungszweck,vwz,zweck,buchungstext,buchungsinformationen,text,betreff,notiz,details de l operation,\
            informations complementaires,communication,commentaire,observaciones,mas datos,note operazione,mededelingen,mededeling,omschrijving 2,omschrijving 3,\
            tytul,tytul operacji,szczegoly,additional information,extended details,comment
            """
        ),
        (.category, "category,kategorie,categorie,categoria,rubriek,kategoria,main category,hauptkategorie"),
        (
            .id,
            """
            transaction id,transactionid,fitid,fit id,id,unique id,transaction reference number,reference number,buchungsreferenz,transaktions id,umsatz id,\
            identifiant,id transaction,id transaccion,id transazione,transactie id,transactiereferentie,id transakcji,numer transakcji,source id
            """
        ),
        (
            .reference,
            """
            reference,ref,kundenreferenz,kundenreferenz end to end,end to end id,end to end reference,mandatsreferenz,check number,cheque number,check or slip,\
            check,num,numero,customer reference,referenz,referencia,riferimento,kenmerk,betalingskenmerk,referencja
            """
        ),
        (
            .status,
            """
            status,state,stato,estado,etat,statut,buchungsstatus,umsatzstatus,transaction status,booking status,posting status,payment status,stan,stav,situacion,\
            situacao,tila,durum,allapot,tilstand,статус,状态,状態,상태
            """
        ),
        (
            .account,
            """
            account,accountnum,own account,own iban,account number,account no,account iban,auftragskonto,eigene iban,iban auftragskonto,bezeichnung auftragskonto,konto,\
            kontonummer,compte,numero de compte,cuenta,conto,rekening,rekeningnummer,iban bban,iban,rachunek,numer rachunku,konto nadawcy
            """
        ),
        (
            .counterparty,
            """
            counterparty account,counterparty iban,payee account,payee account number,beneficiary account,kontonummer iban,iban zahlungsbeteiligter,\
            iban zahlungspflichtiger,iban empfanger,partner iban,account number payee,gegenkonto,gegenkonto iban,kontonummer begunstigter,tegenrekening,\
            tegenrekening iban bban,rekening tegenpartij,iban contrepartie,compte contrepartie,cuenta destino,conto controparte,rachunek odbiorcy,\
            numer rachunku odbiorcy,konto odbiorcy,nr rachunku kontrahenta,numer konta kontrahenta,iban beguenstigter
            """
        ),
        (
            .ignored,
            """
            exchange rate,kurs,devisenkurs,umrechnungskurs,taux de change,tipo de cambio,tasso di cambio,wisselkoers,kurs wymiany,wechselkurs,rate,original amount,amount in foreign currency,foreign amount,\
            ursprungsbetrag,fremdwahrungsbetrag,amount foreign currency,original currency,foreign currency,account name,account type,bic,bic swift code,blz,\
            bankleitzahl,code,glaubiger id,glaeubiger id,volgnr,lastschrift ursprungsbetrag,auslagenersatz rucklastschrift,value eur,tag,tags,bank,bank name,\
            date format,umsatztyp,type name,mutatiesoort,balance type,amount type,available balance,verfugbarer saldo
            """
        ),
    ]
}
