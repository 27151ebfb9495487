/**
 * The most used passwords of eight or more characters, worldwide and in Brazil, which attackers try first. Collected
 * independently of the lists that the product uses.
 */
export const commonestPasswords: readonly string[] = `
    12345678 baseball football jennifer superman trustno1 michelle sunshine 123456789 starwars computer corvette
    princess maverick samantha steelers whatever internet mercedes midnight 11111111 marlboro victoria startrek
    liverpoo danielle redskins mountain 88888888 nicholas metallic qwertyui dolphins cocacola rush2112 jonathan
    scorpion asdfasdf godzilla williams lifehack platinum garfield 69696969 jordan23 airborne elephant explorer
    christin december benjamin brooklyn redwings michigan 87654321 guinness einstein snowball alexande lasvegas
    slipknot kimberly 1q2w3e4r carolina colorado creative bollocks darkness asdfghjk poohbear nintendo november
    lacrosse paradise maryjane spitfire anderson cherokee drowssap marshall 1qaz2wsx caroline franklin snickers
    courtney westside patricia semperfi freeuser champion softball security wildcats veronica abcd1234 wolverin
    remember pearljam peekaboo budlight electric stargate brittany swimming scotland swordfis blink182 aaaaaaaa
    rolltide bulldogs liverpool chevelle mitchell spiderma patriots cardinal kawasaki ncc1701d airplane scarface
    elizabet wolfpack lawrence american stingray simpsons srinivas panthers tarheels wolfgang testtest michael1
    pakistan infinity letmein1 hercules billybob pavilion changeme darkside zeppelin darkstar charlie1 wrangler
    qwerty12 bobafett business sterling babydoll cheyenne presario mustang1 21122112 q1w2e3r4 12341234 devildog
    bluebird metallica access14 enterpri blizzard asdf1234 harrison thailand 1234567890 cadillac hellfire lonewolf
    12121212 fireball precious engineer basketba valentin morpheus hotstuff goldberg wrinkle1 consumer serenity
    99999999 chocolat christia birthday stephani 1234qwer 98765432 77777777 highland seminole airforce hamilton
    buckeyes abcdefgh goldfish deftones icecream pleasure juventus ncc1701e 51505150 cavalier aardvark babylon5
    savannah yankees1 fredfred concrete shamrock atlantis predator marathon montreal kathleen jessica1 diamonds
    stallion letmein2 clitoris sundance renegade hollywoo hello123 sweetpea campbell christop rockstar geronimo
    chandler greenday 987654321 trombone 55555555 mongoose tottenha clifford infantry skywalke raistlin vanhalen
    sherlock dietcoke ultimate superfly freedom1 drpepper musicman warcraft microsoft morrison isabelle thuglife
    stonecol logitech florence bluemoon 22222222 stardust margaret 66666666 charlott waterloo 11223344 standard
    alexandr hannibal frontier welcome1 japanese kristina deepthroat bonehead showtime squirrel mustangs septembe
    leonardo makaveli vacation columbia napoleon motorola william1 matthew1 robinson penguins 8j4ye3uz californ
    qwertyuiop portland asdfghjkl overlord stranger socrates spiderman 13131313 national intrepid megadeth chargers
    discover isabella grateful mushroom cristina hongkong basketball satan666 kingkong penelope thompson anything
    playtime lightnin slapshot titleist werewolf fernando blackcat tacobell kittycat thunder1 thankyou scoobydo
    coltrane lonestar heather1 beefcake zzzzzzzz personal anthony1 lowrider punkrock dodgeram dingdong qqqqqqqq
    johnjohn crusader syracuse meridian turkey50 keyboard blackman richmond sandiego cooldude mariners caliente
    fletcher porsche9 kangaroo springer goodtime chelsea1 freckles nebraska webmaster blueeyes director monopoly
    blackjac southern a1b2c3d4 sentinel 1234abcd guardian candyman mandingo munchkin billyboy rootbeer frederic
    giovanni scarlett achilles warriors plymouth cameltoe sithlord backdoor chevrole lorraine cosworth eternity
    verbatim chocolate deadhead pineappl rosemary porkchop blackdog alexander valhalla santiago portugal 1qazxsw2
    stripper sebastia hurrican 1x2zkg8w atlantic hyperion 44444444 skittles hastings sailboat immortal maryland
    columbus beautiful swordfish ncc1701a spartans threesom dilligaf pinkfloy catalina formula1 scooter1 colombia
    lancelot angelica poontang starship starbuck catherin kentucky 33333333 12344321 sapphire raiders1 excalibu
    imperial phillips golfball front242 macdaddy qwer1234 cowboys1 dannyboy martinez aquarius pppppppp clarence
    beatrice phillies research gggggggg doughboy lollipop qazwsxed crazybab brothers rightnow greatone gateway1
    wildfire jackson1 snuggles phoenix1 technics gesperrt brucelee woofwoof theodore punisher username bunghole
    elizabeth lifetime masterbate diamond1 abnormal davidson starfish penetration michaela caligula railroad
    bradford military bearbear patrick1 christine labrador justdoit meatball saturday defender piercing microsof
    mechanic robotech universe hellyeah zaq12wsx spectrum jjjjjjjj oklahoma mmmmmmmm blueblue wolverine keystone
    bbbbbbbb handsome tttttttt ssssssss somethin melissa1 marcius2 godsmack rangers1 deeznuts kingston yosemite
    tommyboy masterbating marianne happyday manchest unbelievable aberdeen nathalie intercourse supersta bcfields
    children commando sinclair squerting jeanette meathead gandalf1 magnolia kenworth redalert homemade webmaste
    insertion temptress gretchen celebrity ragnarok trinidad kingfish blackhaw thursday meatloaf interacial
    streaming pertinant pool6123 animated gordon24 fantasies touching ejaculation whocares jamesbon amsterda
    february luckydog businessbabe brandon1 experience software thirteen rasputin greenbay pa55word contortionist
    sneakers test1234 roadkill cheerleaers madeline christian brighton housewifes emmanuel seductive canadian
    crawford implants intruder andyod22 barcelon chainsaw chickens downtown magicman clevelan designer budweise
    experienced pitchers jeremiah alliance halflife saratoga positive sunnyday starfire pictuers testing1 tiberius
    lisalisa golfgolf flounder majestic trailers mikemike whitesox angelina goodluck charlton gallaries lockerroom
    treasure absolutely beerbeer testerer fordf150 pa55w0rd kamikaze japanees masterbaiting callaway panasoni
    housewife 18436572 sullivan terrapin traveler moneyman shopping thumbnils apollo13 goldwing doghouse pounding
    underdog wrestlin sherwood johannes balloons happy123 flamingo paintbal llllllll twilight christie bullseye
    binladen thanatos albatros getsdown nwo4life underwear dddddddd deeznutz enterprise misfit99 solution meredith
    barefoot scandinavian original shannon1 techniques chemical salvador manchester buckshot thegreat goldstar
    triangle kristine snowboar penetrating roadking rockford chicago1 ferrari1 galeries godfathe gargoyle gangster
    pooppoop newcastl mortgage snoopdog property broadway earthlink westwood blackbir slippery pianoman tomorrow
    senha123 Senha123 SENHA123 Senha@123 Senha!123 senha2026 Senha@2026 senha1234 Senha1234! senha12345 senha123456
    minhasenha minhasenha1 suasenha novasenha senhasenha mudar123 Mudar@123 mudar@2026 trocar123 acesso123
    Acesso@2026 admin123 Admin@123 Admin@2026 teste123 Teste@123 teste1234 testando123 brasil123 Brasil2026
    Brasil@2026 brasil2014 Brasil10 brasil1234 flamengo Flamengo1 flamengo10 flamengo123 Flamengo2019! Flamengo@2026
    palmeiras Palmeiras1914 palmeiras123 corinthians Corinthians1910 corinthians2012 saopaulo SaoPaulo2005
    saopaulofc santos2011 vascodagama Vasco1898 vasco123 gremio1903 Gremio2017 internacional cruzeiro Cruzeiro2013
    atletico Galo2021! galodoido botafogo Botafogo2024 fluminense Fluminense2023 gabriel123 Gabriel2010 lucas123
    lucas2005 maria123 maria1234 Maria@123 mariaeduarda MariaClara mariaclara2015 joao1234 joaopedro JoaoPedro10
    pedro123 pedrohenrique ana12345 anajulia beatriz1 beatriz123 camila123 juliana1 Juliana@10 fernanda Fernanda1
    amanda123 bruno123 rafael123 rafaela1 rodrigo1 gustavo1 Gustavo2008 matheus1 mateus123 felipe123 thiago123
    eduardo1 carlos123 jesus123 jesus777 Jesus@2026 jesuscristo jesuseteamo deusefiel DeusEFiel1 deus1234 deus@123
    deusnocomando nossasenhora familia1 familia123 Familia@2024 minhafamilia minhavida amordaminhavida euteamo1
    teamo123 meuamor1 meuamor123 eumeamo1 cachorro Cachorro1 cachorrinho gatinho1 gatinha1 princesa Princesa1
    princesinha Chocolate1 brigadeiro morango1 pipoca123 batatinha borboleta estrela1 estrelinha felicidade
    esperanca saudade1 liberdade Liberdade1 trabalho Trabalho1 trabalho2026 emprego1 Emprego2026 curriculo
    curriculo1 empresa1 empresa123 trampolim trampolim1 Trampolim123 trampolim2026 Trampolim@2026 tr4mp0lim
    vendas123 escola123 aluno123 professor Professor1 computador internet1 riodejaneiro saopaulo1 Salvador1 curitiba
    Curitiba1 brasilia Brasilia60 fortaleza recife123 belohorizonte goiania123 bahia123 ceara123 10203040
    102030405060 147258369 159357258 741852963 789456123 123654789 321654987 12345678a 123456ab abc12345 qwerty123
    Qwerty@123 zxcvbnm1 qazwsxedc 00000000 01012000 25121990 19901990 20202020 0987654321
`
  .trim()
  .split(/\s+/)
