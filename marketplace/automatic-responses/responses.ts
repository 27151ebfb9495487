import type { FaultCode } from '../faults.ts'
import { isStorable } from '../storable-text.ts'

/** The moments at which an organisation may have a text of its own sent to a candidate. */
export const responseOccasions = ['applied', 'moved', 'discarded', 'ended', 'interview'] as const
export type ResponseOccasion = (typeof responseOccasions)[number]

/** The placeholders, such as `{nome}`, that are replaced when a response is sent. */
export const responsePlaceholders = ['nome', 'vaga', 'empresa'] as const
export type ResponsePlaceholder = (typeof responsePlaceholders)[number]

/** The longest text after replacement, in letters: the limit of a message. */
const longestFilled = 4000

export const responseLength = { min: 20, max: 2000 } as const

/** The maximum number of responses of an organisation, and of jobs for one response. */
export const mostResponses = 100
export const mostJobsOfResponse = 100

const braces = /\{([^{}]*)\}/g
const isPlaceholder = (name: string): name is ResponsePlaceholder =>
  (responsePlaceholders as readonly string[]).includes(name)

/** The names in braces that aren't placeholders, each once, as they were written. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name)))]
}

/** What is wrong with a response's text. A single unmatched brace is accepted as ordinary text. */
export function faultOfResponse(text: string): FaultCode | undefined {
  const length = text.trim().length
  if (length === 0) return 'required'
  if (!isStorable(text)) return 'invalid_characters'
  if (length < responseLength.min) return 'too_short'
  if (length > responseLength.max) return 'too_long'
  return unknownPlaceholders(text).length > 0 ? 'unknown_placeholder' : undefined
}

type PlaceholderValues = Readonly<Record<ResponsePlaceholder, string>>

/** The text with its placeholders replaced. The inserted values aren't searched for placeholders. */
export function replacePlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(braces, (written, name: string) => (isPlaceholder(name) ? values[name] : written))
}

/** A response as a candidate gets it, by itself: so it is cut where long names make it longer than a message may be. */
export function fillResponse(text: string, values: PlaceholderValues): string {
  const filled = replacePlaceholders(text, values)
  return filled.length > longestFilled ? [...filled].slice(0, longestFilled).join('') : filled
}

/** `jobIds`: the jobs for which it was written; undefined if it is for the whole organisation. */
export type ResponseScope = { occasion: ResponseOccasion; jobIds?: readonly string[] | undefined }

/**
 * The response to send: one for the job takes precedence over a general one; without either only the product's own text
 * is sent. Candidates of a job that hides its company never get a general response, since it may name the company.
 */
export function responseFor<Response extends ResponseScope>(
  responses: readonly Response[],
  { occasion, jobId, hidesCompany }: { occasion: ResponseOccasion; jobId: string; hidesCompany: boolean },
): Response | undefined {
  const fitting = responses.filter((response) => response.occasion === occasion)
  const own = fitting.find(({ jobIds }) => jobIds?.includes(jobId))
  return own ?? (hidesCompany ? undefined : fitting.find(({ jobIds }) => jobIds === undefined))
}
