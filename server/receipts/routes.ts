import { receipts } from '@trampolim/contract/gateway/receipts.ts'
import { selection } from '@trampolim/contract/gateway/selection.ts'
import { receiptCodeIn } from '@trampolim/marketplace/selection/receipt-code.ts'
import { kindOf } from '../curriculums/kind-of.ts'
import { answer } from '../platform/http/answer.ts'
import { signedIn } from '../platform/http/caller/asking.ts'
import { countWithin, type Limit } from '../platform/limits.ts'
import { refuse } from '../platform/refusal.ts'
import { sendApplication } from '../selection/candidate/send-application.ts'
import { keepReceipt } from './keep-receipt.ts'
import { findByCode, findReceipt } from './queries.ts'

/** Unsuccessful checks are counted too, since guessing mostly finds nothing. */
const checksFrom: Limit = { name: 'receipts-checked', most: 60, seconds: 60 * 60 }

export const receiptRoutes = {
  readReceipt: answer(receipts.readReceipt).handler(async ({ context, input: { processId, page } }) => {
    const asked = { professionalId: signedIn(context).accountId, candidacyId: processId, page }
    const receipt = (await findReceipt(context.house.database, asked)) ?? refuse('receipt_not_found')
    return { ...receipt, sent: receipt.sent.toISOString(), page }
  }),

  checkReceipt: answer(receipts.checkReceipt).handler(async ({ context, input }) => {
    const { house, address } = context
    const counted = { subject: address, now: house.now() }
    if (!(await countWithin(house.database, checksFrom, counted))) refuse('too_many_requests')
    const code = receiptCodeIn(input.code)
    const receipt = (code && (await findByCode(house.database, code))) || refuse('receipt_not_found')
    return { ...receipt, sent: receipt.sent.toISOString() }
  }),
}

/** Applying, with a receipt of what was sent. */
export const applicationRoutes = {
  applyToJob: answer(selection.applyToJob).handler(({ context, input }) => {
    const asked = { professionalId: signedIn(context).accountId, ...input, cvType: kindOf(input) }
    return sendApplication(context.house, asked, keepReceipt)
  }),
}
