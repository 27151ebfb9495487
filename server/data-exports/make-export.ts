import { dataExportHours } from '@trampolim/marketplace/accounts/data-export.ts'
import { dataExportPage, exportAreas } from '@trampolim/phrases/pt-br/data-export.ts'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { z } from 'zod'
import { eraseFile } from '../files/erase-file.ts'
import { claimFile } from '../files/queries.ts'
import { dropMadeFile, storeMadeFile } from '../files/store-made-file.ts'
import { firstName, queueLetter } from '../letters/send-letter.ts'
import type { Work } from '../platform/background/work.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { composePage } from './compose-page.ts'
import {
  type BeingMade,
  dropEnded,
  failExport,
  findBeingMade,
  finishExport,
  listOwnFiles,
  namesOfTowns,
  readEverything,
} from './queries.ts'
import { townIdsIn, withTownNames } from './town-names.ts'

export const makeExportWork: Work<{ id: string }> = {
  name: 'make-data-export',
  payload: z.strictObject({ id: z.string() }),
}
export const dropExportsWork: Work<Record<string, never>> = {
  name: 'drop-ended-data-exports',
  payload: z.strictObject({}),
}

/**
 * The maximum size, in bytes, of uploaded files in one export, since it is built in memory; the page names the files
 * that were left out.
 */
const mostFileBytes = 40 * 1024 * 1024

/** Builds the file of an export and announces it by letter. A failure is recorded, and the person can ask again. */
export async function makeExport(house: House, { id }: { id: string }) {
  const wanted = await findBeingMade(house.database, id)
  if (!wanted) return
  try {
    const bytes = await zipOf(house, wanted)
    await handOver(house, { id, bytes, ...wanted })
  } catch (err) {
    house.log.error({ err }, 'a data export failed')
    await failExport(house.database, id)
  }
}

/**
 * Everything about a person as a ZIP file: one JSON file per area, a page with the same content, and the uploaded
 * files.
 */
async function zipOf({ database, storage, now }: House, { accountId, name, role }: BeingMade): Promise<Uint8Array> {
  const made = now()
  const data = await readEverything(database, { accountId, role, now: made })
  const { folders } = dataExportPage
  const inside: Zippable = {}
  for (const { area, tables } of data)
    inside[`${folders.json}/${exportAreas[area].file}.json`] = strToU8(JSON.stringify(tables, null, 2))
  const leftFiles: string[] = []
  let size = 0
  for (const file of await listOwnFiles(database, accountId)) {
    const fits = size + (file.size ?? 0) <= mostFileBytes
    const bytes = fits ? await storage.read(file.storageKey) : null
    if (!bytes) leftFiles.push(file.name)
    else inside[`${folders.files}/${file.id}-${file.name}`] = [bytes, { level: 0 }]
    size += bytes?.length ?? 0
  }
  const towns = await namesOfTowns(database, townIdsIn(data))
  const page = composePage({ name, role, made, data: withTownNames(data, towns), leftFiles })
  inside['index.html'] = strToU8(page)
  return zipSync(inside, { mtime: made })
}

type Made = BeingMade & { id: string; bytes: Uint8Array }

async function handOver(house: House, { id, accountId, name, role, email, bytes }: Made) {
  const file = { purpose: 'data-export', ownerId: accountId, name: dataExportPage.file } as const
  const fileId = await storeMadeFile(house, { ...file, contentType: 'application/zip', bytes })
  if (!fileId) return
  const now = house.now()
  const ends = new Date(now.getTime() + dataExportHours * 3_600_000)
  const isWanted = await house.database.transaction().execute(async (tx) => {
    if (!(await finishExport(tx, { id, fileId, ends }))) return false
    await claimFile(tx, { id: fileId, purpose: file.purpose, ownerId: accountId, verificationId: null, now })
    await queueLetter(tx, {
      ...{ secret: house.configuration.secret, id: newId(now), to: email, template: 'data-ready' },
      values: { name: firstName(name), recruiter: role === 'recruiter' },
    })
    return true
  })
  if (!isWanted) await dropMadeFile(house, fileId)
}

/** Deletes exports that have ended, with their files. */
export async function dropEndedExports({ database, now }: House) {
  await database.transaction().execute(async (tx) => {
    for (const fileId of await dropEnded(tx, now())) await eraseFile(tx, fileId)
  })
}
