// swift-format-ignore-file
// Made by scripts/make-common-passphrases; not edited by hand.
//
// Source: the frequency lists of the Python package zxcvbn 4.5.0 (https://pypi.org/project/zxcvbn/, released 2025-02-19): passwords that
// stood in public breaches, and first names and surnames of the census of the United States, each by how often they occur.
// Licence: MIT, Copyright (c) 2016 Daniel Wolf; the lists come from zxcvbn, MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. The text
// of the licence stands in docs/licences/zxcvbn.txt. Taken on 2026-11-22.

/// Passwords that are tried first, and names: lower case ASCII, sorted by bytes, parted by blanks or line ends.
enum CommonPassphraseList {
    /// The 993 most frequent ones.
    static let frequent: StaticString = """
        000000 007007 01011980 01011990 01012000 01012011 010203 102030 1029384756 111111 11111111 111222 112233 11223344 123123 123123a
        1232323q 123321 12344321 1234554321 123456 1234567 12345678 123456789 1234567890 123456789a 123456789q 123456a 123456q 12345a 12345q
        12345qwert 1234abcd 1234qwer 123654 123654789 123789 123abc 123qwe 123qweasd 123qweasdzxc 124578 12qwaszx 131313 134679 135790 142536
        147258 147258369 147852 147852369 159357 159753 159951 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 246810 314159 31415926
        315475 420420 456123 4815162342 654321 666666 666999 696969 741852 741852963 753951 7777777 789456 789456123 852456 8675309 9379992
        a12345 a123456 a1b2c3 a1b2c3d4 aardvark abc123 abcd1234 access accord action adidas admin airborne airforce airplane alabama alaska
        alexande alexandr alexis alpha alpha1 amateur america andrey angel angel1 angels animal apache apollo apple apples arizona arsenal
        asd123 asdasd asdf asdf1234 asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl assassin asshole assman atlanta atlantis austin avalon
        avatar awesome azerty babes babydoll babygirl babylon babylon5 badass badboy badger baller balls bambam banana bandit barbie barney
        baseball basketba bastard batman bear beatles beauty beaver beavis beer berlin bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot
        bigmac bigman bigone bigred bigtits billybob birdie bitch bitches biteme blahblah blaster blazer blink182 blizzard blonde blondie
        blowjob blowme blue bluebird bobafett bobcat bollocks bond007 bondage boobies booboo boobs booger boogie boomer booty boston bowling
        brandy braves brazil britney bronco broncos brooklyn browns bruins brutus bubba bubba1 bubble bubbles buckeye buckeyes buddha buddy
        buddy1 budlight buffalo bulldog bulldogs bullet bullshit bunny buster butter butterfl butterfly butthead cadillac caesar camaro cameron
        canada cancer captain cardinal carolina cartman casino casper cassie catch22 catfish cavalier celtic cessna champion changeme charlie
        charlie1 cheese chelsea cherokee cherry chester chevelle chevy cheyenne chicago chicken chiefs chipper chocolat chopper chris1 christ
        christia christin chronic cjkysirj classic cobra cocacola cock coffee colorado compaq computer connor cookie cookies copper corona
        corvette cougar cowboy cowboys coyote creative cricket cthutq cumshot cunt dakota dallas dancer danger darkness darkside darkstar
        dbrnjhbz defender deftones destiny detroit devildog devils dexter dfvgbh diablo diamond diamonds dick dickhead diesel digger digital
        dilbert disney doctor dodgers doggie dollar dolphin dolphins domino donkey dragon dragon1 dragons dreamer dreams driver drowssap drummer
        ducati eagle eagle1 eagles eatme eclipse einstein electric elephant elizabet eminem empire engineer enigma enter enterpri escort everton
        explorer express extreme falcon fantasy fatboy fender ferrari fetish ficken fire fireball firebird fireman fish fishing fktrcfylh flash
        flipper florida flower fluffy flyers foobar football forest forever freaky freddy freedom freedom1 freepass freeuser friday froggy fuck
        fucked fucker fucking fuckit fuckme fuckoff fuckyou fuckyou2 fyfcnfcbz fylhtq galaxy galina galore gambit gandalf garfield gateway
        gators gemini genesis genius gfhjkm ghbdtn giants ginger girls gizmo goblue godzilla golden goldfish golf golfer goober google greenday
        guinness guitar gundam gunner hacker hamlet hammer hannah happy1 hardcore hardon harley hawaii hawkeye heaven hellfire hello hello1
        hello123 helpme hendrix hentai hercules hesoyam hiphop hitman hjvfirf hobbes hockey holiday honda hooker hooters hornet horney horny
        horse horses hotdog hotrod hotstuff hottie hummer hunter ibanez icecream iceman iloveu iloveyou impala indiana indians indigo infinity
        integra internet ironman iwantu jackass jaguar james1 jasmine jasper jessica1 jester joker jordan jordan23 junior jupiter justice
        juventus karate karina katana kawasaki killer kirill kitten kitty klaster knicks kodiak lacrosse lakers lancer larisa lasvegas leather
        legend lennon lesbian lestat letmein letmein1 liberty lickme lifehack lights liverpoo liverpool lizard logitech lol123 london lonewolf
        longhorn love lovely loveme lover loverboy lovers loveyou lucifer lucky lucky1 machine maddie maddog madison madman madmax madonna
        maggie magic magnum maksim malibu manchester manson manutd marathon marina marine marines marino marlboro marley maryjane master master1
        matrix maverick maxima maximus maxwell mercedes mercury merlin metallic metallica mexico michael1 michigan mickey microsoft midnight
        minecraft mister mistress mnbvcxz monday money money1 monkey monkey1 monster montana montreal mookie moose mother motorola mountain
        mouse mozart muffin mustang mustang1 mylove naruto nascar nastya natali natasha naughty ncc1701 ncc1701d nemesis newport newyork nfnmzyf
        nigger nikita nintendo nipples nirvana nissan oicu812 oksana oliver online openup orange ou812 outlaw packard packers pakistan paladin
        pandora pantera panther panthers panties panzer paradise pass passion passport passw0rd password password1 password123 patches patriots
        pavilion peaches peanut pearljam peekaboo peewee pegasus penguin penis pepper pepsi pervert phantom phoenix phpbb picard pickle piglet
        pimp pimpin pirate platinum playboy player pokemon polaris police polina pontiac poohbear pookie poop poopoo popcorn popeye porn porno
        porsche precious predator prelude presario prince princess private psycho pumpkin purple pussies pussy pussy1 pussycat pyramid q1w2e3
        q1w2e3r4 q1w2e3r4t5 qaz123 qazqaz qazwsx qazwsx123 qazwsxedc qazxsw qqq111 qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert qwerty
        qwerty1 qwerty12 qwerty123 qwertyu qwertyui qwertyuiop rabbit racing raider raiders rainbow random ranger rangers raptor rascal rasdzv3
        raven razz reaper red123 reddog redhead redneck redrum redskins redsox redwings renegade rocket rocks rockstar rocky1 rolltide ronaldo
        rooster rosebud rulez runner rush2112 ruslan russia sailor saints samantha samson samsung samurai sandman saturn scarface scooby scooter
        scorpio scorpion scotland scotty scully seattle secret security semperfi serega serenity sergey sexsex sexy shadow shaggy shamrock
        shelby shithead shooter shorty shotgun siemens sierra silver simple simpsons skater skeeter skipper skippy skyline slayer slipknot slut
        smiley smitty smoke smokey smooth snake snickers sniper snoopy snowball snowman soccer softball software sophie soso123aljg spanky
        sparky spartan speedy spider spiderma spiderman spike spirit spitfire spooky spring squirt srinivas stalker star stargate startrek
        starwars stealth steelers stephani stinger stingray stinky stormy strike stupid subaru sublime success sucker suckit suckme sugar summer
        sunday sunset sunshine super superman surfer suzuki svetlana sweetpea sweety swimming swinger swordfis swordfish sydney target tarheels
        tattoo taurus teacher teens tennis test test123 tester testing thailand theman theone therock thumper thunder thx1138 tickle tiger
        tiger1 tigers tigger tinker titanic tits tomcat topgun tornado toronto toshiba toyota transam travel trfnthbyf trigger trinity trooper
        trouble trucker trucks trumpet trustno1 turkey turtle tweety unicorn usuckballz1 vagina valentin valentina valera vampire vegeta
        veronika vfhbyf vfrcbv victory viking vikings viktor viper vision vladimir voodoo voyager wanker warcraft warrior weasel welcome
        welcome1 westside whatever whynot wicked wildcat wildcats willow windows winner winston winter wizard wolfgang wolfpack wolverin wolves
        wombat woody wordpass wrangler wutang xavier xfiles yamaha yankee yankees yankees1 yellow yfnfif ytrewq zaq12wsx zaqwsx zeppelin zombie
        zxc123 zxcvbn zxcvbnm
        """

