import { letterHandlers } from '@trampolim/server/letters/background.ts'
import { notificationHandlers } from '@trampolim/server/notifications/background.ts'
import { notificationListeners } from '@trampolim/server/notifications/listeners.ts'
import { notificationRoutes } from '@trampolim/server/notifications/routes.ts'
import type { Person } from '@trampolim/server/platform/http/caller/asking.ts'
import { selectionHandlers } from '@trampolim/server/selection/background.ts'
import { selectionListeners } from '@trampolim/server/selection/listeners.ts'
import { notifyMoves } from '@trampolim/server/selection/notices/notify-candidate.ts'
import type { TestHouse } from './house.ts'
import { selectionIn } from './selection.ts'

/** The calls of notifications, with a job's recruiters and candidates whom they tell something. */
export function notificationsIn(house: TestHouse) {
  const selection = selectionIn(house)
  const { candidatesCalls, hiring, person } = selection
  const listeners = [...selectionListeners, ...notificationListeners]
  const work = () =>
    house.work({ listeners, handlers: [...selectionHandlers, ...letterHandlers, ...notificationHandlers] })
  const of = (who: Person | null) => house.as(notificationRoutes, who)
  const textsOf = async (who: Person) =>
    (await of(who).listNotifications({ limit: 100 })).items.map(({ message }) =>
      message.type === 'notification' ? message.notification.text : message.message,
    )

  /** A candidate who applied to a job with two recruiters, which these were told. */
  async function applied() {
    // The queue also uses the database's clock, which must not influence the result.
    house.clock.set(new Date('2100-03-10T15:00:00.000Z'))
    const { bruno, elisa, jobId, organizationId } = await hiring()
    const ana = await person()
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    await work()
    return { bruno, elisa, jobId, organizationId, ana, processId }
  }

  /** Lets time pass, and announces the moves that are due then. */
  const afterMinutes = async (minutes: number) => {
    house.clock.pass(minutes * 60)
    await notifyMoves(house)
    await work()
  }

  return { ...selection, work, of, textsOf, applied, afterMinutes }
}
