import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startSession } from '@trampolim/server/accounts/sessions/sessions.ts'
import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import type { Database } from '@trampolim/server/platform/house.ts'
import { layouts } from '../curriculums/layouts.ts'
import { pdfOf } from '../curriculums/print.ts'
import { toldPeople } from '../curriculums/told-people.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { startHouse } from '../started-house.ts'
import { randomFrom } from '../world/random.ts'
import { timed, timingOf } from './load.ts'
import { milliseconds, tableOf, times } from './table.ts'

const { values } = parseArgs({
  options: {
    /** How long each round measures with imports, and for as long without, in seconds. */
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '6' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const atOnce = 10
const aim = '≤ 1.5 ×'
/** Requests for jobs come from few clients, so that they wait because of imports and not because of one another. */
const clients = 4
/** Enough people that nobody reaches the hourly limit of files. */
const people = 60

/** Prints how much longer reading jobs takes while ten curriculums are imported at once, measured alternately. */
const dataDir = temporaryDataDir('bench-imports')
const house = await startHouse({ dataDir, demo: true })
const { database } = openDatabase(house.databaseUrl, { connections: 1, statementTimeout: 0 })
try {
  const senders = await sessionsOf(database)
  const files = await printedCurriculums()
  const requests = await jobRequests(database)
  const found: Record<'without' | 'with', number[]> = { without: [], with: [] }
  let imported = 0
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ['without', 'with'] as const) {
      const stop = way === 'with' ? keepImporting(senders, files) : async () => 0
      const { times: taken, failed } = await timed(house.address, { requests, clients, seconds })
      const answered = await stop()
      if (failed) throw new Error(`${failed} jobs were not read`)
      // The first round warms up.
      if (round === 0) continue
      found[way].push(...taken)
      imported += answered
    }
  }
  const [without, during] = [found.without, found.with].map((all) =>
    timingOf({ times: all, seconds: seconds * rounds, failed: 0 }),
  ) as [ReturnType<typeof timingOf>, ReturnType<typeof timingOf>]
  console.log(
    `GET /job/{id} by ${clients} clients; ${imported} curriculums were read meanwhile, ${atOnce} sent at once`,
  )
  console.log(
    tableOf(
      ['', 'without', 'during imports', 'ratio', 'aim'],
      [
        [
          'median',
          milliseconds(without.median),
          milliseconds(during.median),
          times(during.median / without.median),
          '',
        ],
        ['p99', milliseconds(without.p99), milliseconds(during.p99), times(during.p99 / without.p99), aim],
      ],
    ),
  )
} finally {
  await database.destroy()
  await house.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Imports from ten senders until stopped; stopping returns how many files were read. */
function keepImporting(senders: string[], files: readonly Buffer[]): () => Promise<number> {
  let goesOn = true
  let read = 0
  const work = async (number: number) => {
    for (let at = number; goesOn; at += atOnce) {
      const token = senders.shift() as string
      senders.push(token)
      const form = new FormData()
      form.set('file', new File([new Uint8Array(files[at % files.length] as Buffer)], 'curriculo.pdf'))
      const answer = await fetch(`${house.address}/api/gateway/professional/cv/file`, {
        method: 'POST',
        headers: { authorization: token },
        body: form,
      })
      if (answer.status === 200) read += 1
      await answer.arrayBuffer()
    }
  }
  const working = Promise.all(Array.from({ length: atOnce }, (_, number) => work(number)))
  return async () => {
    goesOn = false
    await working
    return read
  }
}

async function sessionsOf(of: Database): Promise<string[]> {
  const rows = await of.selectFrom('professional').select('account_id').orderBy('account_id').limit(people).execute()
  const tokens: string[] = []
  for (const { account_id: accountId } of rows) {
    const begin = { accountId, rememberMe: true, now: new Date() }
    tokens.push((await of.transaction().execute((tx) => startSession(tx, begin))).token)
  }
  return tokens
}

function printedCurriculums(): Promise<Buffer[]> {
  const random = randomFrom(1)
  const ways = Object.values(layouts)
  return Promise.all(
    toldPeople(20, 1).map((told, at) => pdfOf((ways[at % ways.length] as (typeof ways)[number])(told, random))),
  )
}

async function jobRequests(of: Database) {
  const rows = await of.selectFrom('job').select('id').where('status', '=', 'job:approved').limit(200).execute()
  return rows.map(({ id }) => ({ path: `/api/gateway/job/${id}` }))
}
