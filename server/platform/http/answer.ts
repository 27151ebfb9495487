import type { AnyContractProcedure, AnySchema, ContractProcedure, ErrorMap } from '@orpc/contract'
import { ORPCError, ValidationError } from '@orpc/contract'
import { implement, type ProcedureImplementer } from '@orpc/server'
import type { CallMeta } from '@trampolim/contract/call.ts'
import { type RefusalCode, statusOf } from '@trampolim/contract/refusals.ts'
import type { FieldFaults } from '@trampolim/contract/shapes.ts'
import type { QuotaName } from '@trampolim/marketplace/quotas.ts'
import { speakWait } from '@trampolim/phrases/pt-br/speak-wait.ts'
import { DatabaseAway } from '../database/away.ts'
import { isGone } from '../database/gone.ts'
import { Refusal, refuse, refuseFor } from '../refusal.ts'
import type { Alongside } from '../security-log/queries.ts'
import { recordAsked, recordRefusal } from '../security-log/record-asked.ts'
import { StorageAway } from '../storage/storage.ts'
import type { Asking } from './caller/asking.ts'
import { faultsOfIssues } from './refusals/field-faults.ts'
import { refusalText } from './refusals/refusal-text.ts'

type Implementer<Input extends AnySchema, Output extends AnySchema, Errors extends ErrorMap> = ProcedureImplementer<
  Asking,
  Asking,
  Input,
  Output,
  Errors,
  CallMeta
>

/**
 * Starts the implementation of a contract entry: the role is checked before the input is read, the input is validated
 * before the verb gets it, refusals are sent as typed errors, and entries of the security log are written before the
 * answer is sent.
 */
export function answer<Input extends AnySchema, Output extends AnySchema, Errors extends ErrorMap>(
  entry: ContractProcedure<Input, Output, Errors, CallMeta>,
): Implementer<Input, Output, Errors> {
  const { meta, route } = entry['~orpc']
  const { logged, quota } = meta
  const call = `${route.method} ${route.path}`
  const readsQuery = route.inputStructure === 'detailed'
  const guarded = implement<AnyContractProcedure>(entry)
    .$context<Asking>()
    .$config({
      initialInputValidationIndex: Number.POSITIVE_INFINITY,
      initialOutputValidationIndex: Number.POSITIVE_INFINITY,
    })
    .use(async ({ context: asking, next }, input) => {
      const context = readingOwn(admittedAs(meta, asking))
      try {
        admit(meta, context)
        const alongside: Alongside[] = []
        const act = () => next({ context: logged ? collecting(context, alongside) : context })
        const answered = typeof quota === 'string' ? await within(quota, context, act) : await act()
        if (route.method !== 'GET') await noteChange(asking)
        const actorId = signedInBy(answered.output)
        if (logged) await recordAsked(context, { kind: logged, call, input, actorId, alongside })
        return answered
      } catch (problem) {
        if (problem instanceof Refusal) await recordRefusal(context, { call, code: problem.code, input })
        throw leaving(problem, context, { readsQuery })
      }
    })
  // The middlewares don't change input or output, which the library's generic types can't express here.
  return guarded as unknown as Implementer<Input, Output, Errors>
}

function collecting(context: Asking, statements: Alongside[]): Asking {
  return { ...context, alongside: (statement) => statements.push(statement) }
}

/** A person who must protect their account first counts as a visitor in calls for anyone. */
function admittedAs({ allows }: CallMeta, asking: Asking): Asking {
  return asking.person?.isUnprotected && allows.includes('anyone') ? { ...asking, person: null } : asking
}

/**
 * Seconds added to the replica's permitted lag: the time until a lag is detected, and until background work after a
 * change is done.
 */
const slack = 5

/** Callers who have just changed something search in the primary, so that they find their change. */
function readingOwn(asking: Asking): Asking {
  const { house, person } = asking
  const { searchDatabaseLag } = house.configuration
  if (person?.changedAgo === undefined || person.changedAgo > searchDatabaseLag + slack) return asking
  return { ...asking, house: { ...house, searchDatabase: house.database } }
}

/**
 * It also applies to later calls in the same request, and to those of other processes, such as for the page after a
 * redirect.
 */
async function noteChange({ house, person }: Asking) {
  if (!person) return
  person.changedAgo = 0
  await house.noteChange(person.sessionId).catch((err: unknown) => {
    house.log.warn({ err }, 'a change was not noted: searches may not show it for some seconds')
  })
}

function admit({ allows, beforeProtection }: CallMeta, { person }: Asking) {
  if (allows.includes('anyone')) return
  if (!person) return refuse('sign_in_required')
  if (allows.includes('session')) return
  if (!allows.includes(person.role)) refuse('role_not_allowed')
  if (person.isUnprotected && !beforeProtection) refuse('second_step_needed')
}

/** The account that a call signed in; the sign-in is logged as theirs. */
function signedInBy(output: unknown): string | null {
  return (output as { user?: { userId?: string } } | null)?.user?.userId ?? null
}

/** Runs an action that counts against a quota; a failed one doesn't count. @throws quota_reached */
async function within<Result>(quota: QuotaName, asking: Asking, act: () => Result): Promise<Awaited<Result>> {
  const taken = await asking.house.takeQuota(asking, quota)
  if (taken.until) {
    return refuseFor('quota_reached', Math.ceil((taken.until.getTime() - asking.house.now().getTime()) / 1000))
  }
  try {
    return await act()
  } catch (problem) {
    await taken.giveBack()
    throw problem
  }
}

/** Turns a thrown error into the response; an unexpected one becomes a 500 whose id is in the log. */
function leaving(problem: unknown, { house, person, requestId }: Asking, { readsQuery }: { readsQuery: boolean }) {
  if (problem instanceof Refusal) return refusalError(problem.code, problem)
  if (problem instanceof ORPCError && problem.code === 'BAD_REQUEST' && problem.cause instanceof ValidationError) {
    // Callers know a query field by its name alone.
    const { issues } = problem.cause
    const shown = readsQuery ? issues.map((issue) => ({ ...issue, path: issue.path?.slice(1) })) : issues
    return refusalError('invalid_form', { fields: faultsOfIssues(shown) })
  }
  if (problem instanceof DatabaseAway) {
    // While the database is known to be unavailable, not every call is logged.
    if (problem.cause) house.log.warn({ err: problem, requestId }, 'a call lost the database')
    return refusalError('not_available_now', {})
  }
  if (problem instanceof StorageAway) {
    house.log.error({ err: problem, requestId }, 'nothing can be stored')
    return refusalError('not_available_now', {})
  }
  if (isGone(problem)) {
    house.log.warn({ err: problem, requestId }, 'a call changed what was deleted meanwhile')
    const isCaller = person !== null && isGone(problem, person.accountId)
    return refusalError(isCaller ? 'sign_in_required' : 'gone_meanwhile', {})
  }
  house.log.error({ err: problem, requestId }, 'a call failed')
  return new ORPCError('unexpected', { status: 500, message: refusalText('unexpected', { id: requestId }) })
}

type RefusalDetails = {
  fields?: FieldFaults | undefined
  retryAfter?: number | undefined
  values?: Readonly<Record<string, string>> | undefined
  kept?: string | undefined
}

function refusalError(code: RefusalCode, { fields, retryAfter, values, kept }: RefusalDetails) {
  return new ORPCError(code, {
    status: statusOf(code),
    message: refusalText(code, { ...values, ...(retryAfter !== undefined && { wait: speakWait(retryAfter) }) }),
    data: fields || retryAfter !== undefined || kept ? { fields, retryAfter, kept } : undefined,
  })
}
