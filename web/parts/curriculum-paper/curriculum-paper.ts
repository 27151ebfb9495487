import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { type CurriculumField, curriculumFields } from '@trampolim/marketplace/curriculums/fields.ts'
import type { Field } from '@trampolim/marketplace/fields/field.ts'
import { curriculum as curriculumPhrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumPaper as phrases } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { CurriculumView } from '../curriculums/curriculum-view.ts'
import { valueText } from '../reviews/value-text.ts'
import type { Paper } from './paper.ts'

const t = speak(phrases)
const c = speak(curriculumPhrases)

/**
 * Fields that have a place of their own on the paper, or none, as a disability; all others of the table follow at its end
 * under their labels.
 */
const placed: ReadonlySet<string> = new Set<CurriculumField>([
  'objective',
  'careerFocus',
  'allowRemote',
  'workPlaces',
  'handicaps',
  'occupations',
  'salary',
  'benefits',
  'schoolLevel',
  'schoolLevelStatus',
  'internshipCourses',
  'apprenticeCourses',
  'isInHighSchool',
  'finishHighSchoolInTwoYears',
  'acceptApprenticeOpportunities',
  'experiences',
  'additionalExperiences',
  'formations',
  'courses',
  'languages',
  'technologiesGeneral',
  'technologies',
  'noTechnologies',
  'driverLicence',
  'videoUrl',
  'fileCV',
])

type Section = Paper['sections'][number]
type Block = Section['blocks'][number]

const texts = (...said: readonly (string | null | false)[]): Block[] =>
  said.filter((text) => text !== null && text !== false && text !== '').map((text) => ({ is: 'text', text }) as Block)
const lines = (said: readonly string[]): Block[] => said.map((text) => ({ is: 'line', text }))
const items = (said: CurriculumView['experiences']): Block[] => said.map((each) => ({ is: 'item', ...each }))

/**
 * What the PDF of a curriculum says, without empty sections. `person.name` is null where the reader isn't told it.
 * Server only: it imports the lists whose codes it names.
 */
export function curriculumPaper(
  { view, content }: { view: CurriculumView; content: Partial<Curriculum> },
  person: { name: string | null; lines: readonly string[] },
): Paper {
  const name = person.name ?? t('hidden')
  const sections: Section[] = [
    {
      title: c('view.target'),
      part: 'curriculum',
      blocks: texts(view.objective, view.careerFocus, view.allowRemote && c('view.remote')),
    },
    { title: c('view.occupations'), part: 'curriculum', blocks: lines(view.occupations) },
    { title: c('view.salary'), part: 'curriculum', blocks: texts(view.salary) },
    { title: c('view.benefits'), part: 'curriculum', blocks: texts(view.benefits.join(', ')) },
    { title: c('view.workPlaces'), part: 'curriculum', blocks: lines(view.workPlaces) },
    { title: c('view.internshipCourses'), part: 'internship', blocks: items(view.internshipCourses) },
    {
      title: c('view.apprenticeship'),
      part: 'apprentice',
      blocks: lines([...(view.apprenticeship?.areas ?? []), ...(view.apprenticeship?.facts ?? [])]),
    },
    { title: c('view.schooling'), part: 'schooling', blocks: texts(view.schooling) },
    {
      title: c('view.experiences'),
      part: 'experience',
      blocks: [
        ...items(view.experiences),
        ...(view.otherExperiences ? items([{ title: c('view.other'), lines: [], text: view.otherExperiences }]) : []),
      ],
    },
    { title: c('view.formations'), part: 'schooling', blocks: items(view.formations) },
    { title: curriculumFieldLabels.courses, part: 'schooling', blocks: lines(view.courses) },
    { title: c('view.languages'), part: 'knowledge', blocks: lines(view.languages) },
    {
      title: c('view.knowledge'),
      part: 'knowledge',
      blocks: [
        ...texts(view.noTechnologies && c('view.noTechnologies')),
        ...lines([...view.programs, ...view.technologies]),
        ...texts(view.driverLicence ? c('view.driverLicence', { categories: view.driverLicence }) : null),
      ],
    },
    {
      title: t('more'),
      part: 'upload',
      blocks: [...lines(restOf(content)), ...texts(view.video && t('video', { url: view.video.videoUrl }))],
    },
  ]
  return {
    title: t('fileName', { name }),
    name,
    lines: [...person.lines, view.experienceTotal].filter((line) => line !== null),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  }
}

/** The fields without a place of their own, one per line under their labels; a no says nothing. */
function restOf(content: Partial<Curriculum>): string[] {
  return Object.entries(curriculumFields).flatMap(([field, described]) => {
    const value = content[field as keyof Curriculum]
    if (placed.has(field) || value === false) return []
    const label = curriculumFieldLabels[field as CurriculumField]
    if (value === true) return [label]
    return textsOfValue(described, value).map((line) => t('labelled', { label, value: line }))
  })
}

/** The lines of a value; a list has one for each item, with what its fields say beside one another. */
function textsOfValue(described: Field, value: unknown): string[] {
  if (described.is !== 'list') return valueText(described, value)?.split('\n') ?? []
  return ((value ?? []) as Readonly<Record<string, unknown>>[]).flatMap((row) => {
    const said = Object.entries(described.of).flatMap(([name, field]) =>
      field.is === 'yes' || field.is === 'municipality' ? [] : (valueText(field, row[name]) ?? []),
    )
    return said.length > 0 ? [said.join(' · ')] : []
  })
}
