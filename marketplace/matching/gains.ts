import { includes, type MatchedCurriculum, type MatchedJob } from './parts.ts'
import { type MatchPart, match } from './score.ts'

/** The parts of a match that a candidate can add to. */
export type GainPart = Extract<MatchPart, 'schooling' | 'languages' | 'technologies' | 'driverLicence'>

/**
 * What would raise a score. `item` is the required code: a schooling, a language, a technology, or a category of the
 * driver's licence. `level` is that of a language or technology. `stated`: the curriculum already states something
 * about this part; if not, the person may meet the requirement without having said so.
 */
export type Gain = {
  readonly part: GainPart
  readonly item: string
  readonly level: number | null
  readonly stated: boolean
  readonly points: number
}

type Addition = Omit<Gain, 'points'> & { readonly curriculum: MatchedCurriculum }

/**
 * Lists what would raise the score of a curriculum, one required item at a time, those with most points first. A lower
 * salary is never suggested. Empty if there is no score.
 */
export function gainsOf(job: MatchedJob, curriculum: MatchedCurriculum): Gain[] {
  const now = match(job, curriculum).score
  if (now === null) return []
  return additionsTo(job, curriculum)
    .map(({ curriculum: more, ...gain }) => ({ ...gain, points: (match(job, more).score ?? 0) - now }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
}

function additionsTo(job: MatchedJob, own: MatchedCurriculum): Addition[] {
  const additions: Addition[] = []
  if (job.schooling) {
    additions.push({
      ...{ part: 'schooling', item: job.schooling, level: null, stated: own.schooling !== undefined },
      curriculum: { ...own, schooling: job.schooling },
    })
  }
  for (const asked of job.languages) {
    const others = own.languages.filter(({ language }) => language !== asked.language)
    additions.push({
      ...{ part: 'languages', item: asked.language, level: asked.level, stated: own.languages.length > 0 },
      curriculum: { ...own, languages: [...others, asked] },
    })
  }
  for (const asked of job.technologies) {
    const others = own.technologies.filter(({ technology }) => technology !== asked.technology)
    additions.push({
      ...{ part: 'technologies', item: asked.technology, level: asked.yearsOfExperience },
      stated: own.technologies.length > 0,
      curriculum: { ...own, technologies: [...others, asked] },
    })
  }
  for (const asked of job.licences.filter((category) => !own.licences.some((each) => includes(each, category)))) {
    additions.push({
      ...{ part: 'driverLicence', item: asked, level: null, stated: own.licences.length > 0 },
      curriculum: { ...own, licences: [...own.licences, asked] },
    })
  }
  return additions
}
