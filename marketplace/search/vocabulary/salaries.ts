import { minimumWages } from '../../jobs/minimum-wage.ts'
import { wordTable } from '../../word-table.ts'

/** Words before and after a number that mark it as an amount of money. */
const before = wordTable(
  Object.fromEntries(
    `pretensao acima mais maior a partir no minimo salario salarios salarial ganhar ganhando ganha ganho ganhos pagando paga pagam pague pagamento r rs de por ate
    ganhe recebe receber recebendo bolsa faixa entre media renda valor diaria diarias que`
      .split(/\s+/)
      .map((word) => [word, true]),
  ),
)
const after = wordTable(
  Object.fromEntries(
    'reais real por mes mes ou mais mensais mensal ao de salario conto contos pila pilas dinheiro bruto liquido pra cima para cima fixo'
      .split(' ')
      .map((word) => [word, true]),
  ),
)
const saysMoney =
  /\b(?:acima|mais de|maior|partir|minimo|salari\w+|ganh\w+|receb\w+|pag\w+|bolsa|renda|diarias?|r|rs|mil|reais|mensa\w+|contos?)\b/

const numberWords = wordTable<number>({
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quinze: 15,
  vinte: 20,
  cem: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
})

/** The words of which such phrases consist besides digits. */
export const salaryWords: readonly string[] = [before, after, numberWords].flatMap((table) => Object.keys(table))

/** How many hours and days a month has: 220 hours, 22 days (see `monthlyEquivalent`). */
const perUnit = [
  { unit: /^(.+?) (?:(?:por|a|cada|p) (?:hora|horas|h)|hora|h)$/, times: 220, least: 5, most: 500 },
  { unit: /^(.+?) (?:por|ao|o|cada|a) (?:dia|diaria)$/, times: 22, least: 40, most: 2_000 },
  { unit: /^(?:diarias?) (?:de )?(.+)$/, times: 22, least: 40, most: 2_000 },
] as const
const monthly = { least: 300, most: 100_000 }
/** The monthly salary, in reais, that 'bom salário' and the like ask for. */
const goodSalary = 5_000
const wellPaid =
  /^(?:que )?(?:paga|pagam|pague|pagar|ganha|ganhe|ganhar|ganhando|pagando)(?: muito)? bem$|^(?:bom|otimo|alto|com bom) salario$|^salarios? (?:alto|altos|bom|otimo)$|^bem (?:remunerado|remunerada|pago|paga)$/

/**
 * The lowest monthly salary that a phrase of plain words asks for, in cents: 'acima de 3000', '2 mil', 'r$ 2.500', 'dois
 * mil e quinhentos', '15 por hora'.
 */
export function lowestPayOf(said: string): number | undefined {
  const phrase = said.replace(/(?:^| )(?:pelo|ao) menos /, ' acima de ').trim()
  if (onlyUpTo.test(phrase)) return undefined
  const wages = wagesOf(phrase)
  if (wages !== undefined) return Math.round(wages * minimumWage)
  if (wellPaid.test(phrase)) return goodSalary * 100
  if (!/\d|mil\b/.test(phrase)) return undefined
  for (const { unit, times, least, most } of perUnit) {
    const amount = amountOf(unit.exec(phrase)?.[1])
    if (amount && amount >= least && amount <= most) return Math.round(amount * times) * 100
  }
  const plain = phrase.replace(/(\d)(mil|k)\b/g, '$1 mil').replace(/ k\b/g, ' mil')
  const reais = amountOf(plain)
  if (!reais || reais < monthly.least || reais > monthly.most) return undefined
  if (!saysMoney.test(plain) && !saysRange.test(phrase) && !looksLikeSalary(phrase, reais)) return undefined
  return reais * 100
}

/** An amount with an upper end alone, 'até 2500', 'no máximo 3 mil'. */
const onlyUpTo =
  /^(?:(?:com|um|de|pretensao|salarial|salario|ganhando|pagando|ganhar|pague|paga|pagar|faixa) )*(?:ate|no maximo|maximo|maximo de|menos de|abaixo de|inferior a)(?: (?:de|r|rs|uns))* \S/
