import { normalise } from '../../occupations/words.ts'
import { nicknames, sharedNicknames } from '../../places/nicknames.ts'

/**
 * The plain name under which a phrase's municipality is looked up: the town's name for a nickname, otherwise the phrase
 * itself.
 */
export function townName(phrase: string): string {
  const meant = nicknames[phrase]
  return meant ? plainTown(meant) : phrase
}

/** The plain names of all municipalities that a phrase may mean as a nickname, or the phrase itself. */
export const townNames = (phrase: string): string[] => [
  townName(phrase),
  ...(sharedNicknames[phrase] ?? []).map(plainTown),
]

/** The plain name of a town's label: 'campinas' of 'Campinas, SP'. */
export const plainTown = (label: string): string => normalise(label.replace(/, [A-Z]{2}$/, ''))

/** The towns that a phrase means as a nickname, as 'Campinas, SP', the likeliest first. */
export function labelsOfNickname(phrase: string): readonly string[] {
  const meant = nicknames[phrase]
  return meant ? [meant, ...(sharedNicknames[phrase] ?? [])] : []
}

/** Whether a phrase is in the table of nicknames. */
export const isNickname = (phrase: string): boolean => nicknames[phrase] !== undefined

/** Whether a phrase is called otherwise than its town: 'bh', but not 'osasco'. */
export const isOtherName = (phrase: string): boolean => isNickname(phrase) && townName(phrase) !== phrase

/** Nicknames that are also ordinary words or parts of other phrases. */
const ordinary: ReadonlySet<string> = new Set(
  'aparecida balneario bento campina campos caxias conquista duque embu feira lauro lem natal pocos primavera prudente rec rio simoes tere the'.split(
    ' ',
  ),
)

/** Whether a nickname is distinctive enough to mean its town even in a search for an occupation: 'bh'. */
export const isTellingNickname = (phrase: string): boolean => isOtherName(phrase) && !ordinary.has(phrase)

/** Whether a nickname is an ordinary word that an article may precede: 'na feira', but not 'no Rio'. */
export const isOrdinaryNickname = (phrase: string): boolean =>
  isOtherName(phrase) && ordinary.has(phrase) && phrase !== 'rio'
