import { setTimeout } from 'node:timers/promises'
import { tooOldBefore } from '@trampolim/marketplace/retention/deleted-by-age.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { handler, type Schedule, type Work } from '../background/work.ts'
import type { Database, House } from '../house.ts'
import { openValue, sealValue } from '../sealed-value.ts'
import { sign } from '../tokens.ts'

/** For how long a repeated form waits for the first one's answer, in milliseconds. */
const patience = 10_000
/** The maximum length of an answer that is kept. */
const longest = 256 * 1024
/** How often a repeated form looks for the answer that another process makes, in milliseconds. */
const interval = 100

/** A form that may be repeated. */
export type SentForm = {
  /** Whose latest form it is: an account's, a network's, or the one under a key that nobody else knows. */
  sender: string
  /** All that it depends on. */
  content: readonly string[]
  /** The account on whose behalf it is sent; null for nobody, also if the first one ended the session. */
  account: string | null
  /** For how many milliseconds its repetition gets the same answer. */
  repeatable: number
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
 */
export function answerForms(house: Pick<House, 'database' | 'configuration' | 'now' | 'log'>): AnswerForm {
  const { database, configuration, now, log } = house
  /** What repeated forms of this process wait for. */
  const awaited = new Map<string, Promise<KeptAnswer | null>>()

  async function lookFor(form: Key): Promise<KeptAnswer | null> {
    for (let waited = 0; waited < patience; waited += interval) {
      const found = await findAnswer(database, form)
      if (!found) return null
      if (found.answer)
        return openValue(house, found.answer, { kind: 'form', shape: keptAnswer, lifetime: Number.POSITIVE_INFINITY })
      await setTimeout(interval)
    }
    return null
  }

  function answerOfFirst(form: Key): Promise<KeptAnswer | null> {
    const key = form.sender + form.form
    const looking = awaited.get(key) ?? lookFor(form).finally(() => awaited.delete(key))
    awaited.set(key, looking)
    return looking
  }

  return async ({ sender, content, account, repeatable, nonce }, make) => {
    const hash = (parts: readonly string[]) => sign(configuration.secret, ['form', ...parts])
    const form = { sender: hash([sender]), form: hash([JSON.stringify(content)]) }
    const time = (milliseconds: number) => new Date(now().getTime() + milliseconds)
    if (!(await beginForm(database, { ...form, now: now(), until: time(patience) }))) {
      const known = await answerOfFirst(form)
      if (known && isFor(known, account)) return answerOf(known, nonce)
      if (known) return make()
    }
    const settle = async (kept: KeptAnswer | null) => {
      await (kept
        ? keepAnswer(database, { ...form, answer: sealValue(house, 'form', kept), until: time(repeatable) })
        : dropForm(database, form)
      ).catch((err) => log.warn({ err }, 'the answer of a form isn’t kept for its repetition'))
    }
    try {
      const made = await wholeOf(await make())
      await settle(keptOf(made, { account, nonce }))
      return made
    } catch (problem) {
      await settle(null)
      throw problem
    }
  }
}

type Key = { sender: string; form: string }

/** An answer whose text was read as a whole, if it is a page's data. */
async function wholeOf({ response, page }: Answer): Promise<Answer> {
  if (page || !response.headers.get('content-type')?.startsWith('text/')) return { response, page }
  return { response: new Response(null, response), page: [await response.text()] }
}

/** What is kept of an answer; null if it is a refusal, too long, or neither text nor leads to a page. */
function keptOf({ response, page }: Answer, own: Pick<KeptAnswer, 'account' | 'nonce'>): KeptAnswer | null {
  const { status, headers } = response
  if (status >= 400 || !(page || headers.has('location'))) return null
  const text = page?.join('') ?? null
  return text !== null && text.length > longest ? null : { status, headers: [...headers], page: text, ...own }
}

/** Whether an answer may be repeated to this account: nobody's to anybody, and an account's to nobody else's. */
function isFor(kept: KeptAnswer, account: string | null): boolean {
  return kept.account === null || account === null || kept.account === account
}

/** A kept answer, whose scripts get the nonce of the request that repeats it. */
function answerOf({ status, headers, page, nonce: own }: KeptAnswer, nonce: string): Answer {
  const response = new Response(null, { status, headers })
  return page === null ? { response } : { response, page: [page.replaceAll(own, nonce)] }
}

/** Notes that a form is handled; false if the same one is, or was just now. */
async function beginForm(database: Database, { sender, form, now, until }: Key & { now: Date; until: Date }) {
  const { numAffectedRows } = await sql`
    insert into answered_form (sender, form, ends_at) values (${sender}, ${form}, ${until})
    on conflict (sender) do update set form = excluded.form, ends_at = excluded.ends_at, answer = null
    where answered_form.form <> excluded.form or answered_form.ends_at < ${now}
  `.execute(database)
  return numAffectedRows !== 0n
}

async function findAnswer(database: Database, { sender, form }: Key) {
  return database
    .selectFrom('answered_form')
    .select('answer')
    .where('sender', '=', sender)
    .where('form', '=', form)
    .executeTakeFirst()
}

async function keepAnswer(database: Database, { sender, form, answer, until }: Key & { answer: string; until: Date }) {
  await database
    .updateTable('answered_form')
    .set({ answer, ends_at: until })
    .where('sender', '=', sender)
    .where('form', '=', form)
    .execute()
}

async function dropForm(database: Database, { sender, form }: Key) {
  await database.deleteFrom('answered_form').where('sender', '=', sender).where('form', '=', form).execute()
}

const cleanFormsWork: Work<Record<string, never>> = { name: 'clean-answered-forms', payload: z.strictObject({}) }

export const answeredFormHandlers = [
  handler(cleanFormsWork, async ({ database, now }) => {
    await database.deleteFrom('answered_form').where('ends_at', '<', tooOldBefore('answeredForm', now())).execute()
  }),
]

export const answeredFormSchedules: readonly Schedule[] = [{ pattern: '* * * * *', work: cleanFormsWork }]
