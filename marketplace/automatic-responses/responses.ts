import type { FaultCode } from '../faults.ts'
import { isStorable } from '../storable-text.ts'

/** When an organisation may have its own words sent to a candidate. */
export const responseOccasions = ['applied', 'moved', 'discarded', 'ended', 'interview'] as const
export type ResponseOccasion = (typeof responseOccasions)[number]

/** What is put in the place of `{nome}` and the like when a response goes out. */
export const responsePlaceholders = ['nome', 'vaga', 'empresa'] as const
export type ResponsePlaceholder = (typeof responsePlaceholders)[number]

/** The longest text, in letters: that of a message. */
const longestFilled = 4000

export const responseLength = { min: 20, max: 2000 } as const

/** The most responses of an organisation, and the most jobs of one. */
export const mostResponses = 100
export const mostJobsOfResponse = 100

const braces = /\{([^{}]*)\}/g
const isPlaceholder = (name: string): name is ResponsePlaceholder =>
  (responsePlaceholders as readonly string[]).includes(name)

/** The names in braces that stand for nothing, each once, as they were written. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = '']) => name).filter((name) => !isPlaceholder(name)))]
}

/** What is wrong with a response's text. A brace without its pair is the person's own. */
export function faultOfResponse(text: string): FaultCode | undefined {
  const length = text.trim().length
  if (length === 0) return 'required'
  if (!isStorable(text)) return 'invalid_characters'
  if (length < responseLength.min) return 'too_short'
  if (length > responseLength.max) return 'too_long'
  return unknownPlaceholders(text).length > 0 ? 'unknown_placeholder' : undefined
}

/** The text as somebody reads it. What is put in is never searched for placeholders again. */
export function fillResponse(text: string, values: Readonly<Record<ResponsePlaceholder, string>>): string {
  const filled = text.replace(braces, (written, name: string) => (isPlaceholder(name) ? values[name] : written))
  return filled.length > longestFilled ? [...filled].slice(0, longestFilled).join('') : filled
}

/** `jobIds`: the jobs that it was written for; undefined for all of the organisation. */
export type ResponseScope = { occasion: ResponseOccasion; jobIds?: readonly string[] | undefined }

/**
 * The response that goes out: a job's own beats the general one; without either the product's own text goes alone. Who
 * applies to a job that hides its company reads nothing that was written for all jobs, since it may name the company.
 */
export function responseFor<Response extends ResponseScope>(
  responses: readonly Response[],
  { occasion, jobId, hidesCompany }: { occasion: ResponseOccasion; jobId: string; hidesCompany: boolean },
): Response | undefined {
  const fitting = responses.filter((response) => response.occasion === occasion)
  const own = fitting.find(({ jobIds }) => jobIds?.includes(jobId))
  return own ?? (hidesCompany ? undefined : fitting.find(({ jobIds }) => jobIds === undefined))
}
