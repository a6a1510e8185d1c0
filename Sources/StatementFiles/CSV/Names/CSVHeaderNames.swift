/// The column names in banks' exports, in English, German, French, Spanish, Italian, Dutch, Polish and other languages.
enum CSVHeaderNames {

    /// The role of a column name and the rank of the name in it, 0 being the best; nil for an unknown name.
    ///
    /// The whole name counts first, then the name without units (`Betrag in EUR`, `Amount (GBP)`), then its first words (`Solde au 31 12 2024`), then
    /// a single word (`CSVHeaderWords`).
    static func role(of name: String) -> (role: CSVColumnRole, rank: Int)? {
        let folded = fold(name)
        if let known = table[folded] { return known }
        let split = fold(withoutCamelCase(name))
        if split != folded, let known = table[split] { return known }
        // "Description1", "Omschrijving-2".
        let unnumbered = String(split.reversed().drop { $0.isNumber || $0 == " " }.reversed())
        if unnumbered != split, let known = table[unnumbered] { return (known.role, known.rank + 1) }
        let words = split.split(separator: " ").filter { $0 != "+" }
        if CSVHeaderWords.isForeign(words) || words.contains(where: { CSVHeaderWords.rates.contains($0) }) { return (.ignored, 0) }
        let core = words.filter { !CSVHeaderWords.isUnit($0) }
        if CSVHeaderWords.isPeriod(words) { return (.ignored, 0) }
        // "in" is a unit in "Betrag in EUR" and none in "Paid In (RON)".
        let named = words.filter { !CSVHeaderWords.isNumberOrCurrency($0) }
        for part in [named, core] {
            if let known = table[part.joined(separator: " ")] { return (known.role, known.rank + 1) }
        }
        if CSVHeaderWords.isBalance(core) { return (.balance, 40) }
        if let role = CSVHeaderWords.direction(of: words) ?? CSVHeaderWords.amountKind(of: words) { return (role, 45) }
        for count in stride(from: core.count - 1, through: 1, by: -1) {
            guard !CSVHeaderWords.changesMeaning(core[count]) else { break }
            guard let known = table[core[..<count].joined(separator: " ")] else { continue }
            // A preposition alone is a name, but not in front of other words: "Source", but "Source amount".
            guard ![.indicator, .kind, .id].contains(known.role), count > 1 || !CSVHeaderWords.isPreposition(core[0]) else { continue }
            if known.role == .date, CSVHeaderWords.isPurchase(core) { return (.purchaseDate, known.rank + 2) }
            return (known.role, known.rank + 2)
        }
        return CSVHeaderWords.role(of: core).map { ($0, CSVHeaderRow.wordRank) }
    }

    /// The name with a blank before each upper-case letter after a lower-case one: `BookDate`.
    private static func withoutCamelCase(_ name: String) -> String {
        var text = ""
        var isAfterSmall = false
        for character in name {
            if isAfterSmall, character.isUppercase { text.append(" ") }
            isAfterSmall = character.isLowercase
            text.append(character)
        }
        return text
    }

    // MARK: - Table

    private static let table: [String: (role: CSVColumnRole, rank: Int)] = {
        var table: [String: (role: CSVColumnRole, rank: Int)] = [:]
        for (role, names) in lists {
            // The names of a role are listed in order of rank.
            for (rank, name) in names.split(separator: ",").enumerated() {
                table[fold(String(name)), default: (role, min(rank, 50))] = (role, min(rank, 50))
            }
        }
        return table
    }()

