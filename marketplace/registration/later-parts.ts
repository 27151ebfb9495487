import type { CurriculumField } from '../curriculums/fields.ts'
import type { CurriculumKind } from '../curriculums/kinds.ts'
import { curriculumSections, type Told, tellsAny } from '../curriculums/sections.ts'
import { candidateRegistrations } from './steps.ts'

/** What the full registration asks and the quick one leaves for later, in its order. */
export const laterParts = ['experience', 'studies', 'skills', 'video', 'availability'] as const
export type LaterPart = (typeof laterParts)[number]

/** The minutes that each takes; together what the full registration takes longer than the quick one. */
export const minutesOfPart: Readonly<Record<LaterPart, number>> = {
  experience: 2,
  studies: 2,
  skills: 1,
  video: 1,
  availability: 1,
}

/** The minutes of a registration that goes through some of these parts besides what every one asks. */
export function minutesWith(parts: readonly LaterPart[]): number {
  return parts.reduce<number>((minutes, part) => minutes + minutesOfPart[part], candidateRegistrations.quick.minutes)
}

/** The fields of a curriculum in each part; when they are available is said of the person. */
export const fieldsOfPart = {
  experience: curriculumSections.experience,
  studies: curriculumSections.schooling,
  skills: curriculumSections.knowledge,
  video: ['videoUrl'],
  availability: [],
} as const satisfies Readonly<Record<LaterPart, readonly CurriculumField[]>>

/**
 * The parts of which nothing was told yet, in a curriculum or of when the person is available. Nobody misses the experience
 * of an intern or an apprentice.
 */
export function missingParts(
  kind: CurriculumKind,
  told: Told,
  { hasAvailability }: { hasAvailability: boolean },
): LaterPart[] {
  return laterParts.filter((part) => {
    if (part === 'availability') return !hasAvailability
    return (part !== 'experience' || kind === 'professional') && !tellsAny(fieldsOfPart[part], told)
  })
}
