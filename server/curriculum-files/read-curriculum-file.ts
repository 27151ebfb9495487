import { foundCurriculum } from '@trampolim/contract/curriculum-files.ts'
import { z } from 'zod'
import { scanUpload } from '../files/scan-files.ts'
import { storeSentFile } from '../files/store-upload.ts'
import { openApart } from '../platform/apart/run-apart.ts'
import type { House } from '../platform/house.ts'
import { refusalText } from '../platform/http/refusal-text.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit, readCount } from '../platform/limits.ts'
import { Refusal, refuse, refuseNaming } from '../platform/refusal.ts'

const megabyte = 1024 * 1024

const read = openApart({
  module: new URL('./read-apart.ts', import.meta.url),
  folder: new URL('../../', import.meta.url),
  seconds: 20,
  megabytes: 512,
  mostWaiting: 8,
})

const outcome = z.union([
  z.object({ found: foundCurriculum }),
  z.object({ fault: z.enum(['file_type_refused', 'file_unreadable', 'file_locked', 'file_without_text']) }),
])

/** Files of one person, or of one network while nobody is signed in; a refused one counts too. */
const files: Limit = { name: 'curriculum-files', most: 40, seconds: 60 * 60 }
/** Files that took too much time or memory: nobody has three of them by mistake. */
const heavyFiles: Limit = { name: 'heavy-curriculum-files', most: 3, seconds: 60 * 60 }

/** Who waits for a file of theirs now: everybody has one at a time. */
const reading = new Set<string>()

type SentFile = {
  /** The account, or the network of a visitor. */
  asker: string
  name: string
  bytes: Buffer
  /** The candidate for whose curriculum the file is to be stored as well. */
  keepFor: string | null
}

/**
 * Understands a curriculum's file in a process apart, and stores it if the person wants to keep it.
 * @throws curriculum_file_too_large, too_many_requests, file_infected, file_being_checked (the virus scanner doesn't
 * answer), files_waiting, file_too_much_work, file_type_refused, file_unreadable, file_locked, file_without_text
 */
export async function readCurriculumFile(house: House, sent: SentFile) {
  const { curriculumFileMb } = house.configuration
  const { asker, bytes } = sent
  if (bytes.length > curriculumFileMb * megabyte) {
    refuseNaming('curriculum_file_too_large', { most: String(curriculumFileMb) })
  }
  await assertWithin(house, asker)
  if (reading.has(asker)) refuse('files_waiting')
  reading.add(asker)
  try {
    if ((await scanUpload(house, { fileId: newId(house.now()), bytes })) === 'waiting') refuse('file_being_checked')
    return { found: await understand(house, sent), ...(await keep(house, sent)) }
  } finally {
    reading.delete(asker)
  }
}

async function assertWithin({ database, now }: House, asker: string) {
  const counted = { subject: asker, now: now() }
  const heavy = await readCount(database, heavyFiles, counted)
  if (heavy >= heavyFiles.most || !(await countWithin(database, files, counted))) refuse('too_many_requests')
}

async function understand({ database, log, now }: House, { asker, bytes }: SentFile) {
  const answered = await read(bytes)
  if ('failed' in answered) {
    if (answered.failed === 'busy') return refuse('files_waiting')
    log.warn({ failed: answered.failed, bytes: bytes.length }, 'a curriculum file was given up')
    await countWithin(database, heavyFiles, { subject: asker, now: now() })
    return refuse('file_too_much_work')
  }
  const { data } = outcome.safeParse(answered.done)
  if (!data) return refuse('file_unreadable')
  return 'fault' in data ? refuse(data.fault) : data.found
}

/** Stores the file for its candidate; what was understood of it isn't lost if that is refused. */
async function keep(house: House, { name, bytes, keepFor }: SentFile) {
  if (!keepFor) return { kept: null, notKept: null }
  try {
    const kept = await storeSentFile(house, { purpose: 'curriculum', ownerId: keepFor, name, bytes })
    return { kept, notKept: null }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { kept: null, notKept: refusalText(problem.code) }
  }
}
