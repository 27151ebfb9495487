import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { FoundPerson } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumFiles as phrases } from '@trampolim/phrases/pt-br/curriculum-files.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type CurriculumDraft, shapedCurriculum } from '../curriculums/form/draft.ts'
import { withKnownNames } from '../curriculums/form/known-names.ts'
import { draftField, sentDraft } from '../form/draft/draft-field.ts'
import { fillDraft } from './fill-draft.ts'
import { foundDraft } from './found-draft.ts'
import { fileField, keepField, readIntent } from './import-names.ts'
import { type ReadFile, sectionsOf } from './read-draft.ts'
import { readJsonResume } from './read-json-resume.ts'

const t = speak(phrases)

/** The largest JSON Resume, in bytes. */
const largest = 256 * 1024

/** What is said of a file that was read. */
export type ReadNews = {
  toCheck: readonly CurriculumSection[]
  /** Whether the person's own data were filled in too. */
  person: boolean
  /** Names that no list has. */
  unread: readonly string[]
  /** The text that went into no field, for the person to copy. */
  leftover: string
  /** The name of the file if it is now the curriculum's, and why it isn't although that was wanted. */
  kept: string | null
  notKept: string | null
  /** Nothing was new: all of it stood in the form already. */
  hadAll: boolean
}

export const noNews: ReadNews = {
  toCheck: [],
  person: false,
  unread: [],
  leftover: '',
  kept: null,
  notKept: null,
  hadAll: false,
}

/** What became of a file: the form with what was understood of it, or why nothing was. */
export type FileOutcome = ReadNews & {
  /** Absent where nothing was understood: the form stays as it is. */
  draft?: CurriculumDraft
  faults: Record<string, string>
  open: null
  fault: string | null
}

type Reading = { kind: CurriculumKind; today: Day; stored: () => Promise<CurriculumDraft> }

/**
 * Reads the file that a form sent into the draft that came with it, or into the stored one; stores nothing but the file
 * itself, if the person wants that. Null if the form sent something else. Server only.
 */
export async function readFileIntent(
  calls: Calls,
  form: FormData,
  { kind, today, stored }: Reading,
): Promise<FileOutcome | null> {
  if (form.get('intent') !== readIntent) return null
  const none = { ...noNews, faults: {}, open: null }
  const read = await readSentFile(calls, form, { kind, today })
  if ('fault' in read) return { ...none, fault: read.fault }
  const usual = await stored()
  // A browser keeps nothing on health, so what was typed lacks it.
  const before = form.get(draftField) ? { ...shapedCurriculum(sentDraft(form)), handicaps: usual.handicaps } : usual
  const filled = await fillCurriculum(calls, before, read)
  if (sectionsOf(Object.keys(read.draft)).length === 0 && !read.kept) return { ...none, fault: t('import.nothing') }
  return { ...none, ...filled, fault: null }
}

/** Fills a curriculum's form from what was read, and says what became of it. */
export async function fillCurriculum(calls: Calls, before: CurriculumDraft, read: SentFile) {
  const { draft: typed, filled } = fillDraft(before, read.draft)
  const draft = await withKnownNames(calls, typed)
  const news: ReadNews = {
    toCheck: sectionsOf(filled),
    person: false,
    unread: read.unread.slice(0, 20).map((name) => name.slice(0, 80)),
    leftover: read.leftover,
    kept: read.kept?.name ?? null,
    notKept: read.notKept,
    hadAll: filled.length === 0 && !read.kept,
  }
  return { ...news, draft: read.kept ? { ...draft, file: read.kept } : draft }
}

/** What was read of a file. */
export type SentFile = ReadFile & {
  person: FoundPerson | null
  leftover: string
  kept: { id: string; name: string } | null
  notKept: string | null
}

/** Reads the file that a form sent, whatever its format. Server only. */
export async function readSentFile(
  calls: Calls,
  form: FormData,
  of: { kind: CurriculumKind; today: Day },
): Promise<SentFile | { fault: string }> {
  const file = form.get(fileField)
  if (!(file instanceof File) || file.size === 0) return { fault: t('import.faults.missing') }
  if (await isJson(file)) return readResume(file, of)
  return readWithCall(calls, file, { keep: form.get(keepField) !== null })
}

/** A JSON Resume, by its first sign; rich text begins with a brace too. */
async function isJson(file: File): Promise<boolean> {
  return /^\uFEFF?\s*[{[](?!\\rtf)/.test(await file.slice(0, 200).text())
}

async function readResume(file: File, of: { kind: CurriculumKind; today: Day }): Promise<SentFile | { fault: string }> {
  if (file.size > largest) return { fault: t('import.faults.tooLarge') }
  const read = readJsonResume(await file.text(), of)
  return read
    ? { ...read, person: null, leftover: '', kept: null, notKept: null }
    : { fault: t('import.faults.unreadable') }
}

/** What the server understands of a file, in a process of its own. */
async function readWithCall(
  calls: Calls,
  file: File,
  { keep }: { keep: boolean },
): Promise<SentFile | { fault: string }> {
  try {
    const { found, kept, notKept } = await calls.gateway.curriculumFiles.readCurriculumFile({
      file,
      keep: keep ? 'true' : 'false',
    })
    return { ...foundDraft(found), person: found.person, kept, notKept }
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    return { fault: refused.fields.file ? t('import.faults.missing') : refused.message }
  }
}

/** The form that an answer of the page returned, if it returned one. */
export function draftIn<Answer extends { draft?: CurriculumDraft; faults: Readonly<Record<string, string>> }>(
  answer: Answer | undefined,
) {
  return answer?.draft ? { ...answer, draft: answer.draft } : undefined
}
