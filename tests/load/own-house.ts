import { rmSync } from 'node:fs'
import { provideWorld, type WorldSize } from '../bench/worlds.ts'
import { temporaryDataDir } from '../data-dir.ts'
import { type Ground, inDatabase } from '../faults/crowd.ts'
import { signInProtected } from '../fixtures/reviewers.ts'
import { type StartedHouse, startHouse } from '../started-house.ts'
import { countOf } from './load.ts'
import { insertPeople, type People, password, prolongSessions } from './people.ts'

/** Everybody has a different network address, passed by a proxy. */
export const settingsOfLoad = { TRUST_PROXY: '1' }

export type Prepared = { people: People; reviewerTokens: readonly string[] }

/** Inserts everybody of a load and signs in the reviewers. */
export async function prepareLoad(
  house: Pick<StartedHouse, 'calls' | 'databaseUrl'>,
  { clients, name = 'carga', jobsEach = 30 }: { clients: number; name?: string; jobsEach?: number },
): Promise<Prepared> {
  const { candidate, recruiter, reviewer } = countOf(clients)
  const counts = {
    candidates: Math.max(candidate, 4),
    recruiters: Math.max(recruiter, 1),
    reviewers: reviewer,
    jobsEach,
  }
  const people = await inDatabase(house, (ground: Ground) => insertPeople(ground, name, counts))
  const reviewerTokens: string[] = []
  for (const email of people.reviewers) reviewerTokens.push(await signInProtected(house, { email, password }))
  await inDatabase(house, prolongSessions)
  return { people, reviewerTokens }
}

/** Starts a separate house in a folder that is deleted with it; with a generated world if a size is given. */
export async function startOwnHouse(settings: Record<string, string>, size?: WorldSize) {
  const folder = temporaryDataDir('load')
  const dataDir = size ? await provideWorld(folder, size) : folder
  const house = await startHouse({ dataDir, demo: size !== undefined, settings: { ...settingsOfLoad, ...settings } })
  return {
    house,
    async stop() {
      await house.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
