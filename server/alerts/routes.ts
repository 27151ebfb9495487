import { alerts } from '@trampolim/contract/gateway/alerts.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/asking.ts'
import { refuse } from '../platform/refusal.ts'
import { createAlert } from './create-alert.ts'
import { presentAlert } from './present.ts'
import { alertOf, alertsOf, removeAlert } from './queries.ts'

export const alertRoutes = {
  listAlerts: answer(alerts.listAlerts).handler(async ({ context, input }) => {
    const rows = await alertsOf(context.house.database, signedIn(context).accountId, input.limit)
    return rows.map(presentAlert)
  }),

  readAlert: answer(alerts.readAlert).handler(async ({ context, input }) => {
    const professionalId = signedIn(context).accountId
    const found = await alertOf(context.house.database, { professionalId, id: input.id })
    return found ? presentAlert(found) : refuse('alert_not_found')
  }),

  createAlert: answer(alerts.createAlert).handler(async ({ context, input }) =>
    presentAlert(await createAlert(context.house, { professionalId: signedIn(context).accountId, ...input })),
  ),

  deleteAlert: answer(alerts.deleteAlert).handler(async ({ context, input }) => {
    const professionalId = signedIn(context).accountId
    if (!(await removeAlert(context.house.database, { professionalId, id: input.id }))) refuse('alert_not_found')
    return { done: true } as const
  }),
}
