import { queueLetters } from '../letters/send-letter.ts'
import type { LetterTemplate, LetterValues } from '../letters/templates.ts'
import type { Tx } from '../platform/house.ts'
import { newId } from '../platform/ids.ts'
import type { Keyring } from '../platform/tokens.ts'
import type { listColleagues } from './joining/join-queries.ts'

type Colleague = Awaited<ReturnType<typeof listColleagues>>[number]

/** Sends a letter to each of these people; each letter needs an id of its own. */
export async function writeToColleagues<Template extends LetterTemplate>(
  tx: Tx,
  colleagues: readonly Colleague[],
  {
    secret,
    template,
    now,
    valuesFor,
  }: { secret: Keyring; template: Template; now: Date; valuesFor: (colleague: Colleague) => LetterValues[Template] },
) {
  const letters = colleagues.map((each) => ({ id: newId(now), to: each.email, template, values: valuesFor(each) }))
  await queueLetters(tx, { secret, letters })
}
