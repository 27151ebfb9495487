import { recruiterInvitationRoutes } from '@trampolim/server/selection/invitations/routes.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'
import { checkLedger } from '../load/check-ledger.ts'
import { openLedger } from '../load/ledger.ts'

const house = await testHouse()
const { candidatesCalls, hiring, person } = selectionIn(house)

async function invited() {
  const { bruno, jobId } = await hiring()
  const ana = await person()
  await house.as(recruiterInvitationRoutes, bruno).invite({ jobId, cvId: ana.cvId })
  const ledger = openLedger()
  ledger.acknowledge('invitation', `${jobId} ${ana.accountId}`)
  return { ledger, jobId, ana }
}

it('misses an invitation that was acknowledged and is gone', async () => {
  const { ledger, jobId, ana } = await invited()
  expect(await checkLedger(house, ledger)).toEqual([])
  await house.owner.deleteFrom('invitation').execute()
  expect(await checkLedger(house, ledger)).toEqual([
    { kind: 'invitation', lost: [`${jobId} ${ana.accountId}`], twice: [] },
  ])
})

it('takes the candidacy for an invitation of somebody who applied before they were told of it', async () => {
  const { ledger, jobId, ana } = await invited()
  await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
  expect(await house.owner.selectFrom('invitation').selectAll().execute()).toEqual([])
  expect(await checkLedger(house, ledger)).toEqual([])
})
