import type { Fault } from '../faults.ts'
import { type Handicap, handicaps } from '../reference/handicaps.ts'
import { type PcdType, pcdTypes } from '../reference/pcd-types.ts'
import { type Day, isDay } from '../time/days.ts'

/** A person's data on their disability as the form holds them (specification, data §3.4); `pcdCondition` is the yes or no. */
export type PcdDataFields = {
  readonly pcdCondition?: boolean | undefined
  readonly pcdType?: readonly string[] | undefined
  readonly handicaps?: readonly string[] | undefined
  readonly handicapInfo?: string | undefined
  readonly inssInfo?: boolean | undefined
  readonly cid10Number?: string | undefined
  readonly cidDate?: string | undefined
  readonly rehabilitatedDescription?: string | undefined
}

/** Most characters of a text on a disability. */
export const longestPcdText = 1000

/** The disabilities that a group of the law is about; deaf-blindness is of several. */
export const handicapsOfType: Readonly<Record<PcdType, readonly Handicap[]>> = {
  physical: [
    'deficiencia-fisica-membros-superiores',
    'deficiencia-fisica-membros-inferiores',
    'cadeirante',
    'amputacao-ou-ausencia-de-membro',
    'mobilidade-reduzida',
    'nanismo',
    'ostomia',
    'paralisia-cerebral',
  ],
  hearing: ['deficiencia-auditiva-parcial', 'surdez', 'deficiencia-auditiva-unilateral', 'surdocegueira'],
  visual: ['baixa-visao', 'cegueira', 'visao-monocular', 'surdocegueira'],
  speech: ['deficiencia-na-fala'],
  intellectual: ['deficiencia-intelectual', 'sindrome-de-down'],
  autism: ['transtorno-do-espectro-autista'],
  psychosocial: ['deficiencia-psicossocial'],
  multiple: ['deficiencia-multipla', 'surdocegueira'],
  rehabilitated: ['pessoa-reabilitada-pelo-inss'],
}

/** The disabilities of all these groups. */
export function handicapsOfTypes(types: readonly string[]): ReadonlySet<string> {
  return new Set(types.filter(pcdTypes.has).flatMap((type) => handicapsOfType[type]))
}

/** A code of the ICD-10 as written on a report, with its point or without: `H90.3`, `F84`. */
export function isCid10(text: string): boolean {
  return /^[A-Z]\d{2}(?:\.?\d)?$/i.test(text.trim())
}

/** What is wrong with the data on a disability; nothing is asked of who has none. */
export function faultsOfPcdData(fields: PcdDataFields, { today }: { today: Day }): Fault[] {
  if (!fields.pcdCondition) return []
  const { cid10Number = '', cidDate = '' } = fields
  const chosen = fields.handicaps ?? []
  const faults: Fault[] = []
  if (chosen.length === 0) faults.push({ field: 'handicaps', code: 'handicap_required' })
  else if (!chosen.every(handicaps.has)) faults.push({ field: 'handicaps', code: 'invalid' })
  if (!(fields.pcdType ?? []).every(pcdTypes.has)) faults.push({ field: 'pcdType', code: 'invalid' })
  if (cid10Number.trim() !== '' && !isCid10(cid10Number)) faults.push({ field: 'cid10Number', code: 'invalid_cid10' })
  if (cidDate !== '' && !isDay(cidDate)) faults.push({ field: 'cidDate', code: 'invalid_date' })
  else if (cidDate > today) faults.push({ field: 'cidDate', code: 'date_in_future' })
  for (const field of ['handicapInfo', 'rehabilitatedDescription'] as const)
    if ((fields[field]?.trim().length ?? 0) > longestPcdText) faults.push({ field, code: 'too_long' })
  return faults
}
