import { dataExportHandlers } from '@trampolim/server/data-exports/background.ts'
import { dataExportRoutes } from '@trampolim/server/data-exports/routes.ts'
import { fileHandlers } from '@trampolim/server/files/background.ts'
import { storeMadeFile } from '@trampolim/server/files/store-made-file.ts'
import { letterHandlers } from '@trampolim/server/letters/background.ts'
import { lookRoutes } from '@trampolim/server/looks/routes.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { newId } from '@trampolim/server/platform/ids.ts'
import { strFromU8, unzipSync } from 'fflate'
import type { TestHouse } from './house.ts'
import { insertReviewer } from './reviewers.ts'
import { selectionIn } from './selection.ts'
import { insertAlert } from './world/builders.ts'

/** The calls of data exports, the files that are made, and somebody whose data is exported. */
export function dataExportsIn(house: TestHouse) {
  const { database, storage } = house
  const selection = selectionIn(house)
  const { calls, candidatesCalls, hiring, person } = selection
  const exports = (who: Person | null) => house.as(dataExportRoutes, who)
  const work = () =>
    house.work({ handlers: [...dataExportHandlers, ...letterHandlers, ...fileHandlers], listeners: [] })

  /** The stored files of a person's exports. */
  const fileOf = (who: Person) =>
    database
      .selectFrom('stored_file')
      .select(['id', 'storage_key as key', 'original_name as name', 'content_type as type', 'attached_at'])
      .where('owner_id', '=', who.accountId)
      .where('purpose', '=', 'data-export')
      .execute()

  /** The texts of the files in the archive, by their names. */
  async function partsOf(who: Person) {
    const [file] = await fileOf(who)
    const inside = unzipSync((await storage.read(file?.key ?? '')) as Uint8Array)
    return new Map(Object.entries(inside).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  /** A person with data in many areas, and another person with the same kinds of data. */
  async function zulmira() {
    const { bruno, jobId } = await hiring()
    const who = await person('Zulmira Quaresma', { curriculum: { objective: 'Quero <b>pães</b>.' } })
    const davi = await person('Davi Pontes', { curriculum: { objective: 'Quero bolos.' } })
    for (const each of [who, davi]) {
      await candidatesCalls(each).applyToJob({ jobId, cvType: 'professional' })
      await calls(bruno).readCandidate({ jobId, cvId: each.cvId })
      await insertAlert(house, { professionalId: each.accountId, occupation: 'padeiro', name: 'Padarias' })
    }
    await calls(bruno).writeNote({ jobId, candidateId: who.accountId, text: 'Fala devagar.' })
    const [look] = (await house.as(lookRoutes, who).listLooks({})).items
    await house.as(lookRoutes, who).reportLook({ id: look?.id as string, text: 'Não conheço.' })
    const rita = await insertReviewer(house, { email: 'rita@trampolim.example', name: 'Rita Alves' })
    await database
      .insertInto('review')
      .values({
        ...{ id: newId(house.now()), subject: 'candidate', subject_id: who.accountId, name: 'Zulmira Quaresma' },
        ...{ entered_at: house.now(), due_at: house.now(), decision: 'approve', claimed_by: rita.accountId },
        ...{ decided_by: rita.accountId, decided_at: house.now(), reason: 'Tudo certo.' },
      })
      .execute()
    const upload = {
      ownerId: who.accountId,
      name: 'cv.pdf',
      contentType: 'application/pdf',
      bytes: Buffer.from('%PDF'),
    }
    const fileId = await storeMadeFile(house, { ...upload, purpose: 'data-export' })
    await database
      .updateTable('stored_file')
      .set({ purpose: 'curriculum', attached_at: house.now() })
      .where('id', '=', fileId)
      .execute()
    return { who, davi, bruno, rita, fileId }
  }

  return { ...selection, exports, work, fileOf, partsOf, zulmira }
}
