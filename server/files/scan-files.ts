import { z } from 'zod'
import type { Work } from '../platform/background/work.ts'
import { record } from '../platform/events/record.ts'
import type { House } from '../platform/house.ts'
import { refuse } from '../platform/refusal.ts'
import type { FilePurpose } from './file-types.ts'
import { postponeScan, settleFile, waitingFiles } from './queries.ts'

/** How long an upload waits for the scanner, in milliseconds; after that the file is scanned in the background. */
const timeout = 5_000
const timeoutInBackground = 60_000
const batch = 100
/** After this many failed scans a round ends, and the scanner counts as unavailable until the next one. */
const mostFailures = 3

/**
 * Runs every minute, whether or not files are waiting, so that no upload is forgotten however long the scanner is
 * unavailable.
 */
export const scanWaitingWork: Work<Record<string, never>> = {
  name: 'scan-waiting-files',
  payload: z.strictObject({}),
}

/**
 * Scans an upload before it is stored: 'waiting' if the scanner doesn't answer in time. If no scanner is configured,
 * every file is clear.
 * @throws file_infected
 */
export async function scanUpload(
  { scanner, log }: House,
  { fileId, bytes }: { fileId: string; bytes: Uint8Array },
): Promise<'clear' | 'waiting'> {
  if (!scanner) return 'clear'
  let found: string | null
  try {
    found = await scanner.scan(bytes, { within: timeout })
  } catch (err) {
    log.warn({ err, fileId }, 'an upload waits for the virus scanner')
    return 'waiting'
  }
  if (found === null) return 'clear'
  log.warn({ fileId, found }, 'an upload was infected')
  return refuse('file_infected')
}

/**
 * Scans waiting files, and releases them or deletes their bytes. A file whose scan fails goes to the end of the queue, so
 * that it doesn't hold up the others. A process without a scanner leaves waiting files to other processes.
 */
export async function scanWaiting(house: House) {
  const { database, scanner, storage, log, now } = house
  if (!scanner) return
  let failures = 0
  for (const { id, storageKey } of await waitingFiles(database, batch)) {
    const bytes = await storage.read(storageKey)
    if (!bytes) continue
    try {
      const found = await scanner.scan(bytes, { within: timeoutInBackground })
      await settle(house, { id, infected: found !== null })
      if (found === null) continue
      log.warn({ fileId: id, found }, 'an upload was infected')
      await storage.remove(storageKey)
    } catch (err) {
      log.warn({ err, fileId: id }, 'an upload waits for the virus scanner')
      await postponeScan(database, { id, now: now() })
      failures += 1
      if (failures === mostFailures) return
    }
  }
}

async function settle({ database, now }: House, { id, infected }: { id: string; infected: boolean }) {
  await database.transaction().execute(async (tx) => {
    const settled = await settleFile(tx, { id, state: infected ? 'infected' : 'clear' })
    if (!settled) return
    const purpose = settled.purpose as FilePurpose
    await record(tx, {
      type: 'file.checked',
      payload: { fileId: id, purpose, ownerId: settled.ownerId, infected },
      now: now(),
    })
  })
}
