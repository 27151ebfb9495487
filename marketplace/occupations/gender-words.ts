import { wordTable } from '../word-table.ts'

/** Feminine forms that don't follow from an ending (lower case). A word that maps to itself serves both genders. */
export const feminineWords = wordTable({
  administrator: 'administrator',
  alemão: 'alemã',
  anfitrião: 'anfitriã',
  artesão: 'artesã',
  ator: 'atriz',
  auto: 'auto',
  barman: 'barwoman',
  cabo: 'cabo',
  cameraman: 'camerawoman',
  contramestre: 'contramestra',
  copiloto: 'copiloto',
  cônsul: 'consulesa',
  emprego: 'emprego',
  europeu: 'europeia',
  fisio: 'fisio',
  fono: 'fono',
  frade: 'freira',
  garçom: 'garçonete',
  gastro: 'gastro',
  hebreu: 'hebreia',
  herói: 'heroína',
  hortelão: 'horteloa',
  juiz: 'juíza',
  maestro: 'maestrina',
  major: 'major',
  meio: 'meio',
  membro: 'membro',
  mestre: 'mestra',
  modelo: 'modelo',
  monge: 'monja',
  moto: 'moto',
  motoboy: 'motogirl',
  operator: 'operator',
  otorrino: 'otorrino',
  patrão: 'patroa',
  piloto: 'piloto',
  poeta: 'poetisa',
  profeta: 'profetisa',
  pré: 'pré',
  pós: 'pós',
  sacerdote: 'sacerdotisa',
  sargento: 'sargento',
  soldado: 'soldado',
  sommelier: 'sommelière',
  soprano: 'soprano',
  sushiman: 'sushiwoman',
  toco: 'toco',
  traumato: 'traumato',
})

/** Adjectives in -or that serve both genders. */
export const comparatives: ReadonlySet<string> = new Set([
  'anterior',
  'exterior',
  'inferior',
  'interior',
  'júnior',
  'maior',
  'melhor',
  'menor',
  'posterior',
  'sênior',
  'superior',
])

/** After one of these words the title no longer names the person, and stays as it is. */
export const prepositions: ReadonlySet<string> = new Set(
  'a à ao aos às com como contra da das de do dos em entre na nas no nos para pela pelas pelo pelos por sem sob sobre'.split(
    ' ',
  ),
)

/**
 * Words in brackets or after a dash that name the person again: 'Localizador (cobrador)', 'Cirurgião dentista -
 * auditor'.
 */
export const personAgain: ReadonlySet<string> = new Set([
  'auditor',
  'bombeador',
  'clínico',
  'cobrador',
  'designer',
  'mecânico',
  'operador',
  'outros',
  'pesquisador',
  'protesiólogo',
  'reabilitador',
  'técnico',
  'trabalhador',
])

/** A name that begins with one of these names the work, not a person: 'Banho e tosa', 'Estágio comercial'. */
export const workWords: ReadonlySet<string> = new Set([
  'amarelinho',
  'artesanato',
  'banho',
  'conserto',
  'estágio',
  'face',
  'faz',
  'lava',
  'marido',
  'martelinho',
  'primeiro emprego',
  'reforço',
  'salão',
  'serviços',
  'tattoo',
  'telemarketing',
  'tráfego',
  'video',
])

/** Endings of words for work itself: 'Recepção', 'Monitoramento', 'Extensão de cílios'. */
export const workEnding = /(?:ção|nsão|mento)$/u

/** Plain words that name a thing, and by which nobody means the woman of that cargo: 'capela' is no 'capelã'. */
export const namesAThing: ReadonlySet<string> = new Set(
  'barreira cafeteira capela carreira coleira costela geleira mangueira prateleira'.split(' '),
)
