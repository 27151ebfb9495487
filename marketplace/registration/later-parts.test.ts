import { describe, expect, it } from 'vitest'
import { curriculumKinds } from '../curriculums/kinds.ts'
import { laterParts, minutesWith, missingParts, type Told } from './later-parts.ts'
import { candidateRegistrations } from './steps.ts'

const nothing: Told = {
  experiences: [],
  additionalExperiences: null,
  schoolLevel: null,
  formations: [],
  courses: [],
  languages: [],
  technologiesGeneral: [],
  technologies: [],
  noTechnologies: false,
  driverLicence: [],
  hasVideo: false,
  hasAvailability: false,
}

describe('what a registration leaves for later', () => {
  it('adds up to the minutes of the specification', () => {
    expect(minutesWith([])).toBe(candidateRegistrations.quick.minutes)
    expect(minutesWith(laterParts)).toBe(candidateRegistrations.full.minutes)
  })

  it('is everything after the quick one, but for the experience of interns and apprentices', () => {
    expect(missingParts('professional', nothing)).toEqual(laterParts)
    for (const kind of ['internship', 'apprentice'] as const)
      expect(missingParts(kind, nothing)).toEqual(['studies', 'skills', 'video', 'availability'])
  })

  it.each<[keyof Told, Partial<Told>, string]>([
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
    ['hasVideo', { hasVideo: true }, 'video'],
    ['hasAvailability', { hasAvailability: true }, 'availability'],
  ])('is not missed once %s is told, and nothing else by that', (_field, told, part) => {
    for (const kind of curriculumKinds.codes) {
      const before = missingParts(kind, nothing)
      expect(missingParts(kind, { ...nothing, ...told })).toEqual(before.filter((each) => each !== part))
    }
  })

  it('is still missed after blanks', () => {
    expect(missingParts('professional', { ...nothing, additionalExperiences: '  ' })).toContain('experience')
  })
})
