import { phrasesIn, wordTable } from '../../word-table.ts'

/**
 * Large employers by the names that people type, in plain words. A name that no open job shows isn't divided ('casas bahia' is no house
 * in Bahia) nor corrected: it is searched as it was typed, and the page says so. Names that also say what somebody does ('correios')
 * are left out.
 */
const employers = `mercado livre; mercadolivre; apae; stone; amazon; shopee; loggi; shein; temu; americanas; cobasi; petz; embratel; fiat; ford; chevrolet; nissan; peugeot; citroen; jeep; netshoes; kabum; mercado envios; amazon prime;
  casas bahia; magazine luiza; magalu; lojas americanas; pao de acucar; ponto frio; renner; lojas renner; riachuelo;
  pernambucanas; lojas marisa; havan; leroy merlin; assai atacadista; assai atacadao; telhanorte; tok stok; kalunga; assai; atacadao; carrefour; sams club; makro; tenda atacado;
  bompreco; supermercados bh; mart minas; savegnago; zaffari; muffato; grupo mateus; prezunic; oxxo; am pm; mcdonalds; mc donalds; mc donald;
  burger king; bobs; habibs; subway; outback; madero; coco bambu; spoleto; giraffas; cacau show; starbucks; drogasil; droga raia; raia drogasil;
  drogaria sao paulo; pague menos; farmacias pague menos; panvel; ultrafarma; boticario; o boticario; ambev; coca cola; pepsico; nestle; unilever;
  friboi; sadia; perdigao; marfrig; aurora alimentos; danone; heineken; gerdau; petrobras; embraer; volkswagen; stellantis; general motors; toyota;
  honda; hyundai; renault; scania; mercedes benz; mercedes; bosch; tramontina; whirlpool; electrolux; samsung; bradesco; santander; nubank; caixa economica;
  caixa economica federal; banco do brasil; banco inter; itau; banco itau; pagseguro; picpay; mercado pago; telefonica; atento; teleperformance; almaviva;
  concentrix; aliexpress; jadlog; total express; fedex; gol linhas aereas; azul linhas aereas; azul; gol; localiza; santa casa; rede dor;
  albert einstein; hospital einstein; hospital das clinicas; hospital de clinicas; sirio libanes; hospital sirio libanes; hapvida; notredame; unimed; fleury; senac; senai; sebrae; randstad;
  manpower; adecco; luandre; cyrela; verzani e sandrini; sodexo; sapore; securitas; prosegur; anhanguera; uninove; kumon; smart fit; bluefit;
  bio ritmo; totvs; stefanini; accenture; microsoft; natura; deloitte; latam; jbs; brf; cargill; bunge; raizen; braskem; usiminas; csn; cosan; ultragaz; liquigas; supergasbras; copel; cemig; coelba; enel;
  energisa; neoenergia; cpfl; eletrobras; sabesp; sanepar; copasa; embasa; compesa; cedae; saneago; corsan; casan; infraero; cptm; viaquatro; arteris; transpetro; ocyan; halliburton;
  schlumberger; baker hughes; subsea 7; sbm offshore; saipem; technipfmc; santos brasil; wilson sons; maersk; dhl; braspress; zamp; arcos dourados; kfc; pizza hut;
  dominos; china in box; zara; cea; dafiti; centauro; decathlon; lojas cem; fast shop; lojas quero quero; daiso; miniso; petlove; sephora; hering; arezzo; grendene; vulcabras;
  beira rio calcados; alpargatas; havaianas; piccadilly; ramarim; usaflex; malwee; karsten; coteminas; vicunha; lupo; dasa; hermes pardini; prevent senior; amil; sulamerica;
  bradesco seguros; itau unibanco; sicredi; sicoob; banrisul; btg pactual; c6 bank; ibm; dell; tivit; capgemini; ntt data; neobpo; aec; csu; foundever; callink; algar; brisanet; desktop internet;
  grupo gps; gocil; brinks; g4s; hagana; top service; estacio; kroton; sesi; sesc; sest senat; espro; spani; roldao; max atacadista; fort atacadista; komprao; bistek; angeloni; verdemar; super nosso;
  supermercados bahamas; villefort; bretas; gbarbosa; mix mateus; atakarejo; nordestao; comper; tauste; covabra; oba hortifruti; st marche; sams; supermercado dia; supermercado extra; supermercado guanabara; drogasmil; drogarias pacheco; drogaria araujo; drogaria venancio;
  farmacias nissei; farmacia sao joao; farmacias sao joao; extrafarma; drogal; ipiranga posto; graal; tim brasil; claro brasil; vivo telefonica; porto bank; quinto andar; ultragenyx; movida; randon; marcopolo; agrale;
  john deere brasil; cnh industrial; agco; caterpillar brasil; bayer; basf; syngenta; corteva; yara; mosaic; heringer; cocamar; coamo; c vale; lar cooperativa; copacol; cvale; minerva foods; frimesa; italac; lactalis; parmalat; bauducco; pandurata; mondelez; pepsi; m dias branco; camil; josapar; jmacedo; bimbo; wickbold; ferrero;
  mrv; tenda construtora; direcional engenharia; cury construtora; plano plano; odebrecht; andrade gutierrez; camargo correa; queiroz galvao; oec; samarco; anglo american; vale; vale mineracao; kinross; anglogold; csn mineracao; nexa; alcoa; arcelormittal; ternium; aperam; vallourec`

const known = wordTable<true>(Object.fromEntries(phrasesIn(employers).map((phrase) => [phrase, true as const])))

/** Whether a phrase of plain words is what a large employer is called. */
export const isKnownEmployer = (phrase: string): boolean => known[phrase] === true

/** The words of which their names consist: they aren't misspelt. */
export function employerWords(): string[] {
  return [...new Set(Object.keys(known).flatMap((phrase) => phrase.split(' ')))]
}
