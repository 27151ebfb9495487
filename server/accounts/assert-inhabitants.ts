import { startFault } from '../platform/fault.ts'
import type { Database } from '../platform/house.ts'
import { findInhabitants } from './demo-queries.ts'

/**
 * Keeps the demo world and real people apart: everybody knows the passwords of the one, and its mailbox would show
 * everybody the letters of the others. @throws StartFault
 */
export async function assertInhabitants(database: Database, { demo }: { demo: boolean }) {
  const inhabitants = await findInhabitants(database)
  if (inhabitants === 'demo' && !demo) throw startFault('demoWorldKept')
  if (inhabitants === 'people' && demo) throw startFault('peopleInDemo')
}
