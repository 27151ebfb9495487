import type { DataExport } from '@trampolim/contract/gateway/data-exports.ts'
import { eraseFile } from '../files/erase-file.ts'
import { signedFileUrl } from '../files/signed-link.ts'
import { enqueue } from '../platform/background/enqueue.ts'
import type { House } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { makeExportWork } from './make-export.ts'
import { beginExport, findExport } from './queries.ts'

/** Returns whether a person's export is being made, ready or failed. */
export async function readExport({ database, now }: House, accountId: string): Promise<DataExport> {
  const found = await findExport(database, { accountId, now: now() })
  if (!found) return { state: 'none', asked: null, ends: null }
  const { state, asked, ends } = found
  return { state, asked: asked.toISOString(), ends: ends?.toISOString() ?? null }
}

/** Starts an export, unless one is being made; it replaces the previous one. */
export async function askExport(house: House, accountId: string): Promise<DataExport> {
  const now = house.now()
  await house.database.transaction().execute(async (tx) => {
    const id = newId(now)
    const begun = await beginExport(tx, { id, accountId, now })
    if (!begun) return
    if (begun.fileId) await eraseFile(tx, begun.fileId)
    await enqueue(tx, makeExportWork, { payload: { id } })
  })
  return readExport(house, accountId)
}

/** Signs a link to a person's own export. @throws file_not_found also once it has ended */
export async function openExport(house: House, accountId: string) {
  const found = await findExport(house.database, { accountId, now: house.now() })
  if (!found?.fileId) return refuse('file_not_found')
  const { url, expiresAt } = signedFileUrl(house, { method: 'get', fileId: found.fileId })
  return { url, expiresAt: expiresAt.toISOString() }
}
