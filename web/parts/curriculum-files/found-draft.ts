import type { FoundCurriculum } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import { isMonth } from '@trampolim/marketplace/time/months.ts'
import { blankItems } from '../curriculums/form/draft.ts'
import { monthText } from '../curriculums/form/typed-values.ts'
import type { ReadFile } from './read-draft.ts'

/**
 * The recognised data of a file's text, as fields of the form. A job's year without a month stays in the form for the
 * person to complete; a course's year without a month is reported as left over, since its months are optional.
 */
export function foundDraft(found: FoundCurriculum): ReadFile & { leftover: string } {
  const draft = {
    occupations: found.occupations.map((title) => ({ ...blankItems.occupations, title })),
    objective: found.objective,
    experiences: found.experiences.map(({ startDate, exitDate, ...each }) => ({
      ...blankItems.experiences,
      ...each,
      startDate: monthText(startDate),
      exitDate: monthText(exitDate),
    })),
    schoolLevel: found.schoolLevel,
    schoolLevelStatus: found.schoolLevelStatus,
    formations: found.formations.map(({ courseStart, courseEnd, ...each }) => ({
      ...blankItems.formations,
      ...each,
      courseStart: isMonth(courseStart) ? monthText(courseStart) : '',
      courseEnd: isMonth(courseEnd) ? monthText(courseEnd) : '',
    })),
    courses: found.courses.join(', '),
    languages: [...found.languages],
    technologies: [...found.technologies],
    technologiesGeneral: [...found.technologiesGeneral],
    driverLicence: [...found.driverLicence],
    videoUrl: found.videoUrl,
  } satisfies ReadFile['draft']
  const filled = Object.entries(draft).filter(([, value]) => value.length > 0)
  const years = found.formations.flatMap(({ course, courseStart, courseEnd }) => {
    const alone = [courseStart, courseEnd].filter((each) => each !== '' && !isMonth(each))
    return alone.length > 0 ? [`${course}: ${alone.join(' – ')}`] : []
  })
  return { draft: Object.fromEntries(filled), unread: [], leftover: [...years, ...found.unread].join('\n') }
}
