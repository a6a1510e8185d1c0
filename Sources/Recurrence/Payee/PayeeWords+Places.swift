extension PayeeWords {
    /// Countries and cities that follow a name. Cities that are also words or names of shops are left out.
    static let places: Set<String> = Set(
        """
        us usa gb gbr uk de deu fr fra nl nld ie irl lu lux se swe es esp it ita at aut ch che be bel dk dnk fi fin no nor pl pol pt \
        prt ca can au aus nz nzl jp jpn sg sgp cy cyp mt mlt ee est lt ltu lv lva cz cze sk svk hu hun ro rou rom bg bgr si svn hr \
        hrv rs srb ba mk gr grc tr tur ua ukr ru rus is isl il isr ind za zaf hk hkg cn chn kr kor idn mys th tha ph mx mex br bra \
        arg cl chl co col pe uy ae are polska sverige norge danmark suomi nederland belgie belgique osterreich schweiz suisse \
        svizzera france espana italia portugal polen deutschland hellas magyarorszag cesko new los san london manchester birmingham \
        leeds glasgow edinburgh bristol liverpool sheffield newcastle nottingham leicester cardiff belfast southampton portsmouth \
        brighton oxford cambridge coventry aberdeen dundee swansea plymouth norwich exeter croydon wolverhampton sunderland bradford \
        dublin cork galway limerick waterford amsterdam rotterdam utrecht eindhoven haarlem groningen tilburg almere breda nijmegen \
        enschede arnhem amersfoort zwolle leiden maastricht delft gouda hoofddorp schiphol apeldoorn zoetermeer dordrecht leeuwarden \
        bruxelles brussels brussel antwerpen anvers gent gand liege luik charleroi namur namen brugge leuven louvain mechelen \
        hasselt kortrijk oostende luxembourg luxemburg berlin munchen muenchen munich hamburg koln koeln cologne frankfurt \
        dusseldorf duesseldorf stuttgart leipzig dresden hannover bremen nurnberg nuernberg bonn essen dortmund duisburg bochum \
        wuppertal bielefeld munster muenster karlsruhe mannheim augsburg wiesbaden gelsenkirchen monchengladbach braunschweig \
        chemnitz kiel aachen magdeburg freiburg krefeld lubeck luebeck oberhausen erfurt mainz rostock kassel hagen potsdam \
        saarbrucken saarbruecken mulheim ludwigshafen leverkusen oldenburg osnabruck osnabrueck solingen heidelberg darmstadt \
        regensburg ingolstadt wurzburg wuerzburg ulm heilbronn pforzheim gottingen goettingen wolfsburg reutlingen koblenz trier \
        jena erlangen furth fuerth schwerin cottbus wien vienna graz linz salzburg innsbruck klagenfurt villach wels dornbirn zurich \
        zuerich geneve genf basel bern berne lausanne winterthur luzern lugano biel fribourg neuchatel thun schaffhausen chur paris \
        lyon marseille toulouse nantes montpellier strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes \
        villeurbanne clermont amiens limoges metz besancon perpignan orleans mulhouse rouen caen avignon poitiers versailles madrid \
        barcelona valencia sevilla zaragoza malaga murcia bilbao alicante cordoba valladolid vigo gijon hospitalet vitoria granada \
        elche oviedo badalona cartagena terrassa sabadell jerez pamplona almeria donostia burgos albacete santander castellon \
        salamanca huelva logrono badajoz tarragona lleida marbella cadiz jaen ourense girona lisboa lisbon porto braga coimbra \
        funchal setubal aveiro faro amadora almada matosinhos gaia roma rome milano milan napoli torino palermo genova bologna \
        firenze bari catania venezia verona messina padova trieste brescia parma modena reggio perugia livorno ravenna cagliari \
        foggia rimini salerno ferrara sassari bergamo pescara trento vicenza bolzano novara ancona kobenhavn koebenhavn copenhagen \
        aarhus arhus odense aalborg esbjerg randers kolding horsens vejle roskilde frederiksberg hellerup stockholm goteborg \
        gothenburg malmo uppsala vasteras orebro linkoping helsingborg jonkoping norrkoping umea gavle boras sodertalje eskilstuna \
        halmstad vaxjo karlstad sundsvall solna sundbyberg ostersund trollhattan lulea oslo bergen trondheim stavanger drammen \
        fredrikstad kristiansand sandnes tromso sarpsborg skien alesund sandefjord haugesund tonsberg bodo helsinki espoo tampere \
        vantaa oulu turku jyvaskyla lahti kuopio pori kouvola joensuu lappeenranta hameenlinna vaasa rovaniemi seinajoki reykjavik \
        kopavogur hafnarfjordur akureyri tallinn tartu parnu riga daugavpils liepaja jurmala vilnius kaunas klaipeda siauliai \
        panevezys warszawa warsaw krakow lodz wroclaw poznan gdansk szczecin bydgoszcz lublin bialystok katowice gdynia czestochowa \
        radom sosnowiec torun kielce rzeszow gliwice zabrze olsztyn bielsko bytom rybnik opole tychy gorzow elblag plock koszalin \
        sopot praha prague brno ostrava plzen liberec olomouc budejovice hradec pardubice zlin bratislava kosice presov zilina nitra \
        trnava trencin budapest debrecen szeged miskolc pecs gyor nyiregyhaza kecskemet szekesfehervar bucuresti bucharest cluj \
        timisoara iasi craiova brasov galati ploiesti oradea sibiu sofia plovdiv varna burgas ruse ljubljana maribor celje kranj \
        zagreb rijeka osijek zadar beograd belgrade nis athens athina αθηνα thessaloniki θεσσαλονικη patra heraklion istanbul ankara \
        izmir bursa antalya adana konya gaziantep kayseri mersin eskisehir kyiv kiev киев київ lviv kharkiv odesa dnipro moscow \
        moskva москва petersburg nicosia limassol larnaca valletta sliema york brooklyn bronx francisco angeles gatos jose seattle \
        chicago boston austin dallas houston denver portland atlanta miami phoenix philadelphia cupertino mountain sunnyvale redmond \
        burbank hollywood washington diego antonio columbus charlotte indianapolis detroit memphis nashville baltimore milwaukee \
        albuquerque tucson fresno sacramento omaha minneapolis tulsa oakland tampa orlando pittsburgh cincinnati cleveland raleigh \
        louisville anaheim irvine honolulu anchorage buffalo rochester madison scottsdale tempe plano irving pasadena berkeley \
        spokane tacoma boise reno vegas toronto montreal vancouver ottawa calgary edmonton mississauga winnipeg brampton surrey \
        halifax kitchener waterloo laval markham burnaby saskatoon guelph kingston kelowna oakville burlington barrie windsor \
        etobicoke scarborough gatineau quebec longueuil vaughan sydney melbourne brisbane perth adelaide canberra hobart darwin \
        geelong parramatta wollongong cairns townsville fremantle fitzroy footscray newtown surry chatswood bondi auckland \
        wellington christchurch tauranga dunedin queenstown rotorua napier palmerston newmarket ponsonby takapuna singapore tokyo \
        osaka kyoto yokohama nagoya fukuoka sapporo seoul beijing shanghai shenzhen taipei bangkok jakarta surabaya bandung kuala \
        manila mumbai delhi bangalore bengaluru hyderabad chennai pune kolkata gurgaon noida johannesburg durban pretoria sandton \
        capetown dubai telaviv jerusalem haifa lusaka kinshasa santiago bogota medellin lima buenos aires montevideo mexico \
        guadalajara monterrey paulo janeiro brasilia curitiba campinas salvador fortaleza recife belo horizonte
        """.split(separator: " ").map(String.init))
}
