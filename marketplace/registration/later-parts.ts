import type { CurriculumField } from '../curriculums/fields.ts'
import type { CurriculumKind } from '../curriculums/kinds.ts'
import { curriculumSections, hasContent, type PartialCurriculum } from '../curriculums/sections.ts'
import { candidateRegistrations } from './steps.ts'

/** The parts that the full registration asks for and the quick one leaves for later, in order. */
export const laterParts = ['experience', 'studies', 'skills', 'video', 'availability'] as const
export type LaterPart = (typeof laterParts)[number]

/** The minutes that each part takes; their sum is the difference between the full and the quick registration. */
export const minutesOfPart: Readonly<Record<LaterPart, number>> = {
  experience: 2,
  studies: 2,
  skills: 1,
  video: 1,
  availability: 1,
}

/** The minutes of a registration with some of these parts in addition to what every registration asks. */
export function minutesWith(parts: readonly LaterPart[]): number {
  return parts.reduce<number>((minutes, part) => minutes + minutesOfPart[part], candidateRegistrations.quick.minutes)
}

/** The curriculum fields of each part; availability belongs to the person and not to a curriculum. */
export const fieldsOfPart = {
  experience: curriculumSections.experience,
  studies: curriculumSections.schooling,
  skills: curriculumSections.knowledge,
  video: ['videoUrl'],
  availability: [],
} as const satisfies Readonly<Record<LaterPart, readonly CurriculumField[]>>

/**
 * The parts for which a curriculum, or the person's availability, has no content yet. Experience is never missing for
 * an internship or apprenticeship.
 */
export function missingParts(
  kind: CurriculumKind,
  content: PartialCurriculum,
  { hasAvailability }: { hasAvailability: boolean },
): LaterPart[] {
  return laterParts.filter((part) => {
    if (part === 'availability') return !hasAvailability
    return (part !== 'experience' || kind === 'professional') && !hasContent(fieldsOfPart[part], content)
  })
}
