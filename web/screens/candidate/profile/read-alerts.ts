import type { Calls } from '@trampolim/contract/client/calls.ts'

/** The alerts for which letters are sent, with their frequency. Server only. */
export async function readAlerts({ gateway }: Calls) {
  const alerts = await gateway.alerts.listAlerts({})
  return alerts.map(({ id, name, occupation, location, frequency }) => ({
    id,
    title: name ?? [occupation, location].filter(Boolean).join(', '),
    frequency,
  }))
}
