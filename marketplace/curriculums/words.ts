/** Levels as people write them in files: each is mapped to a code of its table, or is empty if it isn't known. */

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const firstMatch = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([words]) => words.test(plain(text)))?.[1] ?? ''

const languageWords = [
  [/nativ|materna|mother/, '4'],
  [/fluen|avancad|advanced|proficien|full professional|\bc[12]\b/, '3'],
  [/intermedi|professional|\bb[12]\b/, '2'],
  [/basic|elementar|elementary|inician|beginner|limited|\ba[12]\b/, '1'],
] as const

/** The level of a language: 'Fluente', 'C1' and 'Advanced' are all 3. */
export const levelNamed = (text: string): string => firstMatch(languageWords, text)

const schoolWords = [
  [/mestrado ou doutorado/, 'MASTER_DOCTOR'],
  [/doutor|doctor|ph\.? ?d/, 'DOCTOR'],
  [/mestr|master(?!.*business)|m\.?sc/, 'MASTER'],
  [/mba|pos[- ]?gradua|especializa|postgraduate/, 'MBA'],
  [/tecnolog|associate/, 'TECHNOLOGIST'],
  [/tecnic|technical|vocational/, 'TECHNICAL_COURSE'],
  [/gradua|bachar|licenciat|superior|bachelor|b\.?sc|\bb\.?a\b|undergraduate/, 'BACHELOR_NORMAL'],
  [/medio|2[oº°]? grau|segundo grau|high school|secondary/, 'HIGH_SCHOOL_GENERAL'],
  [/fundamental|primari|1[oº°]? grau|primeiro grau|elementary|middle school/, 'GRADE_SCHOOL_TRADITIONAL'],
  [/curso|course|certificat/, 'EXTRA_COURSE'],
] as const

/** The level of a course: 'Bacharelado' and 'Bachelor' are both a graduation. */
export const schoolingNamed = (text: string): string => firstMatch(schoolWords, text)

const technologyWords = [
  [/senior|expert|master|especialista|advanced|avancad/, '6'],
  [/pleno|mid|intermedi/, '4'],
  [/junior/, '2'],
  [/inician|beginner|basic|novice/, '0'],
] as const

/** The level in a technology. */
export const technologyLevelNamed = (text: string): string => firstMatch(technologyWords, text)
