/** Words whose feminine no rule gives; those that stay as they are point to themselves. */
const exceptions: Readonly<Record<string, string>> = {
  ator: 'atriz',
  garçom: 'garçonete',
  barman: 'barwoman',
  embaixador: 'embaixadora',
  imperador: 'imperatriz',
  cônsul: 'consulesa',
  maestro: 'maestrina',
  monge: 'monja',
  frade: 'freira',
  padre: 'padre',
  sacerdote: 'sacerdotisa',
  mestre: 'mestra',
  'contra-mestre': 'contramestra',
  contramestre: 'contramestra',
  alfaiate: 'alfaiate',
  cantor: 'cantora',
  poeta: 'poetisa',
  músico: 'musicista',
  herói: 'heroína',
  piloto: 'pilota',
  soldado: 'soldado',
  cabo: 'cabo',
  membro: 'membro',
  juiz: 'juíza',
  capitão: 'capitã',
  escrivão: 'escrivã',
  tabelião: 'tabeliã',
  cirurgião: 'cirurgiã',
  artesão: 'artesã',
  guardião: 'guardiã',
  aldeão: 'aldeã',
  cidadão: 'cidadã',
  peão: 'peã',
  folião: 'foliona',
  campeão: 'campeã',
  alemão: 'alemã',
  babá: 'babá',
  maître: 'maître',
  chef: 'chef',
  júnior: 'júnior',
  sênior: 'sênior',
  exterior: 'exterior',
  interior: 'interior',
  superior: 'superior',
  inferior: 'inferior',
  anterior: 'anterior',
  motor: 'motor',
  setor: 'setor',
  computador: 'computador',
}

/** Nouns that stand in a title as the thing worked with, not as the person: they keep their gender. */
const things = new Set(
  'auto bordo campo comércio computador corpo couro crédito direito ensino escritório estado ferro gado gás gesso gelo laboratório livro metrô motor navio ouro papel petróleo rádio solo telefone terreno trabalho tráfego trânsito turismo veículo vidro'.split(
    ' ',
  ),
)

/** After these a title speaks of what is worked on or where, which doesn't agree with the person. */
const turnsAway = new Set(
  'a à às ao aos com da das de do dos e em entre na nas no nos para pela pelas pelo pelos por sem sob sobre'.split(' '),
)

/** Endings, longest first; the first that fits gives the feminine. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ista|ante|ente|inte|ense|ete|eta|ota|ata|ida|iota|arca|iatra|fice|fita|fona|grafa|cola|cida)$/, '$&'],
  [/ês$/, 'esa'],
  [/ão$/, 'ã'],
  [/tor$/, 'tora'],
  [/or$/, 'ora'],
  [/eiro$/, 'eira'],
  [/o$/, 'a'],
]

/** The feminine of one word of a title that speaks of the person. */
export function feminineWord(word: string): string {
  const lower = word.toLowerCase()
  const known = exceptions[lower]
  if (known !== undefined) return recase(known, word)
  if (things.has(lower)) return word
  if (lower.includes('-') && !lower.startsWith('-')) return word.split('-').map(feminineWord).join('-')
  for (const [ending, replacement] of endings) {
    if (ending.test(lower)) return recase(lower.replace(ending, replacement), word)
  }
  return word
}

/**
 * The feminine of an occupation's title by rule: the person's noun and the adjectives that follow it agree,
 * what comes after a preposition, a comma or in brackets doesn't. The same text where both are called alike.
 */
export function feminine(title: string): string {
  let turned = false
  return title
    .split(/(\s+)/)
    .map((piece) => {
      if (/^\s*$/.test(piece)) return piece
      if (piece.startsWith('(')) turned = true
      if (turned) return piece
      if (turnsAway.has(piece.toLowerCase())) {
        turned = true
        return piece
      }
      const ends = /[,;/]$/.test(piece)
      const [, word = piece, sign = ''] = /^(.*?)([,;]?)$/.exec(piece) ?? []
      if (ends) turned = true
      return word.split('/').map(feminineWord).join('/') + sign
    })
    .join('')
}

function recase(word: string, like: string): string {
  return like[0] === like[0]?.toUpperCase() && like[0] !== like[0]?.toLowerCase()
    ? word[0]?.toUpperCase() + word.slice(1)
    : word
}
