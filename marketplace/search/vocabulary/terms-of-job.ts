import { type Seniority, seniorities, type WorkShift, workShifts } from './terms.ts'

/**
 * PostgreSQL regular expressions over plain words: they find in a job's title and hours what a search asks for with a
 * term. Hours given as times need none.
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
  // Hours that also mention Saturday aren't Monday to Friday.
  mondayToFriday: `^(?!.*\\msab(?:ados?)?\\M).*${weekTo('sex(?:ta)?')}`,
  fiveByTwo: '\\m5 ?(?:x|por) ?2\\M',
  sixByOne: `\\m6 ?(?:x|por) ?1\\M|${weekTo('sab(?:ado)?')}`,
  weekend: '\\m(?:fi(?:m|ns|nal|nais) de semana|sabados? e domingos?|domingos?)\\M',
  twelveByThirtySix: '\\m12 ?h? ?(?:x|por) ?36',
}

/** What a job's search row states besides its filters, in the order of its bits. */
export const jobTerms = [
  'firstJob',
  ...workShifts.map((shift) => `shift ${shift}` as const),
  ...seniorities.map((seniority) => `seniority ${seniority}` as const),
] as const
export type JobTerm = (typeof jobTerms)[number]