    private static let lists: [(CSVColumnRole, String)] = [
        (
            .date,
            """
            day,dateop,book date,date booked,datum verrekening,booking date,bookingdate,booked,booked date,posting date,post date,posted date,date posted,posted,buchungstag,buchungsdatum,buchung,\
            datum,date,date comptable,date de comptabilisation,date d ecriture,ecriture,date operation,date de l operation,date d operation,fecha operacion,fecha de operacion,fecha,\
            data contabile,data operazione,data registrazione,data di registrazione,data di contabilizzazione,data,boekdatum,boekingsdatum,data operacji,data ksiegowania,data transakcji,completed date,\
            transaction date,trans date,started date,bokforingsdag,bokforingsdatum,bokfort dato,bokforingsdato,bogforingsdato,dato,kirjauspaiva,pvm,paivamaara,\
            bogfort,bokfort,datum zauctovani,datum provedeni,konyveles datuma,konyveles napja,tarih,islem tarihi,data lancamento,data do lancamento,data movimento,data mov,дата,\
            дата операции,дата проводки,ημερομηνια,日付,取引日,ご利用日,利用日,お取引日,年月日,日期,交易日期,交易时间,거래일,거래일자,거래일시,記帳日,run date,cas,time,created,data contabilizacao,data da operacao,datum transakcije,datum knjizenja,datum obavijesti,data platii,data tranzactiei,kuupaev,datums,operation date,process date,effective date,transaction posting date,\
            datetime,date time,记账日期,银行记账日,记账日,入账日期,posted transactions date,transaction datetime,交易日,\
            дата і час,дата операції,дата проведення,дата обработки,дата на операция,датум
            """
        ),
        (
            .valueDate,
            """
            value date,dateval,valuta,valutadatum,wertstellung,wertstellungsdatum,wert,date de valeur,date valeur,fecha valor,f valor,data valuta,rentedatum,data waluty,\
            valutadag,rentedato,rantedag,arvopaiva,datum valuty,ertek nap,valor tarihi,data valor,data do valor,дата валютирования,\
            waardedatum,settlement date,interest date,vaerdidato,verdidato,valutapaiva
            """
        ),
        (
            .purchaseDate,
            """
            purchase date,date of purchase,belegdatum,kaufdatum,transaktionsdatum,umsatzdatum,date de transaction,date transaction,date achat,date d achat,fecha de compra,data acquisto,transactiedatum,\
            transaktionsdag,maksupaiva,verrichtingsdatum,datum verrichting,utfort dato,transaktionsdato
            """
        ),
        (
            .amount,
            """
            amount,betrag,umsatz,montant,importe,importo,bedrag,kwota,kwota operacji,kwota transakcji,transaction amount,transactie bedrag,transactiebedrag,\
            bedrag eur,valor,value,sum,monto,cantidad,belopp,belop,belob,summa,osszeg,castka,suma,tutar,movimento,movimiento,movement,iznos,znesek,upphaed,jumlah,сумма,ποσο,金额,金額,금액,\
            montante,maara,maara euroa,upphaeð,cad,usd,eur,gbp,交易金额,人民币金额,入账金额,发生额,交易额,金額 円,利用金額,取引金額,\
            сума,сума операції,сумма операции,сумма в валюте счета,сумма платежа,\
            取引金額 円,利用金額 円,ご利用金額 円,ご利用金額
            """
        ),
        (
            .net,
            "net,netto,net amount,booked amount,amount booked,buchungsbetrag,abrechnungsbetrag,betrag in buchungswahrung,billing amount,billed amount,amount in account currency,montant comptabilise,kwota w walucie rachunku,kwota rozliczenia,kwota ksiegowania,montant net,amount net,nettobetrag,netto betrag,montant net,importe neto,neto,importo netto,netto bedrag,kwota netto,valor liquido"
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
            type,transaction type,umsatzart,type of transaction,typ,tipo,tipo de movimiento,tipo de operacion,tipo movimento,tipo operazione,art,buchungsart,\
            soort,soort transactie,rodzaj,rodzaj operacji,rodzaj transakcji,nature,kind,transaktionstyp,transaktionsart,tyyppi,laji,tip,islem tipi
            """
        ),
        (
            .debit,
            """
            debit,debit amount,debits,dr,charges,charge amount,soll,ausgang,ausgaben,belastung,lastschrift,debet,debe,cargo,cargos,dare,addebiti,addebito,uscite,withdrawal,withdrawals,\
            withdrawal amount,uttak,uttaksbelop,krediet uit,money out,paid out,funds out,out,amount debit,debit amt,betrag soll,belastung,spent,outflow,outgoing,af,uit,debito,debitos,saida,saidas,egreso,egresos,egresos eur,お支払金額,支払金額,引出額,출금액,출금금액,uttag,ut,ut av konto,ud,belastungen,\
            abgang,zahlungsausgang,borc,дебет,расход,支出,出金,出金額,obciazenia,obciazenie,wydatki,sortie,depense,gasto,\
            支取,交易金额 支出,money out gbp,spend,\
            cума списання,сума списання,разход,изходящ,видаток,\
            belastungsbetrag,addebitamento,addebitamenti,lastschriftbetrag,sollbetrag,auszahlung,auszahlungen,ausgabe,\
            出金金額 円,出金 円,お引出し,引出金額
            """
        ),
        (
            .credit,
            """
            credit,credit amount,credits,cr,haben,eingang,einnahmen,gutschrift,haber,abono,abonos,avere,accrediti,accredito,entrate,deposit,deposits,deposit amount,\
            krediet,innskudd,money in,paid in,funds in,in,amount credit,credit amt,betrag haben,received,inflow,incoming,bij,credito,creditos,entrada,entradas,ingresos,insattning,inn,inn pa konto,ind,gutschriften,\
            zugang,zahlungseingang,alacak,кредит,приход,收入,入金,入金額,お預り金額,預り金額,預入額,입금액,입금금액,uznania,uznanie,wplywy,entree,recette,ingreso,\
            存入,交易金额 收入,\
            cума зарахування,сума зарахування,постъпление,входящ,надходження,\
            gutschriftsbetrag,gutschriftbetrag,accreditamento,accreditamenti,habenbetrag,einzahlung,einzahlungen,einnahme,\
            入金金額 円,入金 円,お預入れ,預入金額
            """
        ),
        (
            .indicator,
            """
            af bij,bij af,d c,dc,c d,cd,s h,sh,soll haben,h s,debit credit,credit debit,debit credit indicator,cr dr,dr cr,debit or credit,\
            credit debit indicator,soll haben kennzeichen,debet credit,sens,debito credito,debito ou credito,d c indicator,dc indicator,dr cr indicator,\
            auswirkung auf guthaben,balance impact,ein ausgang,eingang ausgang,ausgang eingang,in out,in uit,bij of af,richtung,direction,buchungsrichtung,\
            kennzeichen,vorzeichen,sign,signe,signo,segno,dare avere,debe haber,cargo abono,addebito accredito,debet kredit,in ut,wn ma,debit ou credit,\
            debet of credit,debit kredit,borc alacak,дебет кредит,+,\
            收 支,借贷,借贷标志,creditdebet,credit or debit,收支,收付标志
            """
        ),
        (
            .currency,
            "currency,wahrung,waehrung,whrg,whg,wrg,booking currency,buchungswahrung,buchungswaehrung,abrechnungswahrung,kontowahrung,valuutta,valuuta,valiuta,valutakod,munteenheid,moeda,devises,devizanem,penznem,mena,para birimi,валюта,币种,货币,通貨,통화,devise,divisa,moneda,valuta code,valutacode,munt,muntsoort,waluta,currency code,account currency,ccy,monnaie,posted currency,币别,入账货币,记账币种,devies,mynt,交易币种,валюта рахунку,валюта операції"
        ),
        (
            .balance,
            """
            balance,accountbalance,bal,saldo,solde,kontostand,running balance,running bal,saldo nach buchung,balance after,saldo contabile,saldo disponible,saldo na trn,\
            saldo po operacji,saldo po transakcji,balance after transaction,account balance,stand,\
            closing balance,ending balance,saldos,zustatek,egyenleg,bakiye,saldo apos,остаток,υπολοιπο,余额,余額,残高,差引残高,잔액,거래후잔액
            """
        ),
        (
            .payee,
            """
            payee,payee name,counter party,counter party name,other party,other party name,beneficiary,beneficiary name,counterparty,counterparty name,merchant,merchant name,name,auftraggeber beguenstigter,\
            auftraggeber begunstigter,beguenstigter zahlungspflichtiger,begunstigter zahlungspflichtiger,zahlungspflichtiger beguenstigter,\
            auftraggeber empfanger,empfanger auftraggeber,name zahlungsbeteiligter,zahlungsempfanger in,zahlungsempfanger,beneficiary payer,payer beneficiary,payee payer,name of counterparty,name des partners,vendor,description of merchant,merchant description,empfanger,begunstigter,beguenstigter,\
            partnername,partner name,beneficiaire,tiers,nom,beneficiario,destinatario,nombre,comercio,esercente,controparte,naam tegenpartij,\
            naam omschrijving,naam,tegenpartij,nadawca odbiorca,odbiorca,kontrahent,nazwa odbiorcy,nadawca,\
            to,target,to name,对方账户名,对手信息,对方户名,商户名称,对方姓名,handelaar,namn,navn,nimi,saajan nimi,saaja maksaja,tegenrekeninghouder,naam tegenrekening,modtager navn,mottakernavn,avsender navn,recipient name,payee payer name,name of beneficiary,\
            кореспондент,найменування контрагента,контрагент,получатель отправитель,nazev protiuctu,nazev protistrany,jmeno protistrany,nazov protiuctu,nazov protistrany,nazev uctu protistrany,contra account name,nazev protistrany
            """
        ),
        (
            .ownName,
            """
            account holder,account holder name,account owner,cardholder,cardholder name,card holder,card holder name,card member,cardmember,kontoinhaber,karteninhaber,\
            karteninhaber in,inhaber,name kontoinhaber,naam van de rekening,naam rekening,naam rekeninghouder,rekeninghouder,titulaire,titulaire du compte,titular,\
            titular de la tarjeta,intestatario,titolare carta,posiadacz,kortinnehavare,kortholder,name on card,client name,customer name,\
            kaarthouder
            """
        ),
        (
            .accountName,
            "account name,account type,accountname,accounttype,account kind,kontoart,kontobezeichnung,kontoname,rekeningnaam,type de compte,libelle compte,nom du compte,tipo de cuenta,account label"
        ),
        (
            .payer,
            "zahlungspflichtige r,zahlungspflichtiger,auftraggeber,payer,payer name,sender,ordenante,ordinante,donneur d ordre,from,source,maksaja,from name,payer sender"
        ),
        (
            .description,
            """
            description,label,transaction description,original description,libelle,libelle operation,libelle simplifie,intitule,concepto,descripcion,descrizione,\
            descrizione operazione,causale,omschrijving,omschrijving 1,opis operacji,opis transakcji,opis,buchungstext details,beschreibung,narrative,particulars,rubrik,tekst,specifikation,\
            selite,popis,kozlemeny,aciklama,descricao,historico,lancamento,descritivo,назначение платежа,описание,αιτιολογια,摘要,交易摘要,適要,적요,narration,\
            action,beskrivelse,beskrivning,forklaring,otsikko,tittel,transaktion,skyring,beschrijving,detail,transactie omschrijving,交易描述,交易说明,交易摘要,raw description,transaction details,details of transaction,details,\
            деталі,призначення платежу,опис операції,основание,детали,основание за плащане,\
            取引内容,ご利用店名,利用店名,ご利用店名 商品名,detalii tranzactie
            """
        ),
        (
            .memo,
            """
            note,notes,memo,payment reference,message,verwendungszweck,vwz,zweck,buchungstext,buchungsinformationen,text,betreff,notiz,details de l operation,\
            informations complementaires,communication,commentaire,observaciones,mas datos,note operazione,mededelingen,mededeling,omschrijving 2,omschrijving 3,\
            tytul,tytul operacji,szczegoly,additional information,extended details,comment,\
            kommentar,meddelande,bericht,toelichting,extra info,item title,商品说明,客户摘要,egna anteckningar,texti,kommentti,viesti,melding kid fakt nr,egen notering,your note,notes description,\
            zprava pro prijemce,zprava pro plaintiffa,poznamka,zprava,sprava pre prijemcu,popis transakcie,vlastni poznamka
            """
        ),
        (
            .category,
            "category,kategorie,categorie,categoria,rubriek,kategoria,main category,hauptkategorie,merchant category,merchant category description,category description,transaction category,spending category,budgetgrupp,hovedkategori,moneymap,交易分类"
        ),
        (
            .id,
            """
            transaktions nr,transaction no,transaction number,transactionnumber,tran id,archive id,arkistointitunnus,arkiveringskod,arhiivi tunnus,ref number,referenznummer,\
            bank reference,txn id,transaktionsnummer,journal no,internal reference,operation id,booking id,transaction id,transactionid,fitid,fit id,id,unique id,transaction reference number,reference number,buchungsreferenz,transaktions id,umsatz id,\
            identifiant,id transaction,id transaccion,id transazione,transactie id,transactiereferentie,id transakcji,numer transakcji,source id,\
            referentie,verifikationsnummer,arkivreferanse,n de transaction,交易订单号,交易单号,transferwise id,transfer reference,balance transaction id,transaction reference,流水号,交易流水号
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
            pending,is pending,status,state,stato,estado,etat,statut,buchungsstatus,umsatzstatus,transaction status,booking status,posting status,payment status,stan,stav,situacion,\
            situacao,tila,durum,allapot,tilstand,статус,状态,状態,상태,\
            交易状态,当前状态,tilanne
            """
        ),
        (
            .account,
            """
            account,accountnum,own account,own iban,client account,kontonummer auftraggeber,rekening nummer,compte numero,card number,kartennummer,number account,account number,account no,account iban,auftragskonto,eigene iban,iban auftragskonto,bezeichnung auftragskonto,konto,\
            kontonummer,compte,numero de compte,cuenta,conto,rekening,rekeningnummer,iban bban,iban,rachunek,numer rachunku,konto nadawcy,\
            posted account,source account,goal name,account nickname
            """
        ),
        (
            .counterparty,
            """
            counterparty account,counterparty iban,compte bancaire,bank account,other account,other account number,related account,target account,saaja konto,saaja maksja konto,protiucet,cislo protiuctu,contra account,tegenrekening nummer,payee account,payee account number,beneficiary account,kontonummer iban,iban zahlungsbeteiligter,\
            iban zahlungspflichtiger,iban empfanger,partner iban,account number payee,gegenkonto,gegenkonto iban,kontonummer begunstigter,tegenrekening,\
            tegenrekening iban bban,rekening tegenpartij,iban contrepartie,compte contrepartie,cuenta destino,conto controparte,rachunek odbiorcy,\
            numer rachunku odbiorcy,konto odbiorcy,nr rachunku kontrahenta,numer konta kontrahenta,iban beguenstigter,\
            tegenrekeningnummer,tilinumero,saajan tilinumero,对方账号,对方卡号 账号,rekeningnummer tegenpartij,numero de compte contrepartie,to email address,vastapuolen tilinumero,compte beneficiaire,iban bic contrepartie,kontonummer mottakare,\
            рахунок кореспондента,iban контрагента,protiucet cislo uctu,cislo protiuctu,protiucet
            """
        ),
        (
            .ignored,
            """
            exchange rate,kurs,devisenkurs,umrechnungskurs,taux de change,tipo de cambio,tasso di cambio,wisselkoers,kurs wymiany,wechselkurs,rate,original amount,amount in foreign currency,foreign amount,\
            ursprungsbetrag,fremdwahrungsbetrag,amount foreign currency,original currency,foreign currency,nazev banky,banka,bank protistrany,counterparty bank,beneficiary bank,einzelbetrag,betrag einzelzahlung,betrag detail,detail amount,individual amount,montant individuel,importo singolo,importo dettaglio,bic,bic swift code,blz,\
            bankleitzahl,code,glaubiger id,glaeubiger id,volgnr,lastschrift ursprungsbetrag,auslagenersatz rucklastschrift,value eur,tag,tags,bank,bank name,\
            date format,umsatztyp,type name,mutatiesoort,balance type,amount type,available balance,verfugbarer saldo
            """
        ),
    ]
}
