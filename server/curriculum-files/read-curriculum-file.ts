import { foundCurriculum } from '@trampolim/contract/curriculum-files.ts'
import { z } from 'zod'
import { scanUpload } from '../files/scan-files.ts'
import { storeSentFile } from '../files/store-upload.ts'
import { checkout, programFile } from '../platform/checkout.ts'
import type { House } from '../platform/house.ts'
import { refusalText } from '../platform/http/refusals/refusal-text.ts'
import { newId } from '../platform/ids.ts'
import { countWithin, type Limit, readCount } from '../platform/limits.ts'
import { Refusal, refuse, refuseNaming } from '../platform/refusal.ts'
import { openSandbox } from '../platform/sandbox/open-sandbox.ts'

const megabyte = 1024 * 1024

const read = openSandbox({
  module: programFile('server/curriculum-files/read-in-sandbox.ts'),
  folder: checkout,
  processorSeconds: 15,
  seconds: 60,
  megabytes: 512,
  mostWaiting: 8,
})

const outcome = z.union([
  z.object({ found: foundCurriculum }),
  z.object({ fault: z.enum(['file_type_refused', 'file_unreadable', 'file_locked', 'file_without_text']) }),
])

const hour = 60 * 60

/**
 * Limits: how many files may be sent per hour, including refused ones; how many may take too much time or memory, which
 * doesn't happen three times by mistake; and how many may be read at once. A network may be shared by many people who
 * register.
 */
const limits = {
  person: {
    files: { name: 'curriculum-files', most: 40, seconds: hour },
    heavy: { name: 'heavy-curriculum-files', most: 3, seconds: hour },
    atOnce: 1,
  },
  network: {
    files: { name: 'curriculum-files-of-network', most: 200, seconds: hour },
    heavy: { name: 'heavy-curriculum-files-of-network', most: 6, seconds: hour },
    atOnce: 3,
  },
} as const satisfies Record<string, { files: Limit; heavy: Limit; atOnce: number }>

/** How many files of each asker are being read or are waiting. */
const reading = new Map<string, number>()

type SentFile = {
  /** The account; for a visitor their network. */
  asker: string
  askerIs: keyof typeof limits
  name: string
  bytes: Buffer
  /** The candidate for whose curriculum the file is to be stored as well. */
  keepFor: string | null
}

/**
 * Reads a curriculum's file in a separate process, and stores it if the person wants to keep it.
 * @throws curriculum_file_too_large, too_many_requests, file_infected, file_being_checked (the virus scanner doesn't
 * answer), files_waiting, file_too_much_work, file_type_refused, file_unreadable, file_locked, file_without_text
 */
export async function readCurriculumFile(house: House, sent: SentFile) {
  const { curriculumFileMb } = house.configuration
  const { asker, bytes } = sent
  if (bytes.length > curriculumFileMb * megabyte) {
    refuseNaming('curriculum_file_too_large', { most: String(curriculumFileMb) })
  }
  await assertWithin(house, sent)
  const others = reading.get(asker) ?? 0
  if (others >= limits[sent.askerIs].atOnce) refuse('files_waiting')
  reading.set(asker, others + 1)
  try {
    if ((await scanUpload(house, { fileId: newId(house.now()), bytes })) === 'waiting') refuse('file_being_checked')
    return { found: await understand(house, sent), ...(await keep(house, sent)) }
  } finally {
    const left = (reading.get(asker) ?? 1) - 1
    if (left > 0) reading.set(asker, left)
    else reading.delete(asker)
  }
}

async function assertWithin({ database, now }: House, { asker, askerIs }: SentFile) {
  const counted = { subject: asker, now: now() }
  const { files, heavy } = limits[askerIs]
  const tries = await readCount(database, heavy, counted)
  if (tries >= heavy.most || !(await countWithin(database, files, counted))) refuse('too_many_requests')
}

async function understand({ database, log, now }: House, { asker, askerIs, bytes }: SentFile) {
  const answered = await read(bytes)
  if ('failed' in answered) {
    if (answered.failed === 'busy') return refuse('files_waiting')
    log.warn({ failed: answered.failed, bytes: bytes.length }, 'a curriculum file was given up')
    await countWithin(database, limits[askerIs].heavy, { subject: asker, now: now() })
    return refuse('file_too_much_work')
  }
  const { data } = outcome.safeParse(answered.done)
  if (!data) return refuse('file_unreadable')
  return 'fault' in data ? refuse(data.fault) : data.found
}

/** Stores the file for its candidate. If that is refused, the result of reading it is returned nevertheless. */
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
