import { secondStep } from '@trampolim/contract/gateway/second-step.ts'
import { asksSecondStep, isUnprotected } from '@trampolim/marketplace/accounts/sign-in/second-step.ts'
import { answer } from '../../platform/http/answer.ts'
import { signedIn } from '../../platform/http/caller/asking.ts'
import { presentStarted } from '../present.ts'
import { finishSecondStep, readSecondStep } from './finish-second-step.ts'
import { renewRecoveryCodes, showStarted, startOneTimeCodes, switchOff, switchOn } from './own-second-step.ts'
import { readProtection } from './second-steps.ts'

export const secondStepRoutes = {
  readOwn: answer(secondStep.readOwn).handler(async ({ context: { house, ...asking } }) => {
    const { accountId, role } = signedIn({ house, ...asking })
    const protection = await readProtection(house, house.database, { id: accountId, role })
    return {
      oneTimeCodes: protection.since?.toISOString() ?? null,
      recoveryCodes: asksSecondStep(protection) ? protection.recoveryCodes : null,
      required: protection.required,
      missing: isUnprotected(protection),
    }
  }),

  startOneTimeCodes: answer(secondStep.startOneTimeCodes).handler(({ context, input }) =>
    startOneTimeCodes(context.house, signedIn(context), input.password),
  ),

  readStarted: answer(secondStep.readStarted).handler(({ context, input }) =>
    showStarted(context.house, signedIn(context), input.kept),
  ),

  switchOn: answer(secondStep.switchOn).handler(async ({ context, input }) => ({
    recoveryCodes: await switchOn(context.house, signedIn(context), input),
  })),

  switchOff: answer(secondStep.switchOff).handler(async ({ context, input }) => {
    await switchOff(context.house, signedIn(context), input.password)
    return { done: true } as const
  }),

  renewRecoveryCodes: answer(secondStep.renewRecoveryCodes).handler(async ({ context, input }) => ({
    recoveryCodes: await renewRecoveryCodes(context.house, signedIn(context), input.password),
  })),

  readWaiting: answer(secondStep.readWaiting).handler(({ context, input }) =>
    readSecondStep(context.house, input.kept),
  ),

  finishSecondStep: answer(secondStep.finishSecondStep).handler(async ({ context, input }) => {
    const { signedIn: entered, entry } = await finishSecondStep(context, input)
    const { redirect, rememberMe } = entry
    return { ...(await presentStarted(context.house, entered)), redirect, rememberMe }
  }),
}
