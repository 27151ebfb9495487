import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { receiveReport } from '@trampolim/server/letters/returning/receive-report.ts'
import { operate } from './operate.ts'

const t = speak(operator)

/** The exit code that tells a mail server to try again later (`EX_TEMPFAIL`). */
const later = 75

/**
 * Handles a message that arrived at the address for returned letters, passed by a mail server to this program: `npm run
 * -s bounce -- --to "$RECIPIENT" < message`. Exits with 0 for every message that was read, even if it changes nothing,
 * and with 75 if it should be passed again later.
 */
const { values } = parseArgs({ options: { to: { type: 'string' } } })
try {
  const message = await buffer(process.stdin)
  await operate(async ({ database, configuration }) => {
    const house = { database, configuration, now: () => new Date() }
    const outcome = await receiveReport(house, { message, ...(values.to && { recipient: values.to }) })
    console.log(t(`bounce.${outcome}`))
  })
  if (process.exitCode) process.exitCode = later
} catch (problem) {
  console.error(problem)
  process.exitCode = later
}
