import { alertsIn } from '@trampolim/tests/fixtures/alerts.ts'
import { testHouse } from '@trampolim/tests/house.ts'
import { expect, it } from 'vitest'
import { enqueue } from '../platform/background/enqueue.ts'
import { alertRoutes } from './routes.ts'
import { tidyAlertsWork } from './work.ts'

const house = await testHouse()
const { ana, work } = alertsIn(house)

it('deletes searches of which no alert is left', async () => {
  const calls = house.as(alertRoutes, await ana())
  const kept = await calls.createAlert({ occupation: 'Caixa' })
  const { id } = await calls.createAlert({ occupation: 'Confeiteiro' })
  await calls.deleteAlert({ id })
  await enqueue(house.database, tidyAlertsWork, { payload: {} })
  await work()
  const left = await house.database.selectFrom('alert_search').select('search').execute()
  expect(left).toMatchObject([{ search: { occupation: kept.occupation.toLowerCase() } }])
})