const withoutUpTo = / (?:ate|no maximo|maximo de|maximo|menos de|abaixo de|inferior a) /

/**
 * The highest monthly salary that a phrase of plain words allows, in cents. No job can be asked for it: people look for
 * better pay, and recruiters for people who expect no more.
 */
export function highestPayOf(phrase: string): number | undefined {
  if (!onlyUpTo.test(phrase)) return undefined
  return lowestPayOf(` ${phrase} `.replace(withoutUpTo, ' ').trim())
}

const minimumWage = minimumWages.at(-1)?.cents ?? 0
const aWageAndAHalf = /^(?:[a-z]+ )?(?:(?:1|um) )?salario(?: minimo)? e meio$/
const inWages =
  /^(?:(?:com|um|de|que|salario|ganhar|ganhando|ganhe|ganha|pague|paguem|paga|pagam|pagar|pagando|receber|acima|mais|minimo|no|a|partir|pelo|menos) )*([2-9]|1[0-9]|dois|tres|quatro|cinco|seis|sete|oito|nove|dez)( e meio)? salarios?(?: minimos?)?$/

/** How many minimum wages a phrase asks for: '2 salários', 'ganhar três salários mínimos'. */
function wagesOf(phrase: string): number | undefined {
  if (aWageAndAHalf.test(phrase)) return 1.5
  const [, count, half] = inWages.exec(phrase) ?? []
  return count === undefined ? undefined : (numberWords[count] ?? Number(count)) + (half ? 0.5 : 0)
}

/** 'entre 2000 e 3000', 'de 1800 a 2500'. */
const saysRange = /^(?:entre |de )?\d{4,5} (?:e|a|ate) \d{4,5}\b/

/** A bare number counts as a salary if it is round and of a typical size: '3000', '2.500,00'. */
const looksLikeSalary = (phrase: string, reais: number) =>
  /^\d{4,5}$|^\d{1,2} \d{3}(?: 00)?$|^\d{4,5} 00$/.test(phrase) && reais >= 1_000 && reais <= 30_000 && reais % 50 === 0

/**
 * The amount that plain words express, in reais; of two amounts the lower one. Undefined if they contain anything else.
 */
function amountOf(phrase: string | undefined): number | undefined {
  if (!phrase) return undefined
  const words = phrase.split(' ').map((word) => String(numberWords[word] ?? word))
  let [from, to] = [0, words.length]
  while (from < to && before[words[from] as string]) from++
  while (to > from && after[words[to - 1] as string]) to--
  const [low = '', high] = words
    .slice(from, to)
    .join(' ')
    .split(words[0] === 'entre' ? / (?:e|a|ate) (?=\d+(?: mil)?$)/ : / (?:a|ate|ou) /)
  const thousands = high !== undefined && / mil$/.test(high) && !/ mil/.test(low) && low.length < 3
  if (high !== undefined && numberOf(high) === undefined) return undefined
  return numberOf(thousands ? `${low} mil` : low)
}

/** '2 500 00', '2 mil e 500', '3 5 mil', 'mil': a number in plain words. */
function numberOf(text: string): number | undefined {
  const [, whole, tenth, rest] = /^(?:(\d{1,2}) )?(?:(\d) )?mil(?: (?:e )?(\d{3}|meio))?$/.exec(text) ?? []
  if (/mil/.test(text)) {
    if (!/^(?:\d{1,2} )?(?:\d )?mil(?: (?:e )?(?:\d{3}|meio))?$/.test(text)) return undefined
    return Number(whole ?? 1) * 1_000 + Number(tenth ?? 0) * 100 + (rest === 'meio' ? 500 : Number(rest ?? 0))
  }
  return /^(?:\d{1,6}|\d{1,3} \d{3})(?: 00?)?$/.test(text)
    ? Number(text.replace(/^(\d{1,3}) (\d{3})\b/, '$1$2').replace(/ 00?$/, ''))
    : undefined
}
