import { type Curriculum, curriculumContent } from '@trampolim/contract/curriculums.ts'
import { faults as faultTexts } from '@trampolim/phrases/pt-br/faults.ts'
import { curriculumInput, placedFaults } from '../../../parts/curriculums/form/write-curriculum.ts'
import { type Faults, faultText } from '../../../platform/faults.ts'
import type { PdfDraft } from './pdf-draft.ts'

/**
 * The curriculum of a draft as a reader sees it; or the faults of its shape, such as texts that are too long. The draft
 * must already satisfy its rules. Server only.
 */
export function curriculumOfPdf(draft: PdfDraft, now: Date): { curriculum: Curriculum } | { faults: Faults } {
  const read = curriculumContent.safeParse(curriculumInput('professional', draft))
  if (!read.success) {
    const found = read.error.issues.map(({ path, message }) => [path.join('.'), shapeFault(message)])
    return { faults: placedFaults(draft, Object.fromEntries(found)) }
  }
  const titles = new Map(draft.occupations.map(({ cbo, title }) => [cbo, title]))
  const moment = now.toISOString()
  const curriculum = {
    ...read.data,
    id: '',
    cvType: 'professional' as const,
    searchingJob: false,
    visibility: 'hidden' as const,
    occupations: read.data.occupations.map((each) => ({ ...each, title: titles.get(each.cbo) ?? each.cbo })),
    internshipCourses: [],
    workPlaces: [],
    videoUrl: null,
    fileCV: null,
    created: moment,
    updateAt: moment,
  }
  return { curriculum }
}

const shapeFault = (code: string) => faultText(Object.hasOwn(faultTexts, code) ? (code as 'required') : 'required')
