import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type CurriculumDraft, shapedCurriculum } from '../curriculums/form/draft.ts'
import { withKnownNames } from '../curriculums/form/known-names.ts'
import { draftField, sentDraft } from '../form/draft/draft-field.ts'
import { fileField, readIntent } from './import-names.ts'
import { sectionsOf } from './read-draft.ts'
import { readJsonResume } from './read-json-resume.ts'

const t = speak(phrases)

/** The largest JSON Resume, in bytes. */
const largest = 256 * 1024

/** What became of a file: the form with what was understood of it, or why nothing was. */
export type FileOutcome = {
  /** Absent where nothing was understood: the form stays as it is. */
  draft?: CurriculumDraft
  faults: Record<string, string>
  open: null
  fault: string | null
  toCheck: readonly CurriculumSection[]
  unread: readonly string[]
}

type Reading = { kind: CurriculumKind; today: Day; stored: () => Promise<CurriculumDraft> }

/**
 * Reads the file that a form sent into the draft that came with it, or into the stored one; stores nothing. Null if the
 * form sent something else. Server only.
 */
export async function readFileIntent(
  calls: Calls,
  form: FormData,
  { kind, today, stored }: Reading,
): Promise<FileOutcome | null> {
  if (form.get('intent') !== readIntent) return null
  const none = { faults: {}, open: null, toCheck: [], unread: [] }
  const file = form.get(fileField)
  if (!(file instanceof File) || file.size === 0) return { ...none, fault: t('import.faults.missing') }
  if (file.size > largest) return { ...none, fault: t('import.faults.tooLarge') }
  const read = readJsonResume(await file.text(), { kind, today })
  if (!read) return { ...none, fault: t('import.faults.unreadable') }
  const toCheck = sectionsOf(read)
  if (toCheck.length === 0) return { ...none, fault: t('import.nothing') }
  const usual = await stored()
  // A browser keeps nothing on health, so what was typed lacks it.
  const before = form.get(draftField) ? { ...shapedCurriculum(sentDraft(form)), handicaps: usual.handicaps } : usual
  const draft = await withKnownNames(calls, { ...before, ...read.draft })
  return { ...none, draft, fault: null, toCheck, unread: read.unread.slice(0, 20).map((name) => name.slice(0, 80)) }
}

/** The form that an answer of the page returned, if it returned one. */
export function draftIn<Answer extends { draft?: CurriculumDraft; faults: Readonly<Record<string, string>> }>(
  answer: Answer | undefined,
) {
  return answer?.draft ? { ...answer, draft: answer.draft } : undefined
}
