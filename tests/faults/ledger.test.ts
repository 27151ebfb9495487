import { attendInvitations } from '@trampolim/server/selection/invitations/attend-invitations.ts'
import { recruiterInvitationRoutes } from '@trampolim/server/selection/invitations/routes.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'
import { checkLedger } from '../load/check-ledger.ts'
import { openLedger } from '../load/ledger.ts'

const house = await testHouse()
const { calls, candidatesCalls, hiring, person } = selectionIn(house)

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

it('finds the application of somebody who was told of an invitation before', async () => {
  const { ledger, jobId, ana } = await invited()
  house.clock.pass(11 * 60)
  await attendInvitations(house)
  await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
  ledger.acknowledge('application', `${jobId} ${ana.accountId}`)
  expect(await checkLedger(house, ledger)).toEqual([])
})

it('finds what was done twice to somebody who applied, but not what was done anew once they applied again', async () => {
  const { bruno, jobId } = await hiring()
  const ana = await person()
  const ledger = openLedger()
  const selectOnce = async () => {
    const { processId } = await candidatesCalls(ana).applyToJob({ jobId, cvType: 'professional' })
    await calls(bruno).moveCandidate({ jobId, processId, from: 'curriculums', step: 'selectiveProcess' })
    return processId
  }
  const processId = await selectOnce()
  const move = `${processId} selectiveProcess`
  ledger.acknowledge('move', move)
  const { id, ...row } = await house.owner
    .selectFrom('candidacy_history')
    .selectAll()
    .where('candidacy_id', '=', processId)
    .where('type', '=', 'moved')
    .executeTakeFirstOrThrow()
  await house.owner
    .insertInto('candidacy_history')
    .values({ ...row, id: id.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })
    .execute()
  expect(await checkLedger(house, ledger)).toEqual([{ kind: 'move', lost: [], twice: [move] }])
  await candidatesCalls(ana).withdraw({ id: processId })
  await selectOnce()
  expect(await checkLedger(house, ledger)).toEqual([])
})
