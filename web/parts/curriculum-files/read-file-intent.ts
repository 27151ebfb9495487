import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { FoundPerson } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import type { CurriculumKind } from '@trampolim/marketplace/curriculums/kinds.ts'
import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumFileFaults } from '@trampolim/phrases/pt-br/curriculum-file-faults.ts'
import { faultText } from '../../platform/faults.ts'
import { type CurriculumDraft, shapedCurriculum } from '../curriculums/form/draft.ts'
import { withKnownNames } from '../curriculums/form/known-names.ts'
import { draftField, sentDraft } from '../form/draft/draft-field.ts'
import { fillDraft } from './fill-draft.ts'
import { foundDraft } from './found-draft.ts'
import { fileField, keepField, readIntent } from './import-names.ts'
import { type ReadFile, sectionsOf } from './read-draft.ts'
import { readJsonResume } from './read-json-resume.ts'

/** The largest JSON Resume, in bytes. */
const largest = 256 * 1024

/** The message about a file that was read. */
export type ReadNews = {
  toCheck: readonly CurriculumSection[]
  /** Whether the person's own data were filled in too. */
  person: boolean
  /** Names that no list contains. */
  unread: readonly string[]
  /** The text that went into no field, for the person to copy. */
  leftover: string
  /** The file's name if it was stored with the curriculum, and why it wasn't if the person wanted that. */
  kept: string | null
  notKept: string | null
  /** Whether nothing was new, since the form already contained everything. */
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

/** The result of reading a file: the form with the recognised data, or why there is none. */
export type FileOutcome = ReadNews & {
  /** Missing if nothing was recognised; the form then stays as it is. */
  draft?: CurriculumDraft
  faults: Record<string, string>
  open: null
  fault: string | null
}

type Reading = { kind: CurriculumKind; today: Day; stored: () => Promise<CurriculumDraft> }

/**
 * Reads the file that a form sent into the draft that came with it, or into the stored one. It stores nothing except
 * the file itself, if the person wants that. Null if the form sent something else. Server only.
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
  // Browsers never store health data, so the typed draft lacks it.
  const before = form.get(draftField) ? { ...shapedCurriculum(sentDraft(form)), handicaps: usual.handicaps } : usual
  const filled = await fillCurriculum(calls, before, read)
  if (sectionsOf(Object.keys(read.draft)).length === 0 && !read.kept)
    return { ...none, fault: curriculumFileFaults.nothing }
  return { ...none, ...filled, fault: null }
}

/** Fills a curriculum's form from the data that was read, and returns a message about it. */
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

/** The data that was read from a file. */
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
  if (!(file instanceof File) || !file.name) return { fault: curriculumFileFaults.missing }
  if (file.size === 0) return { fault: faultText('file_empty') }
  if (await isJson(file)) return readResume(file, of)
  return readWithCall(calls, file, { keep: form.get(keepField) !== null })
}

/** Whether it is a JSON Resume, by its first characters; rich text (RTF) begins with a brace too. */
async function isJson(file: File): Promise<boolean> {
  return /^\uFEFF?\s*[{[](?!\\rtf)/.test(await file.slice(0, 200).text())
}

async function readResume(file: File, of: { kind: CurriculumKind; today: Day }): Promise<SentFile | { fault: string }> {
  if (file.size > largest) return { fault: curriculumFileFaults.tooLarge }
  const read = readJsonResume(await file.text(), of)
  return read
    ? { ...read, person: null, leftover: '', kept: null, notKept: null }
    : { fault: curriculumFileFaults.unreadable }
}

/** Reads a file on the server, in a separate process. */
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
    return { fault: refused.fields.file ? curriculumFileFaults.missing : refused.message }
  }
}

/** The form in the page's answer to a submission, if there is one. */
export function draftIn<Answer extends { draft?: CurriculumDraft; faults: Readonly<Record<string, string>> }>(
  answer: Answer | undefined,
) {
  return answer?.draft ? { ...answer, draft: answer.draft } : undefined
}
