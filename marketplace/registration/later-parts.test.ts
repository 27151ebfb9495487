import { describe, expect, it } from 'vitest'
import { curriculumKinds } from '../curriculums/kinds.ts'
import type { PartialCurriculum } from '../curriculums/sections.ts'
import { laterParts, minutesWith, missingParts } from './later-parts.ts'
import { candidateRegistrations } from './steps.ts'

const nothing: PartialCurriculum = {
  experiences: [],
  formations: [],
  technologies: [],
  noTechnologies: false,
  driverLicence: [],
}
const unsaid = { hasAvailability: false }

describe('what a registration leaves for later', () => {
  it('adds up to the minutes of the specification', () => {
    expect(minutesWith([])).toBe(candidateRegistrations.quick.minutes)
    expect(minutesWith(laterParts)).toBe(candidateRegistrations.full.minutes)
  })

  it('is everything after the quick one, but for the experience of interns and apprentices', () => {
    expect(missingParts('professional', nothing, unsaid)).toEqual(laterParts)
    for (const kind of ['internship', 'apprentice'] as const)
      expect(missingParts(kind, nothing, unsaid)).toEqual(['studies', 'skills', 'video', 'availability'])
  })

  it.each<[keyof PartialCurriculum, PartialCurriculum, string]>([
    ['experiences', { experiences: [{}] }, 'experience'],
    ['additionalExperiences', { additionalExperiences: 'Feirante aos sábados' }, 'experience'],
    ['schoolLevel', { schoolLevel: 'HIGH_SCHOOL_GENERAL' }, 'studies'],
    ['formations', { formations: [{}] }, 'studies'],
    ['courses', { courses: ['NR-10'] }, 'studies'],
    ['languages', { languages: [{}] }, 'skills'],
    ['technologiesGeneral', { technologiesGeneral: ['planilhas'] }, 'skills'],
    ['technologies', { technologies: [{}] }, 'skills'],
    ['noTechnologies', { noTechnologies: true }, 'skills'],
    ['driverLicence', { driverLicence: ['B'] }, 'skills'],
    ['videoUrl', { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }, 'video'],
  ])('is not missed once %s is told, and nothing else by that', (_field, told, part) => {
    for (const kind of curriculumKinds.codes) {
      const before = missingParts(kind, nothing, unsaid)
      expect(missingParts(kind, { ...nothing, ...told }, unsaid)).toEqual(before.filter((each) => each !== part))
    }
  })

  it('is not missed once it is said when they are available', () => {
    const before = missingParts('professional', nothing, unsaid)
    expect(missingParts('professional', nothing, { hasAvailability: true })).toEqual(
      before.filter((each) => each !== 'availability'),
    )
  })

  it('is still missed after blanks', () => {
    expect(missingParts('professional', { ...nothing, additionalExperiences: '  ' }, unsaid)).toContain('experience')
  })
})
