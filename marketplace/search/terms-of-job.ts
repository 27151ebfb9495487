import { type Seniority, seniorities, type WorkShift, workShifts } from './terms.ts'

/**
 * The words of a job's title and hours that say what a search asks for by a term, as regular expressions of PostgreSQL over
 * plain words. Hours that are times say their shift by themselves.
 */
export const seniorityPatterns: Readonly<Record<Seniority, string>> = {
  trainee: '\\mtrainees?\\M',
  junior: '\\m(?:junior(?:es)?|jr)\\M',
  mid: '\\m(?:plen[oa]s?|pl|ii)\\M',
  senior: '\\m(?:senior(?:es)?|sra?|iii)\\M',
  lead: '\\m(?:lider(?:es)?|lead|chefe|encarregad[oa]|supervisor(?:a|es)?|coordenador(?:a|es)?)\\M',
}

const weekTo = (day: string) => `\\mseg(?:unda)?(?: feira)? (?:a|ate) ${day}(?: feira)?\\M`

export const shiftPatterns: Readonly<Record<WorkShift, string>> = {
  morning: '\\m(?:manha|matutin[oa])\\M',
  afternoon: '\\m(?:tarde|vespertin[oa])\\M',
  night: '\\m(?:noite|noturn[oa]s?|madrugada)\\M',
  partTime: '\\m(?:meio (?:periodo|expediente|turno)|part time)\\M',
  // Hours that name the Saturday too aren't those of a week without it.
  mondayToFriday: `^(?!.*\\msab(?:ados?)?\\M).*${weekTo('sex(?:ta)?')}`,
  fiveByTwo: '\\m5 ?(?:x|por) ?2\\M',
  sixByOne: `\\m6 ?(?:x|por) ?1\\M|${weekTo('sab(?:ado)?')}`,
  weekend: '\\m(?:fi(?:m|ns|nal|nais) de semana|sabados? e domingos?|domingos?)\\M',
  twelveByThirtySix: '\\m12 ?h? ?(?:x|por) ?36',
}

/** What the row of a job says besides its filters, in the order of its bits. */
export const jobTerms = [
  'firstJob',
  ...workShifts.map((shift) => `shift ${shift}` as const),
  ...seniorities.map((seniority) => `seniority ${seniority}` as const),
] as const
export type JobTerm = (typeof jobTerms)[number]
