import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../background/work.ts'
import type { Database, House } from '../house.ts'
import { openValue, sealValue } from '../sealed-value.ts'
import { sign } from '../tokens.ts'

/** How long a form may take to be handled, in milliseconds; the answer of one that takes longer isn't kept. */
const longestHandling = 60_000
/** How often a repeated form looks for the answer that another process makes, in milliseconds. */
const interval = 100

/** A form that may be repeated. */
export type SentForm = {
  /** Whose latest form it is: an account's, a network's, or the one under a key that nobody else knows. */
  sender: string
  /** All that it depends on. */
  content: readonly string[]
  /** The account on whose behalf it is sent; null for nobody. */
  account: string | null
  /** Whether it carries a session that ended, perhaps by the same form. */
  hasLostSession: boolean
  /** For how many milliseconds its repetition gets the same answer. */
  repeatable: number
  /** The maximum size of an answer that is kept, in bytes. */
  mostKept: number
  /** What marks the scripts of a page that answers it. */
  nonce: string
}

/** An answer: a page, in pieces of text, or a response that leads to one. */
type Answer = { response: Response; page?: readonly string[] | undefined }

/** Answers a form by `make`, or by the answer that the same form got. */
export type AnswerForm = (form: SentForm, make: () => Promise<Answer>) => Promise<Answer>

