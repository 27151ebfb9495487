import { mostMonths, type YearsOfExperience } from '@trampolim/marketplace/reference/experience.ts'
import { describe, expect, it } from 'vitest'
import type { Town } from './municipalities.ts'
import { makeCandidates } from './people.ts'
import { randomFrom } from './random.ts'

const town: Town = {
  id: 3_550_308,
  name: 'São Paulo',
  state: 'SP',
  population: 11_000_000,
  latitude: -23,
  longitude: -46,
}
const now = new Date('2026-11-20T12:00:00.000Z')

/** What a generated person says of themselves, as read by somebody who doubts it. */
function said({ professional, curriculum }: ReturnType<typeof makeCandidates>[number]) {
  const { experiences, formations, occupations, internship_courses } = curriculum as unknown as {
    experiences: { startDate: string; exitDate: string; occupation: string }[]
    formations: { schoolLevel: string; courseStatus: number }[]
    occupations: { yearsOfExperience: YearsOfExperience }[]
    internship_courses: { schoolLevel: string; coursePeriod: number }[]
  }
  const born = Number(String(professional.birth_date).slice(0, 4))
  const content = curriculum.content as { schoolLevelStatus: number; careerFocus?: string }
  return {
    age: 2026 - born,
    beganAt: Math.min(...experiences.map(({ startDate }) => Number(startDate.slice(0, 4)) - born)),
    months: experiences.reduce((sum, { startDate, exitDate }) => sum + monthsBetween(startDate, exitDate), 0),
    years: occupations[0]?.yearsOfExperience ?? 0,
    words: [curriculum.objective, ...experiences.map(({ occupation }) => occupation)].join(' '),
    ...{ ...content, level: curriculum.school_level, studies: [...formations, ...internship_courses], formations },
    period: internship_courses[0]?.coursePeriod ?? 0,
    ...{ woman: professional.gender === 2, licences: curriculum.driver_licence as unknown as string[] },
  }
}

const monthsBetween = (start: string, exit: string) =>
  (Number(exit.slice(0, 4)) - Number(start.slice(0, 4))) * 12 + Number(exit.slice(5)) - Number(start.slice(5))

describe.each(['professional', 'internship', 'apprentice'] as const)(
  'generated people with a curriculum: %s',
  (kind) => {
    const people = makeCandidates(
      kind,
      { first: 1000, count: 2000 },
      { random: randomFrom(7), towns: { pick: () => town, named: () => town }, now },
    ).map(said)
    const wrong = (isWrong: (person: (typeof people)[number]) => boolean) => people.filter(isWrong).slice(0, 3)

    it('say of their experience what their jobs say, and began to work when they were old enough', () => {
      expect(wrong(({ months, years }) => months > mostMonths(years) || (months === 0) !== (years === 0))).toEqual([])
      expect(wrong(({ beganAt, level }) => beganAt < (level === 'BACHELOR_NORMAL' ? 21 : 17))).toEqual([])
      expect(wrong(({ careerFocus, years }) => careerFocus === 'Primeiro emprego' && years > 0)).toEqual([])
    })

    it('are old enough for what they have learnt, and say the same of it everywhere', () => {
      expect(wrong(({ level, studies }) => studies.some(({ schoolLevel }) => schoolLevel !== level))).toEqual([])
      expect(
        wrong(({ formations, schoolLevelStatus }) =>
          formations.some((each) => each.courseStatus !== schoolLevelStatus),
        ),
      ).toEqual([])
      expect(
        wrong((each) => each.schoolLevelStatus === 2 && each.level === 'BACHELOR_NORMAL' && each.age < 22),
      ).toEqual([])
      expect(wrong(({ age, period }) => period > Math.max(1, (age - 16) * 2))).toEqual([])
    })

    it('drive only where they may, and are called what they are', () => {
      expect(wrong(({ age, licences }) => licences.length > 0 && age < (licences.includes('D') ? 21 : 18))).toEqual([])
      expect(wrong(({ words }) => words.includes('('))).toEqual([])
      expect(
        wrong(({ woman, words }) => woman && /\b(?:vendedor|cozinheiro|garçom|operador|técnico)\b/i.test(words)),
      ).toEqual([])
      expect(wrong(({ woman, words }) => !woman && /\b(?:costureira|camareira)\b/i.test(words))).toEqual([])
    })
  },
)
