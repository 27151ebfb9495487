import { letterHandlers } from '@trampolim/server/letters/background.ts'
import { notificationListeners } from '@trampolim/server/notifications/listeners.ts'
import { notificationRoutes } from '@trampolim/server/notifications/routes.ts'
import { enqueue } from '@trampolim/server/platform/background/enqueue.ts'
import type { Work } from '@trampolim/server/platform/background/work.ts'
import type { Tables } from '@trampolim/server/platform/database/connect.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { selectionHandlers } from '@trampolim/server/selection/background.ts'
import { recruiterSelectionRoutes } from '@trampolim/server/selection/board/routes.ts'
import { selectionRoutes } from '@trampolim/server/selection/candidate/routes.ts'
import { selectionListeners } from '@trampolim/server/selection/listeners.ts'
import type { Insertable } from 'kysely'
import type { TestHouse } from './house.ts'
import {
  insertCandidacy,
  insertCurriculum,
  insertJob,
  insertOrganization,
  insertProfessional,
  insertRecruiter,
} from './world/builders.ts'

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>
type NewPerson = Partial<Row<'professional'>> & { curriculum?: Partial<Row<'curriculum'>> }

/** Seconds of a day. */
export const day = 86_400
/** Seconds after which people are told what a recruiter did. */
export const told = 600

/**
 * The calls of a selection, and the people that its tests need: a job's recruiters, and candidates with a curriculum.
 */
export function selectionIn(house: TestHouse) {
  const calls = (person: Person | null) => house.as(recruiterSelectionRoutes, person)
  const candidatesCalls = (person: Person) => house.as(selectionRoutes, person)

  /** Adds an open job of a new organisation with two recruiters. */
  async function hiring(changes: Partial<Row<'job'>> = {}) {
    const organizationId = await insertOrganization(house)
    const bruno = await insertRecruiter(house, { organizationId })
    const elisa = await insertRecruiter(house, { organizationId, name: 'Elisa Prado' })
    return { organizationId, bruno, elisa, jobId: await insertJob(house, { organizationId, ...changes }) }
  }

  /** Adds a professional with a curriculum. */
  async function person(name = 'Ana Souza', { curriculum = {}, ...changes }: NewPerson = {}) {
    const who = await insertProfessional(house, { name, ...changes })
    const cvId = await insertCurriculum(house, { professionalId: who.accountId, ...curriculum })
    return { ...who, cvId }
  }

  /** Adds a professional with a curriculum and a candidacy for the job. */
  async function placed(
    jobId: string,
    name = 'Ana Souza',
    { candidacy = {}, ...changes }: NewPerson & { candidacy?: Partial<Row<'candidacy'>> } = {},
  ) {
    const who = await person(name, changes)
    const processId = await insertCandidacy(house, { jobId, professionalId: who.accountId, ...candidacy })
    return { ...who, processId }
  }

  /** Does what is queued, and tells people of it. */
  const work = () =>
    house.work({
      handlers: [...selectionHandlers, ...letterHandlers],
      listeners: [...selectionListeners, ...notificationListeners],
    })

  /** Lets time pass, and does this work of the clock and what follows from it. */
  async function attendAfter(seconds: number, due: Work<Record<string, never>>) {
    house.clock.pass(seconds)
    await house.database.transaction().execute((tx) => enqueue(tx, due, { payload: {}, key: 'attend' }))
    await work()
  }

  /** The texts of a person's notifications, the latest first. */
  async function notified(who: Person) {
    const { items } = await house.as(notificationRoutes, who).listNotifications({})
    return items.flatMap(({ message }) => (message.type === 'notification' ? message.notification.text : []))
  }

  return { calls, candidatesCalls, hiring, person, placed, work, attendAfter, notified }
}

/** The names in a list of candidates. */
export const names = ({ items }: { items: { name: string | null }[] }) => items.map(({ name }) => name)