const keptAnswer = z.object({
  status: z.number(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  page: z.string().nullable(),
  account: z.string().nullable(),
  nonce: z.string(),
})
type KeptAnswer = z.infer<typeof keptAnswer>

/**
 * Answers forms that may be repeated: pressed twice, or sent again because the answer was lost. Each is handled once, and
 * its repetition gets the first one's answer: handled again, it would be told of a refusal where the first had succeeded.
 * Only the latest form of each sender counts, so doing, undoing and doing again are three. A refusal isn't kept.
 * `unhandled`: the header of answers to forms that weren't handled. `patience`: for how long a repeated form waits for the
 * first one's answer before it takes its place, in milliseconds.
 */
export function answerForms(
  house: Pick<House, 'database' | 'configuration' | 'now' | 'log'>,
  { unhandled, patience = 10_000 }: { unhandled: string; patience?: number },
): AnswerForm {
  const { database, configuration, now, log } = house
  /** What repeated forms of this process wait for. */
  const awaited = new Map<string, Promise<First>>()

  async function lookFor(form: Key): Promise<First> {
    let claim: string | null = null
    for (let waited = 0; waited < patience; waited += interval) {
      const found = await findForm(database, form)
      if (!found) return { state: 'gone' }
      if (found.answer) {
        const options = { kind: 'form', shape: keptAnswer, lifetime: Number.POSITIVE_INFINITY } as const
        return { state: 'answered', answer: openValue(house, found.answer, options) }
      }
      claim = found.claim
      await setTimeout(interval)
    }
    return { state: 'silent', claim }
  }

  function firstOf(form: Key): Promise<First> {
    const key = form.sender + form.form
    const looking = awaited.get(key) ?? lookFor(form).finally(() => awaited.delete(key))
    awaited.set(key, looking)
    return looking
  }

  const time = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  /** Claims a form, which must be handled then; or finds what the first one was answered. */
  async function claimOrFind(form: Key): Promise<{ claim: string } | { known: KeptAnswer | null }> {
    const claim = randomUUID()
    for (;;) {
      const until = time(longestHandling)
      if (await beginForm(database, { ...form, claim, now: now(), until })) return { claim }
      const first = await firstOf(form)
      if (first.state === 'answered') return { known: first.answer }
      // Of several that waited in vain, one takes its place, and the others wait for that one.
      if (first.state === 'silent' && (await takeOver(database, { ...form, from: first.claim, claim, until })))
        return { claim }
    }
  }

  return async ({ sender, content, repeatable, mostKept, nonce, ...caller }, make) => {
    const hash = (parts: readonly string[]) => sign(configuration.secret, ['form', ...parts])
    const form = { sender: hash([sender]), form: hash([JSON.stringify(content)]) }
    const begun = await claimOrFind(form)
    if ('known' in begun) return begun.known && isFor(begun.known, caller) ? answerOf(begun.known, nonce) : make()
    const claimed = { ...form, claim: begun.claim }
    const settle = async (kept: KeptAnswer | null) => {
      await (kept
        ? keepAnswer(database, { ...claimed, answer: sealValue(house, 'form', kept), until: time(repeatable) })
        : dropForm(database, claimed)
      ).catch((err) => log.warn({ err }, 'the answer of a form isn’t kept for its repetition'))
    }
    try {
      const made = await wholeOf(await make())
      await settle(
        made.response.headers.has(unhandled) ? null : keptOf(made, { account: caller.account, nonce, mostKept }),
      )
      return made
    } catch (problem) {
      await settle(null)
      throw problem
    }
  }
}

type Key = { sender: string; form: string }
type Claimed = Key & { claim: string }

/** What became of the form that came first: no longer there, answered, or handled by somebody who is silent. */
type First =
  | { state: 'gone' }
  | { state: 'answered'; answer: KeptAnswer | null }
  | { state: 'silent'; claim: string | null }

/** An answer whose text was read as a whole, if it is a page's data. */
async function wholeOf({ response, page }: Answer): Promise<Answer> {
  if (page || !response.headers.get('content-type')?.startsWith('text/')) return { response, page }
  return { response: new Response(null, response), page: [await response.text()] }
}

/** What is kept of an answer; null if it is a refusal, too long, or neither text nor leads to a page. */
function keptOf(
  { response, page }: Answer,
  { mostKept, ...own }: Pick<KeptAnswer, 'account' | 'nonce'> & Pick<SentForm, 'mostKept'>,
): KeptAnswer | null {
  const { status, headers } = response
  if (status >= 400 || !(page || headers.has('location'))) return null
  const text = page?.join('') ?? null
  if (text !== null && Buffer.byteLength(text) > mostKept) return null
  return { status, headers: [...headers], page: text, ...own }
}

/**
 * Whether an answer may be repeated to a caller: a visitor's to whoever signed in meanwhile; an account's to this account,
 * also where the form itself ended the session.
 */
function isFor(kept: KeptAnswer, { account, hasLostSession }: Pick<SentForm, 'account' | 'hasLostSession'>): boolean {
  return kept.account === null || kept.account === account || (account === null && hasLostSession)
}

/** A kept answer, whose scripts get the nonce of the request that repeats it. */
function answerOf({ status, headers, page, nonce: own }: KeptAnswer, nonce: string): Answer {
  const response = new Response(null, { status, headers })
  return page === null ? { response } : { response, page: [page.replaceAll(own, nonce)] }
}

/** Notes who handles a form; false if somebody does, or just did. */
async function beginForm(
  database: Database,
  { sender, form, claim, now, until }: Claimed & { now: Date; until: Date },
) {
  const { numAffectedRows } = await sql`
    insert into answered_form (sender, form, claim, ends_at) values (${sender}, ${form}, ${claim}, ${until})
    on conflict (sender) do update
    set form = excluded.form, claim = excluded.claim, ends_at = excluded.ends_at, answer = null
    where answered_form.form <> excluded.form or answered_form.ends_at < ${now}
  `.execute(database)
  return numAffectedRows !== 0n
}

/** Takes a form over from somebody who hasn't answered it; false if somebody else did so first. */
async function takeOver(
  database: Database,
  { sender, form, from, claim, until }: Claimed & { from: string | null; until: Date },
) {
  const { numAffectedRows } = await sql`
    update answered_form set claim = ${claim}, ends_at = ${until}
    where sender = ${sender} and form = ${form} and claim is not distinct from ${from} and answer is null
  `.execute(database)
  return numAffectedRows !== 0n
}

async function findForm(database: Database, { sender, form }: Key) {
  return database
    .selectFrom('answered_form')
    .select(['answer', 'claim'])
    .where('sender', '=', sender)
    .where('form', '=', form)
    .executeTakeFirst()
}

async function keepAnswer(
  database: Database,
  { sender, claim, answer, until }: Claimed & { answer: string; until: Date },
) {
  await database
    .updateTable('answered_form')
    .set({ answer, ends_at: until })
    .where('sender', '=', sender)
    .where('claim', '=', claim)
    .execute()
}

async function dropForm(database: Database, { sender, claim }: Claimed) {
  await database.deleteFrom('answered_form').where('sender', '=', sender).where('claim', '=', claim).execute()
}

const cleanFormsWork: Work<Record<string, never>> = { name: 'clean-answered-forms', payload: z.strictObject({}) }

export const answeredFormHandlers = [
  handler(cleanFormsWork, async ({ database, now }) => {
    await database.deleteFrom('answered_form').where('ends_at', '<', tooOldBefore('answeredForm', now())).execute()
  }),
]

export const answeredFormSchedules: readonly Schedule[] = [{ pattern: '* * * * *', work: cleanFormsWork }]
