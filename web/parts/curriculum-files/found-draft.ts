import type { FoundCurriculum } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import { blankItems } from '../curriculums/form/draft.ts'
import { monthText } from '../curriculums/form/typed-values.ts'
import type { ReadFile } from './read-draft.ts'

/** What was understood of a file's text, as fields of the form; a year without a month stays for the person to complete. */
export function foundDraft(found: FoundCurriculum): ReadFile {
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
      courseStart: monthText(courseStart),
      courseEnd: monthText(courseEnd),
    })),
    courses: found.courses.join(', '),
    languages: [...found.languages],
    technologies: [...found.technologies],
    technologiesGeneral: [...found.technologiesGeneral],
    driverLicence: [...found.driverLicence],
    videoUrl: found.videoUrl,
  } satisfies ReadFile['draft']
  const filled = Object.entries(draft).filter(([, value]) => value.length > 0)
  return { draft: Object.fromEntries(filled), unread: [] }
}
