import { curriculum as curriculumPhrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { curriculumFieldLabels } from '@trampolim/phrases/pt-br/curriculum-fields.ts'
import { curriculumPaper as phrases } from '@trampolim/phrases/pt-br/curriculum-paper.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { CurriculumView } from '../curriculums/curriculum-view.ts'
import type { OtherField } from '../curriculums/other-fields.ts'
import type { Paper } from './paper.ts'

const t = speak(phrases)
const c = speak(curriculumPhrases)

type Section = Paper['sections'][number]
type Block = Section['blocks'][number]

const texts = (...said: readonly (string | null | false)[]): Block[] =>
  said.filter((text) => text !== null && text !== false && text !== '').map((text) => ({ is: 'text', text }) as Block)
const lines = (said: readonly string[]): Block[] => said.map((text) => ({ is: 'line', text }))
const items = (said: CurriculumView['experiences']): Block[] => said.map((each) => ({ is: 'item', ...each }))
const othersOf = (fields: readonly OtherField[]): Block[] =>
  fields.flatMap(({ label, text }) => (text === null ? lines([label]) : items([{ title: label, lines: [], text }])))

/**
 * The content of a curriculum's PDF, without empty sections. `person.name` is null if the reader may not know it.
 * Server only: it imports the lists whose codes it names.
 */
export function curriculumPaper(
  view: CurriculumView,
  person: { name: string | null; lines: readonly string[] },
): Paper {
  const name = person.name ?? t('hidden')
  const { others } = view
  const sections: Section[] = [
    {
      title: c('view.target'),
      part: 'curriculum',
      blocks: [...texts(view.objective, view.allowRemote && c('view.remote')), ...othersOf(others.curriculum)],
    },
    { title: c('view.occupations'), part: 'curriculum', blocks: lines(view.occupations) },
    { title: view.salaryTitle, part: 'curriculum', blocks: texts(view.salary) },
    { title: c('view.benefits'), part: 'curriculum', blocks: texts(view.benefits.join(', ')) },
    { title: c('view.workPlaces'), part: 'curriculum', blocks: lines(view.workPlaces) },
    {
      title: c('view.internshipCourses'),
      part: 'internship',
      blocks: [...items(view.internshipCourses), ...othersOf(others.internship)],
    },
    {
      title: c('view.apprenticeship'),
      part: 'apprentice',
      blocks: [
        ...lines([...(view.apprenticeship?.areas ?? []), ...(view.apprenticeship?.facts ?? [])]),
        ...othersOf(others.apprentice),
      ],
    },
    {
      title: c('view.schooling'),
      part: 'schooling',
      blocks: [...texts(view.schooling), ...othersOf(others.schooling)],
    },
    {
      title: c('view.experiences'),
      part: 'experience',
      blocks: [...items(view.experiences), ...othersOf(others.experience)],
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
        ...othersOf(others.knowledge),
      ],
    },
    {
      title: t('more'),
      part: 'upload',
      blocks: texts(view.video && t('video', { url: view.video.videoUrl })),
    },
  ]
  return {
    title: t('fileName', { name }),
    name,
    lines: [...person.lines, view.experienceTotal].filter((line) => line !== null),
    sections: sections.filter(({ blocks }) => blocks.length > 0),
  }
}
