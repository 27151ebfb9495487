import { alerts } from '@trampolim/contract/gateway/alerts.ts'
import type { House } from '../platform/house.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { changeAlert } from './change-alert.ts'
import { createAlert } from './create-alert.ts'
import { fittingJobs } from './fitting-jobs.ts'
import { foundCountedTo, presentAlert } from './present.ts'
import { type AlertRow, alertsOf } from './queries.ts'
import { removeAlert } from './remove-alert.ts'

const day = 86_400_000
const daysCounted = 30

/** The limits for counting jobs in a list of alerts. */
const counting = ({ now }: House) => ({
  since: new Date(now().getTime() - daysCounted * day),
  countTo: foundCountedTo,
})

async function ownAlert(house: House, { professionalId, id }: { professionalId: string; id: string }) {
  const [found] = await alertsOf(house.database, { professionalId, id, most: 1, ...counting(house) })
  return found ?? refuse('alert_not_found')
}

const searchOf = ({ search, occupation, location }: AlertRow) => ({ ...search, occupation, location })

export const alertRoutes = {
  listAlerts: answer(alerts.listAlerts).handler(async ({ context, input }) => {
    const { house } = context
    const professionalId = signedIn(context).accountId
    const rows = await alertsOf(house.database, { professionalId, most: input.limit, ...counting(house) })
    return rows.map(presentAlert)
  }),

  readAlert: answer(alerts.readAlert).handler(async ({ context, input: { id, page, size } }) => {
    const person = signedIn(context)
    const alert = await ownAlert(context.house, { professionalId: person.accountId, id })
    const fitting = await fittingJobs(context.house, person, { search: searchOf(alert), page, size })
    const { items: jobs, total } = fitting ?? { items: [], total: { count: 0, more: false } }
    return { ...presentAlert(alert), understood: fitting !== null, jobs, total, page, size }
  }),

  createAlert: answer(alerts.createAlert).handler(async ({ context, input }) => {
    const person = signedIn(context)
    const id = await createAlert(context.house, person, input)
    return presentAlert(await ownAlert(context.house, { professionalId: person.accountId, id }))
  }),

  changeAlert: answer(alerts.changeAlert).handler(async ({ context, input }) => {
    await changeAlert(context.house, { professionalId: signedIn(context).accountId, ...input })
    return { done: true } as const
  }),

  deleteAlert: answer(alerts.deleteAlert).handler(async ({ context, input }) => {
    await removeAlert(context.house, { professionalId: signedIn(context).accountId, id: input.id })
    return { done: true } as const
  }),
}
