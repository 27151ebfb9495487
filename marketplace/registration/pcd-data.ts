import { type Fault, faultAt } from '../faults.ts'
import { faultsOfFields } from '../fields/faults-of-fields.ts'
import type { Unfinished } from '../fields/field.ts'
import { type Handicap, handicaps } from '../reference/handicaps.ts'
import { type PcdType, pcdTypes } from '../reference/pcd-types.ts'
import { type Day, isDay } from '../time/days.ts'
import { pcdFields } from './fields.ts'

/** The data on a disability as a form sends them (specification, data §3.4). */
export type PcdDataFields = Omit<Unfinished<typeof pcdFields>, 'pcdType'> & {
  readonly pcdType?: readonly string[] | undefined
}

/** The disabilities in each group of the law; deaf-blindness belongs to several groups. */
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

/** Returns the faults of the data on a disability; none are required of a person without one. */
export function faultsOfPcdData(fields: PcdDataFields, { today }: { today: Day }): Fault[] {
  const faults = faultsOfFields(pcdFields, fields)
  if (!fields.pcdCondition) return faults
  const { handicaps: named, cidDate } = fields
  return [
    ...faults,
    ...faultAt('handicaps', (named ?? []).every(handicaps.has) ? undefined : 'invalid'),
    ...faultAt('cidDate', cidDate && isDay(cidDate) && cidDate > today ? 'date_in_future' : undefined),
  ]
}