    /// The next 22,431.
    static let common: StaticString = """
        !qaz2wsx %%passwo .adgjm .adgjmptw .ktxrf .ktymrf 0.0.0.000 0.0.000 0000000000o 0000001 0000007 000000a 000001 000006 000007 000009
        000111 00096462 001100 00197400 005500 007700 007bond 007james 007jr 009900 01011900 01011910 01011950 01011960 01011961 01011970
        01011971 01011972 01011973 01011974 01011975 01011976 01011977 01011978 01011979 01011981 01011982 01011983 01011984 01011985 01011986
        01011987 01011988 01011989 01011991 01011992 01011993 01011994 01011995 01011999 01012001 01012010 010180 01020304 0102030405
        010203040506 01021990 01031985 01031988 01031989 01041985 01041988 01061986 01061990 01071986 01081989 01091987 01091989 01121986
        01121988 013579 0137485 013cpfza 01478520 014789 0147896325 019283 0192837465 02011971 02011975 02011980 02011981 02011982 02011983
        02011984 02011985 02011986 02011987 02011988 02011989 02021971 02021973 02021976 02021979 02021981 02021982 02021983 02021984 02021985
        02021986 02021987 02021988 02021989 02021990 02031970 02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982
        02031984 02031985 02031986 02031987 02031988 02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980
        02041981 02041982 02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977
        02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989 02061971 02061972 02061974 02061976
        02061977 02061980 02061982 02061983 02061984 02061985 02061986 02061987 02061988 02061989 02071971 02071975 02071976 02071978 02071979
        02071980 02071981 02071982 02071983 02071984 02071986 02071987 02071988 02071989 02081970 02081973 02081974 02081976 02081977 02081980
        02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091980 02091981
        02091983 02091984 02091985 02091986 02091987 02091989 02101973 02101976 02101977 02101979 02101981 02101983 02101984 02101985 02101986
        02101987 02101988 02101989 024680 03031986 03041986 03041991 03082006 04041988 04041991 04325956 043aaa 04975756 05051985 05051987
        05051989 06061986 06225930 063dyjuy 07071977 07071987 07091990 07831505 08031985 08031986 08051990 08081988 08121986 08154711 08522580
        085tzzqi 088011 09051945 090808qwe 090909t 098123 0987654321q 09877890 098890 0o9i8u 0o9i8u7y 0okm9ijn 0p9o8i 0range 0raziel0 0wnsyo0
        100000 1000000 100001 1001001 10011986 10011990 100200300 10031988 100500 10051987 10071987 1010101 10101986 10101990 101091m 10111213
        1012nw 1020304 10203040 1020304050 102030405060 102938 10293847 106666 1066ad 10inch 10inches 10sne1 11001001 110442 11051987 11051990
        11061985 11081989 111000 1111111111zz 11111111a 1111111q 111111a 111111aa 111111q 1111122222 11111a 11111q 11111z 11112222 1111aaaa
        1111qqqq 11121314 1112131415 11121986 11122233 111222333 111222333a 111333 111555 111777 111aaa 111qqq 112211 1122112211 1122334
        1122334455 112233445566 11223344q 112233a 112233q 1123456 112358 1123581 11235813 1123581321 113322 113355 114411 114477 115599 11924704
        119911 11bravo 11c645df 11qq11 11qq22ww 12011987 12021988 12031985 12031987 12051988 120676 1211123a 1212121 1212123 121212a 121212q
        12121985 12121990 1212qq 121314 12131415 1213141516 122333 1223334444 12233445 123000 1230123 123098 1231231 12312312 123123123a
        123123123q 123123321 1231234 12312345 123123456 123123e 123123q 123123qwe 123123qweqwe 123123s 123123z 1232123 123234 123258 1233210
        1233211 12332112 123321123 1233214 12332145 123321456 123321a 123321q 123321qq 123321qwe 123321z 123333 123345 123369 123400 12340987
        123412 1234123 12342000 123423 123432 1234321 1234432 12344321q 123444 123450 1234509876 123451 12345123 123452000 123454 12345432
        123454321 123455 123455432 1234554321q 1234560 12345600 1234561 12345612 123456123 1234565 12345654321 1234566 123456654321 12345666
        12345671 12345677 123456780 123456781 123456782000 12345678900 12345678900987654321 1234567890a 1234567890q 1234567890qw 1234567890qwe
        1234567890s 1234567890w 1234567890z 1234567891 12345678910 12345678912 123456789123 12345678987654321 1234567899 123456789987654321
        123456789aa 123456789abc 123456789as 123456789b 123456789d 123456789f 123456789g 123456789i 123456789k 123456789l 123456789m 123456789n
        123456789o 123456789p 123456789qaz 123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwerty 123456789r 123456789s 123456789t
        123456789v 123456789w 123456789x 123456789z 123456789zxc 12345678a 12345678c 12345678q 12345678qwe 12345678z 12345679 1234567a 1234567aa
        1234567b 1234567d 1234567k 1234567q 1234567r 1234567t 1234567u 1234567w 1234567z 1234568 12345687 12345689 1234569 123456987 123456@
        123456aa 123456aaa 123456ab 123456abc 123456as 123456asd 123456b 123456c 123456d 123456e 123456f 123456g 123456h 123456i 123456j 123456k
        123456l 123456m 123456n 123456o 123456p 123456qaz 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456r 123456ru 123456s 123456ss
        123456t 123456v 123456w 123456x 123456y 123456z 123456zx 123456zxc 123456zz 123457 1234576 123458 123459 123459876 12345aa 12345ab
        12345abc 12345abcde 12345as 12345asd 12345b 12345c 12345d 12345e 12345f 12345g 12345i 12345k 12345l 12345m 12345n 12345qaz 12345qq
        12345qw 12345qwe 12345qwer 12345qwerty 12345r 12345s 12345t 12345ta 12345trewq 12345v 12345w 12345x 12345z 12345zx 12345zxc 12345zxcvb
        123465 12346789 12347890 12348765 12349876 1234a 1234ab 1234abc 1234as 1234asd 1234asdf 1234kekc 1234qaz 1234qw 1234qwe 1234qwerasdf
        1234qwert 1234qwerty 1234rewq 1234rmvb 1234zxcv 123555 123567 1235789 123580 1235813 123581321 123645 1236547 12365478 1236547890
        123654987 123654a 123654q 123666 123698 1236987 12369874 123698741 123698745 1236987z 123777 123789456 1237895 123890 123963 123987
        123a123 123a321 123aaa 123ab 123abcd 123as123 123asd 123asd123 123bbb 123dan 123ewq 123fuck 123hfjdk147 123kat 123kid 123masha 123mudar
        123q123 123q321 123qaz 123qaz123 123qq123 123qw 123qwe123 123qwe321 123qwe456 123qwe456rty 123qweas 123qweqwe 123qwer 123qwert 123qwerty
        123red 123rrr 123sas 123wer 123www 123xxx 123xyz 123zxc 123zxc123 123zzz 124038 124356 12435687 124578963 124816 12481632 125678 128500
        128mo 12e3e456 12locked 12monkey 12pack 12qw12 12qw12qw 12qw34 12qw34er 12qw34er56ty 12qwas 12qwasz 12qwerty 12s3t4p55 13021990 13031987
        13041987 13041988 13061986 13121985 1313666 131415 1314520 132435 13243546 132456 13245768 132465 132465798 133113 133159 13324124
        134679258 134679852 134kzbip 135246 135531 135711 1357246 13572468 13576479 13579- 1357900 1357908642 135791 1357911 1357911q 135792
        13579246 135792468 1357924680 135797531 135798642 135799 1357997531 13579a 1366613 14021985 14021986 14061991 14111986 141516 141627
        142857 144000 145236 1453145 145632 147123 14725836 147369 1475369 1475963 147741 1478520 14785236 147896 1478963 14789632 147896321
        147896325 147963 14881488 148888 14938685 14vbqk9p 15011987 15021985 15051981 15051990 150781 15101986 151617 151nxjmt 152535 153426
        153624 153759 15426378 154ugeiu 158272 159123 159263 159357258 159357a 159487 159632 1596321 1596357 159753123 15975321 159753258
        159753456 159753456852 15975346 159753852 159753a 159753q 159753z 159852 159874 1598741 1598753 15987532 159875321 159963 15s9pu03
        16051987 16051989 16121987 161718 162534 1654321 17011987 1701d 17051988 17061988 17171717aa 171819 1725782 172839 178500 179355
        18011987 18061990 18091985 18121812 18273645 183461 18436572 187211 18821221 19061987 19101987 1911a1 192168 192837 19283746 192837465
        19391945 19411945 195000 196969 197000 1972chev 197500 198000 198200 198400 19844891 198500 19877891 198900 199000 19922991 19933991
        19966991 19992000 1999ar 19mtpgam19 1a2a3a 1a2a3a4a 1a2a3a4a5a 1a2b3c 1a2b3c4 1a2b3c4d 1a2b3c4d5e 1a2s3d 1a2s3d4f 1a2s3d4f5g 1aaaaa
        1aaaaaa 1aaaaaaa 1abc2 1access 1adam12 1andrea 1andrew 1angel 1apple 1arthur 1ashley 1asshole 1austin 1bailey 1basebal 1batman 1bear
        1beavis 1bigdick 1bigdog 1bitch 1black 1blue 1boomer 1bubba 1buddy 1bulldog 1buster 1ccccc 1chance 1charlie 1chelsea 1chevy 1chicken
        1chris 1clutch 1compute 1corvett 1cowboy 1daddy 1dallas 1daniel 1david 1dawg 1ddddd 1diamond 1dick 1dragon 1eagle 1ferrari 1fffff 1fire
        1footbal 1fred 1fuck 1fucker 1fuckme 1fuckyou 1george 1ginger 1girls 1golfer 1grand 1grizzly 1guitar 1hammer 1harley 1heather 1hello
        1hockey 1horny 1hunter 1hxboqg2 1hxboqg2s 1iiiii 1james 1jennife 1jessica 1jesus 1john 1johnny 1jones 1jordan 1joshua 1killer 1kitty
        1letmein 1love 1lover 1lovers 1martin 1master 1matthew 1melissa 1michael 1million 1money 1monkey 1morgan 1mustang 1nicole 1orange 1p2o3i
        1panther 1pass1page 1passwor 1password 1patrick 1pepper 1phoenix 1pillow 1pionee 1player 1pussy 1q2a3z 1q2q3q 1q2q3q4q 1q2q3q4q5q 1q2w3
        1q2w3e4r5 1q2w3e4r5t6y 1qa2ws 1qa2ws3e 1qa2ws3ed 1qa2ws3ed4rf 1qasw2 1qay2wsx 1qaz!qaz 1qaz2w 1qaz2ws 1qaz2wsx3edc4rfv 1qaz3edc 1qaz@wsx
        1qazse4 1qazwsx 1qazxc 1qazxcvb 1qazxsw 1qazxsw23edc 1qazxsw23edcvfr4 1qazzaq1 1qqqqq 1qw23e 1qw23er4 1qwert 1qwerty 1qwerty1 1qwertyu
        1ranger 1richard 1robert 1rocks 1samanth 1scooter 1scott 1sexy 1sexyred 1shadow 1shot2 1silver 1slayer 1smith 1soccer 1spider 1star
        1starwar 1steve 1summer 1superma 1taylor 1test 1thomas 1thunder 1tiger 1tigger 1um83z 1wildcat 1william 1winner 1x2zkg8w 1xxxxx 1xxxxxx
        1yellow 1yyyyy 1z2x3c 1z2x3c4v 1z2x3c4v5b 1z2z3z 1zxcvbnm 1zzzzz 200000 2002tii 20031987 2004rj 20051988 20061988 20091988 20091991
        20111986 201jedlz 203040 20spanks 21011989 21031987 21031988 21031990 21051988 21051991 21101986 2110se 21125150 2112rush 2112yyz 212223
        2128506 213qwe879 214365 21436587 215487 21crack 22011988 22021986 22021989 22031984 22041987 22041988 22061941 22071986 221195ws 222333
        222444 222555 222777 222888 223322 223344 22334455 2234562 224422 224466 22446688 224488 225522 225588 227722 2300mj 23021986 23041987
        23049307 230857z 23176djivanfros 232425 232629 233223 233391 234523 235689 235711 237081a 23dp4x 23jordan 23skidoo 23wesdxc 24011985
        24061986 24111989 242526 243462536 246800 24681012 24681357 246813579 247365 2481632 24pnz6kc 25031987 25041988 25081988 25091987
        2509mmh 25121987 25251325 252627 253634 254xtpss 258000 25800852 258025 25802580 2580456 2583458 258369 258456 258741 258789 258852
        258963 26031988 26061987 260zntpc 26exkp 27061988 270873_ 271828 272829 2741001 27731828 28011987 28021990 28021992 28041987 282860
        2835493 29011985 29051989 29071983 299792458 2b4dnvsx 2b8riedt 2bad4u 2bigtits 2bornot2 2bornot2b 2cool4u 2fast4u 2fchbg 2girls 2good4u
        2hot4u 2kash6zq 2kgwai 2n6wvq 2sexy2ho 2sweet 2w3e4r 2w3e4r5t 2wj2k9oj 2wsx1qaz 2wsx3edc 2wsxcde3 2wsxzaq1 300000 3000gt 30031988
        30041986 30051985 300zx 302731 31011987 31217221027711 313233 3141592 314159265 3141592654 3151020 315920 321123 321456 321456987 321654
        32165498 321654987 3216732167 321678 321ewq 322223 3234412 326159487 3263827 326598 331234 332211 333221 333222 333222111 333444 3334444
        333555 333666 333666999 333777 333888 333999 333z333 334455 335533 335533aa 335577 3364068 336699 33ds5x 33rjhjds 343104ky 34523452
        34524815 3465xxx 357159 357753 357951 357mag 362436 362514 36460341 368ejhih 369147 369258 369258147 369852 369852147 3698741 36987412
        369963 375125 380zliki 383pdjvl 3891576 38972091 3984240 3a5irt 3cudjz 3e2w1q 3edc4rfv 3edcvfr4 3girls 3ip76k2 3ki42x 3mpz4r 3mta3
        3qvqod 3rjs1la7qe 3some 3stooges 3syqo15hil 3tmnej 3x7pxr 3xbobobo 40028922 4071505 415263 420000 420247 42042042 426hemi 427900
        427cobra 43046721 430799 43211234 4321rewq 44332211 444222 44445555 444555 444555666 444777 445566 44magnum 4500455 4506802a 451236
        456123789 456258 456321 456654 456789123 456852 456987 45m2do5bs 4637324 474jdvff 475869 479373 4809594q 481516 48151623 481516234
        4815162342a 4815162342lost 4904s677075 492529 49527843 495rus19 49ers 4_life 4cranker 4dwvjj 4ever 4free 4life 4meonly 4money 4ng62t
        4play 4pussy 4r3e2w1q 4r5t6y 4rfv3edc 4rfv5tgb 4rkpkt 4runner 4snz9g 4tlved 4wcqjn 4wheel 4wwvte 4you 4z34l0ts 4z3al0ts 4zqauf 500000
        50cent 50spanks 51051051051 515000 515051 515253 51842543 5201314 524645 526452 52678677 541233432442 54132442 543216 54321a 545ettvy
        551scasi 554433 554455 554uzpad 555000 5550123 5550666 555111 5551212 555222 5552555 555333 555444 555551 555555a 555556 55555a 55555n
        55555q 55556666 555666 555666777 555777 555888 555999 556655 556677 55667788 557711 557744 55832811 55bgates 55chevy 5641110 565hlgqo
        567765 56qhxs 5782790 57chevy 57np39 5hsu75kpot 5lyedn 5qnzjx 5rxypn 5t4r3e2w1q 5t6y7u8i 5tgb6yhn 5wr2i7h8 6031769 615243 616913 622521
        625vrobg 62717315 635241 640xwfkv 6458zn7a 651550 654123 654321a 654321q 654456 654987 655321 665544 666000 666111 6661313 66613666
        666333 666425 666555 6666667 666666a 666666q 66669999 666777 666888 667788 669966 669e53e1 6751520 67camaro 6820055 686xqxfg 68camaro
        69213124 699669 69a20a 69camaro 69dude 6bjvpe 6chid8 6string 6uldv8 708090a 72d5tn 73501505 7355608 74108520 741236 7412369 74123698
        741236985 741258 741258963 7415963 74185296 741852kk 741963 74227422 747400 747bbb 748159263 748596 753159 753357 7550055 7555545
        7558795 755dfx 766rglqy 774411 7753191 775533 777000 777111 777333 777444 777555 777666 7777755102q 77777778 7777777a 77778888 777888
        777888999 7779311 777999 777angel 777vlad 777win 778811 778899 784512 787898 789123 789123456 789321 7894561 78945612 7894561230 7895123
        789520 7896321 78963214 789632145 789654 789654123 789852 789987 78girl 78n3s5af 794613 794613852 7bgiqk 7f4df451 7grout 7hrdnw23 7kbe9d
        7ovtgimc 7pvn4t 7seven 7uftyx 7ugd5hip2j 7xm5rq 7xswzaq 80070633pc 808state 811pahc 81726354 81fukkc 823762 8318131 837519 83y6pv 852123
        852147 852258 852654 852741 852963 8543852 863abgsg 86753099 86mets 875421 87t5hdf 88002000600 88351132 885522 88889999 888999 889988
        88keys 890098890 89015173454 89172735872 89211375759 89231243658s 895623 89600506779 8ball 8balls 8dihc6 8inches 8j4ye3uz 8letters
        8phrowz622 8phrowz624 8uiazp 8womys 900000 902100 906090 9111961 911911 911turbo 918273 918273645 9293709b13 9379992a 951159 951357
        951753 9562876 9632147 96321478 963258 963258741 963369 963741 963852 96385274 963852741 9638v 968574 976431 9788960 986532 987123
        987321 9874123 98741236 987412365 987456 98745632 987456321 987654321a 987654321q 987789 989244342a 996633 996699 99762000 998877
        99887766 998899 9988aa 999000 999111 999111999q 999333 999666 999777 999888 999998 9inches 9skw5g [start] a11111 a111111 a123123 a123321
        a1234 a1234567 a12345678 a123456789 a1234567890 a123456a a12345a a131313 a19l1980 a1a2a3 a1a2a3a4 a1a2a3a4a5 a1b2c a1b2c3d4e5 a1l2e3x4
        a1s2d3 a1s2d3f4 a1s2d3f4g5 a4tech a55555 a654321 a7777777 a9387670a a987654321 aa123321 aa1234 aa12345 aa123456 aaa111 aaa123 aaa340
        aaa555 aaa777 aaaa1111 aaaaa1 aaaaaa1 aaaaaaa1 aaaaaas aaabbb aaasss aabbcc aabbccdd aalborg aaliyah aaron aaron1 aaron123 aassdd
        aassddff ab1234 ab123456 abacab abacus abaddon abarth abbey abbey1 abbie abbott abby abc12 abc1234 abc12345 abc123456 abc123abc abc321
        abc456 abcd12 abcd123 abcde1 abcde123 abcde12345 abcdef1 abcdef123 abcdefg1 abcxyz abdul abdulla abel abercrom aberdeen abernathy abfkrf
        abgrtyu abigai abigail abigail1 abkbvjy abney abnormal abpbrf abracada abracadabra abraham abrakadabra abramova abrams abraxas abreu
        abrupt absolut abstr abudfv abulafia acacia acadia acapulco acces access1 access12 access14 access2 access20 access99 accessno accord1
        account1 ace1210 ace123 aceman acer123 acerview aceshigh acetate acevedo achille achilles achtung acidburn acidrain acker ackerman
        acls2h acmilan acosta acrobat acuari acun3t1x acura acura1 acuransx adagio adair adam adam1 adam12 adam123 adam25 adams adams1 adamson
        adan adastra adcock addams addie addison adela adelaida adelaide adele adelia adelina adeline adell adella adelphia adgjmp adgjmpt
        adgjmptw adida adidas1 adina aditya adkins adler admin1 admin123 admin18533362 admin2 admiral1 adolfo adolph adonai adonis adrenali
        adrenalin adria adrian adrian1 adriana adriana1 adriane adrianna adrianne adriano adrienne adrock adult1 advantag advent adventur
        advokat adxel187 aeiou aenima aerosmit aerosmith aeynbr aezakmi aezakmi1 afdjhbn afric africa1 afrika afrodita agamemno agassi agatha
        agbdlcid agee agent007 agent1 agent99 aggie aggie1 aggies agnes agnieszka aguilar aguilera aguirre agustin agustina agyvorc ahfywbz
        ahmad aida aidana aiken aikido aikman aileen aimee airbag airborn airbus airedale airforce1 airjordan airman airmax airwalk airwolf
        aisan aisha ajax ajcuivd289 ajhneyf ajtdmw ak1234 akasha akatsuki akers akins akira akira1 al9agd alabala alabama1 aladdin aladin alain
        alaina alakazam alan alan12 alana alaniz alanna alaska1 alastair alatam alba albacore albany albatros albert albert1 alberta albertha
        alberto alberto1 albina albion albrecht albright albundy alcapone alcat alcatel alcatraz alchemy alda alden alderman aldo aldric aldrich
        aldridge alec alecia alejandr alejandra alejandro aleks aleksa aleksand aleksander aleksandr aleksandra aleksei aleksey alemania alena
        alene alenka alenushka alesha alesia alesis alessand alessandr alessandro alessia alessio aleta aletha alevtina alex alex00 alex01 alex1
        alex11 alex12 alex123 alex1234 alex13 alex1990 alex1996 alex2000 alex21 alex2112 alex22 alex32 alex69 alex77 alex777 alex99 alexa alexa1
        alexan alexand alexander alexander1 alexandra alexandre alexandria alexandru alexei alexey alexi alexia alexis1 alexsandr alexus alexxx
        alfa alfa147 alfa156 alfabeta alfalfa alfaro alfarome alfaromeo alfie alfie1 alfons alfonso alfonzo alford alfred alfred1 alfreda
        alfredo algernon alhambra ali123 alianza alibaba alicante alice alice1 alicea alici alicia alicia1 alida alien1 aliens aligator alina
        alina1 aline alinka alinochka alisa alisa1 alisha alisher aliska alison alison1 alissa aliyah alizee alkaline all4me all4one all4u
        all4u2 all4u2c all4u8 all4you alladin allah allah1 allalone allan allan1 allanon allard allblack allblacks allday allegro allen allen1
        allene alley alleycat allianz allie alligato alligator allison allison1 allmine allnight allover allred allsop allstar allstar1 allstars
        allstate allthat allure allyson alma almaz almeda almera almira aloha aloha1 alohomora alonzo aloysius alpacino alpha06 alpha12 alpha123
        alpha2 alpha3 alpha5 alpha7 alphabet alphabeta alphaman alphaomega alphaone alphas alphonse alphonso alpina alpine alpine1 alskdjfhg
        alston alta altagracia altair altec alterego althea althor altima altman altoid altoids alton alucard alukard alva alvar alvarado
        alvarez alvaro alvin alvina always1 alyce alycia alysia alyson alyss alyssa alyssa1 amada amadeo amadeus amadeus1 amado amador amalgam
        amalia amand amanda amanda1 amanda11 amanda12 amanda18 amanda69 amandine amarillo amaterasu amateurs amatory amatuers amature amaya
        amazon amber amber1 amber123 ambers ambrosia ambulanc amega amekpass ameli amelia amelie americ america1 amerika ames ameteur amethyst
        ametuer amidala amie amiga amiga1 amigo amigo1 amigos amista amoeba amonra amor amorcit amore amoremio amores amormi amos amour amparo
        ampere amrita amstel amsterda amsterdam amsterdam1 amy123 amylee amylynn an83546921an13 anabel anabolic anaconda anai anakin anakonda
        anal analsex anamari ananas ananda anarchy anasazi anastasi anastasia anastasija anastasiy anastasiya anathema anatol anatoliy anaya
        anchorag anders andersen anderso anderson andi03 andone andover andra andrade andre andre1 andre123 andrea andrea1 andreas1 andreev
        andreeva andrei andrej andres andretti andrew andrew01 andrew1 andrew12 andrew123 andrew13 andrew2 andrewjackie andrews andrey123 andria
        andriy andromed andromeda andron andros andrzej anduril andy andy1 andy123 andyman andyod22 anechka anelka anfield anfield1 anfisa
        angel01 angel11 angel12 angel123 angel13 angel2 angel22 angel5 angel6 angel666 angel69 angel7 angel777 angel9 angela angela1 angela12
        angeleye angeli angelia angelica angelin angelina angeline angeliqu angelique angelit angelita angelito angella angelo angelo4ek
        angelochek angelofwar angelok angels1 angelus angie angie1 anglea angler anglin anguilla angus angus1 anguss anhyeuem anibal anima
        animal1 anime anime1 anissa aniston anita anita1 anitra anjali anjana anjing ankara anklet anna anna1 anna12 anna123 anna1987 anna1988
        anna1989 anna2000 anna2010 anna2614 annabel annabelle annamari annamarie anne anneke annelies annemari annemarie annetta annette
        annette1 annick annie annie1 annie2 anniedog annies annmarie annushka anonim anonymou another1 anselm antares anteater antelope anthea
        anthon anthony anthony1 anthony2 anthony7 anthrax antigone antigua antionette antivirus antler antman antoha antoine antoinette anton
        anton1 anton123 antonell antonella antonette antoni antonia antonio antonio1 antonius antonov antony antosha antoshka antwan anubis
        anuradha anutka aol123 aol999 aolsucks apache1 apathy apelsin apogee apokalipsis apollo1 apollo11 apollo13 apollon apolon aponte apostol
        appels apple1 apple12 apple123 apple2 applegate applemac applepie apples1 apples12 applesauce apricot april april1 april10 april12
        april17 april6 aprilia aprils apteka aptiva aq1sw2 aq1sw2de3 aqswde aqswdefr aquafina aqualung aquaman aquarius aquila aquino aqwzsx
        ar3yuk3 arabella araceli aracely arachnid aragon aragorn aragorn1 arakis aramis ararat arcadia arcane arcangel arce archana archange
        archangel archer archer1 archery archi archie archie1 architec archon archuleta arclight arcturus ardis ardith ardvark area51 arellano
        aretha arevalo areyukesc argent argentin argento argentum argonaut argyle arhangel ariadna ariadne arian ariana arias ariel ariel1
        arielle aries aries1 arigato arina arioch arisha aristo aristotl arizona1 arjay arkham arleen arlene arline armada armadill armagedd
        armageddon armagedo armagedon arman armand armando armani armida armstead armstron armstrong arnaud arnett arnhem arnold arnold1 arnulfo
        aron arrakis arredondo arrington arriva arron arrow arrow1 arrowhea arrows arroyo arsch arschloc arschloch arsehole arsen arsena
        arsenal1 arsenal2 arsenalf arsenalfc arsenault arseniy arshavin arslan art123 art131313 artem artem1 artem123 artem2010 artemis artemka
        artemon arthu arthur arthur1 artie artiller artis artofwar artur arturik arturo aruba arwpls4u as1234 as123456 asakura asasa asasin
        ascona asd12 asd1234 asd12345 asd123456 asd123asd asd222 asd456 asdas asdasd1 asdasd123 asdasdas asddsa asdewq asdf1 asdf12 asdf123
        asdf12345 asdfas asdfasd asdffdsa asdfg1 asdfg12 asdfg123 asdfg12345 asdfgh01 asdfgh1 asdfgh12 asdfgh123 asdfghj1 asdfghjkl1
        asdfghjkl123 asdfjk asdfjkl asdfjkl1 asdfjkl; asdflkjh asdfqwer asdfzxcv asdjkl asdlkj asdqwe asdqwe123 asdzxc asecret asenna asfnhg66
        asgard asha ashby ashcraft ashely asher ashish ashle ashlee ashleigh ashley ashley1 ashley12 ashlie ashly ashton asians asimov askew
        aslan asmodeus asnaeb aspen aspen1 aspire aspirine asq321 asroma ass123 assa1234 assasin assassins assclown asscock asscrack assface
        assfuck asshat asshol asshole1 asshole2 assholes asslick asslicker asslover assman1 assmaste assmunch asssss asswipe assword assword1
        astalavista astana astaroth aster asterios asterix asterix1 asthma astonvil astonvilla astoria astra astra1 astral astrid astro astro1
        astroboy astros astrovan atdhfkm athena athlon athome atilla atkins atkinson atlant atlanta1 atlantida atlas1 atlast atomic atrain
        atreides atreyu attica atticus attila atwood atybrc aubrey auburn audi audi100 audi80 audia3 audia4 audia6 audio1 audis4 auditt audra
        audrey audry auggie august1 august16 august2 augusta augustin augustine augusto augustus aura auralo aurea aurelia aurelie aurelio
        aurelius auror aurora aussie austi austin1 austin12 austin31 austin316 austintx australi autechre autobahn autobot autocad autopass
        autumn avalanch avalanche avalon1 avalos avangard avanti avatar1 avemaria avenger avenger1 avensis aventura avery avery1 avgust aviator
        avila aviles avis avocado avondale avrora aw96b6 awacs awatar awesome1 awilda awnyce awsome axeman axio axlrose axolotl ayala ayanami
        ayers aynrand ayres ayrton az123456 azalea azalia azamat azathoth azaz09 azazel azbuka azert azerty1 azerty123 azertyu azertyui
        azertyuiop azimut aziza azrael azsxdc azsxdcf azsxdcfv azsxdcfvgb aztec azteca aztecs aztnm azwebitalia azzer b00mer b0ll0cks b12345
        b123456 b1afra babaloo babb babcock babe babe23 babel babemagn babemagnet baberuth babes1 baboon babushka baby1 baby123 baby2000
        babybear babyblue babyboo babyboy babycake babycakes babycat babyface babygir babygirl1 babygurl babylove baca bacardi bacchus backbone
        backdoor backhoe backlash backspac backspace bacon bacon1 bad123 badabing badbo badboy1 badboy69 badboys badcat baddest baddog badfish
        badger1 badgers badgirl badgirls badguy badkarma badkitty badlands badman badnaamhere badnews badone baer baerchen baez bagels bagger
        baggett baggies baggins baggins1 baggio bagheera bagira bagley bagpipe bagpipes bagpuss baguvix bagwell bahamut baikal baile bailee
        bailey bailey01 bailey1 bailey12 bain baird bajingan bakayaro baker baker1 bakers bakugan balalaika balbes balboa balder baldrick baldur
        baldwin baldy balefire bales ball balla ballard ballbag balle ballen baller1 baller23 ballers ballgag ballin ballon balloon balloons
        balls1 ballsack ballss ballz balrog balsam baltika baltimor balzac bama bamba bambi bambino bamboo bambush banaan banan banana1 banana12
        bananas banane banda bandaid bandera banderas bandi bandit1 bandit12 bandito bandung bang bangbus banger bangers bangkok bangkok1 banjo1
        banker banks bannana banner banshee bantam banzai baobab baphomet baraban baracuda barajas baraka barakuda baranov baranova barb
        barbados barbara barbara1 barbaria barbarian barbaros barbee barber barbi barbie1 barbos barbosa barbour barbra barbwire barca barcelon
        barcelona barclay barclays bareback barefeet barefoot barfield barfly barger baritone barker barkley barkley1 barks barksdale barley
        barlow barman barnaby barnard barne barnes barnett barney1 barnhart barnie barolo baron baron1 baronn barr barracud barracuda barrage
        barrera barret barrett barrios barron barrow barry barry1 barrys barselona barsik barsuk bart bartek bartende barth bartholomew bartjek
        bartlett bartley bartman bartok barton barty baseba11 basebal basebal1 baseball1 baseball2 baseball3 basher bashful basil basket
        basketbal bass bassale bassboat basser basses basset bassett bassfish bassie bassin bassingw bassline bassman bassman1 bassmast bassoon
        bassss bastard1 bastardo bastet bastos batata batboy bateau bateman bates batgirl batigol batma batman01 batman1 batman12 batman2
        batman69 batman7 batman99 batterse batts bauer baugh baughman bauhaus baum bauman baura bautista baxter baxter1 bayadera bayern baylee
        bayliner bayshore bayside bayview baywatch bazooka bazzzz bball bball1 bbb747 bbbbb1 bbbbbb1 bbbbbbb1 bbking bcfields bcnjhbz bdfyjd
        bdfyjdf bdsm beach beach1 beachboy beachbum beaches beachs beagle beaker beaks beal beam beamer bean beanbag beandip beaner beanie
        bear01 bear1 bear11 bear12 bear123 bear69 bearcat bearcat1 bearcats beard bearden beardog bearman bears1 bears85 bearshar bearshare
        beasley beast beast1 beastie beasty beater beatit beatle beatles1 beatri beatrice beatriz beatty beaty beau beauchamp beaudog beaulieu
        beaut beautifu beautiful1 beauty1 beaver1 beaver69 beavers beavis1 beavis69 bebit bebop becca becca1 becerra beck becker becket beckett
        beckham beckham7 beckman becks beckwith becky becky1 becool bedlam bedrock beebe beebop beech beefcake beefy beegee beehive beeker
        beelch beeline beemer beer1 beerbong beercan beerman beerme beertje beethove beetle beetle1 beezer befree begay begemot begley begood
        behappy behemoth beholder behrens belair belanger belcher belen belgario belial belinda belinea belize belkin bell bella bella1 bella123
        bellaco bellagio bellamy bellas belle belle1 bellevue bellsout belmont belochka belova beltran beluga belva ben123 benavides benavidez
        bender bendover benedikt benessere benetton benfic benfica beng bengals benhur benita benitez benito benjami benjamin benjamin1 benji
        benji1 benjie benladen benner bennett bennett1 bennie benny benny1 bennyboy benoit benson benson1 bentley bentley1 benton beograd
        beowulf ber02 berbatov beretta bereza berezuckiy berg berger bergerac bergeron bergkamp bergman berkut berlin1 berliner berlit berman
        bermudez bernadet bernadette bernadine bernal bernard bernard1 bernardo bernhard bernice bernie berniece bernier bernita bernstein
        berrios berry berserk berserke berserker bert berta bertha bertie beryl besiktas bess bessie bestbuy bestfriend beszoptad betancourt
        beth bethan bethany bethany1 bethea betsy betsy1 bette bettie bettina betts betty betty1 bettyboo bettyboop bettye beulah beverley
        beverly beyer beyonce bh90210 bharat bhbcrf bhbirf bhbyf bhbyrf bhjxrf bian bianc bianca biao biatch biceps bicycle biddle biffer big1
        big123 bigair bigal bigal1 bigass bigbaby bigbad bigballs bigbang bigbass bigbear bigben bigbill bigbird bigblack bigblock bigblue
        bigbob bigboi bigboob bigbooty bigboss bigboy1 bigbuck bigbucks bigbutt bigbutts bigcat bigchief bigcocks bigd bigdad bigdadd bigdaddy1
        bigdan bigdave bigdawg bigdeal bigdee bigdic bigdick1 bigdicks bigdog1 bigdog69 bigdogg bigdogs bigfan bigfella bigfish bigfoot1 bigfun
        biggdogg biggie biggin biggirl biggirls biggles biggreen biggs biggun bigguns bigguy biggy bighead bighorn bighouse bighurt bigjay
        bigjim bigjoe bigjohn bigjon bigload bigmac1 bigmama bigman1 bigman2 bigmike bigmoney bignasty bignose bignuts bigones bigpapa bigpenis
        bigpig bigpimp bigpimpi bigpimpin bigpoppa bigpun bigpussy bigred1 bigrob bigsexy bigshot bigshow bigsky bigstick bigstuff bigten
        bigtime bigtit bigtits1 bigtitts bigtoe bigtruck bigtymer biguns bigwilly bigworm biit biker biker1 bikerboy bikers bikini bilbo bilbo1
        bilder bill bill1 bill123 billabon billabong billard billbo billgate billiard billie billings billingsley billows billy billy1 billy123
        billyb billybo billyboy billyd billyjoe billys bimbo bimini bimmer bimota bing bingbong binger bingham bingo bingo1 bingo123 bingoo
        bingos binkie binky binky1 binladen bintang biochem biohazar biohazard biomed bionic bionicle biotch biotech bird bird33 birddog
        birdhouse birdie1 birdies birdland birdman birdy birillo birmingh birthday1 birthday21 birthday299 birthday3 birthday4 birthday5
        birthday54 biscayne biscuit biscuit1 bisexual bishop bishop1 biskit bismarck bismark bismilla bismillah bitch1 bitch123 bitch69 bitchass
        bitchedu bitchedup bitches1 bitchs bitchy biteme1 biteme12 biteme2 biteme69 bizkit bizzare bjhgfi blabl blabla blablabl black black1
        black12 black123 black13 black2 blackadd blackass blackbea blackbel blackbelt blackber blackberry blackbir blackbird blackbox blackboy
        blackbur blackburn blackcat blackcoc blackcock blackdog blackeye blackhaw blackhawk blackhol blackice blackie blackie1 blackjac
        blackjack blacklab blackmag blackman blackmen blackmon blackops blackout blackpoo blackrose blacks blacksex blackshe blacksta blacksun
        blacktop blackwell blacky blade blade1 blade123 blade2 blader bladerun bladerunner blades blaine blair blaise blake blake1 blakely
        blalock blam blanca blanch blanchard blanche blanco bland blank blanked blankenship blanton blarney blasen blaster1 blastoff blaze
        blaze1 blazed blazer1 blazers blazin bleach bledsoe blender blenheim blesse blessed blessed1 blessing blevins blind1 blindax blingbli
        blingbling blink18 blinker blinky bliss blister blitz blitz1 blobby blocker bloke blondes blondi blondie1 blondinka blonds blondy blood1
        blood123 bloods bloom bloomin bloopers blotto blount blower blowfish blowjob1 blowjobs blowme1 blowme69 blubber blucher blue01 blue1
        blue11 blue12 blue123 blue1234 blue13 blue2 blue21 blue22 blue23 blue25 blue32 blue33 blue42 blue44 blue45 blue52 blue55 blue56 blue66
        blue69 blue77 blue88 blue99 bluearmy blueball blueballs bluebear bluebell blueberr blueboy bluecar bluecat bluedevi bluedog blueduck
        blueeyes bluefin bluefish bluefox bluegill bluegras blueice bluejay bluejays bluejean blueline blueman bluemax bluemoon bluenose
        bluenote bluered bluerose blues blues1 bluesky bluesman bluess bluestar blueyes blum blumen blunt420 blunted blunts bmw123 bmw2002
        bmw318 bmw320 bmw323 bmw325 bmw325i bmw325is bmw330 bmw330ci bmw520 bmw525 bmw530 bmw535 bmw540 bmwm3 boarder boater boating bob101
        bob123 bob1234 bob12345 bob666 bobbbb bobber bobbi bobbie bobbijo bobbin bobbins bobble bobbo bobby bobby1 bobby123 bobby2 bobbyb
        bobbyboy bobbyd bobbyg bobbys bobbyy bobcats bobdog bobdole bobdylan bobert bobmarle bobmarley bobo bocephus bochum bodyhamm bodyshop
        boeder boeing boeing74 bogart bogdan bogey bogey1 boggie boggle boggs bogie bogies bogota bogus1 bohannon bohica boiler boing boingo
        bojangle bolden bolero boles bolin boling bolitas boliva bolivi bollinger bollock bollox bologna bologna1 boloto bolton bomba bombay
        bomber bomber1 bombers bommel bonanza bond bondage1 bondar bondarenko bonds bonds25 bonefish bonehead boner boner1 boners bones bones1
        bones69 boness bonethug bonghit bonghits bongo bongo1 bongos bonilla bonit bonita bonito bonjou bonjour bonjovi bonkers bonner bonnie
        bonnie1 bonny bonobo bonou2 bonovox bonsai bonzai bonzo boob boobear boobed boober boobie boobies1 boobis boobman boobo booboo1 boobs1
        boodog booga boogaloo booger1 boogers boogie1 boohoo bookcase booker bookie bookmark bookworm boomboom boome boomer1 boomtown boondock
        boone booner boonie booper boopie booster bootay bootcamp booter booth bootie booties bootleg bootneck boots boots1 bootsie bootsman
        bootsy booty1 bootyman bootys booyaa booyah boozer bopper borabora bordeaux borden boricua boris boris1 boris123 borisov bornfree boroda
        boromir borris borussia bosco bosco1 boscoe boscoe01 bosox boss1 boss302 bosshog bossman bosstone bostic bosto boston1 boston12 boswell
        bouchard boucher boudreau boudreaux boulder bounce bouncer bounty bourgeois bourque boutit bovine bowden bowen bowens bower bowers
        bowhunt bowhunte bowie bowl300 bowler bowler1 bowles bowling1 bowman bowser bowtie bowwow boxcar boxer boxer1 boxers boxing boxster
        boxter boy123 boy4u2ownnyc boyce boyd boyer boykin boyle boyles boyscout boytoy boyz bozo bp2002 br00klyn br0d3r br549 br5499 brabus
        brad braden bradford bradley bradley1 bradpitt bradshaw brady brady12 bragg brahms brain braindea bramble branch brandee branden brandi
        brandie brando brando1 brandon brandon0 brandon1 brandon2 brandt brandy1 branham brannon brant brantley brasi brasil brasilia braswell
        bratan braun bravehea braveheart braves1 bravo bravo1 bravos braxton bray brayden brazil1 brazzers breaker breaker1 breakers breakfas
        breanna breanne breast breasts breaux breeden breeze breezer breezy brehznev breitlin bremen brend brenda brenda1 brendan brendan1
        brenden brenna brennan brenner brent brent1 brentfor brenton brest bret bretagne brethart brett brett1 brewer brewski brewster brian
        brian1 brian123 brian2 briana brianb briand brianjo briann brianna brianna1 brianne brians brice bricks bridges bridget bridget1
        bridgett bridgette briefs brigada brigette briggs bright brighton brigitte briley2 brimston bringit brink brinkley brinson briscoe
        bristol britney1 britneys britt britt1 brittan brittani brittany brittany1 brittney britton brock brodie broker bronco1 bronco2 broncos1
        broncos7 bronson bronte broodwar brook brooke brooke1 brookie brooks brooks1 broome brother1 broughton broussard brower brown brown1
        browncow browndog browne browneye brownie brownie1 browning brownlee browns1 bruce bruce1 bruce10 bruce2 brucelee bruin bruins1 bruiser
        brujah bruner brunner bruno bruno1 bruno123 brunson brutis brutus1 bryan bryan1 bryant bryce bryon bryson btnjey bubba123 bubba2 bubba69
        bubbaa bubbadog bubbas bubber bubble1 bubblegu bubblegum bubbles1 bubby bubby1 bublik buccanee buceta buchanan buck buck1 bucker bucket
        buckey buckeye1 buckfast buckie buckley buckner buckshot buckskin buckster buckwhea buckwheat bucky bucky1 bud420 budapest budda buddah
        buddha1 buddie buddy12 buddy123 buddy2 buddyboy buddycat buddydog buddylee buddys budgie budice budlite budman budweise budweiser
        budwiser bueno buffa buffalo1 buffalos buffer buffet buffett buffett1 buffie buffy1 buffy123 buffys buford bugaga bugatti bugger buggy
        bugman bugsbunn bugsbunny bugsy buick buick1 builder bujhm bujhtr bukkake bukowski buldog bull bullard bulldawg bulldo bulldog1 bulldog2
        bulldogg bulle bullet1 bullfrog bullhead bullit bullitt bullock bullride bulls bulls1 bulls23 bullseye bullwink bulova bumble bumblebe
        bumblebee bumerang bummer bumper bunch bunches bundy bungalow bungee bunghole bungie bungle bunky bunn bunnie bunnies bunny1 bunny123
        bunnys buratino burch burden burdick burger burgess burgos burk burke burkett burkhart burks burleson burly burner burnett burnette
        burney burnham burnout burns burr burrell burris burrito burroughs burrows burt burton burton1 burunduk busby busch bush bushed bushel
        bushido businessbabe businka bustamante bustanut buste buster01 buster1 buster11 buster12 buster2 bustle busty butch butch1 butcher
        butchie butchy buthead butkus butler butter1 butterba buttercu buttercup butterfield buttface buttfuck butthole buttlove buttman
        buttmunc buttmunch buttocks buttons buttons1 buttplug butts buttsex buzzard buzzer buzzers buzzsaw buzzy bvgthfnjh byajhvfnbrf byers
        bynthytn bynum byrd byrne byron byron1 bysunsu byteme c123456 c2h5oh c3por2d2 c43qpul5rz c6h12o6 c7lrwu cab4ma99 caballer caballero
        caballo cabbage cabbie cabernet cabibble cabinboy cable1 cableguy caboose cabowabo cabral cabrera cabrio cabron cachondo cachorro cactus
        cadaver caddis caddy cadence cadman cadr14nu caesar1 caeser cafc91 cagle cahill cain caitlin caitlin1 caitlyn cajun cajun1 calamity
        calavera calcio calderon caldwell caleb caleb1 calgary calhoun cali calibra calico calient caliente californ californi caligula calimero
        callahan callaway calli callie callisto callme callofduty calloway callum calvary calvert calvin calvin1 calypso camacho camaleon camar
        camaro1 camaro69 camaron camaross camaroz2 camaroz28 camber cambiami cambria cambridg camden came11 camel camel1 cameleon camell camelot
        camelot1 camels cameltoe camera1 camero camero1 cameron1 cami camil camill camilla camille camille1 camilo camino campbell campeon
        camper campos canabis canad canada1 canadien canales canard canaries canary cance cancun candace candance candela candelaria candi
        candice candida candies candis candle candy candy1 candy123 candy2 candyass candybar candycan candyman candys canes canes1 canfield cang
        canibus canine cannabis cannibal cannon cannonda cannondale cano canon canon1 canseco cantik cantona cantona7 cantrell cantu canuck
        canucks capa200 capcom capecod capetown capital1 capitals capitan capoeira capone capps capri capricor capricorn capslock captain1
        captiva car123 cara caracas carajo caralho caramba caramel caramelo caravan carbine carbone carcass cardenas cardigan cardona cards1
        cardwell care1839 carebear carefree caren carey carguy cari caridad carin carina carine carioca carissa carl carla carla1 carla10
        carleen carlene carling carlisle carlito carlitos carlo carlos carlos1 carlos12 carlos2 carlota carlotta carlson carlton carlton1 carly1
        carma carman carme carmel carmela carmelita carmella carmelo carmen carmen1 carmex carmex2 carmichael carmine carmona carnage carnes
        carney carnival carol carol1 carolann carolcox carole carolee caroline carolyn carolyn1 caron carpedie carpediem carpente carpenter
        carpet carr carranza carrasco carrera carrera4 carri carrie carrie1 carrier carrillo carrington carroll carrot carrots carson carsten
        carter carter1 carter15 carthage cartman1 cartoon cartoons cartwright caruso carver carvin carwash cary caryl caryn casablan casablanca
        casandra casanova caserta casey casey1 casey123 casey2 casey22 caseydog cash cash12 cashew cashflow cashmone cashmoney casillas casio
        cason caspe casper1 casper12 casper2 cassandr cassandra cassidy cassie1 cassius castaneda castaway castellanos caster castillo castro
        cat123 cat222 catalin catalina catcher catdaddy catdog catdog1 caterham cates catfight catfish1 catfood catharine catherin catherine
        cathi cathie cathleen cathouse cathrine cathryn cathy cathy1 catina catlover catman catmando catnip catrina cats catsdogs catsmeow
        catter catty catwalk catwoman caudill causey cavanaugh cavazos caveman caveman1 cavscout cayenne cayman cayuga cazzo cazzone cbcmrb
        cbhbec cbr600 cbr600rr cbr900 cbr900rr ccbill ccccc1 cccccc1 cde34rfv cdjkjxm cdtnbr cdtnjxrf cdtnkfyf cdtnrf cdznjckfd ceasar ceaser
        cecelia cecil cecile cecili cecilia cecily ceckbr cedric ceejay cegthgfhjkm celeb celebs celeron celest celeste celestia celestine celia
        celica celin celina celine cellphon celti celtic1 celtic67 celtic88 celticfc celtics celtics1 cement ceng censor centaur centauri
        centrino centurion cerber cerbera cerberus cerda cerebus cervantes cerveza cesar cesare cessna17 cevthrb cezer121 cfdtkbq cfhfnjd cfiekz
        cfitymrf cfrehf cfvceyu cfvehfq cfvfhf cfvjktn cfvlehfr cfytxrf cgfhnfr ch5nmk chablis chacal chach chachi chacon chad chadwick chai
        chainsaw chaka chakra challeng chalupa chamberlain chambers chameleo chamois chamonix champ champ1 champagn champs chan chana chance1
        chanda chandler chandra chanel chaney chang change1 changeit chango chantal chantel chantelle chao chaos chaos1 chaoss chapa chapman
        chappell chappy characte charger charger1 chargers chargers1 charisma charissa charisse charity charl charla charle charlee charleen
        charlene charles charles1 charles2 charles3 charlette charley charli charlie123 charlie2 charlie3 charlie4 charlie5 charlie6 charlie7
        charlie8 charlie9 charlieb charlies charline charlott charlotte charlton charly charmaine charme charmed charmed1 charmin charolette
        charon charvel chase chase1 chase123 chaser chasey chasity chastain chastity chatman chato chaton chatte chaucer chauncey chavarria
        chavez chavis chazz chbjun cheater cheatham cheburashka check1 checker checkers checkit checkmat cheddar cheeba cheech cheek cheeks
        cheeky cheer1 cheerio cheerios cheerleaers cheers chees cheese1 cheese12 cheeta cheetah cheeto cheetos cheeze chelios chelle chelse
        chelsea0 chelsea1 chelsea2 chelsea6 chelsea8 chelseaf chelseafc chelsey chelsie chemist chemistr chen cheney cheng cheri cherie cherise
        cherly cherr cherri cherrie cherries cherry1 cherub cheryl cheryl1 cheryle cheshire chessie chessman chessmaster cheste chester1
        chester2 chestnut chesty cheval chevrole chevrolet chevy1 chevy2 chevy454 chevyman chevys chevys10 chevyz71 chewbacc chewbacca chewey
        chewie chewy chewy1 cheyanne chgobndg chiapet chiara chicag chicago1 chicago2 chicago7 chicas chicca chicco chichi chicke chicken1
        chicken2 chickens chickenwing101 chicks chicky chico chico1 chicos chicubs chief1 chigger chihuahu chiken chiks chilango childers
        childress childs chilidog chiller chilli chillin chillout chilly chimaera chimera chimpy chin china1 chinacat chinaman chingon chingy
        chino chinook chipie chipmunk chipper1 chippers chippy chipster chiquita chiron chisel chisholm chisox chitown chiva chivas chloe1
        choate chobits chocha chochoz choclate choco chocobo chocolate1 choi chomper chomsky chooch choochoo chopin chopper1 choppers choppy
        chorizo chosen1 chou chow chowder chris chris01 chris11 chris12 chris123 chris2 chris21 chris22 chris69 chris99 chrisb chrisbln chrisc
        chrisd chrisk chrism chrisp chriss chrissi chrissie chrissy chrissy1 christ1 christa christal christel christen christensen christenson
        christer christi christian christiana christiane christiansen christie christina christine christma christo christof christop christoper
        christophe christopher christopher1 christos christy christy1 chrome chrono chronos chrysler chrystal chuai chuan chuang chubbs chubby
        chubby1 chucha chucho chuck chuck1 chucker chuckie chuckie1 chuckles chucks chucky chui chunky chuo churchil churchill chutney chyna
        ciara cicci ciccio cicero cichlid cidkid86 cierra cigar1 cigarett cigars cimbom cinda cinder cinderel cinders cindi cindy cindy1
        cindylou cingular cinnamon cinthia cintron cinzia cipher cirrus cisco1 cisco123 ciscokid cisneros citadel citibank citroen citron citrus
        civic1 civicex civics civicsi civilwar cjcbcrf cjkywt cjrjkjdf cjytxrf ckfdbr ckjybr clair claire claire1 clambake clancy clapton
        clapton1 clara clare clarence clarice clarinet clarion clarissa clark clark1 clarke clarkie clarks clary classic1 classics claude
        claudette claudi claudia claudia1 claudine claudio clay claymore clayton clayton1 cleary clemence clemens clement clementine clements
        clemons clemson clemson1 cleo cleodog cleopatr cleric cleta clevelan cleveland clevenger clicker cliff clifford cliffy clifton climax
        climb7 climber climbon cline clint clint1 clinton clinton1 clipper clippers clips clit clitlick clitoris cloggy close-up closeup cloud
        cloud9 clouds cloudy cloutier clover clovis clown1 clowns clticic clubber clubpenguin clutch clyde clyde1 cmfnpu cn42qj cneltyn cnfcbr
        cnfkrth cnfybckfd cnhjbntkm cnhjqrf cnhtktw cnhtrjpf cnjvfnjkju cntgfirf cntgfy cnthdf coach1 coates coats cobain cobaka cobalt cobb
        cobblers cobra1 cobra2 cobra427 cobrajet cobras cobraya coburn cocacol cocacola1 cocaine cochise cochon cochran cock1 cocker cockman
        cockrell cockring cocks cocksuck cocksucker cocodog cocoloco coconut cocopuff cocorico cocteau codeblue codeman codered codfish cody
        codydog coffe coffee1 coffees coffey coffman cogito cohen cohiba cojones coke coker cola colbert colburn colby coldbeer coldfire
        coldplay cole coleen coleman coles colette coley colgate colibri colin colin1 collant collants collazo collecti colleen colleen1
        college1 collette collie collier collin collingw collins collins1 colnago colole57 colombi colombia colon colors colossus colt1911
        colt45 coltrane columbo colvin comanche comander combat123654 combs comcast comcast1 comein comeon comer comet comet1 comets comicbook
        comicbookdb comicsans commande commando commodor compa compaq1 compaq12 compass compton compusa computador compute computer1 conair
        conan conan1 concepcion concetta concord concorde concordi concrete condom condor conehead conejo confiden config cong conker conklin
        conley conman conn connect connect1 connecti connell connelly conner connery connie connie1 connolly connor1 connors conrad conrail
        conroy consense constance construc consuelo consumer contortionist contour contra contreras control1 conway coochie cook cooke cooker
        cooki cookie1 cookie12 cookie59 cookies1 cool1 cool12 cool123 cool99 coolbean coolbeans coolboy coolcat cooldude cooler cooley coolgirl
        coolguy coolhand coolie coolio coolkid coolman coolness coolone coon coonass coondog cooney cooool coope cooper cooper1 coopers coors
        coorslig cooter cope copeland copenhag copper1 copter cora coral corazo corbett corbin corcoran cordelia cordero cordova corene corey
        corey1 corgan cori corina corine corinna corinne corleone corley cormier cornbrea cornbread corndog cornelia cornelius cornell cornell1
        cornet cornett cornflak cornhole cornholi cornholio cornish cornwell corolla coronado coronet corpsman corrado corran correa corrie
        corrina corrine corsa corsair corset corsica cortes cortez cortina cortland cortney corvair corvet corvet07 corvett corvett1 corvus cory
        cosby cosita cosmic cosmo cosmo1 cosmos cossie costa costaric costarica costello cosworth cote cotton cottrell couch cougar1 cougars
        coughlin coulter counchac count0 countach counterstrike country1 countyli courtney courtney1 couture coventry covington cowan cowart
        cowbo cowboy1 cowboys1 cowboys2 cowboyup cowgirl cowman cowpie coyle coyotes cozumel cq2kph cqnwhy cr250r crabby crabtree crack1 cracker
        cracker1 crackhea crackhead cracksevi craft crafty craig craig1 crain cramer cramps cranberr crandall crapola crapper crappie crash1
        crasher craven craving crawfish crawford crawler crawley crayfish crayola crayon crazy1 crazy123 crazy8 crazybab crazyboy crazycat
        crazyman crazyzil creampie creamy creatine creativ creative1 creaven creech creed1 creeper creepers crenshaw creosote crescent crespo
        cresta cretin crevette crevice crewcom crews crfprf cricke cricket1 crimson crimson1 crippler crisco crisp crispy crist cristal cristi
        cristia cristiano cristina cristine cristo cristy critter critters crjhgbjy crm114 crocker crockett crocodil crocus croft cromwell
        cronic cronin cronos crook crosby cross cross1 crossfir crouch croucher crouse crow crowbar crowder crowe crowell crowes crowley
        crownvic cruise cruiser cruiser1 crum crumbs crump crunch crunchy crusader crusher crushme crusty cruz cruzazul cruzer crybaby crypto
        crysis crystal crystal1 csfbr5yy cstrike csyekz csyjxtr ctcnhf ctdfcnjgjkm cthtuf cthulhu cthulu cthuttdbx cthuttdyf ctrhtn ctvtyjd cuan
        cubano cubase cubbie cubbies cubbies1 cubby cubfan cubs cubswin cubswin1 cucciolo cuckold cucumber cuddles cuddles1 cueball cuellar
        cuervo cuevas culinary cullen culp culpepper culver cum123 cum4me cumalot cumeater cumface cumload cumm cummer cummin cumming cummings
        cummins cumnow cumonme cumshots cumslut cumulus cunningham cunt69 cuntlick cunts cuntsoup cup2006 cupcake cupcake1 cupoi curious
        curious1 curley curly1 curran currie currier curry curt curtis curtis1 custard custom cutegirl cutie1 cutiepie cuties cutlass cutler
        cutter cuxldv cvbhyjd cvbhyjdf cvetok cvthnm cvtifhbrb cvzefh1gkc cwoui cxfcnkbdfz cxfcnm cxfcnmt cxfcnmttcnm cyber cyber1 cyberman
        cyberonline cybersex cyborg cyclone cyclones cyclops cyclops1 cyecvevhbr cygnus cygnusx1 cyjdsvujljv cyndi cynthia cynthia1 cypher
        cypress cyrano cyril cyrus cyrus1 cyzkhw d12345 d123456 d1i2m3a4 d1lakiss d2000lb d6o8pm d6wnro d78unhxq d9ebk7 d9ungl dabears dabomb
        daboss daboys dabulls dad2ownu daddie daddio daddy1 daddy123 daddy2 daddyo daddys daddyy daedalus daemon daewoo daffodil daffy dagestan
        dagger dagobert dagwood dahc1 dahl daigle dailey daisy daisy1 daisy123 daisy2 daisydog daisymae daisymay daisys dakine daking dakot
        dakota01 dakota1 dakota12 dalamar dale dale03 dale88 dalejr dalejr8 daley dalglish dalia dalla dallas1 dallas11 dallas12 dallas21
        dallas22 dallastx dalmatio dalshe dalton daly damage11 damager daman damaris damia damian damien dammit damned69 damngood damnit damon
        damon1 dan123 dana dance1 dancer1 dandfa dane danelle danette dang dangerou danial danica danie daniel daniel1 daniel12 daniel123
        daniel2 daniela daniela1 danielit daniella danielle danielle1 daniels daniil danijela danil danil8098 danila danilka danilov danimal
        danita dank dank420 danman danmark danna danni danni1 dannie dannon4 danny danny1 danny123 danny2 dannyboy dante dante1 dante123 dantes
        danthema dantheman dantist danzig daphne dapimp dapper dapzu455 dara darby darby1 darci darcie darcy darden daredevi daredevil daren
        daria darian darien darin darina dario darius darkange darkangel darkelf darken darkjedi darkknig darkknight darklord darkman darkmoon
        darknes darknight darkone darksoul darkwing darkwolf darla darleen darlene darline darnell darock darre darrel darrell darren darrian
        darrin darryl darter darth darthmau darthvad darthvader darwin daryl dasani dasha dasha1 dasha123 dashadasha dashenka dashka dastan
        datalife datalore datnigga datsun daugherty dauren dave dave1 dave12 dave123 davecole davenport davex daveyboy david david01 david1
        david12 david123 david2 david69 david7 davida davidb davidc davidd davide davidg davidh davidj davidk davidkin davidl davidlee davidm
        davido davidoff davidp davidr davidruiz davids davidson davies davila davina davinci davion davis davis1 davison davros dawg dawg1
        dawggy dawgs dawgs1 dawkins dawn dawna dawns dawson dayan daydream dayna daytek daytona daytona1 dazzle dbacks dbityrf dbjktnnf dbnfkbq
        dbnfkbr dbnfkz dbrecz dbrekz dbrf134 dbrnjh dbrnjhjdbx dbrnjhjdyf dbyjuhfl dcowboys dcpugh dcunited ddddd1 dddddd1 ddddddd1 ddgirls
        de7mdf deacons deaddog deadeye deadhead deadlift deadlock deadman deadman1 deadmeat deadpool deadspin deadwood deamon dean deana deandre
        deann deanna deanne deano death1 death123 death666 deathnote deathrow deathsta deaton debbie debbie1 debby debi debora deborah deborah1
        debra debrah decatur decimal decker declan dedra deejay deena deepak deepblue deeppurple deepsea deepthro deepthroat deere deerhunt
        deerhunter deeznuts deeznutz defamer default defcon defcon1 defiant defiant1 defjam deftone dehpye deicide deidra deidre deimos deion21
        deirdre dejavu dejesus delacruz delaney delarosa delasoul delatorre delbert delboy deleon delete delfin delfina delgado delia delight
        delilah della delma delmar delmer deloach delois delong delorean delores deloris delphi delphia delphin delphine delpiero delsol delta
        delta1 delta123 delta2 delta4 delta9 deltaforce deltaone deltas deluca deluge deluxe delvalle demeter demetra demetria demetrius demian
        demigod demo demon1 demon666 demond dempsey den123 dena denali deneen deneme deng denice deniro denis denis1 denis123 denisa denise
        denise1 deniska denisov denman85 denna denney denni dennis dennis1 dennison denny denson dent denton denver denver1 deon depeche
        depechemode derek derek1 derevo derf derick derparol derrick derrick1 desade desant desert designer desire desiree deskjet desktop
        desmond desperad desperado desperados dessie destin destiny1 destro destroye detectiv detlef detroit1 deuce deusex deutsch deutschland
        deviant devil devil1 devil666 devilboy devildriver devilman devilmaycry devilmaycry4 devils1 devin devin1 devine devlt4 devo devo2706
        devon devore dewalt dewayne dewey dewitt dexte dexter1 dfcbkbcf dfcbkbq dfcbkmtd dfcbkmtdf dfcbktr dfcmrf dfghjc dfhdfhf dfkmrbhbz
        dfkthbq dfkthbz dfkthf dfktyjr dfktynby dfktynbyf dflbvrf dfnheirf dfytxrf dga9la dgl70460 dharma dhip6a dhjnvytyjub diabl diablo1
        diablo2 diablo66 diablo666 diabolo dialog diamant diamante diamon diamond1 diamond3 dian diana diana1 diane diane1 dianka diann dianna
        dianne diao diaper dias diaz dicanio diceman diciembr dick1 dick12 dick69 dickens dicker dickerson dickey dickface dickie dickies
        dickinson dickless dickme dicks dickson dicksuck dickweed dicky dictiona diddle didier didit diego diego1 diehard diehl diese diesel1
        dietcoke dieter dietrich dietz digdug digge digger1 diggers diggity diggler diggs digimon digita digital1 digitalprodu digiview dignity7
        digweed dilbert1 dildo dildos dill dillard dilligaf dillon dillweed dilshod dima dima12 dima123 dima1234 dima12345 dima1990 dima1992
        dima1993 dima1995 dima1996 dima1997 dima1999 dima2000 dima2010 dima55 dimarik dimas dimasik dimebag dimensio dimitri dimochka dimon
        dimon4ik dimples dimsum dimwit dina dinah dinamo dinara dindom dinero dinesh ding dingbat dingdong dingo dingo1 dinkle dinmamma dino
        dinosaur diogenes dion dionne dionysus diosesamo dipper dipset dipshit dipstick direwolf dirk dirkpitt dirtbag dirtball dirtbike dirty1
        dirtyboy dirtyd dirtydog discgolf disco disco1 discover discus diskette disney1 disturbe diva diver diver1 divers divine divx1 dixie
        dixie1 dixiedog dixon dizzy1 djamaal django djdjxrf djdxbr djembe djg4bb4b djgabbab djghjc djhjyf djhvbrc djkjlz djkrjdf djkrjlfd
        djkujuhfl djljktq djohn11 dkflbckfd dkflbr dkflbvbh dkflbvbhjdbx dkflbvbhjdyf dlanod dmb2010 dmband dmitriev dmitrii dmitriy dmitry
        dmoney dnsadm dnstuff dobber dobbins dobbs doberman dobson doc123 docker dockers dockery docto doctor1 dodd dodge dodge1 dodger dodger1
        dodgeram dodgers1 dodges dodgeviper dodson doedel dog123 dogbert dogbite dogbone dogboy dogbreat dogcat dogday dogface dogfart dogfight
        dogfish dogfood dogg dogger dogggg doggie1 doggies doggone doggy doggy1 doggydog doggys doggysty doggystyle doghouse doglover dogma
        dogman dogmeat dogpound dogs dogshit dogstar dogstyle dogwood dohcvtec doherty doit doitnow dokken doktor dolan dolemit1 dolemite dolfan
        dolfin dolittle dollface dollie dolly dolly1 dolomite dolores dolphi dolphin1 dolphin2 doma77ns domainlock2005 domani dome69 domenico
        domenow domin dominator dominga domingo dominguez domini dominic dominic1 dominick dominik dominika dominion dominiqu dominique domino1
        dominos dominus dona donahue donald donald1 donaldson donger dongle donita donjuan donkey1 donn donna donna1 donnas donnell donnelly
        donner donnie donny donovan dont4get dontae dontknow donuts doober doobie doodah doodie doodle doodles doofus doogie doogle dooker
        dookie dooley doomsday doorknob doozer doqvq3 dora doraemon doran dorcas doreen doremi dorene doretha dori dorian dorina dorinda doris
        doris1 doritos dorman doroga doromich doroth dorothea dorothy dorothy1 dorris dorsai dorsey dortha dorthea dorthy dortmund doss dotcom
        dothedew dotson dottie doty doubled douche doudo doug dougal doughboy dougherty dougie douglas douglas1 dove dover1 dovie dowd dowdy
        dowell dowling downey downhill downing downlow downs doyle dozier drache draco dracon draconis dracula drag0n dragan dragnet drago
        dragon0 dragon00 dragon01 dragon10 dragon11 dragon12 dragon123 dragon13 dragon2 dragon21 dragon22 dragon23 dragon3 dragon5 dragon66
        dragon69 dragon7 dragon76 dragon77 dragon88 dragon9 dragon99 dragonba dragonball dragonballz dragonfire dragonfl dragonfly dragons1
        dragonz dragoon dragos dragrace dragster dragula drahcir drake drake1 draken drakkar drakon drakula draper draven drdoom dreads dream1
        dreamcas dreamcast dreamer1 dreamers dreamon dreams1 dreday dresden dressage drevil drew drewman drexel drgonzo dribble drifter driller
        drinker driscoll driver1 driver8 drizzt drjynfrnt drlove drogba droopy dropdead dropkick dropzone drpepper druid druids drumline
        drummer1 drummers drummond drumset drumss drunk1 drywall dshade dte4uw dthjxrf dthjybrf dthyjcnm dtkjcbgtl dtlmvf dtnfkm dtxyjcnm dtythf
        dually duan duane duarte dube dublin dubois dubose ducati1 ducati99 duchess duck duckhunt duckie duckling duckman ducks ducks1 ducksoup
        duckworth ducky ducky1 dude123 dudelove dudeman dudley duende duff duffbeer duffer duffman duffy duffy1 dugan duggan duke duke01 duke1
        duke11 duke3d dukedog dukes dukester dulce duluth dumas dumbass dumbass1 dummies dummy1 dunamis dunbar duncan duncan1 duncan21 dunce1
        dundee dungeon dunham dunhill dunlap dunn dunning dupont24 dupre dupree duracell duran durango durango1 durant durbin durham duster
        dustin dustoff dusty dusty1 dusty197 dustydog dutch1 dutchess dutchman dutchy dutton duvall dvader dwayne dwight dwml9f dwyer dyer dykes
        dylan dylan1 dynamite dynamo dynastar dynxyu dyson dzakuni dzxtckfd e3w2q1 e5pftu ea53g5 eadgbe eae21157 eagle123 eagle2 eagle3 eagle5
        eagleeye eagleone eagles05 eagles1 earl earle earlene earline earnest earnestine earnhard eartha earthlin earthlink easley eason easter
        eastman eastside eastwest eastwood easy123 easypay eatcum eatit eatme1 eatme2 eatme69 eatmee eatmenow eatmeraw eaton eatpussy eatshit
        ebert eboni ebony ebony1 echo45 echols eckert eclipse1 ecstacy edcrfv eddie eddie1 eddies eddy edelweis eden edgar edgard edgardo
        edgewise edie edinburg edith edmond edmonds edmondson edmund edna edoardo edthom eduard eduard1 eduardo edvard edwar edward edward1
        edward12 edwardo edwards edwardss edwin edwina edythe eeeee1 eeeeee1 eeeeeee1 eeyore efbcapa201 effie efrain efren efyreg egan eggbert
        egghead eggleston eggman eggplant egoist egorka egorov egorova eieio eight8 eightbal eightball eileen eintrach eistee ejaculation
        ekaterina ekmzyf el546218 elaina elaine elaine22 elam elana elba elbereth elbert elcamino elda eldar elder eldiablo eldon eldora
        eldorado eldridge eleanor eleanore electra electro electron elefant elefante elektra elektrik elektro element element1 elementa elena
        elena1 elenberg elendil elenka elenor elephan eleven11 elfquest elfriede elfstone elgato elguapo elia elias elida elijah elinor elisa
        elisabet elisabeth elise eliseo elisha elissa eliston elite1 elite11 eliza eliza1 elizabeth elizabeth1 elizaveta elizebeth eljefe elkins
        ella ellen ellen1 eller ellie ellie1 ellington elliot elliott ellis ellis1 ellison elloco elma elmer elmira elmo elmore elna elnino
        elnora elocin elodie elohim eloisa eloise elouise eloy elpaso elric elrod elrond elsa elsie elton eltoro elva elvera elvia elvin elvira
        elvira26 elvis elvis1 elvis123 elvisp elviss elway elway7 elwood elyse elysium emachine emachines emanuel emanuela emanuele embalmer
        emerald emerald1 emerica emerson emery emil emile emili emilia emiliano emilie emilio emily emily1 emine eminem1 emma emmanuel emmett
        emmitt22 emmons emogene emory empire1 empires emyeuanh enamorad encore ender ender1 endymion enedina energie energize enfield enforcer
        engage engel engine1 englan england1 engle enid enigma1 enkeli ennis enrico enriqu enrique enriqueta enriquez enter1 enter123 enter2
        enterme enternow enterprise entropy envision epaulson epiphone episode1 epperson epps epsilon epson epvjb6 epwr49 equinox eragon eraser
        erasmus erasure erbol erebus erection erevan erfolg erhfbyf eric eric1 eric12 erica erica1 erich erick ericka erickson ericsson erik
        erika erika1 erin erkina erlan erlinda erma erna ernest ernestina ernestine ernesto ernie ernie1 ernst erotic erotica errol ervin erwin
        escada escalade escher escobar escobedo escorpio escorpion eskimo esmerald esmeralda espace espana espanol esparza esperanz esperanza
        espinosa espinoza esposito espresso esprit esquire esquivel essendon essie esteba esteban estela estella estelle estep ester estes
        esther estrada estrell estrella eternal eternal1 eternity ethan ethan1 ethel ethelyn etheridge ethernet etnies etoile etower etta etvww4
        eubanks euclid eugen eugene eugene1 eugeni eugenia eugenio eula eulalia eumesmo eunice euphoria eureka europa euskadi evalyn evan
        evanescence evangeli evangelina evangeline evangelion evans evelia evely evelyn evenflow everest everett everette evergree everhart
        everlast evermore everques everquest everton1 evertonf everythi evets evette evgeni evgenia evgenii evgeniy evgeniya evgeny evgesha evie
        evil666 evildead evilone evolutio evon evonne ewelina ewing ewtosi ewyuza exbntkm excalibe excalibu excalibur excell excellen excelsio
        excite executiv exigen exigent exodus exotic exploite explore1 express1 extacy extasy extensa extrem extreme1 eyeball eyecandy eyespy
        eyphed ezell ezra f**k f00b4r f00bar f00tball f123456 f15eagle f1f2f3 f3gh65 f9lmwd fabia fabian fabiana fabie fabien fabienn fabienne
        fabio fabiol fabiola fabolous fabregas fabric fabrice fabrizi facefuck faceoff facesit facial facile faerie fagan faggot failsafe
        fairchild fairfiel fairlane fairmont fairview fairway faisal faith faith1 fakepass falcon1 falcon16 falcon2 falcons falcons1 falcor
        fallen fallen1 fallout fallout2 fallout3 falstaff famil famili familia family1 familyguy fanatic fandango fang fannie fanny fanta
        fantasia fantasma fantasti fantasy1 fantik fantom fantomas fantomen faraon farcry farhad farhan farida farkle farley farmall farmboy
        farmer farmer1 farnsworth farout farr farrah farrar farrell farris farrow farscape farside farside1 fart farter fartface farting fartman
        fartripper fastback fastball fastcar fastcars fasted faster fastfood fastlane fatass fatbob fatcat fatcat1 fatcock fatdaddy fatdog fathe
        fathead fatim fatima fatjoe fatluvr69 fatman fatpussy fatty fatty1 faulk faulkner faust faustino favorit favorite2 favorite5 favorite6
        favorite7 favorite8 favre favre4 fawn faye fcbarcelona fcbayern fcporto fdfnfh fdm7ed fduecn feanor fearless feather feathers feb2000
        federic federica federico fedora fedorov fedorova feeder feedme feelgood feelme felder feldman felecia felica felice felicia feliciano
        felicida felicita felicitas feliks feline felip felipa felipe felisha felix felix1 felixx fellatio fellini fellowes femmes fencer fende
        fender1 fenerbahce feng feniks fenix fennell fenris fenster fenton fenway ferari ferdinan ferdinand fergie fergus ferguson fermat fern
        fernand fernandes fernandez fernando ferndale ferne ferrar ferrara ferrari1 ferrari2 ferrari3 ferrari5 ferreira ferrell ferret ferrets
        ferris fester festus fetish01 fettish feyenoord feynman fffff1 ffffff1 fffffff1 ffvdj474 fghtkm fgjrfkbgcbc fgntrf fgtkmcby fhctybq
        fhntv1998 fhntvbq fhntvrf fhvfutljy fialka ficker fiction7 fiddle fiddler fidel fidelio fidelis fidelity fidget fields fiesta figaro
        fightclu fightclub fighter fighter1 fighton figment figueroa fihdfv filbert filibert filimon filipe filipp filippo filomena filter
        finalfan finalfantasy finance1 finbar finch finder findme findout finger fink finley finn finney finster fiona fiona1 fire1 fire777
        fire911 fireblad fireblade firecat firedog firefigh firefighter firefly firefly1 firefox firehawk firehous fireman1 firenze firestar
        firestarter firestor firestorm firetruc firetruck firewall firewire firework first1 firstone fische fischer fish1 fish123 fish1234
        fishbait fishbone fishboy fishcake fisher fisher1 fisherma fisherman fishes fishface fishfood fishhead fishin fishing1 fishnet fishon
        fishtank fishy fishy1 fisk fister fistfuck fisting fitch fitness fitter fitzgerald fitzpatrick fivestar fixit fizzle fk8bhydb fkbyf001
        fkbyjxrf fkbyrf fkg7h4f3v6 fkmnthyfnbdf fktdnbyf fktrcfylhf fktrcfylhjdbx fktrcfylhjdyf fktrctq fktyeirf fktyjxrf fktyrf flaherty flame1
        flameboy flamengo flamer flames flamingo flanagan flange flanker flapjack flapper flash1 flash123 flasher flashman flathead flatline
        flatron flavio fleetwoo fleming fletch fletcher flexible flhtyfkby flicka flicks flight1 flimflam flint flintsto flipflop flipmode
        flipper1 flippy flipside flipyou flogger flood floppy flor flora flore florenc florence florene flores florian florian1 florid florida1
        florida2 florin florine flossie flossy flotsam flounder flowe flower1 flower2 flowers flowers1 floy floyd floyd1 flubber fluff fluffy1
        flutie flvbybcnhfnjh flyaway flyboy flyer flyer1 flyers1 flyers88 flyfish flyguy flyhigh flynn flyrod fmale fnkfynblf fnord focus1
        foghorn fogle fokker foley followme fomoco fonda fontaine fontenot fonzie foolio footbal footbal1 football1 football12 football2 foote
        footer foothill footjob footlong footlove footman footsie forall forbes forbidde force1 ford ford1 ford150 ford9402 fordf150 fordf250
        fordf350 fordman fordtruc fordtruck foreman foreplay foreskin forest1 forest11 foreve forever1 forfree forfun forgetit forgotit forgotte
        forklift forlife forman forme formula formula1 fornow forrest forrest1 forsaken forsythe forte fortier fortin fortis fortner fortun
        fortuna fortune12 forty2 fortytwo forumwp foryou forzima fosgate foss fossil foster fosters foucault foundati fountain four20 fournier
        foust fowler foxbat foxcg33 foxfire foxglove foxhound foxtrot foxtrot1 foxy foxylady fozzie fqkw5m fractal fraggle fraley framer fran
        franc franca france1 frances francesc francesca franchis franci francine francis francis1 francisc francisca francisco franco francoi
        francy frank frank1 frank123 frank2 frankfur franki frankie frankie1 franklin franks franky franny frantz fraser frazier frdfhbev freak1
        freakout freaks freakshow freaky1 freckles fred fred01 fred1 fred12 fred123 fred1234 fred69 fred99 freda fredd freddd fredderf freddie
        freddie1 freddy1 freddy12 frederi frederic frederick frederik fredi fredrick free4all freebie freebird freedo freedom2 freedom3 freedom5
        freedom7 freee freeee freefall freek freelanc freelove freemail freeman freeman1 freeme freenet freeporn freeport freeride freesex
        freestuff freestyl freetime freeway freewill frehley freida freiheit fremont frenchfr frenchie frenchy frequenc fresca fresh1 fresno
        frey freya frfltvbz friday1 friday13 fridolin frieda friedman friedric frien friend1 friends1 friendste friendster fright frigid frisbee
        frisco friskie frisky fritter fritz fritz1 frnhbcf frodo frodo1 frog frogger frogger1 froggie froggies froggy1 froglegs frogman frogs
        froinlaven frolova fromage fromv front242 frontera frontier frosch frost frosty fruitbat fruitcak fruity frye fuaqz4 fubar fubar1 fucing
        fuck0ff fuck1 fuck12 fuck123 fuck1234 fuck69 fuck777 fuck_inside fuckall fuckass fucke fuckedup fuckem fucker1 fucker11 fucker69 fuckers
        fuckface fuckfest fuckhard fuckhead fuckher fuckhole fuckina fuckinside fucklove fuckm fuckme1 fuckme2 fuckme69 fuckmeha fuckmehard
        fuckmenow fuckof fuckoff1 fuckshit fuckslut fuckthat fucktheworld fuckthis fucku fucku2 fuckup fuckyeah fuckyo fuckyou! fuckyou1
        fuckyou123 fuckyou69 fuckyou7 fucmy69 fudge1 fuente fuentes fugate fugazi fuhrfzgc fujifilm fujitsu fuking fulcrum fulham fullback
        fuller fullmetal fullmoon fullsail fulton fultz fumanchu fun123 fun4me funboy fungus funguy funhouse funk funky funky1 funny1 funnyman
        funsex funstuff funtik funtime funtime1 funtimes furball fusion fussbal fussball futbol futur futura futurama future1 futyn007 fuzzball
        fuzzy fuzzy1 fvthbrf fwsadn fx3tuo fy.nrf fyabcf fyfnjkbq fyfrjylf fyfyfc fylhjvtlf fylhtqrf fynjif fynjirf fynjybyf fytxrf fyutkbyf
        fyutkjr fyutkjxtr fyyeirf fzappa g00ber g00gle g12345 g3ujwg g9zns4 gabber gabbie gabby1 gabrie gabriel gabriel1 gabriel2 gabriela
        gabriell gabriella gabrielle gaddis gadget gadzooks gaell gaelle gaetan gaetano gaffer gaffney gagarin gage gagged gagger gagging gagher
        gagne gagnon gaijin gail gaines gaither galactic galactus galadriel galahad galant galary galatasaray galaxie galaxy1 gale galen galena
        galeries galileo galindo gallaghe gallagher gallant gallardo gallaries gallegos gallo galloway galvan gamble gambler gameboy gamecock
        gamecube gameon gameover gamer gamera gamers games1 gametime gamez gamma gamma1 gandal gandalf1 gandalf2 gandolf gandon gandy ganesh
        ganesha gangbang gangbanged gangrel gangst gangsta gangsta1 gangstar gangste gangster ganja ganjaman ganjubas gann gannibal gannon
        ganster gant ganymede garand garci garcia garcia1 garden gardenia gardiner gardner gareth garfiel garfield1 gargamel gargoyle garion
        garland garner garnet garrett garrett1 garrison garry garten garter garth garvin gary garza gaskins gasman gatech gatekeep gates
        gateway1 gateway2 gateways gatit gatito gatlin gator gator1 gatorade gatorman gators1 gatsby gaucho gauntlet gaurav gauthier gavin
        gavrik gawker gayboy gaydar gaye gayla gayle gaymen gaynell gaysex gazelle gazza gbcmrf gbgbcmrf gbhcf2 gbhfvblf gblfhfcs gbpacker
        gbpltw gbyudby gdtrfb gearhead geary gecko gecko1 geddylee geek01d geeman geezer geforce gegcbr geheim gehrig geibcnbr geiger geilesau
        geirby geisha gembird gemin gemini1 gemma gemma1 gemstone gena genaro gene general1 generic generic1 genesi genesis1 geneva geneve
        geneviev genevieve geng genghis geniu genius1 geniusnet genoveva gentile gentry geoffrey geolog geordie georg george george01 george1
        george11 george12 george2 georgette georgi georgia georgia1 georgiana georgianna georgie georgina georgiy gepard gerald gerald1 geraldin
        geraldine geralyn gerard gerardo gerasim gerber gerbil gerda gerhard geri germaine german1 germania germany1 geronimo geronto gerrard
        gerri gerrity1 gerry gerry1 gertie gertrude geryfe gesperrt getalife getbent gethigh getin getit getiton getlaid getlost getmein
        getmoney getnaked getoff getout getpaid getrich getsdown getsmart getsome gfccdjhl gfcgjhn gfdkbr gfdkjdf gfgfvfvf gfgjxrf gfhfif
        gfhfljrc gfhfyjz gfhjdjp gfhjkm007 gfhjkm1 gfhjkm12 gfhjkm123 gfhjkm2 gfhjkm22 gfhjkmgfhjkm gfhjkmm gfhjkmxbr gfhjkzytn gfhkfvtyn
        gfhnbpfy gfhreh gfif1991 gfnhbjn gfnhbr gforce gfxqx686 gfyfcjybr gfynthf ggggg1 gggggg1 ghandi ghbdt ghbdtn1 ghbdtn12 ghbdtn123
        ghbdtnbr ghbdtnbr1 ghbdtnbrb ghbdtndctv ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghbhjlf ghblehjr ghblehrb ghbphfr ghbrjk ghbrjkbcn
        ghbrjkmyj ghbynth ghbywtccf ghetto ghfdlf ghhh47hj764 ghhh47hj7649 ghjcnb ghjcnbnenrf ghjcnj ghjcnj123 ghjcnjgfhjkm ghjcnjghjcnj
        ghjcnjnfr ghjcnjq ghjcnjrdfibyj ghjdthrf ghjgecr ghjkju ghjnjnbg ghjnjrjk ghjrehfnehf ghjuhfvvf ghjvtntq ghost ghost1 ghost123 ghostdog
        ghostman ghostrid ghostrider ghtktcnm ghtpbltyn ghzybr giacomo gianluca gianni giant1 giantess giants1 gibbon gibbons gibbs giblet
        gibson gibson1 gibsonsg giddyup gideon gifford gigabyte giggle giggles giggs11 giggsy gigolo gilbert gilbert1 gilberto gilchrist gilda
        giles gilgames gill gilles gillespie gillette gilley gilliam gillian gilliland gillis gilly gilman gilmore gimlet gina ginge ginger1
        ginger11 ginger12 ginger2 ginny gino ginola ginscoot ginuwine giordano giorgi giorgia giorgio giovann giovanna giovanni gipper gipson
        giraffe girard girdle girfriend girl78 girlie girlies girls1 girlss girlz girsl gisela gisele giselle gitara gitler giulia giulio
        giusepp giveitup giveme givens gixxer gizmo1 gizmo123 gizmo69 gizmodo gizmodo1 gizmos gizzmo gjgeufq gjhjctyjr gjhjkm gjkbyf gjkbyjxrf
        gjkbyrf gjmptw gjrtvjy gjvbljh gjyxbr gladiato gladiator gladis gladston gladys glamour glamur glass glavine gldmeo gleason glen glenda
        glendale glenn glenna glennwei glenwood glider glist glitter global1 globus glock glock17 glock19 glock21 glock22 glock23 glori gloria
        glory glory1 glotest glover gmctruck gmoney gn56gn56 gnaget gnasher23 gnatsum gnbxrf gnosis gnusmas go1234 go2hell go4it goalie goarmy
        goat goatboy goatman goats goaway gobama gobbler gobears gobigred gobills goblin goblue1 gobrowns gobruins gobucks gobucs gobuffs
        gobuffs2 gocanes gocards gocats gocubs godawgs godbless godboy goddard goddess goddess1 goddog godfathe godfather godfrey godisgoo
        godisgood godislove godiva godlike godloves godofwar godslove godsmack godspeed goduke godwin godzila goeagles goethe goetz gofast goff
        gofish goforit goforit1 gogators gogeta gogetit gogiants gogirl gogreen gohabsgo gohan gohawks goheels gohogs gohome goins goirish
        gojets gojira gokart goku golakers gold1 gold123 golda goldberg golde golden1 goldeney goldeneye goldfing goldfinger goldie goldman
        goldmine goldorak goldrush goldsink goldsmith goldstar goldstein goldwing goleafs golf1 golf11 golf12 golf18 golf69 golf72 golf99
        golfball golfcart golfclub golfe golfer1 golfer12 golfer23 golfers golfgti golfin golfing golfing1 golfman golfnut golfpro golfvr6
        golgo13 goliath gollum golova gomer gomes gomets gomez gonads gonavy gondor gonefish gong gonoles gonzale gonzales gonzalez gonzalo
        gonzo gonzo1 goober1 goobers gooch goochi good1 good12345 good123654 good2go good4u goodbeer goodboy goodday gooddog goode gooden
        goodfell goodfellas goodfood goodgirl goodguy goodhead goodie goodison goodlife goodluck goodman goodnews goodone goodrich goodsex
        goodson goodstuf goodtime goodtimes goodtogo goodwin goodwood goodyear goofball goofy goofy1 googl google1 google12 google123 goomba
        gooner gooner1 gooners goonies goose goose1 gooseman goosey gopack gopher gophers gorams gordito gordo gordo1 gordon gordon1 gordon24
        gore gorgon gorilla gorilla1 gorillaz gorman gorodok goshen gosia goss gossett gostoso gotcha goten gotenks goterps goth gotham gothic
        gotigers gotika gotit gotlove gotmilk gotohell gotribe gotti gotyoass gould govols gowest gowings gr8ful gr8one grace grace1 gracelan
        gracie gracie1 graciela grady graf graham graham1 gramma gramps granada grand1 grandad grandam grandpri grandprix granger granit granny
        granp grant grant1 grantham grapeape grapes grappler grasshop grassy gratis graves gravis gray grayson graywolf grease great1 greatone
        greats greatsex greco greddy greedisgood greedo green green1 green11 green12 green123 green2 green22 green23 green3 green5 green7
        green99 greenbay greenberg greenbud greendog greene greener greeneye greenfield greenman greens greentea greenwoo greenwood greeny greer
        greg gregg greggy gregor gregoria gregorio gregory gregory1 gremio gremlin gremlins grendel grendel1 gresham greta gretchen gretsch
        gretzky greyhoun greywolf gridlock grier griffey griffey1 griffin griffin1 griffins griffith griffiths griffon griffy grifter griggs
        grigio grigsby grils grimace grime grimes grimlock grimm grin grinch grinder gringo gripper griselda grisha grissom grizli grizzly
        grizzly1 grogan gromit grommit groove groovy gross grossman grouch groucho groupd2013 grouper grouse grove grover groves growler grubb
        grubber grubbs gruber grumpy grunge grunt grunt1 grunts gryphon gsewfmck gsgba368 gspot gstring gsxr1000 gsxr11 gsxr1100 gsxr600 gsxr750
        gtfullam gthcbr gthtcnhjqrf gtivr6 gtkmvtyb gtkmvtym gtnhjdbx gtnhjdf gtxtymrf guadalup guadalupe guai guajardo guan guang guardian
        guatemal gubber gucci guderian guerra guerrero guess1 guessit guesswho guest1 guevara guido1 guidry guillaum guillen guillerm
        guillermina guillermo guillory guiness guinn guinnes guita guitar1 guitar12 guitarra guitars gulliver gulmira gulnara gulnaz gulnur
        gumball gumbo gumby gumby1 gunderson gungho gunn gunnar gunner1 gunners gunners1 gunship gunsling gunslinger gunsmoke gunter gunther1
        guppy gurley gusher gussie gustafson gustav gustavo guster guthrie gutierrez guyton guyute guyver guzman gwen gwendolyn gwju3g
        gy3yt2rgls gymnast gymnastic gypsy gypsy1 gznybwf13 h00ters h2opolo h2slca h4x3d ha8fyp haas habana habanero habari habibi hack hacked
        hacker1 hackers hackerz hackett hacking hackme hadley hadoken hadrian hagan hagen hager haggis haha123 hahah hahaha1 hahn hailey haines
        hairball hairston hairy hairy1 hajime hakeem hakkinen hakr hal9000 halcyon hale haley haley1 halflife halflife2 halfmoon halfpint
        halibut halifax hall hallie hallo hallo1 hallo123 hallow hallowee halo123 halogen hambone hamburg hamburg1 hamburge hamby hamel hamilton
        hamish hamlin hamm hammarby hamme hammer1 hammerhe hammers hammers1 hammond hammonds hammons hamper hampton hamradio hamster hamster1
        hancock handbag handbags handball handcuff handjob handy handyman haney hangman hankins hanks hanley hanna hanna1 hannah01 hannah1
        hannes hannibal hannon hannover hans hansen hansol hansolo hansolo1 hanson hanter hanuman hapkido happines happy12 happy123 happy2
        happy69 happy7 happyboy happyday happydays happydog happyman happyme happyone happys harald harbin harcore hard1 hard4u hardass hardball
        hardbody hardcock hardcor hardcore1 harddick harden hardhat hardhead hardin harding hardison hardline hardman hardone hardrock hardtail
        hardtime hardwood hardwork hardy hare hargrove haribo hariom harkins harlan harle harlem harley01 harley1 harley11 harley12 harley2
        harley69 harleyd harman harmon harmony1 harms harold harp harper harpoon harpua harrell harri harrie harrier harriet harriett harriette
        harrington harris harris1 harriso harrison harry harry1 harry123 harrypot harrypotter harrys hart hartland hartley hartman harve harvest
        harvey harvey1 harvick hashem hashish haskins haslo1 hastings hatch hatcher hateme hater haters hatesyou hateyou hatfield hathaway
        hatteras hattie hatton hattrick hauser havana havefun havens hawaii1 hawaii50 hawaiian hawk hawkdog79 hawker hawkeye1 hawkeyes hawking
        hawkins hawkman hawkmoon hawks hawks1 hawkwind hawley hawthorn hawthorne hax0red hayabusa hayastan haydee hayden hayduke hayes hayley
        haynes hays hayward hazel hazel1 hazelnut hazmat hbxfhl hcleeb hd764nw5d7e1vb1 hea666 headcase headers headless headshot healy hearn
        heart1 hearts heater heath heathe heather heather1 heather2 heathers heathrow heaton heatwave heaven1 heavyd hebert hecate heck heckfy
        hecnfv hector hedgehog hedimaptfcor hedrick hedwig heeled heidi heidi1 heineken heinlein hej123 hejsan helen helen1 helena helene helga
        helicopt helios helium hell666 hellas hellbent hellboy hellcat hellen heller hellion hellno hello12 hello1234 hello2 hello2u hello5
        hello9 hello99 hellohel hellokit hellokitty helloman hellome hellomoto helloo hellos hellothe hellothere hellou hellow helloween
        helloworld helloyou hellrais hellraiser hellsing hellspawn hellya hellyeah hellyes helm helmet helms helmut helpdesk helper helpme1
        helton heman hemicuda hemlock hemmelig hemphill henderso henderson hendricks hendrickson hendrix1 heng henley henning henriett henrietta
        henrik henrique henry henry1 henry14 henrys hensley henson henti hepcat herbert herbie hercule heretic herewego heriberto herkules
        herlinda herman herman1 hermelinda hermes herminia hermione hermit hermos hermosa hernan hernande hernandez herndon herons herpderp
        herrera herring herrington herrmann herron herschel hershel hershey hershey1 herson herve herzog heskey heslo hess hester hetfield
        hettie hevnm4 hewitt hewlett heybaby heyjoe heynow heythere heyyou hfccbz hfcgbplzq hfgcjlbz hfleuf hfljcnm hfytnrb hhhhh1 hhhhhh1
        hhhhhhh1 hiatt hiawatha hibees hibernia hickey hickman hickory hicks hidalgo hidden higginbotham higgins highball highbury highheel
        highland highlander highlife hightime hightower highwind hihje863 hikari hikaru hiking hilario hilary hilda hildegard hilfiger hill
        hillary hillbill hilliard hillman hillside hilltop himera himes himmel himura hinata hinds hines hingis hinkle hinojosa hinson hinton
        hip-hop hiphop1 hippie hippo hippos hiram hiroshi hiroyuki hirsch hisashi history1 hitachi hitchcock hite hitech hithere hitler hitman47
        hitomi hiziad hjccbz hjlbyf hjvfyjdf hoagie hobbes1 hobbit hobbs hobie hobiecat hobson hocke hockey1 hockey10 hockey11 hockey12 hockey2
        hockey99 hoddle hodge hodges hoff hoffman hoffmann hogan hogan1 hogger hogtied hogue hogwarts hokies hola holas holbrook holcomb holdem
        holden holden1 holder holein1 holeinon holen1 holger holida holiday1 holla holland holland1 holley holli holliday hollie hollingsworth
        hollins hollis holliste holloway holly holly1 holly123 hollyb hollydog hollywoo holm holman holmes holt holton holycow holymoly holyshit
        hombre home123 homebase homeboy homebrew homedepo homegrow homely homemade homepage homer homer1 homer123 homer2 homerj homers homersim
        homerun homewood homies hommer honda1 honda2 honda250 hondacbr hondaciv hondacivic hondacrx hondas hondo hondo1 honey1 honey123 honey2
        honeyb honeybea honeybear honeybee honeybun honeycutt honeydew honeypot honeys hongkong honolulu hooch hooch1 hoochie hood hookem
        hookers hooks hookup hooligan hooper hoopla hoops hoops1 hoopstar hoopster hoosier hoosiers hooter hooters1 hootie hoover hooyah hopeful
        hopefull hopkig hopkins hopkins1 hopper hoppy hopson horace horacio horatio hores horizon horn horndog horndog1 horne horner hornets
        horney1 hornie horny1 horny123 horny2 horny69 hornyboy hornydog hornyguy hornyman hornyone horse1 horseman horsemen horses1 horsesho
        horsey hortencia hortense hortensia horton horus hosehead hoseman hoser hoskins hot123 hot2trot hot4you hotass hotbabe hotbabes hotbod
        hotbody hotbox hotboy hotboys hotchick hotcock hotcum hotdamn hotdog1 hotdogs hotel6 hotgirl hotgirls hotguy hotlegs hotlips hotmama
        hotman hotmom hotone hotpants hotpussy hotrats hotred hotrod1 hotsauce hotsex hotshit hotshot hotspot hotspur hotstuf hott hottie1
        hotties hottub hotty hotwater hotwheel hotwheels hotwife houck houdini hough houle hound1 hounddog hounds house1 house123 house2
        housepen houser housewife housewifes houston houston1 hover howard howard1 howdy1 howe howell howland howler hoyle hpk2qc hr3ytm hrfzlz
        hrvatska hshfd4n279 htlbcrf htubcnhfwbz htubyf huai huang hubbard huber hubert huddleston hudgins hudson huerta huff huffman hufmqw
        hugecock hugedick hugetits hugger huggins hugh hughes hugo hugoboss hulda hulkster hull hullcity humberto humbug hummel hummer1 humper
        humphrey humphreys humphries humpty hun999 hung hunt hunte hunter01 hunter1 hunter11 hunter12 hunter123 hunter2 hunter99 hunting
        hunting1 huntley hurd hurley hurrican hurst hurtado hurtme husker husker1 huskers huskers1 huskies huskies1 husky husky1 hustler
        hustler1 huston hutchins hutchinson hutchison hutson hutton huynh hxp4life hyatt hyde hydro hyper1 hyperion hypnodanny hyundai hzze929b
        i62gbq i81u812 iaapptfcor iamcool iamgay iamgod iamhappy iamhere iamthema iamtheone ias100 iawgk2 ib6ub9 ibarra ibill ibill01 ibill123
        ibilljpf ibilltes ibragim ibxnsm icarus iceberg icecold icecrea icecube icehouse iceman1 iceman69 icetea icewind ichabod ichbins ichiban
        ichigo ichiro icu812 idalia iddqd iddqdidkfa idefix idella idiom idiota idkfa idontcare idontkno idontknow idteul idunno ifghjb iforget
        iforgot iforgot1 iggypop ignacio ignatius ignatz igor igor123 igorek igromania iguana ihateu ihateyou iiiii1 iiiiii1 iiyama ijrjkfl
        ijrjkflrf ikarus ikilz083 iklo ilaria ileana ilene iliana ilikeit ilikepie ilikesex ilikeyou illini illmatic illumina illusion ilona
        ilove ilove69 iloveamy iloveass ilovegirls ilovegod iloveher ilovehim iloveit ilovejen ilovekim ilovelife iloveme ilovemom ilovemyself
        ilovepor iloveporn ilovepus ilovepussy ilovesex iloveu2 iloveyo iloveyou! iloveyou1 iloveyou2 ilse iluvporn iluvsex ilya1234 ilya1992
        imagine1 imation imback imcool imelda imesh imhere imhorny imhotep imissyou immortal imogen imogene impalass impaler imperator imperium
        implants impreza imtheman imzadi incest incognito incubus incubus1 indahous indain independ india1 india123 indiana1 indianali indians1
        indica indiglo indon indy500 indycar ines inessa inez inferno inferno1 infinit infiniti inflames informat inga inge ingeborg
        ingodwetrust ingram ingram01 ingrid inhouse inkjet inkognito inlove inman innow insane insane1 insert insertion insertions insider
        insomnia inspecto inspiron install installdevic installutil insuranc integra1 intel intel1 intell interacial intercourse interex
        internat interne internet1 intheass intheend intj3a intranet intrepid intruder inuyash inuyasha invader invalidp invictus invis iola
        iomega iona ione ipanema iphone ipswich iqzzt580 irakli irby ireland1 irena irene iridium irina irinka iris irish1 irisha irishka
        irishman iriska irizarry irland irma irochka irondoor ironhead ironhors ironmaid ironmaiden ironman1 ironman2 ironmike ironpony ironroad
        irontree irvin irving irwin isaac isaac1 isaacs isabe isabel isabell isabella isabella1 isabelle isacs155 isaeva isaiah isbell iscool
        iseedeadpeople iseeyou isgay isgood isgreat ishikawa ishmael ishot ishtar isiah isidro iskander island1 islander ismael ismail isom
        israe israel issac issue43 istanbul istheman itachi italia italiano italy1 itdxtyrj itisme its420 itsme itsmine itstime itworks ivan
        ivan123 ivanhoe ivanka ivanna ivanov ivanova iverson iverson3 ivette ivey ivonne ivory iwanna iwantin iwantit iwantsex iwantyou izabella
        izzicam j12345 j3qq4h7h2v jabba jabber jabroni jacalyn jachin jacinta jack jack01 jack1 jack11 jack12 jack123 jack1234 jack22 jackal
        jackass1 jackdani jackdog jackel jacker jackie jackie1 jacklyn jacko jackoff jackpot jackryan jackso jackson jackson1 jackson2 jackson5
        jacky jaclyn jacob jacob1 jacob6 jacobs jacobsen jacobson jacque jacqueli jacquelin jacqueline jacquelyn jacques jacquline jada jadakiss
        jade jadzia jagged jagger jagr68 jagua jaguar1 jaguars jailbait jailbird jaimatadi jaime jaime1 jaimie jakarta jake jake01 jake1 jake11
        jake12 jake123 jakedog jakers jakester jalal123 jalapeno jam123 jamaal jamaica jamaica1 jamal jamar jambo jame jamel james james007
        james01 james11 james12 james123 james2 james23 james5 james69 james7 james99 jamesb jamesbon jamesbond jamesbond007 jamesc jamesd
        jameson jameson1 jamesp jamesr jamess jamest jami jamie jamie1 jamie123 jamielee jamies jamila jammer jammie jammin jana jane janeen
        janel janell janelle janet janet1 janette janeway janey janice janie janina janine janis janna jannette jannie jansen januar january1
        january2 janus japan1 japanees japanes jaqueline jaramillo jared jared1 jaredleto jarhead jarred jarrell jarrett jarrod jarvis jasmin
        jasmine1 jasmine2 jason jason1 jason12 jason123 jason2 jason25 jasonb jasonc jasond jasonm jasonn jasonp jasonr jasons jasont jasonx
        jaspe jasper1 jasper12 jaunita java javaman javelin javie javier jay123 jaybee jaybird jaycee jaydee jayden jayhawk jayhawks jayman
        jayme jayne jayson jazmin jazzbass jazzbo jazzer jazzie jazzman jazzy jazzy1 jbaby jblaze jbond007 jcnhjd jdeere jeadmi jean jeana jeane
        jeanetta jeanette jeanie jeanine jeanluc jeanna jeanne jeannette jeannie jeannine jeanpaul jearly jedi jediknig jediknight jedimast jeep
        jeep95 jeepcj5 jeepcj7 jeeper jeepers jeepman jeepster jeeves jeff jeff1 jeff24 jeffer jeffers jefferso jefferson jeffery jeffre jeffrey
        jeffrey1 jeffries jeffro jeffry jehova jehovah jelena jello jello1 jelly jelly1 jellybea jellybean jellyfis jemoeder jena jenelle
        jenifer jeniffer jenkins jenmt3 jenn jenna jenna1 jennaj jennette jenni jennie jennife jennife1 jennifer jennifer1 jenniffer jennings
        jenny jenny1 jenny123 jenny2 jenny69 jennyb jennyff jennys jenova jensen jerald jeraldine jerem jeremiah jeremy jeremy1 jeri jericho
        jericho1 jerico jerilyn jerkoff jerky1 jermaine jernigan jeroen jerold jerome jeronimo jerri jerrie jerrod jerrold jerry jerry1 jerryg
        jerrylee jerrys jerusale jesica jesper jess jesse jesse1 jessic jessica jessica0 jessica2 jessica7 jessica8 jessicas jessie jessie1
        jessy jester1 jesucrist jesus jesus1 jesus12 jesus123 jesus3 jesus7 jesus777 jesusc jesuschrist jesusis jesusislord jesuss jetaime
        jetbalance jeter jeter2 jethro jetman jets jetset jetski jetson jett jettie jewboy jewel jewel1 jewell jewels jezebel jg3h4hfn jgthfnjh
        jiang jiao jigga jiggaman jigger jiggle jiggy jigsaw jill jillian jillian1 jim123 jimbeam jimbo jimbo1 jimbob jimbos jimenez jiminy
        jimjam jimmer jimmie jimmy jimmy1 jimmy123 jimmy2 jimmyb jimmyc jimmyd jimmyg jimmys jing jingle jingles jiong jiujitsu jjjjj1 jjjjjj1
        jjjjjjj1 jjjkkk jkmuf jktxrf jktymrf jlaudio jledfyxbr jlhanes jmoney jmzacf jo9k2jw2 joan joanie joann joanna joanne joaquin job314
        jobber jobsearc jocelyn jochen jocker jockey jodeci jodi jodie jody joe123 joeblow joebob joeboy joecool joel joelle joellen joemama
        joeman joesakic joesph joetta joey joey1 joey123 johann johanna johanna1 johannes john john1 john11 john12 john123 john1234 john316
        john69 john99 johnathan johnathon johnboy johncena johndeer johndeere johndoe johnetta johngalt johnie johnmish johnn johnna johnnie
        johnny johnny1 johnny5 johnny69 johnny99 johnnyb johnpaul johns johnso johnson johnson1 johnson2 johnston joiner jojo12 joker1 joker123
        joker69 joker7 jokers joleen jolene jolly jolynn jomama jonah jonas jonatha jonathan jonathan1 jonathon jonboy jones jones1 joness
        jonesy joni jonna jonnie jonny jonny5 joonas jor23dan jorda jordan01 jordan1 jordan11 jordan12 jordan123 jordan2 jordan22 jordans jordyn
        jorge jorgensen joschi jose josef josefa josefina joselui joseluis josep joseph joseph1 joseph10 joseph12 josephin josephina josephine
        josette josh josh1 joshu joshua joshua01 joshua1 joshua12 joshua2 josiah josie josie1 josue joung jovita jowgnx joy123 joyce joyce1
        joycelyn joyful joyner joyride joystick jq24nc jrcfyf jrcfyjxrf jsbach juan juana juancarlo juanit juanita juanito juarez jubilee judd
        judi judie judith judson judy juehtw juergen juggalo juggernaut juggle juggs jughead juice juice1 juice2 juicer juicey juicy juicy1
        juillet jujitsu jules juli julia julia1 julia123 julian julian1 juliana juliann julianna julianne julie julie1 julie456 julieb julien
        julies juliet julieta juliette julio julissa julius julius1 july23 jumanji jumble jumbo jumper jumpman jumpman23 june17 june22 june29
        juneau junebug junfan jung jungle junglist juninho junio junior1 junior2 juniper junkie junkmail junkyard jupiler jupiter1 jupiter2
        jurassic just4fun just4me just4you justdoit juster justforfun justfun justi justice1 justin justin1 justin11 justin12 justina
        justinbieber justine justme justyna juventu jys6wz k.jdm k.lvbkf k12345 k123456 k1234567 k1ller k2trix k9dls02a kaboom kabuki kacey
        kacper kadett kagome kahlua kahn kahuna kailey kailua kairat kaiser kaitlin kaitlyn kaizen kajak kakadu kakarot kakaroto kakashi
        kakashka kakka kaktus kaktys kala kalani kalima kalina kalinina kalinka kalle kamasutr kamasutra kamehame kamehameha kami kamikadze
        kamikaze kamil kamil1 kamila kamilla kamran kanada kandi kandice kandy kane kaneda kang kangaroo kanker kannan kansas kansas1 kaplan
        kappa kappas kappasig kapusta kara karachi karaganda karamba karamel karamelka karan karaoke karapuz kardinal kardon kareem karen karen1
        karen2 karens kari karie karimov karin karina1 karinka karishma karissa kariya karl karla karlene karlos karma1 karman karol karolina
        karolina1 karolyn karon karpov karri karrie kartal karthik kartoshka karups karyn kasey kashif kashmir kasia1 kasimir kaskad kasparov
        kasper kassandra kasumi katana1 katarina kate katelyn katenok katerina katerinka katharin katharine katherine katheryn kathi kathie
        kathleen kathlene kathlyn kathrine kathryn kathryne kathy kathy1 katie katie1 katie123 katies katina katja katmandu katrin katrina
        katrina1 katrine katten katusha katy katya katz katze katzen kauffman kaufman kaulitz kavita kavitha kavkaz kawaii kawasak kayak kayak1
        kayaker kayaking kaye kayla kayla1 kaylee kayley kaylie kazakov kazanova kazantip kazbek kban667 kbcbxrf kbctyjr kbnthfnehf kbytqrf
        kcchiefs kcj9wx5n kearney kearns keating keaton kecia keebler keely keen keene keeper keeper1 keepout keines keisha keith keith1 keksa12
        keller kelley kelli kellie kellogg kelly kelly001 kelly1 kelly123 kelly2 kelly69 kellyann kellyb kellym kellys kelsey kelsey1 kelvin
        kemp kendall kender kendra kendrick keng kenna kennedy kennedy1 kennet kenneth kenneth1 kenney kennith kennwort kenny kenny1 kenny123
        kennyg kennys kenobi kenshin kenshiro kent kentavr kenwood kenworth kenya kenyatta kenyon kenzie keri kermit kermit1 kern kernel kerns
        kerouac kerr kerri kerrie kerry kerry1 kesha keshia kessler kestrel keven kevin kevin1 kevin123 kevins kevlar keyboard keyes keys
        keystone keywest kfcnjxrf kfgekz kfgjxrf kfhbcf kfvgjxrf kfylsi khaled khalid khan khorne kiara kickass kickass1 kicker kickflip kickit
        kickme kicksass kidd kidman kidrock kieran kieth kikimora kikker kilgore kill666 killa killa1 killabee killah killall killbill kille
        killemall killer1 killer11 killer12 killer123 killer2 killer23 killer66 killer666 killer7 killer99 killerbe killers killian killians
        killie killjoy killme killroy killyou killzone kilpatrick kilroy kim123 kimba kimball kimber45 kimberely kimberl kimberle kimberlee
        kimberley kimberly kimberly1 kimble kimbrough kimchee kimchi kimmie kimmy kimmy1 kincaid kindbud kindbuds kinder king king1 king12
        king123 king1234 king69 kingair kingdom1 kinger kingfish kingfisher kingkong kingme kingpin kingrich kings1 kingsize kingston kingsx
        kingtut kinkos kinky kinky1 kinney kinsey kipelov kipling kipper kira kiran kirby kirby1 kiril kirill123 kirk kirkland kirkpatrick
        kirsten kirstin kirsty kiser kisha kishore kiska kismet kissarmy kissass kisses kisska kissme kissmyas kissmyass kissss kitana kiteboy
        kitkat kitsune kitte kitten1 kittens kitties kitty1 kitty123 kitty2 kittycat kittykat kittys kiwi kjgfnf kjifhf kjiflm kjiflrf kjkbnf
        kjkszpj kjrjvjnbd kkkkk1 kkkkkk1 klaatu klaste klaudia klausi kleenex klein klem1 kleopatra klimenko kline klingon klingon1 klipsch
        klizma klondike klootzak klopik kmfdm kmg365 knapp knarf knickerless knickers knicks1 knight knight1 knights knobby knocker knockers
        knopka knott knowledg knowles knox knuckles knulla knutson koala kobe08 kobe24 koch kocham kochamcie kochanie kodaira52 kodak kodiak1
        koehler koenig koetsu13 koffie kohler kojak kokakola kokanee kokomo kolb kolbasa koleso kolibri kolobok kolokol kolovrat kolya kolyan
        komarova komatsu kombat komodo komputer kondom25 kondor konfetka kongen konijn kononenko konstantin kontakt kontol konyor kookie kool
        koolaid koolio kordell1 kori korn koroleva korona korova korsar korvin kory koshechka koshka kosmos kosova kostas kostik kostya kotaku
        koteczek kotenok kotopes koufax kovalenko kovalev kowalski kozerog kozlov kozlova kqigb7 kraft kraken kramer kramer1 krasavica krasnodar
        krasota krasotka kratos kraus krause krazy krebs kremlin kringle kris krishna krista kristal kristan kriste kristen kristen1 kristi
        kristie kristin kristin1 kristina kristine kristinka kristjan kristopher kristy kristyn krokodil krokus krolik kronos kroshka krueger
        kruger kruse krusty krypto krypton krystal krystle krystyna kryten ksenia kseniya kstate ksusha kswbdu kswiss kthjxrf ktjybl ktnj2010
        ktr1996 ktrcec ktutylf ktybyuhfl ktyjxrf ktyxbr kuai kuan kuang kubrick kugm7b kuhn kukolka kukuruza kukushka kuleshov kumar1 kume
        kumquat kungfu kurosaki kurt kurtis kurtz kusanagi kuykendall kyla kyle kylee kylie kyong kyra kyung kzueirf l2g7k3 l3tm31n l58jkdjp!
        l8g3bkde l8v53x labatt labatts labia labrador labrat labtec lacey lacey1 lachance lacie lackey lacoste lacrimosa lacy ladd laddie ladles
        ladner ladonna ladybird ladyboy ladybug ladybug1 ladydog ladyffesta ladygaga ladyluck laetitia lagarto lager lagers lagnaf laguna
        lagwagon laird lakeisha lakeland laker lakers1 lakers24 lakers32 lakers34 lakers8 lakesha lakeshia lakeside lakewood lakings lakisha
        lakota lakshmi lalakers lalal lalaland lamar lamb lambada lambchop lambda lambert lamborghini lambrett lament lamer lamers lamesa lamont
        lampard lampoon lana lancaste lancaster lance lance1 lancelot lancer1 lancers lancia landers landis landon landrove landrover landrum
        landry landscap lane lanette lang lange langford langley langston lani lanier lankford lanman lanny lansing lantern lapdance lapochka
        lapper laptop laquita lara laracrof laracroft laredo larinso larissa larkin larry larry1 larry123 larry33 larryb larrys larrywn larsen
        larson larsson larue laser laser1 laserjet lasers lashanda lashawn lashonda lasombra lassie lassiter lastochka lastone lasttime lasvega
        latanya latasha latex latham latinas latino latisha latonia latonya latosha latoya latrice latricia laughlin laura laura1 laura123
        lauras laureen laurel lauren lauren1 laurence laurent lauretta laurette lauri laurie lavada lavalamp lavern laverne lavina lavoie lavon
        lavonda lavonne lawanda lawdog lawler lawman lawnboy lawrence lawrun lawson lawton laxman layne layton lazaro lazarus lazer lback
        lbfyjxrf lbhtrnjh lbtest lbvekz lbvjxrf lbyfhf lbyfvj leach leafs leafs1 leah leahcim leal leandra leann leanna leanne leapfrog learjet
        leary leatha leatrice leavemealone leavitt lebedeva leblanc lebowski lebron23 leda ledbetter ledesma ledford ledzep ledzeppelin lee123
        leeann leeds1 leedsutd leeloo leeroy leesa leetch left4dead lefthand lefty lefty1 legacy legend1 legenda leggett legion leglover legman
        legoland legolas legos legsex lehjxrf lehman leiceste leigh leila leilani leinad leisa lekbyxxx lekker lela leland lelia lemans lemieux
        lemmein lemming lemmings lemon lemon1 lemonade lemond lemons lemuel len2ski1 lena lena123 lena2010 lenard leng lennie lenny lenny1
        leno4ka lenochka lenora lenore lenovo lentz lenusik leo123 leola leon leona leonard leonard1 leonardo leone leonel leonid leonidas
        leonor leonora leopard leopold leopoldo leora leota lepton lerochka leroy leroy1 lerxst lesa lesbain lesbean lesbens lesbian1 lesbians
        lesbo lesbos leslee lesley lesli leslie leslie1 lespaul lessie lester leta letha leticia letitbe letitia letitrid letme1n letmei
        letmein0 letmein2 letmein22 letmein3 letmein6 letmein7 letmein9 letmeinn letmeinnow letmesee letsdoit letsfuck letsgo letsplay lettie
        levani level42 levelone lever levesque levi leviatha leviathan levin levine levy lewis lewis1 lexicon lexingky lexingto lexmark lexus
        lexus1 leyva lfdbl11 lfhbyf lfiekz lfitymrf lfybbk lfybkf lfybkrf lhbjkjubz2957704 lhepmz lhfrjy lian liana liane liang liao libby
        libby1 libero libert liberta libertad liberte liberty1 libido libra lick lickem licker lickher licking lickit licorice lida lidia
        lietuva lifeisgood lifeson lifesuck lifesucks lifter light1 lightbul lighter lighthou lightnin lightning lights1 lightsab lightsaber
        likeit lila lilbit lildevil liles lilia lilian liliana liliya lilkim lilleke lillian lillie lilly lilly1 lilman lilred lilwayne lily
        limabean limaperu limewire limpbizk limpbizkit limpone limpopo lina lincoln lincoln1 lind linda linda1 linda123 lindaa lindas linder
        lindquist lindros lindsay lindsay1 lindsey lindsey1 lindy lineage lineage2 lineman linette link linkin linn linnea linnie linton linus
        linwood lion lionel lioness lionhear lionheart lionking lions1 lipper lipscomb lipton liquid lisa lisa01 lisa1 lisa123 lisa69 lisboa
        lise lisenok lisette lissa lissette lita liteon lithium lithium1 litle little1 littlebi littlebit littlebo littlee littlefield littlejo
        littlejohn littlema littleman littleon liveevil livelife lively liverp00l liverpool1 liverune livewire livingston liza lizabeth lizard1
        lizaveta lizbeth lizette lizzard lizzie lizzy ljrnjh ljxtymrf lkjhgfdsaz llama llcoolj lllll1 lloyd lloyd1 loader lobito lobo lobster
        lobster1 lochness lockdown locke lockerroom lockett lockhart locklear lockout locksmit lockwood loco locoman0 locust locutus lofton
        logan logan1 logan5 logger logistic logitec loglatin lois loislane loki lokomotiv lol12 lol1234 lol12345 lola lolipop lolit lolita
        lolitas lollipop lollo lollol lollol1 lollone lolly lollypop lolol lololol loloxx lolpop lolwut lomax lombardi lombardo lona londo
        london1 london11 london12 london20 london22 london99 lonely1 lonesome lonestar long longball longbeac longbeach longbow longcut longdick
        longdong longhair longhorns longjohn longlegs longlife longone longoria longshot longview longwood lonnie lonsdale lookatme looker
        lookout lookup loomis looney looser lopas lopas123 lopata lopes lopez loqse lora loraine loreal loredana lorelei loren lorena lorene
        lorenz lorenza lorenzo lorenzo1 loretta lori lorie lorien lorinda lorine lorna lorraine lorretta lorri lorrie losangel losangeles loser
        loser1 loser123 losers loshara lost4815162342 lostlove lostone lostsoul lothar lott lottie lotus lotus1 lotus123 lotus7 louann loudog
        louella louie louie1 louis louis1 louisa louise louise1 loulo lourdes love1 love11 love12 love123 love1234 love13 love14 love143 love2
        love2000 love2011 love21 love22 love23 love33 love4ever love4u love69 love77 love777 loveable lovebird loveboat lovebug lovecraf loveee
        lovefeet lovegirl lovegod lovegun lovehate loveher lovehurts loveis loveislife loveit lovel lovelace lovelife lovell lovely1 lovem
        loveme1 loveme2 loveme89 loveporn lovepussy lover1 lover2 lover69 lovergir loverman loverr lovesex lovesexy lovesme lovesporn lovestory
        lovetits lovett loveu loveu2 loveya loveyo loveyou1 loveyou2 lovie lowboy lowdown lowe lowell lowery lowrider lowry loyd loyola lozano
        lsdlsd12 lsia9dnb9y lsutiger ltdjxrf lthgfhjkm lthtdj ltkmaby ltleirf ltybcrf ltymub luan luann luanne luca lucas lucas1 lucas123 lucent
        lucero lucia lucian luciana luciano lucie lucien lucienne lucifer1 lucila lucile lucille lucinda lucio luckie lucky12 lucky123 lucky13
        lucky2 lucky3 lucky5 lucky7 lucky777 luckyboy luckycat luckydog luckyman luckyme luckyone luckys lucretia lucy lucydog lucylu ludacris
        ludmila ludovic ludwig luebri luella luft4 lugano lugnut lugo luis luisa luisito lujan luke luke1 lula lulu lumber lumina lumpkin lumpy
        luna lunchbox lund lundy lunita lunker lunsford luntik luojianhua lupe lupita lura luscious lusk lust lustful lusty luther luthien lutz
        luv2epus luv2fuck luvbug luvfur luvpussy lux2000 luzern lvbnhbq lvbnhbq1 lvjdp383 lyda lydia lyle lyles lyman lynch lynda lyndsay
        lyndsey lynette lynn lynne lynnette lyon lyons lysander lytle lyudmila lzbs2twz m0nk3y m0nkey m0rn3 m12345 m123456 m1234567 m1911a1
        m1chael m1sf1t m5wkqf m69fg1w m69fg2w m6cjy69u35 mabel mable mabry mac123 macaco macanudo macarena macaroni macbeth macdaddy macdonald
        macduff mace macgyver mach1 machado machelle machine1 machoman macias maciek macintos macintosh mack mack10 mackdadd mackenzi mackenzie
        mackey macman macros macross macsan26 madagaskar madala11 madball madcap madcat madcow madden maddie1 maddison maddog1 maddox maddy1
        madeira madelein madeleine madeline madelyn madge madhouse madhuri madina madiso madison1 madison2 madness madoka madona madone madonn
        madonna1 madri madrid madrigal madsen maduro madzia maestro mafia magadan magana maganda magazin magda magda1 magdalena magdalene magee
        magelan magellan magenta maggi maggie1 maggie11 maggie12 maggie2 maggiema maggot maggy magic1 magic123 magic32 magica magician magick
        magicman magics magister magnavox magnet magneto magnolia magnum1 magnus magomed magoo magpie magpies maguire magyar mahal mahalkit
        mahalkita mahalko mahalo mahan maher mahesh mahon mahoney maiden maiden1 mailcreated5240 mailman mailru mailto maine1 mainman maison
        maitai majere majestic majinbuu major1 majorie majors majortom makaka makarov makarova makaveli makayla makeitso makeksa11 makelove
        makeme makemone makemoney makita makoto maksik maksimka maksimus malachi malaga malaika malaka malakas malamute malcolm malcolm1 maldini
        maldonado malia malibog malibu1 malice malina malinda malinka malish malishka malissa malkav mallard mallard1 mallorca mallory malloy
        mallrats malone maloney mama12 mama123 mama1234 mamabear mamacita mamamia maman mamapapa mamas mamasita mambo mamedov mamie mamit mamita
        mammamia mammoth mamo4ka mamochka mamont mamuka mamulya man123 manager1 managua manana manatee manchest mancheste mancity mandarin
        mander manders mandi mandingo mandolin mandrake mandy mandy1 mandy123 manfred mang mangas mango mango1 mangos manhatta mania maniac
        maniak manics manish manisha manitou mankind manley mann mannheim manni mannie manning manning1 mannn manny1 manolo manon manowar
        mansfield manso mansur manta mantis mantle mantra manu manuals manue manuel manuel1 manuela manunite manunited manwhore manyak manzana
        mapet123456 maplelea maples mara maradona marajade maranda marat marauder marbella marbles marc marcel marcela marcelina marcelino
        marcella marcelle marcello marcelo march1 march13 marci marcia marcie marcin marcio marcius2 marco marco1 marcopol marcopolo marcos
        marcum marcus marcus1 marcy marduk margaret margarete margarette margarit margarita margarito margaux marge margery margie margo margo1
        margosha margot margret marguerite mari maria maria1 maria123 maria2 maria6 mariachi mariah mariajos mariam marian mariana mariann
        marianna marianne mariano marias maribe maribel maribeth maricela maricon marie marie1 mariela marietta marigold marija marijuan
        marijuana marika marilee marillio marilyn marilyn1 marilynn marimba marin marina1 marina123 marine1 mariner mariners marines1 marinka
        marino13 mario mario1 mario123 mario66 marion marios maripos mariposa marisa marisela marishka mariso marisol marissa marissa1 marit
        marita maritza marius mariusz mariya marjan marjorie marjory mark mark1 mark12 mark123 mark1234 mark22 mark69 marker marketin markham
        markie markiz markiza markos markova marks marky marla marlbor marle marlena marlene marley1 marlin marlins marlo marlon marlow marlyn
        marlys marma marmelad marmite marmot marnie maroon marquerite marquez marquis marquita marrero marsbar marseill marseille marsel marsh
        marsha marshall marsik marta marta1 martel martesana martha marti martian martin martin1 martin11 martin12 martin2 martin6 martin7
        martina martina1 martine martinez martini martini1 martino marty marty1 martyn martyna marusia marusya marva marvel marvin marvin1 marx
        mary maryann maryanne marybeth maryellen maryjo maryjoy marykay marylee marylin marylou marysia masahiro masaki masamune maserati
        mash4077 masha masha123 mashenka masher mashina mashka mason mason1 mason123 masons massey massive maste master01 master10 master11
        master12 master123 master2 master22 master23 master3 master5 master69 master99 masterb masterbaiting masterbate masterbating masterca
        mastercard masterch masterchief masterkey masterlo mastermi mastermind masterof masterp masters masters1 mastiff masturba masturbation
        masyanya mata matador matahari matchbox matematika mateus mateusz mathew mathew1 mathews mathis matia matild matilda matilde matisse
        matlock matman matos matri matrix1 matrix12 matrix2 matrix3 matros matson matt matt1 matt11 matt12 matt123 matt1234 matteo matthe
        matthe1 matthew matthew1 matthew2 matthew7 matthew8 matthew9 matthews matthias matthieu mattie mattingl mattingly mattman mattox mattson
        matty mature matvei matvey maud maude maudie mauldin maura maureen maurer maurice maurice1 maurici mauricio maurine maurizio mauro
        maurolarastefy mauser mausi maveric maverick1 mavericks maverik mavis mavrick mavrik max123 max2000 max333 max777 maxdog maxell maxfli
        maxi maxie maxim maxim1 maxim1935 maximal maxime maximili maximilian maximka maximus1 maxine maxman maxpayne maxpower maxtor maxwel
        maxwell1 maxx maxxx maxxxx maya maybelle mayberry mayday mayer mayes mayfair mayfield mayfly mayhem mayme maynard maynard1 mayo mayra
        mays mazafaka mazahaka mazda mazda1 mazda3 mazda323 mazda6 mazda626 mazdarx7 mazdarx8 mazie mazinger mcadams mcalister mcallister
        mcarthur mcbride mccabe mccain mccall mccann mccarter mccarthy mccartney mccarty mccauley mcclain mcclellan mcclelland mcclendon mccloud
        mcclure mccollum mcconnell mccord mccormack mccormick mccoy mccracken mccrary mccray mccullough mccurdy mcdaniel mcdermott mcdonald
        mcdonalds mcdonough mcdowell mcduffie mcelroy mcfadden mcfarland mcgee mcghee mcgill mcginnis mcgovern mcgowan mcgrath mcgraw mcgregor
        mcguire mcgwire mchenry mchugh mcintosh mcintyre mckay mckee mckenna mckenzie mckinney mckinnon mcknight mclain mclaren mclaughlin
        mclean mclendon mcleod mcmahan mcmahon mcmanus mcmillan mcmillian mcmullen mcnair mcnally mcnamara mcneal mcneil mcneill mcnulty mcnutt
        mcpherson mcqueen mcrae mcwhorter mcwilliams md2020 mdogg me1234 mead meade meador meadow meadows meagan meaghan meandyou meanone
        meatball meathead meatloaf meatman mechanic mechelle mechta medeiros media1 medic medic1 medicina medina medion meditate medley medrano
        medusa medved medvedev meehan meek meeks megabyte megadeth megafon megaman megamanx megan megan1 megane megapass megapolis megat
        megatron meggie meghan megryan megumi mehmet meier meister mejia melange melanie melanie1 melba melbourn melendez melina melinda
        melinda1 melisa meliss melissa melissa1 melissa2 melissa6 melkor mellisa mellissa mellon mellons mellow melmac melnik melodie melody
        melon melonie melons melony melrose melton melva melvin melvina member1 memento memnoch memorex memphis memphis1 memyself mena menace
        menard mendez mendoza meng mensch menthol mentor mentos meonly meowmeow meowmix mephisto mercado mercede mercedes1 mercer merchant
        mercur mercury1 mercury7 mercy merda meredith merhaba meridian merkin merkur merle merli merlin01 merlin1 merlin12 merlin69 merlot
        mermaid mermaids merrill merritt merry mersedes mervin meryl mesquite messer messi10 messiah met2002 meta metal1 metal666 metalgear
        metalica metall metallica1 metalman metart metcalf meteora methodman methos metoo metro1 metro2033 metroid metropol metros mets mets86
        mettss metz metzger mevefalkcakk mewtwo mexic mexicano mexico1 meyer meyers meza mgoblue mhorgan miami miami1 miamo miamor mian miao
        miata micaela micah micasa michae michae1 michael michael0 michael2 michael3 michael4 michael5 michael6 michael7 michael8 michael9
        michaela michaelc michaeld michaelj michaels michaud miche micheal michel michele michele1 michelin michell michelle michelle1 michelob
        michi mick mick7278 micke mickey1 mickey12 mickeymouse micky micro micro1 microlab micron microphone micros microsof midas midcon
        middleton midgard midget midian midnigh midnight1 midnite midori midway mierd mierda mifune migdalia mighty mighty1 mightymo migue
        miguel mihaela mihail mika00 mikado mikael mikayla mike mike00 mike01 mike1 mike11 mike12 mike123 mike1234 mike13 mike18 mike2 mike21
        mike22 mike23 mike24 mike69 mike77 miked mikes mikey mikey1 mikey123 mikeys mikkel mikola milagros milam milamber milana milano milashka
        mildred milehigh milen milena milenium miles miles1 milesd milfnew milford milhouse milissa milkbone milkman milkshak milkyway millard
        mille milleniu millenium millenni miller miller1 miller31 millerli millers milli millicent millie millie1 milligan million1 mills
        millwall milner milo milosc milton milwauke mimi mimi92139 mimosa mimoza mims mina minako minchia mindi mindy mindy1 mine12 mine2306
        minecraft123 miner minerva minette mingus minicoop minidisc minime minimoni minion minka minnesot minni minnie minnie1 minnow minolta
        minor minotaur minou minstrel minton mira mirage miramar miranda miranda1 mircea mirela mireya miria miriam mirian mirjam mirna mironova
        miroslav mirta misato misawa mischa mischief misfit misfit99 misfits misha1 mishanya mishka misiaczek misiek missie mission1 mississi
        misskitt misskitty missy missy1 misti mistral misty misty1 misty123 mistydog mitch mitch1 mitchel mitchell mithril mitsubis mitten
        mittens mittens1 mittie mitzi mixail mixon mize mizredhe mizuno mizzou mjolnir mjordan mmm666 mmmmm1 mmouse mnbvcxz1 mobbdeep mobil
        mobil1 mobius mobley mobydick mocha1 mock modano modelsne modem modems modena modesta modles moeller mof6681 moffett mogwai mohamed
        mohammad mohammed mohawk mohr moira moises mojave mojica mojo mojo69 mojojojo mojoman moldir moleman molina mollie molly molly1 molly123
        mollycat mollydog mollys moloko molotok molotov molson mom123 mom4u4mm momdad mommie mommy1 momoney momsanaladventure momsuck mona
        monaco monahan monalisa monaliza monami monamour monarch monaro monday1 monday12 mondeo mondo mone monet1 money01 money12 money123
        money2 money4me money7 moneybag moneymak moneymaker moneyman moneys moneyy mongo mongo1 mongoose monic monica monica1 monica2 monica69
        monies monika monique monique1 monito monitor monk monke monkee monker monkey01 monkey10 monkey11 monkey12 monkey123 monkey13 monkey2
        monkey22 monkey3 monkey5 monkey69 monkey7 monkey77 monkey99 monkeybo monkeyboy monkeyma monkeyman monkeys monkfish monolit monolith
        monopoly monroe monsoon monste monster1 monster2 monstr montag montagne montalvo montan montana1 montanez montano montauk monte monte1
        montecar montecarlo montego monterey monterre montes montess montgom240 montgome montgomery montoya montrose monty monty1 monty123
        moochie moocow moody moogle mookie1 mookie12 moomin moomoo moon moonbeam moondog mooner mooney moonglow moonie moonligh moonlight
        moonman moonpie moonshin moonshine moonstar moore moore1 moose1 moose123 moosehea moosejaw mooseman mooses moosey moosie mopar mopar1
        mopars mora morales moran mordor morebeer moreland moremone moremoney moren morena moreno morga morgan morgan1 morgan12 morgan2 morgana
        morgane morgen morgoth morin moritz morkovka morlii moroni morozov morozova morpheus morrell morrigan morris morris1 morrison morrisse
        morrissey morrow morrowind morse morten mortgage morticia mortimer mortis morton moscow mosdef moseley moser moses moses1 mosher moskva
        mosley moss moss84 mossimo mostwanted motdepas motdepasse mothe mother1 motherfu motherfuck motherlode mothra motley moto motocros
        motocross motoko motorcyc motorhea motorhead motorol motown mott mouche moulin moulton mounta1n mouse1 mousepad mouser mouses mousey
        moveon mowerman mowgli moxie moya moyer mozart1 mozelle mozilla mozzer mp8o6d mpegs mpower mrbean mrbill mrbrown mrbrownx mrbrownxx
        mrbungle mrclean mrhappy mrjones mrpink mrskin ms6nud msnxbi mtndew mty3rh muaddib muaythai mudcat mudder mudhoney mudvayne mueller
        muenchen muerte mufasa muffdive muffi muffie muffin1 muffy muggsy mugsy mugwump muhtar mujeres mulberry mulch mulder mulder1 mullen
        muller mullet mulligan mullins multimed multiplelo multisyn multisync mumbles mummy1 munch muncher munchie munchkin muncy muniz munkey
        munoz munson muppet muppets murat murder1 murdock muriel murillo murmansk murph murphy murphy1 murray murrell murry murzik murzilka
        musashi muschi muscle muscles muse mushroom music1 music123 musica musicman musics muskie muskrat mustafa mustan mustang0 mustang2
        mustang3 mustang4 mustang5 mustang6 mustang7 mustang8 mustang9 mustangg mustanggt mustangs mustard mustard1 mustdie mutabor mutant
        mutley mutter muttley mutton mwq6qlzo mxaigtg5 my2girls my2kids my3girls my3kids my3sons myangel myass mybaby myballs mybitch myboys
        mybuddy mybutt mycock mycroft mydick mydog mydream myers myfamily myfriend mygirl mygirls myhome myhouse mykids mylene myles mylife
        mylord mylov mylove1 mymoney mymother mymusic myname mynameis mynewpas myong myopia mypass mypasswo mypassword myporn mypussy myra
        myriam myrick myrna myron myrtice myrtis myrtle mysecret myshit myspace myspace1 mystere mysterio mystic mystuff myszka mythos mytime
        mywife myword myworld myxworld myxworld4 mzepab n123456 nabeel nabokov nacho nachos naciona nacked nada nadeau nadegda nadejda nadezda
        nadezhda nadia nadia1 nadin nadine nadroj nafets nagle nagrom nagual nailer naked naked1 nakia nalgas namaste namron nance nanci nancy
        nancy1 nancy123 nando nanette nang nannette nannie nanook naomi napalm napass napier napoleo napoleon napoli napster naquin naresh
        nariman narnia narut naruto1 naruto12 naruto123 nascar1 nascar2 nascar20 nascar24 nascar3 nascar88 nascar99 nasdaq nash nashua nashvill
        nastena nastenka nastia nastja nasty nasty1 nastyboy nastyman nataha natalia natalia1 natalie natalie1 nataliya natalka nataly natas
        natas666 natasa natascha natash natasha1 natasha2 natashka natchez natedawg natedog natedogg natha nathalie nathan nathan1 nathan12
        nathanie nathaniel natividad natura natusik natwest naught naughty1 naughtyboy nautica nautilus nautique nava navajo navarro naveen
        navidad navigato navigator navyblue navyseal naylor nazareth nazgul nazira nbnfybr nbuhtyjr nbvcxw nbvibt nbvjatq nbvjif nbvjirf
        ncc1701a ncc1701e ncc74656 ndaswf ndeyl5 ndirish ne1469 neal nebraska nebula nec3520 necromancer necron nederland nedra needforspeed
        needham needit needsex neely neener nefertiti neff negras negril negrit negron neil nelda nell nella nelle nelli nellie nelly nelso
        nelson nelson1 nemesi nemesis1 nemisis nemrac nemrac58 nena neng neogeo neon neptun neptune nereida nermal neruda nesbitt nescafe nessie
        nesterov nestle nestor netgear netscape nettie nettles netvideo netware network1 networkingpe netzwerk neuken neumann neuron neutrino
        neutron neva nevada nevaeh never1 neveragain neverdie neverland nevermin nevermind nevermor nevermore nevets new123 newage newark
        newberry newbie newby newcastl newcomb newday newell newfie newguy newhaven newjerse newjersey newjob newlife newlife1 newman newman1
        newmoon newness newone neworder newpass newpass1 newpass6 newpassword newpoint newport1 newports newproject2004 newsom newsome newstart
        newstyle newton newton1 newuser newworld newyear newyor newyork1 newzealand nextel nexus nexus6 nezabudka nfbcbz nfhfrfy nfnfhby nfvfhf
        nfvthkfy nfy.irf nfytxrf nfyufh nguyen nhfrnjh niang niao nibbles niceass niceday niceguy niceone nicetits nichol1 nichola nicholas
        nicholas1 nichole nichols nicholson nick nick12 nick123 nick1234 nickel nickerson nicki nicklaus nickle nickolas nicky1 nico nicola
        nicola1 nicolas nicolas1 nicole nicole1 nicole2 nicolette nidia nielsen nielson nieto nietzsch nieves nigel nigga nigga1 niggas niggaz
        nigger1 niggers night1 nighthaw nighthawk nightman nightmar nightowl nightwin nightwing nightwish nightwolf nihao123 nihongo nike
        nikeair niki nikit nikita1 nikita123 nikitin nikitina nikitka nikitos nikki nikki1 nikki2 nikkie nikkii nikko niklas nikola nikolaev
        nikolaeva nikolai nikolaj nikolaus nikolay nikon nikon1 nikusha nila nilda nilrem nilsa nimbus nimda2k nimitz nimrod nina nineball
        nineinch niners ninfa ning ninguna ninja ninja1 ninjaman ninjas nipper nipple nippon nirvan nirvana1 nissa nissan1 nisse nita nitehawk
        nitram nitro nitro1 nitrous nitrox nitsuj nittany niunia nivek nivram nixon njdevils njkcnsq njnets njqcw4 nnagqx nnnnn1 nnssnn noaccess
        noah nobby noble nobles nochance nocode nocturne nodoubt nodrog noel noelia noelle noemi nofear nogard noggin nogood nohack04 noidea
        nokia nokia1 nokia123 nokia3110 nokia3230 nokia3250 nokia3310 nokia5130 nokia5228 nokia5230 nokia5300 nokia5310 nokia5530 nokia5800
        nokia6120 nokia6230 nokia6233 nokia6300 nokia6303 nokia7610 nokia8800 nokian70 nokian73 nokian95 nokias nokids nola nolan noland nolen
        noles1 nolimit nolimit5 nolimit8 nolimit9 nolimits nolove nomad nomad1 nomads nomar5 nomercy nomore nona noname noname123 noncapa0 nong
        nonmembe nonrev67 nonstop noodle noodles nookie nooner nopass nopasswo nopassword nora norbert norberto norcal noreen norene norine
        norma norman normand normandy norris nortel north1 northsta northwes norton norwich norwood nosaj nosferat nosferatu noshit nostromo
        not4you notagain note1234 notebook nothing1 notime notnow notoriou notredam notredame nottingh notused notyou nougat nounours nova novak
        novartis novell novella novembe novembre novifarm novikov novikova nowak noway nowayout nowwowtg noyes npyxr5 nqdgxz nremtp nt5d27
        nthvbyfnjh ntktajy ntktdbpjh nuan nubian nude nudes nudist nudity nugent nugget nugget1 nuggets nujbhc numark number1 number2 number5
        number6 number7 number9 numberon numbers numbnuts numlock nunez nunn nunzio nurbek nurbol nurgle nurik nurlan nurse1 nutella nutmeg
        nutsack nuttertools nvidia nwo4life nx74205 nydia nygiants nyjets nyknicks nylon nylons nymets nympho nyyankee oakes oakland oakland1
        oakley oakridge oaktree oakwood oasis oasis1 oatmeal obelisk obelix oberon obiwan oblivion obrien obsidian oc247ngucz ocampo ocarina
        ocean1 ocean11 oceane oceans oceans11 ocelot ochoa ocie oconnell oconnor octagon octane octavia octavian octavio octobe october1
        october2 octopus octopuss oddjob odell odense odessa odette odin odis odom odonnell odysseus odyssey oedipus oemdlg ofelia offroad
        offsprin ogden ogle oglesby ohara ohbaby ohiostat ohiostate ohmygod ohshit ohwell ohyeah oilers oilman ojeda okeefe okidoki oklick
        okmijn oktober oktober7 olamide olddog oldfart oldham oldman oldnavy oldone olds442 oldschoo oldschool oldsmobi oldsmobile oldspice
        oldtimer ole4ka oleary olechka oleg olegnaruto olemiss olen olenka olesia olesya oleta olga olga123 olin olivares olive olive1 oliveoil
        oliver1 olivetti olivi olivia olivia1 olivier ollie ollie1 ololo olorin olsen olson olvera olympus omalley omanko omar omar10 omega
        omega1 omega123 omega2 omega3 omega5 omega7 omegaman omegared omegas omerta omicron omsairam onclick one4all oneal oneday oneeye oneil
        oneill onelove onelove1 oneluv oneman onepiece onering oneshot onetime oneton onetwo oneway onfire onion onions onkelz online1 only4me
        onlyme onlyone onlyone4 onlyyou ontheroc ontime ooooo1 opal opelastra open123 open1234 open4me opendoor openit openme opennow opensesa
        opensesame openwide operatio operator ophelia opiate opopop11 optima optimist optimus optiplex opus oqglh565 oracle oralia oralsex orang
        orange1 orange12 orange2 orange3 orange44 orange77 orange8 oranges oranges1 orbita orchard orchid oreo orgasm orgasms orgy orient
        oriflame origami oriole orioles orion orion1 orion2 orions orkiox. orland orlando orlando1 orlova ornelas ornw6d orourke orozco orpha
        orpheus ortega ortiz orval orville orwell osama osborn osborne oscar oscar1 oscar123 oscar2 oscardog oscars oshkosh osiris osorio osprey
        ostrov osvaldo oswego otello otero othello otilia otis otter otters otto ou8122 ou8123 ou8124me ou812ic ouellette ouida out3xf outback
        outkast outlaws outlawz outsider ov3ajy ovation overkill overlord overstreet overton owen owens ownage ownsu ownzyou oxford oxnard
        oxymoron oyster ozlq6qwm ozzie ozzie1 ozzman ozzy p0015123 p00kie p0o9i8 p0o9i8u7 p12345 p123456 p3e85tr p3wqaw p455w0rd p4ssw0rd
        p4ssword p@ssw0rd pa55w0rd pa55word pablito pablo pablo1 pablos pace pacers pacheco pacific1 pacifica pacino packard1 packer packer1
        packers1 packers4 packman packrat pacman paco paddle paddy paddy1 padgett padilla padres pagan paganini page paige paige1 pain4me paine
        painkiller paintbal paintball painter painter1 paisley paiste pajaro pajero pakista palacios paladin1 paleale pallas pallino pallmall
        palma palmer palmetto palmtree paloalto palom paloma pamala pamel pamela pamela1 pampers panacea panache panama panama1 panasoni
        panasonic pancake panchito pancho panda panda1 pandas pandora1 pang panhead panic1 pankaj panocha panorama pansy panter pantera1
        panther1 panther2 pantie panties1 panty pantyhos pantyhose paola paolo papabear papamama paparoach papaya paper1 paperboy papercli
        papercut paperino papero papichul papillon papit papito pappa pappas pappy paprika paquette parabola parachut paradigm paradox paradoxx
        paragon parallax paramedi paramedic paramore pargolf parham paris1 paris123 parker parker1 parker12 parkour parks parkside parkview
        parlament parnell parol parol1 parol123 parol999 parola paroli paroll parolparol parool parr parra parris parrish parrot parrott
        parsifal parson parsons partizan partridge party1 partytim pasadena pascal pascha pasha123 pashka paska pasport pasquale pass01 pass1
        pass11 pass12 pass123 pass1234 pass1word pass2 pass69 pass99 passat passcode passe passer passfan passfind passio passion1 passions
        passmast passmaster passme passord passss passthie passw0r passw0rd1 passward passwd passwerd passwor passwor1 password0 password00
        password01 password10 password11 password12 password1234 password13 password2 password23 password3 password4 password5 password6
        password69 password7 password8 password9 password99 passwords passwort pasta1 pastas pastel pasword patagoni patata patate patch1
        patches1 patchy pate patel pathfind pathfinder patit patric patrica patrice patrici patricia patricio patrick patrick1 patrick2 patrick7
        patrick8 patrick9 patrik patriot patriot1 patrizia patrycja patryk patsy pattaya patten patter patterso patterson patti pattie patton
        patty patty1 paul paul1 paul12 paul123 paul1234 paula paula1 paulaner paulchen paulette paulie paulina paulina1 pauline paulsen paulson
        pavel pavel1 pavell pavement pavlik pavlov pavlova pavlusha paxton payday payne paypal payton payton34 pdiddy pdtplf pdtpljxrf peace1
        peaceout peaces peach peache peaches1 peaches2 peachey peachy peacock peanu peanut1 peanutbutter peanuts peanuts1 peapod pearce pearl
        pearl1 pearlie pearline pearls pearson peartree pease peavey pebble pebbles pebbles1 peck pecker peddler pedersen pederson pedigree
        pedro pedro1 pedro123 pedros peedee peekab00 peeker peeper peepers peewee1 pegaso pegasus1 peggie peggy pegleg pelican pelikan pelletier
        pelota peluche pelusa pemberton pena pence pencil pencil1 pendejo pendleton pendrago pendragon penelope penetrating penetration penfold
        peng penguin1 penguins penis1 penis123 peniss penmouse penn pennie pennington pennst pennstat pennstate penny penny1 pennys pennywis
        pennywise pentax penthous pentium pentium1 pentium2 pentium3 pentium4 people1 peoples peoria pepino pepit pepita pepito peppe pepper01
        pepper1 pepper12 pepper123 pepper76 pepsi1 pepsi123 pepsi2 pepsico pepsicol pepsicola pepsimax pepsione pepsis peralta percy percy1
        perdue peregrin pereira perez perfect1 perfecto performa pericles perico perils perkele perkins perla pernille perro perros perry perry1
        perryman pershing persik persona pertinant pervasive pervert1 pescado pescator pete peter peter01 peter1 peter123 peterbil peterbilt
        peterj peternor peternorth peterose peterp peterpan peters petersen peterson petey1 petite petra petra1 petros petrov petrova petrovich
        petrovna petrus petter pettit petty petunia peugeot pfchfytw pfeiffer pfhfpf pfkegf pfloyd pflybwf pfqxbr phaedrus pham phan phantasm
        phantom1 phantom2 phantoms pharao pharmacy pharoh phase1 phaser phat phatass phatty pheasant phelan phelps phenix phenom pheonix
        phialpha phidelt phikap phil philip philipp philippe philips philips1 phillesh phillies phillip phillip1 phillips phillis philly philly1
        philmont philomena phipps phipsi phish phish1 phish420 phishy phisig phitau phobos phoeni phoenix1 phoenix2 phoenix7 phone1 photo1
        photoes photog photoman photon photos phreak phred phuket phunky phuong phydeaux phylis phyliss phyllis pi3141 pi314159 pian piano1
        pianoman pianos piao piazza31 pic's picard1 picasso picasso1 piccolo picher pickens picker pickering pickett pickle1 pickles pickles1
        pickup picolo pics pictere pictuers picturs pidaras piehonkii pieman pierce piercing pierr pierre pierrot pierson pietro pigdog pigeon
        piggie piggies piggy piggy1 piggys piglets pigman pigpen pikachu pikachu1 pikapp pike piknik pilar pilatus piligrim pillow pilot1
        pilot123 pilsner pimentel pimmel pimp69 pimpdadd pimpdaddy pimpi pimpin1 pimping pimpshit pimpster pina pinball pinche pineappl
        pineapple pinecone pineda pinetree pinewood ping pinga pinggolf pingpong pinguin pingvin pinhead pink pink123 pinkfloy pinkfloyd
        pinkpuss pinky pinky1 pinnacle pinson pintail pionee pioneer pioneer1 pioner pionex piotrek pipeline piper piper1 pipers pipetka pipiska
        pippen pippen33 pipper pippo piramid piramida piramide piranha pirat pirata pirate1 pirates pirates1 pirrello pisces pissant pisser
        pissing pissoff pistol piston pistons pistons1 pitbul pitbull pitbull1 pitbulls pitchers piter pitstop pitt pittbull pittman pitts
        pittsbur pitufo pitures pixie pixie1 pixies pizda pizdec pizza pizza1 pizza123 pizzahut pizzaman pizzapie pizzas pjcgujrat pjflkork
        pjkjnj pktmxr pkxe62 placebo placid planet planet1 planeta planetx planner planot plasma plastic plastic1 plastics plato plato1 platon
        platt platypus playa playa1 playas playaz playball playbo playboy1 playboy2 playboys playe player1 player69 playful playgirl playhard
        playmate playstat playstation playstation3 playtime plazma please1 pleaseme pleaser plokij plokijuh plonker ploppy plover plucky plumber
        plumber1 plummer plumper pluto pluto1 pluton plymouth pmdmscts pn5jvw pnp0c08 pobeda pochta podaria poi098 poi123 poilkj poindexter
        poirier poison poiu0987 poiu123 poiu1234 poiuyt poiuytrewq pokemo pokemon1 pokemon12 pokemon123 pokemon2 poker1 pokerface pokesmot pokey
        pokey1 polanco polarbea polarbear polaris1 polaroid polecat polgara polic police1 police22 poligon polinka polk polka polkmn pollard
        pollit pollito pollo pollock pollux polly polly1 polniypizdec0211 polniypizdec110211 polo polo1234 polska polska1 pomidor pommes pompano
        pompey pompier ponce ponchik poncho ponder pong pongo pontiac1 pontoon pony ponyboy poobear pooch poochie poodle pooh poohbea pooka
        pooker pookey pooki pookie1 pooky pool6123 poole poonam poontang poop1 poop12 poop123 pooper poopers poopface poophead poopie poopies
        poopsie poopy poopy1 poorboy pooter pootie pop123 popcorn1 pope popimp popmart popol popolo popov popova poppen popper poppet poppie
        poppies poppin poppy poppy1 poppys popstar poptart porche porfirio porkchop porker porky porn1 porn123 porn4life porn4me porn69 pornking
        pornlove porno1 porno123 porno69 pornogra pornografia pornographic pornoman pornos pornpass pornsite pornstar porsch porsche1 porsche9
        porsche911 porshe porter porthos portia portillo portland portman portos portsmou portuga portugal poseidon posey positivo possum postal
        postit postman postov10 postov1000 posture pot420 potato potatoe pothead potter potts poulin pounded pourquoi powder powell power1
        power123 power2 powerade powerboo powermac powerman powerpc powers powerup pozitiv ppppp1 ppspankp pradeep prado prakash prancer prapor
        prashant prater prather pratt pravda praxis preacher precios preciosa precious1 prelude1 premium prescott presiden presley pressley
        presto preston preston1 pretty1 prettybo prettyboy prettygirl pretzel prewitt price pricilla pridurok priest prikol prima primal
        primaver primavera primax prime1 primer primetim primetime21 primo primrose primus princ prince1 princes princesa princess1 princessa
        princeto principa principe pringle pringles printer printer1 priscill priscilla prissy pritchard pritchett privat private1 privet
        priyanka prizrak pro100 probes proctor prodigy prodigy1 producti profesor professo programm proline promethe pronger prono1 prophet
        prosper prospero prosto prostock proton protoss proust proverbs providen proview prowler proxy prozac prudence pruett prufrock pruitt
        pryor psalm23 psalms psswrd psychnau psychnaut1 psycho1 psylocke ptbdhw ptfe3xxp pthrfkj ptktysq ptybnxtvgbjy pucara puccini puck
        puckett puddin pudding puddles pudge puertorico puffer puffin puffy pufunga7782 pugh pugsley pugsly pulamea pullen puller pulliam
        pullings pulsar pumkin pumper pumpkin1 pumpkins punani punisher punkass punker punkie punkin punkrock punky puntang punter pupkin pupper
        puppie puppies puppy puppy1 puppydog puppys pupsik pupuce puravida purcell purdue purdy purgen purnell purpl purple1 purple12 purvis
        purzel puschel pusher pushkin pushok puss pusser pussey pussie pusssy pussy123 pussy2 pussy3 pussy4me pussy69 pussy7 pussyeat pussyeater
        pussyfuck pussylic pussylick pussylicker pussylip pussylov pussylover pussyman pussys pussyy pusyy putang putaria putas putnam putter
        pwxd5x pxx3eftp pyf8ah pyle pynchon pyon pyramid1 pyramide pyramids python pzaiu8 q11111 q111111 q12345 q123456 q1234567 q12345678
        q123456789 q1234567890 q123456q q1a2z3 q1q2q3 q1q2q3q4 q1q2q3q4q5 q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8
        q2w3e4 q2w3e4r5 q55555 q8zo8wzq q9umoz qapmoc qaswed qawsed qawsedrf qawsedrftg qaywsx qaz12345 qaz123456 qaz123wsx qaz1wsx2 qaz741
        qazedc qazedctgb qazplm qazws qazwsx1 qazwsx12 qazwsxed qazwsxedc1 qazwsxedc12 qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxcv qazxcvbn
        qazxs qazxsw1 qazxsw12 qazxsw123 qazxsw21 qazxswed qazxswedc qazxswedcvfr qazzaq qbg26i qcactw qcfmtz qcmfd454 qdarcv qguvyt qhxbij qian
        qiang qiao qing qiong qn632o qpalzm qpful542 qpwoei qpwoeiruty qq123456 qq123456789 qqaazz qqh92r qqq123 qqqq1111 qqqqq1 qqqqqq1
        qqqqqqq1 qqqwww qqqwwweee qqwwee qrhmis qsawbbs qsdfgh qsefth quagmire quake quake1 quake2 quake3 quaker quality1 qualls quan quant4307
        quant4307s quantum quantum1 quark quarles quartz quasar quattro quattro6 queen1 queenbee queens quentin quest quest1 quetzal quezada
        quick1 quicken quicksan quicksil quicksilver quigley quincy quinn quinones quintana quintanilla quintero quinton quiroz quixote quixtar
        qvw6n2 qw1234 qw123456 qw12er34 qw12qw qwasz qwaszx1 qwaszx12 qwaszx123 qwe123asd qwe123qwe qwe123rty qwe321 qwe789 qweas qweasd12
        qweasd123 qweasdzx qweasdzxc1 qweasdzxc123 qwedcxzas qwedsa qwedsazxc qweewq qwepoi qweqwe123 qwer12 qwer123 qwer12345 qwer4321 qwerasdf
        qwerasdfzxcv qwerfdsa qwert1 qwert12 qwert123 qwert1234 qwert12345 qwert40 qwert54321 qwerta qwertasdfg qwerty00 qwerty02 qwerty10
        qwerty11 qwerty111 qwerty1234 qwerty12345 qwerty123456 qwerty123456789 qwerty13 qwerty2 qwerty2010 qwerty21 qwerty22 qwerty3 qwerty321
        qwerty5 qwerty6 qwerty66 qwerty666 qwerty7 qwerty77 qwerty777 qwerty78 qwerty88 qwerty89 qwerty99 qwertyasd qwertyasdfgh qwertyu1
        qwertyu8 qwertyuio qwertyuiop1 qwertyuiop123 qwertyytrewq qwertz qwertzui qwerzxcv qweszxc qwezxc qzwxec r12345 r123456 r1chard r29hqq
        r2d2 r2d2c3p0 r2d2c3po r3ady41t r4e3w2q1 rabbit1 rabbits rabbitt rabota raccoon racecar racecars racer racer1 racers racerx rachael
        rache racheal rachel rachel1 rachelle racing1 racoon racquel radagast radar1 radeon rader radford radiance radio1 radiohea radiohead
        radioman radish radman radost raduga rafae rafael rafaela raffaele raffles rafiki ragdoll ragland ragman ragnar ragnarok ragsdale ragtop
        rahasia raiden raider1 raiders1 rainbo rainbow1 rainbow2 rainbow6 rainbows raindrop raines rainey rainger rainier rainman rains raintree
        rainyday raisin raistlin rajeev rajesh rakesh raketa rakkaus ralph ralph1 ralphie ralphy ralston ram1500 ramada ramair ramazan rambler
        rambo rambo1 rambo123 rambone ramesh ramey ramirez ramiro ramjet rammer rammstei rammstein ramon ramona ramone ramones ramos rampage
        ramrod ramses ramsey ramstein ramzes ranchero rancid randal randall randell randi randle randolph random1 randy randy1 ranetki rang
        rangel ranger01 ranger1 ranger11 ranger12 ranger2 ranger21 ranger99 rangers1 rangers9 ranjan rankin ranma ransom rapala raphael rapier
        rapp raptors rapture rapunzel raquel rascal1 rasengan rashida rashmi rasmus rasmussen raspberr rasputin rassvet rasta rasta1 rasta220
        rasta69 rastafari rastaman rastas raster rastus ratbag ratboy ratchet ratcliff ratdog ratfink ratliff ratman ratpack ratrace rattler
        rattolo58 raul ravage raven1 raven123 raven69 ravens ravens1 rawdog rawhide rawiswar rawks rayden raygun rayman raymond raymond1
        raymundo razdvatri raziel razor razor1 razorbac razors razzle rb26dett rbcekz rbhbkk rclaki rctybz rdfhnbhf reader readme ready1
        ready2go reagan realdeal realgood realmadri realmadrid realtime realtor realty reanimator reaper1 reardon reaver reaves reba rebbyt34
        rebeca rebecc rebecca rebecca1 rebekah rebel rebel1 rebelde rebell rebels rebelz rebirth reboot reborn rebrov reccos reckless recoil
        recon recon1 rector rectum recycle red12 red1234 red12345 red321 red456 redalert redbarch redbaron redbeard redbird redbirds redblue
        redbone redbull redcar redcat redcloud redcross redd reddawg reddevil redding reddog1 reddrago reddragon reddwarf redeemed redeemer
        redeye redfire redfish redfive redfox redfred redgreen redhat redhawk redhead1 redheads redhook redhot redhouse rediska redknapp redleg
        redlegs redlight redline redman redman1 redmond redmoon redneck1 redone redrider redriver redrock redrose redroses redrover redrum1 reds
        redsea redshift redskin redskin1 redsky redso redsox04 redsox1 redstar redstone redstorm redtail redtruck redwall redwine redwing
        redwing1 redwolf redwood redwood1 reebok reece reed reeder reedy reefer rees reese reese1 reeses reeves reflex refugio regal regan
        reggae reggie reggie1 regina reginald rehbwf reid reilly reina reinaldo reiter reklama reksio reliant relisys rellik reload reloaded
        rembrand remingto rena renae renat renata renate renault rendon rene renea renee renee1 reng renita renner renteria renton repmvf
        repoman reptile repytwjd repytwjdf requiem rerecz rerehepf rereirf rerfhfxf rerfhtre rerjkrf rescue rescue1 reshma respekt restart reta
        retard retep retha retlaw retsam reuben reva reverb review69 reviewpa revilo revival47 revoluti revolver rexona reyes reyna reynaldo
        reynolds reynoso rezeda reznor rfcgth rfgbnfy rfgbnjirf rfgecnf rfghbp rfgtkmrf rfhbyf rfhbyjxrf rfhectkm rfhfcm rfhfgep rfhfntkm
        rfhfufylf rfhfvtkm rfhfvtkmrf rfhfylfi rfhfynby rfhjkbyf rfhlbyfk rfhnjirf rfj422 rfkbyf rfkmrekznjh rfn.irf rfnfcnhjaf rfnfgekmnf
        rfnhby rfnmrf rfnthbyf rfnthbyrf rfntyjr rfntymrf rfpfym rfpfynbg rfrfirf rfrltkf rfrnec rfvbkkf rfvbrflpt rfvfcenhf rfvtgb rhapsody
        rhbcnbyf rhbcnbyjxrf rhea rhfcfdbwf rhfcfdxbr rhfcjnf rhfcjnrf rhfcysq rhfdxtyrj rhiannon rhino rhino1 rhinos rhjirf rhjkbr rhjrjlbk
        rhoades rhoads rhoda rhodan rhodes rhonda rhtdtlrj rhubarb ribbit ricard ricardo ricardo1 riccardo rice rice80 ricflair rich richar
        richard richard1 richard2 richard7 richards richardson richelle riches richey richie richmond richter rick ricketts rickey rickie ricks
        rickster ricky ricky1 rico ricochet riddick riddle riddler rider rider1 ridgeway ridley riesling riffraff rifleman rigger riggs right1
        rightnow righton rigoberto riker1 rikimaru riley riley1 rileydog rimjob rimshot rina rincewin rincewind rinehart ringo ringo1 rios
        ripcurl ripken ripken8 ripoff ripper ripple riptide rita ritchie ritter rivaldo rivas river1 rivera riverrat rivers riversid rizwan
        rizzo rjcnbr rjcntyrj rjcvjc rjdfktyrj rjhjdf rjhjkm rjhjkmbien rjhjktdf rjirfrgbde rjitxrf rjktcj rjnjgtc rjntyjr rjntyjxtr rjnzhf
        rjpthju rjpzdrf rjw7x4 rjyatnrf rjycnfynby rjyjgkz rjynfrn rkfdbfnehf rktjgfnhf rlzwp503 roach roaddog roaddogg roadie roadkill roadking
        roadrunn roadrunner roadstar roadster roadway roark rob123 robb robbie robbie1 robbin robbins robby rober roberson robert robert1
        robert12 robert2 robert3 roberta roberta1 roberto roberto1 roberts roberts1 robertson robin robin1 robinette robinhoo robinhood robins
        robinson robison robles robocop robot robotech robotics robroy robt roby robyn robyn1 rocco rocco1 rocha rochard roche rochelle rocheste
        rocio rock1 rock123 rockbott rocke rocker rocket1 rocket88 rocketma rocketman rockets rockey rockfish rockford rockhard rockhead rockie
        rockies rockin rockit rockman rocknrol rocknroll rocko rockon rockport rockroll rocks1 rockss rockwell rocky rocky123 rocky13 rocky2
        rocky3 rocky6 rockyboy rockydog rockys rockz rodent rodeo rodeo1 roderick rodger rodgers rodina rodion rodman rodney rodney1 rodolfo
        rodrick rodrig rodrigo rodrigues rodriguez rodriquez roflcopter roflmao rogelio roger roger1 roger123 rogers rogue rogue1 rogue2 rogues
        rojas roksana rolan roland roland1 rolanda rolando rolex rolex1 roller rollie rollin rollins roma roma123 roman roman1 roman123 roman222
        romano romanov romanova romans romantik romario romashka romeo romeo1 romeo123 romeos romero romina rommel romo romona romuald romulus
        rona ronal ronald ronald1 ronaldinho ronaldo1 ronaldo7 ronaldo9 ronda rong ronin ronna ronnie ronnie1 ronny roodypoo roofer roofing
        rookie room112 rooney roosevelt rooster1 roosters root rootbeer rootedit rooter roper rory rosa rosado rosalba rosalee rosales rosalia
        rosalie rosalina rosalind rosalinda rosaline rosalva rosalyn rosanna rosanne rosari rosaria rosario rosas rosaura roscoe roscoe1 rose
        rose12 rose123 roseann roseanna roseanne rosebowl rosebud1 rosebuds rosella roselyn rosemari rosemarie rosemary rosen rosenberg rosendo
        rosenthal rosetta rosewood rosey roshan rosie rosie1 rosina rosita roslyn ross rossi rossi46 rossia rostik rostislav rostov roswell
        rotary roth rotten rotterda rottie rottweil rounders rouse roush route66 router rover rover1 rovers rowan rowdy rowdy1 rowe rowell
        rowena rowland rowley roxan roxana roxane roxann roxanna roxanne roxette roxie roxydog royal1 royale royals royboy royce roygbiv rrpass1
        rrrrr1 rsalinas rt6ytere rtynfdh rtyuehe ruan rubber rubble ruben rubicon rubies rubin rubio ruby rubye rubyred rucker rudd rudeboy
        rudedog rudolph rudy ruff ruffin ruffles ruffryde rufus rufus1 rugby1 ruger ruger1 rugger rugrat rugrats ruiz rules1 rulesyou rulezz
        rulezzz rumble rumple runaway rundmc runescape runescape1 runner1 running1 runyon rusalka rush rushing rushmore ruslana rusrap russ
        russel russell russell1 russia1 russian7 russland russo rustam rustem rusty rusty1 rusty123 rusty2 rustydog rustys ruth ruthann
        rutherford ruthie rutledge rvd420 rxmtkp ryan ryan1 ryan11 ryder ryjgjxrf ryjgrf ryno23 s1107d s12345 s123456 s4114d s456123789 saab900
        saab9000 saab93 saab95 saavedra sabaka sabbat sabbath sabbath1 saber sabian sabina sabine sable sable1 sabra sabre sabre1 sabres sabrin
        sabrina sabrina1 sachas sachem sachin sacramen saddie sade sadie sadie1 sadiedog sadler saenz safari safeway saffron safina sagitari
        sahara saibaba saigon sailboat sailfish sailing sailing1 sailor1 sailormoon saint1 saints1 sairam saitek saiyan sakic19 sakura salam
        salama salamand salamander salamandra salamat salami salas salasana salavat salazar saldana saleen salem1 sales1 salgado salina salinas
        salisbury sallad sallas sallie sally sally1 sally123 salma salman salmon salomon salope salsero salt55 saltanat salter saltlake saltydog
        saluki salut salvador salvatio salvator salvatore sam123 samadams samael samanta samanth samantha1 samapi samatha samba sambo sambuca
        samdog samedi sameer samhain samiam samir samm sammi sammie sammie1 sammy sammy1 sammy12 sammy123 sammy2 sammyboy sammydog sammys samoht
        samolet sample sampras sampson sampson1 sams samsara samson1 samsun samsung1 samsung123 samsung2 samtron samue samuel samuel1 samuels
        samurai1 samuri samwise sanandreas sanane sanborn sanche sanchez sancho sandal sandeep sanders sanderson sandhya sandi sandiego sandman1
        sandmann sandokan sandoval sandr sandra sandra1 sandrin sandrine sandro sandrock sands sandy sandy1 sandy123 sandydog sandys sanek94
        sanford sanfran sang sangeeta sanibel sanity sanity72 sanity729 sanjay sanjeev sanjose sanjuan sanjuana sanjuanita sanpedro santa santa1
        santacru santafe santana santiag santiago santino santos santosh sanya saopaulo saphire sapp sapper sapphic sapphire sappho sara saracen
        sarah sarah1 sarah123 sarah2 sarahb sarahc sarahs sarajane sarajevo sarang sarasota saratoga saratov sardor sarenna sarge1 sargent
        sargon sarit sarita sartre saruman sascha sasha sasha1 sasha12 sasha123 sasha1234 sasha1995 sasha1996 sasha2 sasha2010 sasha_007 sashaa
        sashas sashimi sashka sashok saskia sassie sassy sassy1 sasuke satan satan1 satan66 satan666 satana satana666 satanas satanic satans
        satchel satchmo satellit sativa satori satoshi satriani satsuma satterfield saturn1 saturn5 saturno sauber saucedo sauer saul saun
        saun24865709 saunders saundra sauron sausage sausage1 sausages savage savage1 savana savannah savant savatage save13tx saveme savior
        sawdust sawyer saxman saxophon sayana sayang sayangku saylor saywhat sc00by sc00ter sc0tland scale1 scales scammer scamp scamper scampi
        scania scanner scarab scarborough scarecro scarface1 scarlet scarlet1 scarlett scatman sceptre schaap schaefer schaeffer schafer
        schaffer schalke schastie schatzi scheisse schell schilling schlampe schlong schlumpf schmidt schmitt schmitz schmoe schmoo schnecke
        schnee schneide schneider schnuffi schofield schoo school1 schorsch schrader schreiber schroeder schule schuler schulte schultz schulz
        schumach schumacher schumi schuster schwab schwanz schwartz schwarz schwein schweiz schwinn scimitar scirocco scoob scoobie scooby1
        scooby12 scooby2 scoobydo scoobydoo scoote scooter1 scooter2 scooters scoots scorch score1 scorelan scorpi scorpio1 scorpio7 scorpions
        scot scotch scotsman scott scott1 scott123 scott2 scottie scotts scottt scotty1 scoubidou scouse scout scout1 scouter scrabble scrapper
        scrappy scream screamer screwbal screwy screwyou scribble scribe scripto scroggins scrooge scrotum scruff scruffy scruffy1 scruggs scuba
        scuba1 scubadiv scubapro scxakv scythe sd3lpgdr sdsadee23 seabass seabee seadog seadoo seagate seagrams seagrave seagull seagulls
        seahawk seahawks seahorse seaking seal seals sealteam seaman seamus sean seanjohn searay searcher searock6 sears seashore seaside
        seattle1 seaways seaweed seawolf seay sebastia sebastian sebastian1 sebastie sebastien sebora sebring secre secret1 secret12 secret123
        secreto section8 security1 sedona seductive seeker seeyou segblue2 segreto segura seiko seinfeld seitz sekret selby select selen selena
        selina sellers sellout selma selmer semaj semenov semenova seminole seminoles semper semprini senators seneca seng senha senha123 senna
        senna1 sensatio sensei sentinel sentra sentry sephirot sephiroth septembe septembr sepultur sepultura sequoia serafim seraph seraphim
        serdar serebro serega123 seren serena serendip sergbest serge sergeev sergeevna sergei sergej sergey1 sergey123 sergi sergik sergio
        serkan serna serpent serpico serrano sersolution serval server service01 service1 servus sesam sesame sestra seth setter sevastopol
        seven1 seven11 seven7 seven77 seven777 sevendus sevenof9 sevens seventee seventy7 sevenup severin severine severus sevilia1 seville
        seviyi seward sewell sex123 sex1234 sex12345 sex4me sex666 sex69 sex6969 sexbomb sexboy sexdog sexgod sexisfun sexlover sexmachine
        sexman sexme sexmeup sexnow sexo sexpot sexse sexsexse sexsite sexslave sexton sextoy sexual sexx sexxes sexxx sexxxx sexxxy sexxy
        sexxy1 sexy1 sexy11 sexy12 sexy123 sexy1234 sexy69 sexyass sexybabe sexybaby sexybeast sexybitch sexyboy sexyfeet sexygirl sexyguy
        sexylady sexylegs sexylove sexymama sexyman sexyme sexyone sexyred seymour sf49ers sfgiants sh4d0w3d shabba shackelford shad0w shado
        shadow01 shadow1 shadow11 shadow12 shadow1212 shadow123 shadow13 shadow2 shadow69 shadow7 shadow99 shadowfa shadowma shadows1 shady
        shady1 shafer shaffer shag shagger shaggy1 shah shaheen shahid shai shaina shaitan shaka shaker shakey shakir shakti shakur shalom
        shalonda shaman shameka shami shamika shamil shammy shampoo shamus shana shanda shandy shane shane1 shane123 shanell shaney14 shang
        shania shanika shanks shanna shannan shannara shanno shannon shannon1 shanny shanon shanta shante shantel shantell shanty shao shaolin
        shaolin1 shapiro shara shari sharik sharingan shark shark1 sharkman sharks sharks1 sharky sharla sharlene sharo sharon sharon1 sharonda
        sharp sharp1 sharpe sharpie sharps sharron sharyn shasta shasta1 shaun shauna shaved shaven shaver shaw shawn shawn1 shawna shayla
        shayna shazam shea shearer shearer9 sheba1 sheeba sheehan sheena sheepdog sheets sheffiel sheffield shei sheila sheila1 shelb shelby1
        sheldon shelia shell shell1 shelley shelley1 shelli shellie shelly shelly1 sheltie shelton shemale shemales shen sheng shepard shepherd
        sheppard sherbert sheree sheri sherie sherif sherita sherlock sherman sherman1 sherpa sherri sherrie sherrill sherrod sherron sherry
        sherry1 sherryl sheryl sherzod shevchenko shibby shibumi shiela shields shifter shifty shilo shiloh shilpa shimano shimmer shimmy shiner
        shingo shinigami shinji shinobi shinobu shipley shipman shipp shirak shiraz shirin shirlee shirlene shirley shirley1 shirly shitass
        shitball shitbird shitface shitfuck shithole shitter shitty shivan shiznit shizzle shlomo shlong shock123 shock5 shocker shockley shodan
        shoemaker shogun shojou shonda shonuf shonuff shooby shook shooter1 shootme shopper shorter shortie shortsto shorty1 shotgun1 shotokan
        shou showboat showme showtime shredder shrike shrike01 shroom shrooms shuai shuan shuang shui shuler shultz shumaher shun shuo shurik
        shutup shygirl1 shyguy sibelius sibyl sicilia sickan sickboy sicnarf sidekick sideout sideshow sidewind sidewinder sidney sidney1
        sidorov siegel siemen siemens1 siempre sienna sierra1 sigma sigma1 sigmachi sigmanu sigmar signup sigrid sigsauer sigtau sikes silas
        silencer silicone silky1 silly1 sillyboy silva silve silver1 silver11 silver12 silver7 silverad silverado silverfo silverman silverst
        silvi silvia silvio simba simba1 simba123 simbas simcity simeon simhrq simmons simms simon simon1 simon123 simone simone1 simons
        simonsay simpkins simple1 simpson simpson1 simran sims sinatra sinbad sincity sinclair sinead sinfonia sinful singapor singh single1
        singletary singleton sinister sinjin sinned sinner sintra siobhan siouxsie sirius sisk sisson sissy sissy1 sistema sister1 sithlord
        sitruc sivart sixers sixgun sixnine sixpack sixty9 sixtynin sixtynine sizemore sizzle sk2000 sk84life sk8board sk8ordie sk8ter skaggs
        skate skate1 skateboa skateboard skater1 skaven skazka skeet skeeter1 skeets skeletor skelter skelton skibum skidmore skidoo skiing
        skillet skillz skiman skimmer skinhead skinner skinny skins skipjack skipp skipper1 skippy1 skittle skittles skoal skoal1 skolko skooter
        skorpio skorpion skorpion39 skulls skully skunk skunky sky123 skyblue skydive skydiver skydog skyhawk skyhigh skyking skylar skylark
        skyler skylin skyline1 skynet skynyrd skypilot skytommy skywalke skywalker slacker slacking slade slage33 slainte slamdunk slammer
        slapnuts slapper slappy slapshot slash1 slasher slater slaughter slava slava1 slave slave1 slaveboy slavik slaye slayer1 slayer66
        slayer666 slayer69 sledge sleeper sleepers sleepy sleepy1 sleuth slicer slick slick1 slick50 slicker slickric slicks slider slim
        slimed123 slimer slimjim slimshad slimshady slinger slinky slipkno slipknot1 slipknot666 slipper slippery slippy sliver slk230 sloan
        slone sloneczko slonik sloopy slowhand slowpoke slowride sludge slugger sluggo slurpee slurred slut1 slut69 sluts sluts1 sluttey slutty
        slutwife slydog slyfox sm9934 smackdow smackdown smacker smalley smallfry smalls smallvil smallville smallwood smart1 smartass smartie
        smarties smarty smasher smashing smeghead smegma smeller smelly smile1 smile123 smiler smiles smiley1 smirnoff smirnov smirnova smith
        smith1 smith123 smiths smithy smitty1 smk7366 smoke1 smoke420 smokedog smoker smokes smokeweed smokey1 smokie smokin smolensk smooch
        smoochie smooth1 smoothie smoothy smother smudge smudger smuggles smurf smurf1 smurfs smurfy smut smutty sn00py snafu snaiper snake1
        snakeeye snakeman snaker snakes snakey snapon snapper snapper1 snapple snappy snapshot snatch sneaker sneakers sneaky sneed snell
        snicker snickers1 snider sniffer snikers sniper1 snodgrass snoogans snoogins snooker snookie snooks snooky snoop snoop1 snoopdog
        snoopdogg snooper snoops snoopy1 snoopy12 snorkel snow snowbird snowboar snowboard snowden snowdog snowdrop snowflak snowflake snowman1
        snowy snowy1 snuffy snuggle snuggles snyder sobaka sobeit sober1 sobriety socball socce soccer1 soccer10 soccer11 soccer12 soccer13
        soccer14 soccer15 soccer16 soccer17 soccer18 soccer2 soccer20 soccer21 soccer22 soccer3 soccer4 soccer7 soccer9 soccer99 sochi2014
        sociald socorro socrate socrates sodapop sofia sofiya softail softbal softtail sogood sojdlg123aljg sokolov sokolova sokrates solace
        solar1 solara solaris soldat soldier soldier1 soleda soledad solei soleil solidsnake solis solitari solitude solnce solnishko solnze
        solomon solrac solstice sommer sommers sonali sonata sondra sonechka songbird songoku sonia sonia1 sonic sonic1 sonic123 sonic2 sonics
        sonicx sonja sonne sonnen sonnet sonny1 sonnyboy sonoma sonora sony sony123 sony1234 sonya sonyericsson sonyfuck sonyvaio sooners
        sooners1 sooty sophi sophia sophia1 sophie1 sophie12 soprano sopranos sorcerer sorensen sorenson soroka sorrento sosa sosa21 sosiska
        soto soulfly soulman soulmate sound1 souris sousa south1 southpar southpark southpaw southsid southside souza sowell sowhat sp00ky
        space1 spacebar spaceboy spaceman spacer spacey spade1 spain1 spam spammer spammy spangler spaniel spanis spank spank1 spanked spanker
        spankey spanking spankit spankme spanks spanky1 spann spanner sparco sparhawk sparkey sparkie sparkle sparkles sparks sparky1 sparky12
        sparta spartacu spartak spartan1 spartan117 spartans sparticu sparty spaulding spawn spawn1 spawn2 speaker speaker1 spear spears
        special1 specialk specops spectre spectrum speed1 speeder speedo speedrac speedy1 speer spence spencer spencer1 sperma sphinx spice
        spice1 spicer spicey spide spider1 spider12 spiderman1 spidey spiffy spike1 spike123 spiker spikes spikey spinner spiral spirit1 spivey
        spjfet spk666 splash splatter spleen spliff splinter splitter splodge splooge splunge splurge spock spock1 sponge spongebo spongebob
        spooge spook spooks spooky1 spoon1 spoonman spoons spoony sport1 sports1 sportste sporty spots3 spotter spotty sprague sprewell spring1
        spring99 springer springst sprint sprinter sprite sprocket sprout spud spuds spunk spunky spurlock spurs spurs1 sputnik spycams spyder
        spyglass sqdwfe sqrunch squall squash squeak squeaker squeek squerting squid squid1 squids squiggy squires squirrel squirter squirts
        squish squishy squonk sr20det srilanka sseexx ssptx452 sssss1 ssssss1 sssssss1 st0n3 stabilo stacey stacey1 staci stacia stacie stacy
        stacy1 stafford stahl staind stairway staley stalin stalingrad stalker1 stallings stallion stallone stamford stampede stamper stan
        standart standby stanfield stang stang1 stanislav stanle stanley stanley1 stanley2 stanly stanton staples stapleton star1 star11 star12
        star123 star69 star99 starbuck starbucks starcraf starcraft stardog stardust starfire starfish starflee starfox starfuck starfury
        stargaze stargazer starion stark starkey starks starla starlet starligh starlight starlite starman starnes starr starr1 stars1 starship
        starsky starss start1 start123 startac starter starwar starwar1 starwars1 stasik stasya static staton stayout stclair stealth1 steamboa
        stearns steaua steel1 steele steeler steeler1 steelers1 steelhea steels steen stefa stefan stefani stefanie stefano steff steffi steffie
        stein steiner steinway stella stella1 stellar stellina stepan stepanov stepanova steph steph1 stephaine stephan stephanie stephany
        stephe stephen stephen1 stephenie stephens stephenson stephie stephine stephy stepp stereo sterlin sterling stern sterva steve steve1
        steve123 steve69 stevek steven steven1 stevens stevenson steveo steves stevie stewar1 steward stewart stewart1 stewie sti2000 stick1
        stickman sticks sticky sticky1 stiffy stifler stigmata stiles stiletto stimpy stimpy1 sting sting1 stinger1 stinker stinky1 stinson
        stitch stjabn stjohn stocking stocks stockton stoddard stokes stomper stone stone1 stone32 stone55 stonecol stonecold stoned stoner
        stones stonewal stoney stooge stooges stopit stoppedby storey storm storm1 stormy1 storys stout stovall stover strange1 stranger
        strannik strap strapon strat strat1 stratfor strato stratoca stratos stratton stratus strawber strawberry straycat streaming streetball
        streeter strekoza strelec strelok strickland strider strider1 strife strike1 striker striker1 stringer stripclub stripe striper stripper
        stroker stroller stromb strong stroud strummer strumpf strutter stryder stryker stuart stuart1 stubbs stubby stud studboy student1
        studio54 studly studman studmuff stuff1 stuffer stump stumpy stunner stuntman stupi stupid1 stussy stylus stymie suan suarez subito
        sublime1 submarin submissi submit subrosa subway subwoofer subzero succes success1 sucess suchka suck suckcock suckdick sucker1 suckers
        suckit69 suckmeoff suckmycock suckmydick sucks suckthis sucram suede suerte sugar1 sugarbea sugarbear sugaree sugarray sugars suggs
        suikoden suka123 sukebe sukram sullivan sully sultan sumerki summe summer0 summer00 summer01 summer05 summer06 summer1 summer10 summer11
        summer12 summer2 summer20 summer69 summer99 summers summerti summertime summit sumner sunbeam sunbird sundance sunderla sundevil sundin
        sundown sundrop sunfire sunfish sunflowe sunflower sunghile sunita sunkist sunlight sunmoon sunnie sunny sunny1 sunny123 sunnyboy
        sunnyday sunray sunrise sunrise1 sunshin sunshine1 sunstar suntan suntzu super1 super12 super123 super2 super7 super8 superb superbad
        superbee superbow superboy supercar superd superdog superdup superduper superfly supergir supergirl superma superman1 superman2
        supermanboy supermar supermen supernov supernova superpuper supers supersex superson supersonic supersta superstar supertra support1
        supra supra1 suresh sureshot surf surfboar surfer1 surfers surfin surfing surfing1 surfsup surveyor survivor susan susan1 susana susanna
        susannah susanne sushi sushi1 susie susieq suslik suspende sutherland sutton suzan suzanna suzanne suzanne1 suzenet suzette suzie suzieq
        suzuk suzuki1 suzy svarog sverige sveta sveta123 svetik svetka svetlanka svoboda swafford swain swallow swallows swampfox swampy swan
        swanky swann swanson swartz swatch swede sweeney sweeper sweeps sweet1 sweet16 sweet69 sweetass sweetgirl sweethea sweethear sweetie1
        sweetnes sweetness sweetp sweetpe sweets swenson swetlana swift swifty swimmer swimmer1 swingers swinging switzer swoosh sword sword1
        swords sxhq65 sybil syble sycamore syclone sydne sydney1 sykes sylvan sylvania sylveste sylvester sylvi sylvia sylvia1 sylwia symow8
        synapse syncmast syncmaster synergy syphon syracuse syrinx sysadmin system1 system32 syzygy szevasz t123456 t26gn4 t34vfrc1991 t3fkvkmj
        t4nvp7 ta8g4w tabasco tabatha tabbycat tabitha tabor tacit tackett taco tacobell tacoma tadpole taekwond taekwondo taffy taffy1 tagheuer
        tahiti tahoe tahoe1 taichi tailgate taipan tajmahal takagi takamine takashi take8422 takedown takehana takeshi talbert talbot talgat
        talia taliesin talisman talley tallguy tallyho talon talon1 talons taltos tamar tamara tameka tamela tamera tamere tamerlan tami tamia1
        tamika tamila tammi tammie tammy tammy1 tampabay tamra tamuna tamwsn3sja tana tanechka tanesha tang tangela tangerin tangerine tango
        tango1 tango2 tania tanika tanisha tanith tanker tanman tanne tanner tanstaaf tantra tanya tanya1 tapia tapout tara tarakan tarantul
        taras tarasov tarasova tardis tardis1 target1 tarheel tarheel1 tarkan tarpon tartan taryn tarzan tascam tasha tasha1 tashkent tassie
        tasty tatanka tatarin tate tater taters tatertot tatian tatiana tatjana tatooine tatum tatung tatyana tauchen tawana tawanda tawanna
        tawnee tawnya taxman taylo taylor taylor1 taylor12 taylor2 tayson tazdevil tazman tazman1 tazmania tazz tazzie tazzzz tbird tbirds tbone
        tbone1 tbones tbontb tdutybq tdutybz teabag teache teacher1 teacup teague team3x teamo teamwork teaparty teapot teardrop teaseme teaser
        teatime tecate techie technic technics techno techno1 technolo tecktonik tecumseh teddie teddy teddy1 teddy123 teddy2 teddyb teddybea
        teddybear teddys teejay teel teen teena teengirl teenie teens1 teensex teetime teflon teiubesc tekila tekken telecast telecom telefon
        telefono telekom telemark telephon teleport televisi televizor tellme telnet temp temp123 temp1234 tempest tempest1 tempgod templar
        templeton temporar temppass temptress tempus tena tenchi tenchu tenerife teng tennesse tenni tennis1 tennis11 tennis12 tenpin teodor
        tequier tequiero tequila tequila1 tequilla tera tercel terces terefon teremok terence teres teresa teresa1 terese teresita teressa teri
        terminat terminator termite terra terran terrance terrapin terrell terrence terri terrie terrier terriers terror terry terry1 terrys
        tesoro tessa tessie test01 test1 test11 test12 test1234 test2 test99 teste tester1 testibil testicle testing1 testing123 testit testme
        testme2 testpass tetons tetris tetsuo teufel texaco texans texas1 texas123 texas2 texass texmex tgbyhn thacker thad thaddeus thales
        thanatos thanh thankgod thankyou thanos tharp thatsit thatsme thayer thea thebeach thebear thebeast thebes thebest theblues thebomb
        theboss theboy theboys thebull thecat theclash theclown thecrow thecure theda thedevil thedog thedon thedoors thedude theduke theedge
        theend theflash theforce thegame thegame1 theghost thegirls thegreat thehulk thejoker thekid theking thelast1 thelema thelma thema
        theman1 themaster thematri thematrix theodora theodore theone1 therat theraven thered theresa theresa1 therese therion thermo theroc
        therock1 theron thesaint theshit thesims thetachi thething thetick thetruth thewall theway thewho theworld thibodeau thibodeaux thierry
        thinker thinkpad thirdeye thirteen thisis thisisit thisisme thisone thissuck thissucks thistle thoma thomas thomas01 thomas1 thomas11
        thomas12 thomas123 thomas19 thomas2 thomasina thomason thompson thomson thong thongs thor thor5200 thorn thorne thornton thorpe thorsten
        thrasher thrawn three11 three3 threesom thuggin thuglife thumbnils thumbs thumper1 thunde thunder1 thunder2 thunder5 thunder7 thunder9
        thunderb thunderbird thunders thurman thurston thuy tiamat tian tiana tiao tiara tiberian tiberium tiberius tiburon tical tickleme
        tickler tickling ticklish ticktock tictac tidwell tiedup tierra tiesto tiffan tiffani tiffanie tiffany tiffany1 tifosi tiger01 tiger12
        tiger123 tiger2 tiger69 tiger7 tiger99 tigercat tigerlil tigerman tigerpaw tigers1 tigerwoo tigerwoods tigge tigger01 tigger1 tigger12
        tigger2 tigger69 tightass tights tigran tigre tigrenok tigress tigris tijger tiktak tilley tillie tillman tim123 timber timber1 timberwo
        timbo time1 timebomb timelord timeout timepass timeport timewarp timex timmie timmons timmy timmy1 timofei timofey timoha timon timosha
        timoth timothy timothy1 timoxa timoxa94 timur tina tincan tincup tinfloor ting tinhorse tinker1 tinkerbe tinkerbel tinkerbell tinman
        tinsley tintin tinytim tipper tippmann tippy tippy1 tipton tiptop tirado tiramisu tisha tishka tissot titan titan1 titani titanic1
        titanik titanium titans titfuck tities titleist titlover titman tits1 titsnass titten titties titts titty tittys tivoli tk421 tkbpfdtnf
        tkfkdg tkfkdgo tm371855 tmjxn151 tmoney toaster toasty tobin toby toby1 tobydog today1 todd toejam toenail toffee toggle tokenbad
        tokiohotel tolbert tolik tolkien tolliver tolstoy tom123 tomahawk tomas tomasa tomat tomate tomato tomboy tombston tomcat1 tomcat14
        tomek1 tomeka tomlin tomlinson tommaso tommi tommie tommy tommy1 tommy123 tommy2 tommyboy tommygun tommys tommyt tompkins tomservo
        tomwaits tonedup toni tonia tonino tonja tonka tonto tony tony1 tony123 tonya tonyhawk toobad toobig toocool toodles toogood toohot
        tookie tool69 toolbox toolman toolshed tooltime toomuch toon toonarmy toonces toonporn toons toosexy tooshort toosweet tootall tooter
        tootie tootsie topaz topcat topdevice topdog topeka topflite topfuel topgun1 tophat topher topman topolino topper topsecre topsecret
        topspin torana torben torey tori toriamos torino tornado1 toront toronto1 torrent torres torrez torsten tort02 tortoise tortuga tory
        tosha toshiba1 tosser totalwar totem toth totoro tottenha tottenham toucan touchdow touchme toughguy toulouse tovar tower1 towing
        towncar townsend toya toyboy toyot toyota1 toystory tracer tracey traci tracie tracker tracker1 tractor tracy tracy1 tracy71 trademan
        trader trader12 trafford trahan trailer1 trailers train1 trainer trainman trajan traktor tralala tralfaz trammell trample tran trance
        tranmere tranny transam1 transexual transfor translator transpor trapdoor trapper trashman tratata travel1 traveler travelle travesti
        travi travis travis1 travolta traylor treacle treasure treble trebor treefrog treeman treetop treetops trejo trek trekker trekkie
        tremere trena trent trenton tresa tressa tressie treva trevino trevor trevor1 trey tri5a3 trial1 triangle tribbles tribe1 tricia trickle
        tricky trident triforce trigger1 trigun trillian trimble trina trinidad trinit trinitro trinitron trinity1 trinity3 trinket tripleh
        triplets triplett triplex tripod tripp tripper trippy trish trisha trista tristan tristan1 tristar tristen triton triumph triumph1
        trivia trixie trogdor trojan trojans trojans1 troll trololo trombone trooper1 troopers tropic trotsky trotter trouble1 trousers trout
        trout1 troutman trouts troy troyboy trs8f7 trstno1 truck truck1 trucker1 truckers truckin trucking trudy trueblue truelove truffle
        truffles trujillo truman trumpet1 trunks truong trust1 trustme trustn01 trustno trustnoo trustnoone truth1 tryagain tsunami tsv1860
        ttttt1 tttttt1 tubbs tubitzen tuborg tucker tucker1 tucson tuczno18 tuesday tuffy tuffy1 tugboat tugger tujazopi tujheirf tujhrf tulane
        tulip tulips tunafish tundra tuning tupac tupelo turbo turbo1 turbo2 turbodog turbos turismo turk182 turkey1 turkey50 turner turnip
        turpin turtle1 turtles turtoise tuscan tuscl tusymo tuttle tuxedo tvxtjk7r tweeker tweet tweeter tweety1 twice2 twiggy twila twilight
        twinboys twingo twinkie twinkle twinky twins2 twinz twisted twisted1 twister twisters twisty twiztid twocats twodogs twogirls twopac
        twostep twyla tycobb tycoon tyler tyler1 tyler123 tyler2 tylers type40 typhoon tyra tyrant tyrik123 tyrone tyson tyson1 tyvugq tzpvaw
        ub6ib9 ubnfhf udacha udbwsk ue8fpw ufhvjybz ufkbyf ufkfrnbrf ugejvp uhbujhbq uhbyuj uiegu451 ukflbfnjh ukflbjkec ukraina ulises ulisse
        ulrich ultima ultimate ultimo ultra ultra1 ultraman ultras ulysse ulysses umberto umbrella umpire uncencored undead underdog undergro
        underpar undertak undertaker undertow underwoo underwood underwor unforgiven unger unicor unicorn1 uniden united1 universa universi
        unknown1 unlimite unreal updown upnfmc upton uptown upyours uranus urchin uribe urlaub ursitesux ursula usa123 usarmy user1 user345
        username usmarine usmc usmc0311 usmc1775 usmc69 usnavy utahjazz uthvfy utjhubq utjuhfabz utjvtnhbz utopia utvols utyyflbq uuuuu1 uwrl7c
        uyxnyd uzumaki uzumymw v12345 v123456 v2jmsz vacation vada vader vader1 vadim vadimka vagabond vagner vail valadez valarie valdemar
        valdepen valdes valdez valencia valentine valenzuela valeria valerie valerie1 valeriy valeriya valerka valhalla valheru valjean valkyrie
        valle valleywa valorie valter vampir vampire1 vampiro vampyre vance vancouve vandal vandam vandamme vander vandyke vaness vanessa
        vanessa1 vang vangogh vanguard vanhalen vanhorn vanilla vanille vanman vann vantage vanyarespekt varadero varela vargas varner varney
        varvara vaseline vasilek vasileva vasilii vasilisa vasiliy vasquez vasya vatech vatoloco vaughan vaughn vauxhall vavilon vaz2106 vaz2107
        vaz2108 vaz2109 vaz21099 vaz2110 vazquez vball vbhevbh vbhjckfdf vbienrf vbifyz vbitymrf vbkbwbz vbkfirf vbkfyf vbktyf vbrjkf vcradq
        vdlxuc vecmrf vector vectra veda vedder veedub vega vegas1 vegas123 vegita vegitta vegitto vehpbkrf vehpbr vekmnbr vela velasco
        velasquez velazquez velcro velda velez velia velma velva velvet vendetta venera venessa venezuel venita venkat venom venom121293 ventrue
        ventura venus venus1 vepsrf vera verbatim verda verdun verga vergeten vergie veritas veritech verity verizon verizon1 verla vermont
        vermont1 vern verna vernell vernice vernie vernita vernon verona veronic veronica versace vertigo verycool verygood verygoodbot veryhot
        verynice vespa vesper vest vesta vestax vette vette1 vetteman vettes vfcnth vfczyz vfhbif vfhbirf vfhbyjxrf vfhbyrf vfhcbr vfhctkm
        vfhecmrf vfhecz vfhnbyb vfhnsirf vfhrbp vfhrbpf vfhufhbnf vfhufhbnrf vfhujif vfhvtkfl vfibyf vfiekz vfitymrf vfkbyf vfkbyrf vfkmdbyf
        vfksirf vflfufcrfh vfnbkmlf vfndtq vfnhbwf vfnhjcrby vfntvfnbrf vfpfafrf vfr750 vfrcbr vfrcbv123 vfrcbvec vfrcbvrf vfrfhjdf vfrfhjys
        vfrfrf vfuyjkbz vfvekbxrf vfvektxrf vfvekz vfvf123 vfvfbgfgf vfvfgfgf vfvfgfgfz vfvfvskfhfve vfvjxrf vfylfhby vfylfhbyrf vg08k714 vgfun4
        vgirl vh5150 viagra vialli vibrate vibrator vicecity vicenta vicente vick vickers vickey vicki vicki1 vickie vicky vicky1 victo victoire
        victor victor1 victori victoria victoria1 victory1 vida video1 videoes vides viewsoni viewsonic vigil vika123 viking1 vikings1 vikki
        viktori viktoria viktorija viktoriy viktoriya villa villa1 villalobos villanueva villarreal villegas vilma vina vince vincen vincent
        vincent1 vines vinny vinson vintage viola violator violet violeta violetta violin viper1 viper123 viper2 vipergts vipers virago virgie
        virgil virgin virgina virgini virginia virginie virgo virgo1 virtua virus1 visa vision1 vita vitae vitali vitalik vitaliy vitaly vitalya
        vitamin vitara vitesse vito vittoria vittorio viva vivahate vivaldi vivian viviana viviane vivid vivitron vixen vixens vjcrdf vjhjpjdf
        vjhrjdrf vjkjltw vjkjrj vjqgfhjkm vjybnjh vjzctvmz vjzgjxnf vkaxcs vkontakte vlad vlad1995 vlad1996 vlad1997 vlad7788 vladik vladislav
        vladvlad vlasov vodafone vodolei vodoley voetbal vogel vogt voiture voland volcom volcom1 voldemar volgograd volition volkodav volkov
        volkova volkswag volkswagen volley volleyba volodin volodya vologda voltaire voltron voluntee volvo volvo1 volvo850 volvos volvos40
        volvos80 vonda vonnegut vonnie voodoo1 voodoo2 vorlon vorona vortec vortex voss vostok vova123 vovchik vovochka voyager1 voyeur vp6y38
        vpmfsz vqsablpzla vredina vsegda vsevolod vsijyjr vsjasnel12 vthctltc vtldtlm vtufgjkbc vulcan vulture vulva vvvbbb vvvvv1 vw198m2n
        vwgolf vwjetta vyjujnjxbt w00t88 w0rm1 w12345 w123456 w1w2w3w4 w4g8at w8gkz2x1 w_pass wabbit wachtwoord waddell wade waffenss waffle
        waggoner wagner wagoner waheguru wahl wahoo waite wakefield wakeup waldemar walden waldo1 waldorf waldron waldrop walker walker1 walkman
        wall wallace wallace1 waller walleye walleye1 wallis walls wally1 walmart walnut walrus walsh walter walter1 walters walton wanda
        wanderer wang wanger wanita wanker1 wankers wanking wannabe wanrltw wantit wantsome wapapapa wapbbs waqw3p war3demo warchild warcraft1
        warcraft3 ward warden wardog ware wareagle warehous warez wargames wargod warhamme warhammer warhawk warhol warlock warlock1 warlord
        warner warpten warren warrio warrior1 warrior2 warriors warszawa warthog warzone wasabi wasdwasd washburn washere washingt washington
        wasser wassup watashi watch1 watcher watchmen water1 water123 waterboy waterfal waterloo waterman watermel watermelon waterpol waterpolo
        waters waterski watford watkins watson watt watts waugh waverly wavmanuk wavpzt way2go wayer wayne wayne1 waynes wazzup wc18c2 wcksdypk
        wdtnjr wdtnjxtr weaponx weare138 weasel1 weather1 weathers weaver webb webber webcam weber webhompas webhompass webmaste webmaster
        websol76 websolutions webstar webster webster1 websters wednesda weeble weed weed420 weedhead weeks weems weener weenie weezer wehttam
        weiner weinstein weir weiss welch welcom welcome12 welcome123 welcome2 welcome8 welder weldon welkom welkom01 wellcome welldone weller
        wellhung wellingt wellman wells welsh wendell wendi wendy wendy1 wendys wenef45313 weng wer123 werder werdna werewolf weronika werter
        werthrf werthvfy werty1 wertzu werwolf wesley wesley1 wessonnn west westbrom westbrook westcoas westcoast western1 westham westham1
        westie westlife westmoreland weston westport westwind westwing westwood wetcunt wetone wetpussy wetter wetzel wg8e3wjf whacko whalen
        whaler whales whaley whateve whatever1 whatif whatisit whatley whatnow whatsup whatthe whatthefuck whattheh whatthehell whatup whdbtp
        wheat wheaties wheatley wheeler wheels whiplash whippet whipple whiskers whiskey whiskey1 whisky whisper whisper1 whistler whitaker
        white white1 whiteboy whitedog whitehead whiteout whitepower whitesox whitewolf whitey whitfield whiting whitley whitlock whitman
        whitmore whitney whitney1 whitson whitt whittaker whitten whittington whkzyc whoami whoareyou whocares whodat whoknows whoopass whopper
        whore whores whosyourdaddy whyme whytesha wibble wiccan wicked1 wicker widget wifes wifey wiggins wiggles wiggly wiggum wiking wilbert
        wilbur wilburn wilco wilcox wild1 wilda wildbill wildblue wildcard wildcat1 wilder wildfire wildman wildman1 wildone wildroid wildrose
        wildside wildstar wildthin wildwest wildwood wiles wiley wilford wilfred wilfredo wilhelm wilhelmina wilkerson wilkes wilkins wilkinson
        wilks willa willard willem willett willey willi willia1 william william1 william2 william3 williams williamson willie willie1 willingham
        willis willo willoughby willow1 wills willy1 willys wilma wilmer wilso wilson wilson1 wilton winamp winchest windex windham windmill
        windows1 windsong windsor windsor1 windstar windsurf windy winfred wingchun wingman wingnut wings1 wingzero winifred winkie winkler
        winky winn winner1 winni winnie winnifred winnipeg261 winona winslow winstead winsto winston1 winston2 winter01 winter1 winter11
        winter12 winter99 winters winxclub wipeout wisconsi wisdom wise wiseguy wiseman wishbone wishmaster witch1 withers witherspoon withlove
        withyou witt wizar wizard1 wizards wizkid wizzard wladimir wm00022 woaini wobble wofford wojtek woland wolf wolf1 wolf12 wolf359 wolf666
        wolf69 wolfdog wolfe wolfen wolfer wolff wolfgar wolfie wolfman wolford wolfpac wolverine wolves1 wolvie womack womam womans womens
        wonder1 wonderboy wonderfu wong wonkette wonton woobie wood woodall woodard wooddoor woodduck woodie woodland woodlawn woodrow woodruff
        woods woodsink woodson woodstoc woodstock woodward woodwork woody1 woodys woofer woofwoof woogie woohoo wookie wookie1 wooten wordup
        workit workman world1 worldcup worley wormix wormwood worrell worthington wotan wow123 wowser wp2003wp wp2005 wpf8eu wqmfuh wraith wray
        wren wrench wrest666 wrestle wrestlin wright wrinkle1 wrinkle5 wrinkles wrxsti wsxedc wsxqaz wsxzaq wtpfhm wtpmjgda wu4etd wulfgar
        wuschel wutang36 wvj5np wwe123 wwfwcw www111 www123 wwwww1 wwwwww1 wxcvbn wyatt wylie wyman wynn wynona wysiwyg wyvern x123456 x24ik3
        x35v8l x72jhhu3z xaccess2 xakep1234 xakepy xanadu xantia xavier1 xbox360 xboxlive xcountry xenocide xerxes xfactor xholes xian xiang
        xing xiomara xiong xirt2k xjznq5 xngwoj xpress xqgann xrated xrp23q xsw21qaz xsw23edc xterra xthtgfirf xthysq xtkjdtr xtreme xtvgbjy
        xwing xxx123 xxx666 xxx777 xxxman xxxpass xxxsex xxxxx1 xxxxxx1 xxxxxxx1 xxxzzz xytfu7 xyz123 xyzzy xzibit xzsawq21 y9enkj yackwin
        yadira yahweh yakman yakumo yakuza yamah yamaha1 yamahar1 yamahar6 yamato yancey yanez yang yankee1 yankeemp yankees0 yankees2 yanks
        yanks1 yannick yanochka yanshi1982 yarbrough yardbird yaroslav yasmin yasmina yates yazzie ybarra ybhdfyf ybrbnf ybrbnjc ybrbnrf ybrjkfq
        ybrjkftdbx yeager yeah11 yeahbaby year2000 year2005 yecgaa yeehaw yello yellow1 yendor yensid yes90125 yesenia yeshua yesiam yessir
        yessss yesterda yetta yfafyz yfcntyf yfcntymrf yfcnz123 yfgjktjy yfhenj yfltymrf yfnecbr yfnfirf yfnfitymrf yfnfkb yfnfkbz yfnfkmz
        yhntgb yhwnqc yingyang yinyang yitbos yja3vo yjdsqgfhjkm yjdsqujl yngwie yoda yoder yogibear yojimbo yolanda yolonda yomama yomomma yong
        yonkers yoohoo yorkie yorkshir yorktown yosemite yoshi yoshiko yost youandme youknow young young1 youngblood yourmama yourmom yousuck
        youwish yoyoma yqlgr667 yqmbevgk yssup ytcnjh ytngfhjkz ytreza ytrhjvfyn ytyfdbcnm yugioh yukon1 yuliya yumiko yummie yummy yummy1 yuo67
        yvette yvonne yvtte545 ywvxpz yxcvbn yxcvbnm yxkck878 yy5rbfsc yyyyy1 yyyyyy1 yyyyyyy1 yyz2112 yzerman yzerman1 z12345 z123456 z1234567
        z123456789 z123456z z1x2c3 z1x2c3v4 z1x2c3v4b5 zachar zachariah zachary zachary1 zachery zadrot zaebali zafira zaharov zaida zalupa
        zamboni zamora zane zang zanoza zanzibar zapata zaphod zappa zappa1 zapper zaq11qaz zaq123 zaq12345 zaq123wsx zaq12ws zaq1xsw2
        zaq1xsw2cde3 zaqqaz zaqwsx123 zaqwsxcde zaqxsw zaqxswcde zaratustra zaraza zardoz zarina zasada zaskar zasranec zavala zaxscd zaxscdvf
        zaxxon zcxfcnkbdf zealot zealots zebra zebra1 zebras zebulon zeigler zelda zelda1 zella zelma zemfira zena zenaida zeng zenit2011 zenith
        zepeda zephyr zepplin zerkalo zermatt zerocool zesyrmvu zeus zhai zhao zhei zheng zhenya zhjckfd zhjckfdf zhong zhou zhuai zhuan zhuang
        zhui zhun zhuo ziadma zidane zidane10 ziegler zigazaga ziggy ziggy1 zigzag zildjian zimmer zimmerman zina zinaida zinedine zinger zipper
        zippo zippy zippy1 zlzfrh zmxncbv znbvjd zodiac zoidberg zoila zoinks zola zoloft zoloto zoltan zolushka zombie1 zona zong zonker zoomer
        zooropa zora zoraida zorba zorglub zorro zorro1 zorros zpxvwy zqjphsyf6ctifgu zsmj2v zsxdcf ztmfcq zuan zujlrf zula zulu zuniga zvbxrpl
        zvezda zw6syj zx123456 zx123456789 zxasqw zxasqw12 zxc12345 zxc321 zxcasd zxcasdqwe zxcasdqwe123 zxccxz zxcv12 zxcv123 zxcv1234 zxcvasdf
        zxcvb1 zxcvb123 zxcvb12345 zxcvbn1 zxcvbn12 zxcvbn123 zxcvbnm. zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnmm zxcvfdsa zxcvvcxz zxgdqn zydfhm
        zyjxrf zz123456 zz8807zpl zzr1100 zztop zzxxcc zzz111 zzz123 zzzxxx zzzzz1 zzzzzz1 zzzzzzz1
        """
}
