import { startFault } from '../../platform/fault.ts'
import type { Database } from '../../platform/house.ts'
import { findInhabitants } from '../sign-in/demo-queries.ts'

/**
 * Prevents the demo world and real people from sharing a database: the demo's passwords are public, and its mailbox
 * would show everybody's letters.
 * @throws StartFault
 */
export async function assertInhabitants(database: Database, { demo }: { demo: boolean }) {
  const inhabitants = await findInhabitants(database)
  if (inhabitants === 'demo' && !demo) throw startFault('demoWorldKept')
  if (inhabitants === 'people' && demo) throw startFault('peopleInDemo')
}
