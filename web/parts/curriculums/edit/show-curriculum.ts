import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import { type CurriculumSection, readinessOf, sectionsOf } from '@trampolim/marketplace/curriculums/sections.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { curriculum as phrases } from '@trampolim/phrases/pt-br/curriculum.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { curriculumPaper } from '../../curriculum-paper/curriculum-paper.ts'
import { type CurriculumView, curriculumView } from '../curriculum-view.ts'
import { draftOf } from '../form/draft.ts'
import type { OtherField } from '../other-fields.ts'

const t = speak(phrases)

/** A curriculum for editing: its draft and version, the content of each section, and its paper. */
export type ShownCurriculum = Awaited<ReturnType<typeof showCurriculum>>

/** Server only: it imports the lists whose codes it names. */
export async function showCurriculum({ gateway }: Calls, curriculum: Curriculum, now: Date) {
  const { name, email, phones, city, state } = await gateway.professional.readProfessional({})
  const view = curriculumView(curriculum, { today: dayOf(now) })
  const said = linesOfSections(view)
  const lines = [`${city}, ${state}`, email, ...phones.map(({ phone }) => formatPhone(phone))]
  return {
    draft: draftOf(curriculum),
    version: curriculum.updateAt,
    sections: sectionsOf(curriculum.cvType).map((each) => ({ name: each, lines: said[each].filter(isText) })),
    ready: readinessOf(curriculum.cvType, curriculum),
    paper: curriculumPaper(view, { name, lines }),
  }
}

type Lines = readonly (string | null | false)[]
const lines = (fields: readonly OtherField[]) =>
  fields.map(({ label, text }) => (text === null ? label : t('view.labelled', { label, value: text })))
const titles = (items: CurriculumView['experiences']) =>
  items.map(({ title, lines: [first] }) => (first ? `${title} · ${first}` : title))

/** The content of each section, line by line; empty sections have no lines. */
function linesOfSections(view: CurriculumView): Record<CurriculumSection, Lines> {
  const { apprenticeship, driverLicence, file, video, others } = view
  return {
    curriculum: [
      ...view.occupations,
      view.objective,
      view.salary,
      view.benefits.length > 0 && t('view.wished', { benefits: view.benefits.join(', ') }),
      view.allowRemote && t('view.remote'),
      ...view.workPlaces,
      ...lines(others.curriculum),
    ],
    internship: [...titles(view.internshipCourses), ...lines(others.internship)],
    apprentice: [...(apprenticeship?.areas ?? []), ...(apprenticeship?.facts ?? []), ...lines(others.apprentice)],
    experience: [...titles(view.experiences), ...lines(others.experience)],
    schooling: [view.schooling, ...titles(view.formations), view.courses.join(', '), ...lines(others.schooling)],
    knowledge: [
      ...view.languages,
      view.noTechnologies && t('view.noTechnologies'),
      [...view.programs, ...view.technologies].join(', '),
      driverLicence !== '' && t('view.driverLicence', { categories: driverLicence }),
      ...lines(others.knowledge),
    ],
    upload: [file?.name ?? null, video?.videoUrl ?? null],
    disability: view.handicaps,
  }
}

const isText = (line: string | null | false): line is string => typeof line === 'string' && line !== ''
