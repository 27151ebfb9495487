import { type Fault, faultAt } from '../faults.ts'
import { type ExceptionGround, exceptionGrounds } from '../reference/exception-grounds.ts'
import { type GenderOrder, genderOrders } from '../reference/genders.ts'
import { apprenticeAges } from '../time/ages.ts'

/** The ages that a job may ask for (specification, data §9). */
export const orderedAges = { least: 16, most: 80 } as const
export const orderedAgesOfApprentices = apprenticeAges

/**
 * A job's requirement beyond what the law generally permits, with its legal ground. A reviewer approves it. It is
 * stored, never published, and never part of a score.
 */
export type LegalException = {
  readonly ground?: ExceptionGround | null | undefined
  readonly explanation?: string | null | undefined
  readonly genderOrder?: GenderOrder | null | undefined
  readonly ageOrderMin?: number | null | undefined
  readonly ageOrderMax?: number | null | undefined
}

/** Whether the job has a requirement that needs a legal ground. */
export function needsException({ genderOrder, ageOrderMin, ageOrderMax }: LegalException): boolean {
  const gender = genderOrder != null && genderOrder !== genderOrders.code.indifferent
  return gender || ageOrderMin != null || ageOrderMax != null
}

/** Returns the exception that a job claims; null if it requires nothing that needs a ground. */
export function exceptionOf(job: {
  readonly legalException?: Pick<LegalException, 'ground' | 'explanation'> | null | undefined
  readonly genderOrder?: GenderOrder | null | undefined
  readonly ageOrderMin?: number | null | undefined
  readonly ageOrderMax?: number | null | undefined
}): LegalException | null {
  const { genderOrder = null, ageOrderMin = null, ageOrderMax = null } = job
  if (!needsException({ genderOrder, ageOrderMin, ageOrderMax })) return null
  const { ground = null, explanation = null } = job.legalException ?? {}
  return { ground, explanation: explanation?.trim() || null, genderOrder, ageOrderMin, ageOrderMax }
}

/** Which grounds justify requiring a gender or an age. */
export const groundSupports = {
  nature_of_work: ['gender', 'age'],
  affirmative_action: ['gender'],
  age_by_law: ['age'],
  apprenticeship: ['age'],
} as const satisfies Record<ExceptionGround, readonly ('gender' | 'age')[]>

/** The grounds that a job may claim: an apprenticeship's ages are those of apprentices alone (CLT art. 428). */
export function groundsFor({ isApprentice }: { isApprentice: boolean }): readonly ExceptionGround[] {
  return exceptionGrounds.codes.filter((ground) => isApprentice || ground !== 'apprenticeship')
}

/** Returns the faults of a claimed exception. */
export function faultsOfException(exception: LegalException, { isApprentice }: { isApprentice: boolean }): Fault[] {
  if (!needsException(exception)) return []
  const { ground, genderOrder, ageOrderMin, ageOrderMax } = exception
  if (!ground) return faultAt('legalException.ground', 'exception_ground_required')
  if (!groundsFor({ isApprentice }).includes(ground)) return faultAt('legalException.ground', 'ground_does_not_support')
  const supports: readonly string[] = groundSupports[ground]
  const ordersGender = genderOrder != null && genderOrder !== genderOrders.code.indifferent
  const ordersAge = ageOrderMin != null || ageOrderMax != null
  const bounds = isApprentice ? orderedAgesOfApprentices : orderedAges
  const outside = (age: number | null | undefined) =>
    age != null && !(Number.isInteger(age) && age >= bounds.least && age <= bounds.most)
  return [
    ...faultAt('legalException.explanation', exception.explanation?.trim() ? undefined : 'required'),
    ...faultAt('genderOrder', ordersGender && !supports.includes('gender') ? 'ground_does_not_support' : undefined),
    ...faultAt('ageOrderMin', ordersAge && !supports.includes('age') ? 'ground_does_not_support' : undefined),
    ...faultAt('ageOrderMin', outside(ageOrderMin) ? 'age_out_of_bounds' : undefined),
    ...faultAt('ageOrderMax', outside(ageOrderMax) ? 'age_out_of_bounds' : undefined),
    ...faultAt(
      'ageOrderMax',
      ageOrderMin != null && ageOrderMax != null && ageOrderMin > ageOrderMax ? 'age_range_reversed' : undefined,
    ),
  ]
}

/**
 * Whether a curriculum search for a job may filter and order by age: for apprentices, or under an exception that a
 * reviewer approved.
 */
export function maySearchByAge(job: {
  readonly isApprentice: boolean
  readonly exception?: (LegalException & { readonly approved: boolean }) | null
}): boolean {
  if (job.isApprentice) return true
  const exception = job.exception
  return Boolean(exception?.approved && (exception.ageOrderMin != null || exception.ageOrderMax != null))
}
