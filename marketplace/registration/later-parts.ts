import type { CurriculumKind } from '../curriculums/kinds.ts'
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

/** What was told so far: of a curriculum, and when the person is available. */
export type Told = {
  readonly experiences: readonly unknown[]
  readonly additionalExperiences: string | null | undefined
  readonly schoolLevel: string | null | undefined
  readonly formations: readonly unknown[]
  readonly courses: readonly unknown[]
  readonly languages: readonly unknown[]
  readonly technologiesGeneral: readonly unknown[]
  readonly technologies: readonly unknown[]
  readonly noTechnologies: boolean | null | undefined
  readonly driverLicence: readonly unknown[]
  readonly hasVideo: boolean
  readonly hasAvailability: boolean
}

/** The parts of which nothing was told yet. Nobody misses the experience of an intern or an apprentice. */
export function missingParts(kind: CurriculumKind, told: Told): LaterPart[] {
  const isTold: Readonly<Record<LaterPart, boolean>> = {
    experience: kind !== 'professional' || told.experiences.length > 0 || Boolean(told.additionalExperiences?.trim()),
    studies: Boolean(told.schoolLevel) || told.formations.length > 0 || told.courses.length > 0,
    skills:
      told.noTechnologies === true ||
      [told.languages, told.technologiesGeneral, told.technologies, told.driverLicence].some(
        ({ length }) => length > 0,
      ),
    video: told.hasVideo,
    availability: told.hasAvailability,
  }
  return laterParts.filter((part) => !isTold[part])
}
