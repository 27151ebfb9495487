import { highestSchooling, schoolings } from '../../reference/schooling.ts'
import type { Day } from '../../time/days.ts'
import { findExperiences } from './experiences.ts'
import { findFormations } from './formations.ts'
import type { FoundCurriculum, FoundStatus } from './found.ts'
import { findKnowledge, findLanguages, licenceIn, videoIn } from './knowledge.ts'
import { titleLikeness } from './likely.ts'
import { type Line, linesOf } from './lines.ts'
import { periodIn } from './periods.ts'
import { findPerson } from './person.ts'
import { type SectionName, sectionsOf } from './sections.ts'

const most = { experiences: 30, formations: 20, courses: 30, languages: 20, technologies: 40, unread: 200 } as const
const longestObjective = 1000

/**
 * Reads a curriculum's text, in Portuguese or English. Lines that aren't understood are in `unread`, for the person to
 * copy.
 */
export function readCurriculumText(text: string, { today }: { today: Day }): FoundCurriculum {
  const thisYear = Number(today.slice(0, 4))
  const lines = linesOf(text)
  const sections = sectionsOf(lines)
  const linesIn = (...names: SectionName[]) =>
    sections.filter(({ name }) => names.includes(name)).flatMap((section) => section.lines)

  const { person, used } = findPerson(sections)
  const objectives = linesIn('objective')
  const experiences = findExperiences(linesIn('experience'), { thisYear })
  const { formations, unread: notFormations } = findFormations(linesIn('schooling'), { today })
  const spoken = findLanguages(linesIn('languages'))
  const alsoSpoken = findLanguages(linesIn('person', 'knowledge', 'courses', 'other', 'summary'), { needLevel: true })
  const languages = [
    ...spoken.languages,
    ...alsoSpoken.languages.filter(({ language }) => !spoken.languages.some((each) => each.language === language)),
  ]
  const skills = findKnowledge(linesIn('knowledge'))
  const alsoSkilled = findKnowledge(linesIn('courses', 'other', 'languages'))
  const general = [...new Set([...skills.technologiesGeneral, ...alsoSkilled.technologiesGeneral])]
  const driverLicence = lines.map((line) => licenceIn(line.text)).find((found) => found.length > 0) ?? []
  const level = highestOf(formations)

  const unread = [
    ...linesIn('person').filter(
      (line) => !used.has(line) && licenceIn(line.text).length === 0 && !isDocumentTitle(line),
    ),
    ...(experiences.length === 0 ? linesIn('experience') : []),
    ...notFormations,
    ...spoken.unread,
    ...skills.unread.filter((line) => findLanguages([line], { needLevel: true }).languages.length === 0),
    ...linesIn('other').filter((line) => licenceIn(line.text).length === 0),
  ]
  return {
    person,
    occupations: occupationsIn(objectives),
    objective: [...objectives, ...linesIn('summary')]
      .map((line) => line.text)
      .join('\n')
      .slice(0, longestObjective)
      .trim(),
    experiences: experiences.slice(0, most.experiences),
    schoolLevel: level.schoolLevel,
    schoolLevelStatus: level.status,
    formations: formations.slice(0, most.formations),
    courses: coursesIn(linesIn('courses'), thisYear).slice(0, most.courses),
    languages: languages.slice(0, most.languages),
    technologies: skills.technologies.slice(0, most.technologies),
    technologiesGeneral: general,
    driverLicence,
    videoUrl: lines.map((line) => videoIn(line.text)).find((url) => url !== '') ?? '',
    unread: unread.slice(0, most.unread).map((line) => line.text.slice(0, 500)),
  }
}

const isDocumentTitle = ({ text }: Line) => /^(?:curr[ií]culo|curriculum)(?: vit(?:ae|æ))?$/i.test(text)

/** The occupations that an objective names; none if it contains other text. */
function occupationsIn(lines: readonly Line[]): string[] {
  const [line] = lines
  if (!line || lines.length > 3) return []
  const short = line.text
    .replace(
      /^(?:(?:busco|procuro|desejo|quero|pretendo|atuar|trabalhar|vaga|cargo|fun[cç][aã]o|oportunidade|uma|como|na|no|de|da|do|em|[áa]rea|para)\s+)+/i,
      '',
    )
    .replace(/\.$/, '')
  return short
    .split(/\s*(?:\/|,|;|\||\sou\s)\s*/)
    .map((title) => title.trim())
    .filter((title) => title.length >= 3 && title.length <= 60 && titleLikeness(title) >= 4)
    .slice(0, 3)
}

/** The highest level that was found, and whether it is complete. */
function highestOf(formations: readonly { schoolLevel: string; courseStatus: FoundStatus }[]) {
  const schoolLevel = highestSchooling(
    formations
      .map((each) => each.schoolLevel)
      .filter((each) => schoolings.has(each) && each !== 'EXTRA_COURSE') as (typeof schoolings.codes)[number][],
  )
  const status = formations.find((each) => each.schoolLevel === schoolLevel)?.courseStatus ?? ''
  return { schoolLevel: schoolLevel ?? '', status }
}

function coursesIn(lines: readonly Line[], thisYear: number): string[] {
  const names = lines
    .filter((line) => line.text.length <= 200)
    .map((line) => periodIn(line.text, { thisYear })?.rest ?? line.text)
    .map((name) =>
      name
        .replace(/\s*\|\s*/g, ' – ')
        .replace(/[\s;.,]+$|\s*\([^)]*$/g, '')
        .replaceAll(', ', ' – ')
        .trim()
        .slice(0, 160),
    )
    .filter((name) => name.length > 2)
  return [...new Set(names)]
}
