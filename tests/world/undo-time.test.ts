import { notifyMoves } from '@trampolim/server/selection/notices/notify-candidate.ts'
import { expect, it } from 'vitest'
import { selectionIn } from '../fixtures/selection/selection.ts'
import { testHouse } from '../house.ts'
import { endUndoTime } from './undo-time.ts'

const house = await testHouse()
const { calls, hiring, placed } = selectionIn(house)

it('of one candidate ends without that of others who were discarded in the same job', async () => {
  const { bruno, jobId } = await hiring()
  const [ana, lia] = [await placed(jobId, 'Ana Souza'), await placed(jobId, 'Lia Prado')]
  const both = (from: 'curriculums' | 'discarded') => [ana, lia].map(({ processId }) => ({ processId, from }))
  await calls(bruno).moveCandidates({ jobId, candidacies: both('curriculums'), step: 'discarded' })
  await endUndoTime(house.database, { email: ana.email, now: house.now() })
  await notifyMoves(house)
  expect(await calls(bruno).undoMoves({ jobId, candidacies: both('discarded') })).toMatchObject({
    moved: [lia.processId],
    refused: [{ processId: ana.processId, code: 'undo_too_late' }],
  })
})
