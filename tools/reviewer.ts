import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { refusals } from '@trampolim/phrases/pt-br/refusals.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { resetSecondStep } from '@trampolim/server/accounts/second-step/reset-second-step.ts'
import { Refusal } from '@trampolim/server/platform/refusal.ts'
import { addReviewer } from '@trampolim/server/reviews/reviewers/add-reviewer.ts'
import { fail, type Operation, operate } from './operate.ts'

const t = speak(operator)

/**
 * Creates a reviewer: `npm run reviewer -- --email rita@empresa.com.br --name "Rita Alves"`, and prints the link for
 * the first password. With `--reset-second-factor` and only `--email` it removes a reviewer's lost second step:
 * passkeys, the authenticator app, and recovery codes.
 */
const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, 'reset-second-factor': { type: 'boolean' } },
})
const { email, name } = values
if (email && values['reset-second-factor']) await operate((operation) => reset(operation, email))
else if (email && name) await operate((operation) => make(operation, { email, name }))
else fail(t('reviewer.usage'))

async function make({ database, configuration }: Operation, asked: { email: string; name: string }) {
  try {
    const added = await addReviewer(database, { ...asked, now: new Date() })
    console.log(t(`reviewer.${added.how}`, { email: added.email, name: asked.name }))
    console.log(t('reviewer.link'))
    console.log(`\n  ${configuration.publicUrl}/take-action?id=${encodeURIComponent(added.token)}\n`)
    console.log(t('reviewer.after', { address: `${configuration.publicUrl}/review/signin` }))
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    fail(textOf(problem))
  }
}

async function reset({ database, configuration }: Operation, email: string) {
  try {
    const done = await resetSecondStep(database, { email, now: new Date() })
    console.log(t('reviewer.reset', { email: done.email }))
    console.log(t('reviewer.afterReset', { address: `${configuration.publicUrl}/review/signin` }))
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    fail(textOf(problem))
  }
}

/** The text of a refusal, field by field if it has field faults. */
function textOf({ code, fields }: Refusal): string {
  const faults = Object.entries(fields ?? {}).map(([field, { message }]) => `--${field}: ${message}`)
  return faults.length > 0 ? faults.join('\n') : refusals[code]
}
