import { phrasesIn, wordTable } from '../../word-table.ts'

/**
 * Large employers by the names that people type, in plain words. A name that no open job shows isn't divided ('casas bahia' is no house
 * in Bahia) nor corrected: it is searched as it was typed, and the page says so. Names that also say what somebody does ('correios')
 * are left out.
 */
const employers = `mercado livre; mercadolivre; amazon; shopee; loggi; shein; temu; americanas; cobasi; petz; embratel; fiat; ford; chevrolet; nissan; peugeot; citroen; jeep; netshoes; kabum; mercado envios; amazon prime;
  casas bahia; magazine luiza; magalu; lojas americanas; pao de acucar; ponto frio; renner; lojas renner; riachuelo;
  pernambucanas; lojas marisa; havan; leroy merlin; telhanorte; tok stok; kalunga; assai; atacadao; carrefour; sams club; makro; tenda atacado;
  bompreco; supermercados bh; mart minas; savegnago; zaffari; muffato; grupo mateus; prezunic; oxxo; am pm; mcdonalds; mc donalds; mc donald;
  burger king; bobs; habibs; subway; outback; madero; coco bambu; spoleto; giraffas; cacau show; starbucks; drogasil; droga raia; raia drogasil;
  drogaria sao paulo; pague menos; farmacias pague menos; panvel; ultrafarma; boticario; o boticario; ambev; coca cola; pepsico; nestle; unilever;
  friboi; sadia; perdigao; marfrig; aurora alimentos; danone; heineken; gerdau; petrobras; embraer; volkswagen; stellantis; general motors; toyota;
  honda; hyundai; renault; scania; mercedes benz; bosch; tramontina; whirlpool; electrolux; samsung; bradesco; santander; nubank; caixa economica;
  caixa economica federal; banco do brasil; banco inter; banco itau; pagseguro; picpay; mercado pago; telefonica; atento; teleperformance; almaviva;
  concentrix; aliexpress; jadlog; total express; fedex; gol linhas aereas; azul linhas aereas; localiza; santa casa; rede dor;
  albert einstein; hospital einstein; sirio libanes; hospital sirio libanes; hapvida; notredame; unimed; fleury; senac; senai; sebrae; randstad;
  manpower; adecco; luandre; cyrela; verzani e sandrini; sodexo; sapore; securitas; prosegur; anhanguera; uninove; kumon; smart fit; bluefit;
  bio ritmo; totvs; stefanini; accenture; microsoft; natura; deloitte`

const known = wordTable<true>(Object.fromEntries(phrasesIn(employers).map((phrase) => [phrase, true as const])))

/** Whether a phrase of plain words is what a large employer is called. */
export const isKnownEmployer = (phrase: string): boolean => known[phrase] === true

/** The words of which their names consist: they aren't misspelt. */
export function employerWords(): string[] {
  return [...new Set(Object.keys(known).flatMap((phrase) => phrase.split(' ')))]
}
