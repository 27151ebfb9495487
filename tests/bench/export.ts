import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@trampolim/server/platform/house.ts'
import { folderStorage } from '@trampolim/server/platform/storage/folder.ts'
import { sql } from 'kysely'
import { temporaryDataDir } from '../data-dir.ts'
import { inDatabase } from '../faults/crowd.ts'
import { startHouse } from '../started-house.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'

/** The data of a full account: more than nearly anybody will ever have. */
const full = { applications: 300, historyOfEach: 6, looks: 5000, experiences: 40, files: 20 } as const
const fileBytes = 2 * 1024 * 1024
const aim = '< 10 s'

/**
 * Prints how long the export of a full account takes, from the request until it can be downloaded, and its download.
 */
const dataDir = temporaryDataDir('bench-export')
const house = await startHouse({ dataDir, demo: true })
try {
  const { email } = demoAccounts[0]
  const { token } = await house.calls().gateway.accounts.login({ type: 2, email, password: demoPassword })
  await inDatabase(house, ({ database }) => fill(database, email))
  const { dataExports } = house.calls(token).gateway
  const begun = performance.now()
  await dataExports.askDataExport({})
  for (let state = 'making'; state !== 'ready'; { state } = await dataExports.readDataExport({})) {
    if (state === 'failed') throw new Error(`the export failed\n${house.printed().slice(-4000)}`)
    await wait(50)
  }
  const made = performance.now()
  const { url } = await dataExports.openDataExport({})
  const bytes = await (await fetch(new URL(url, house.address))).arrayBuffer()
  const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`
  console.log(
    `${full.applications} applications, ${full.looks} looks, ${full.files} files: ready after ${seconds(begun, made)} (aim: ${aim}), ${(bytes.byteLength / 1e6).toFixed(1)} MB downloaded in ${seconds(made, performance.now())}`,
  )
} finally {
  await house.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function fill(database: Database, email: string) {
  const { id } = await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await sql`
    with added as (
      insert into candidacy (id, job_id, professional_id, cv_type, origin, step, job_name, company_name, applied_at, moved_at)
      select substr(md5(job.id), 1, 24), job.id, ${id}, 'professional', 'applied', 'curriculums', job.job_name, 'Padaria Aurora',
        now(), now()
      from job where not exists (select from candidacy where job_id = job.id and professional_id = ${id})
      order by job.id limit ${full.applications}
      returning id
    )
    insert into candidacy_history (id, candidacy_id, type, to_step, actor, happened_at)
    select substr(md5(added.id || number), 1, 24), added.id, 'applied', 'curriculums', 'candidate', now()
    from added cross join generate_series(1, ${full.historyOfEach}::integer) as number
  `.execute(database)
  await sql`
    insert into look (id, professional_id, viewer_id, by_reviewer, company_name, job_name, parts, part_of_time, first_at, last_at)
    select substr(md5('look' || number), 1, 24), ${id}, substr(md5('viewer' || number % 90), 1, 24), false,
      'Padaria Aurora', 'Padeiro', array['curriculum'], number, now(), now()
    from generate_series(1, ${full.looks}::integer) as number
  `.execute(database)
  await sql`
    update curriculum set experiences = (
      select jsonb_agg(each)
      from (select experiences -> 0 as each from generate_series(1, ${full.experiences}::integer)) as repeated
    ) where professional_id = ${id}
  `.execute(database)
  await addFiles(database, id)
}

/** Files of random bytes, which compress as little as pictures and PDFs. */
async function addFiles(database: Database, ownerId: string) {
  const storage = folderStorage(join(dataDir, 'files'))
  const keys = Array.from({ length: full.files }, () => randomBytes(16).toString('hex'))
  for (const key of keys) await storage.write(key, randomBytes(fileBytes))
  const now = new Date()
  await database
    .insertInto('stored_file')
    .values(
      keys.map((key) => ({
        id: key.slice(0, 24),
        purpose: 'curriculum',
        owner_id: ownerId,
        storage_key: key,
        original_name: 'curriculo.pdf',
        content_type: 'application/pdf',
        byte_size: fileBytes,
        created_at: now,
        uploaded_at: now,
        attached_at: now,
      })),
    )
    .execute()
}
