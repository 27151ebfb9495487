import { openDatabase } from '@trampolim/server/platform/database/connect.ts'
import { sql } from 'kysely'
import { startHouse } from '../started-house.ts'
import { demoAccounts, demoPassword } from '../world/named-people.ts'
import { chooseQuestions } from './questions.ts'
import { provideWorld, type WorldSize } from './worlds.ts'

/**
 * A running house with a generated world, the questions to ask, and a candidate's session for searches with filters.
 */
export type OpenWorld = Awaited<ReturnType<typeof openWorld>>

/**
 * Starts a world twice, the second time warm, and with the statistics of its tables that a database which has run for
 * a while has.
 */
export async function openWorld(folder: string, size: WorldSize) {
  const dataDir = await provideWorld(folder, size)
  const first = await startHouse({ dataDir, demo: true })
  const { database } = openDatabase(first.databaseUrl, { statementTimeout: 0 })
  await sql`analyze`.execute(database)
  await database.destroy()
  await first.stop()
  const house = await startHouse({ dataDir, demo: true })
  const { email } = demoAccounts[0]
  const { token } = await house.calls().gateway.accounts.login({ type: 2, email, password: demoPassword })
  return { dataDir, house, token, questions: await chooseQuestions(house.databaseUrl, token) }
}
