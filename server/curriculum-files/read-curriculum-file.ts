import { foundCurriculum } from '@trampolim/contract/curriculum-files.ts'
import { z } from 'zod'
import { scanUpload } from '../files/scan-files.ts'
import { storeSentFile } from '../files/store-upload.ts'
import { openApart } from '../platform/apart/run-apart.ts'
import type { House } from '../platform/house.ts'
import { refusalText } from '../platform/http/refusal-text.ts'
import { newId } from '../platform/ids.ts'
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

type SentFile = {
  name: string
  bytes: Buffer
  /** The candidate for whose curriculum the file is to be stored as well. */
  keepFor: string | null
}

/**
 * Understands a curriculum's file in a process apart, and stores it if the person wants to keep it.
 * @throws curriculum_file_too_large, file_infected, file_being_checked (the virus scanner doesn't answer), files_waiting,
 * file_too_much_work, file_type_refused, file_unreadable, file_locked, file_without_text
 */
export async function readCurriculumFile(house: House, { name, bytes, keepFor }: SentFile) {
  const { curriculumFileMb } = house.configuration
  if (bytes.length > curriculumFileMb * megabyte) {
    refuseNaming('curriculum_file_too_large', { most: String(curriculumFileMb) })
  }
  if ((await scanUpload(house, { fileId: newId(house.now()), bytes })) === 'waiting') refuse('file_being_checked')
  const answered = await read(bytes)
  if ('failed' in answered) {
    if (answered.failed !== 'busy') house.log.warn({ failed: answered.failed }, 'a curriculum file was given up')
    return refuse(answered.failed === 'busy' ? 'files_waiting' : 'file_too_much_work')
  }
  const { data } = outcome.safeParse(answered.done)
  if (!data) return refuse('file_unreadable')
  if ('fault' in data) return refuse(data.fault)
  return { found: data.found, ...(await keep(house, { name, bytes, keepFor })) }
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
