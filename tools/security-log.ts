import { parseArgs } from 'node:util'
import { type SecurityKind, securityKinds } from '@trampolim/marketplace/security/security-events.ts'
import { operator } from '@trampolim/phrases/pt-br/operator.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { readSecurityEvents } from '@trampolim/server/platform/security-log/queries.ts'
import { fail, type Operation, operate } from './operate.ts'

const t = speak(operator)
const hour = 3_600_000

type Question = { kind?: SecurityKind; actorId?: string; since: Date; most: number }

/**
 * Prints the security log, latest first, one JSON object a line: `npm run -s security-log -- --hours 24 --kind refusal
 * --account 0123…`.
 */
const question = asked()
if (question) await operate((operation) => print(operation, question))
else fail(t('securityLog.usage', { kinds: securityKinds.join(', ') }))

function asked(): Question | null {
  try {
    const { values } = parseArgs({
      options: {
        hours: { type: 'string', default: '24' },
        kind: { type: 'string' },
        account: { type: 'string' },
        most: { type: 'string', default: '1000' },
      },
    })
    const [hours, most] = [Number(values.hours), Number(values.most)]
    const kind = securityKinds.find((each) => each === values.kind)
    if (!(hours > 0) || !(most > 0) || (values.kind && !kind)) return null
    return {
      since: new Date(Date.now() - hours * hour),
      most: Math.min(Math.floor(most), 100_000),
      ...(kind && { kind }),
      ...(values.account && { actorId: values.account }),
    }
  } catch {
    return null
  }
}

async function print({ database }: Operation, question: Question) {
  for (const entry of await readSecurityEvents(database, question)) console.log(JSON.stringify(entry))
}
