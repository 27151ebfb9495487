import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { AutomaticResponse } from '@trampolim/contract/gateway/automatic-responses.ts'
import { type ResponseOccasion, responseOccasions } from '@trampolim/marketplace/automatic-responses/responses.ts'
import { automaticResponses } from '@trampolim/phrases/pt-br/automatic-responses.ts'
import { faults as faultText } from '@trampolim/phrases/pt-br/faults.ts'
import { isLocked } from '../../../../parts/selection-board/board/read-board.ts'
import { type Faults, faultsOfRefusal } from '../../../../platform/faults.ts'
import { shownRefusal } from '../../../../platform/shown-refusal.ts'

/** The typed fields of an automatic response. */
type TypedResponse = { occasion: string; scope: 'all' | 'some'; jobIds: readonly string[]; text: string }

/**
 * The response being edited: a new one, or a stored one. `gone`: the asked one doesn't exist any more, so that only what
 * was typed before can be saved, as a new one.
 */
export type Editing = {
  id: string | null
  gone: boolean
  basedOn: string | null
  typed: TypedResponse
  jobs: readonly { jobId: string; jobName: string }[]
}

export type Automation = {
  /** Whether the recruiter can't see candidates yet, so that no response could be sent. */
  locked: boolean
  responses: readonly AutomaticResponse[]
  editing: Editing | null
  done: 'saved' | 'deleted' | null
}

/**
 * Reads the tab of automatic responses. `asked`: `new`, the id of the response to edit, or the result of the last
 * action. Server only.
 */
export async function readAutomation({ gateway }: Calls, asked: string | null): Promise<Automation> {
  const done = asked === 'saved' || asked === 'deleted' ? asked : null
  try {
    const responses = await gateway.automaticResponses.listAutomaticResponses({})
    const editing = asked && !done ? await readEditing({ gateway } as Calls, { asked, responses }) : null
    return { locked: false, responses, editing, done }
  } catch (problem) {
    const code = refusalOf(problem)?.code
    if (!isLocked(code) && code !== 'organization_not_found' && code !== 'profile_blocked') throw problem
    return { locked: true, responses: [], editing: null, done: null }
  }
}

async function readEditing(
  { gateway }: Calls,
  { asked, responses }: { asked: string; responses: readonly AutomaticResponse[] },
): Promise<Editing> {
  const { items } = await gateway.recruiterJobs.listOwnJobs({ pagination: false, sortBy: 'created', descending: true })
  const before = responses.find(({ id }) => id === asked)
  const chosen = before?.jobs ?? []
  const open = items.flatMap(({ id, jobName, status }) =>
    status === 'job:closed' || chosen.some(({ jobId }) => jobId === id) ? [] : [{ jobId: id, jobName }],
  )
  return {
    id: before?.id ?? null,
    gone: !before && asked !== 'new',
    basedOn: before?.changed ?? null,
    typed: {
      occasion: before?.occasion ?? '',
      scope: before && !before.forAll ? 'some' : 'all',
      jobIds: chosen.map(({ jobId }) => jobId),
      text: before?.text ?? '',
    },
    jobs: [...chosen, ...open],
  }
}

/** A refused form, with the typed text. */
export type RefusedResponse = {
  /** The reason, if it concerns no single field. */
  said: string
  faults: Faults
  typed: TypedResponse
  /** Whether a colleague has changed or deleted it meanwhile. */
  isChanged: boolean
  isGone: boolean
}

/** Saves or deletes an automatic response; returns null for other intents. */
export async function doResponseIntent(
  { gateway }: Calls,
  form: FormData,
): Promise<'saved' | 'deleted' | { refused: RefusedResponse; status: number } | null> {
  const action = form.get('response-action')
  if (action !== 'save' && action !== 'delete') return null
  const text = (name: string) => String(form.get(name) ?? '')
  const id = text('id')
  const typed: TypedResponse = {
    occasion: text('occasion'),
    scope: text('scope') === 'some' ? 'some' : 'all',
    jobIds: form.getAll('jobIds').map(String),
    text: text('text'),
  }
  try {
    if (action === 'delete') {
      await gateway.automaticResponses.deleteAutomaticResponse({ id })
      return 'deleted'
    }
    const required = missingIn(typed)
    if (required)
      return { refused: { said: '', faults: required, typed, isChanged: false, isGone: false }, status: 422 }
    const written = {
      occasion: responseOccasions.find((each) => each === typed.occasion) as ResponseOccasion,
      jobIds: typed.scope === 'some' ? [...typed.jobIds] : [],
      text: typed.text,
    }
    if (id) await gateway.automaticResponses.changeAutomaticResponse({ id, basedOn: text('basedOn'), ...written })
    else await gateway.automaticResponses.createAutomaticResponse(written)
    return 'saved'
  } catch (problem) {
    const refused = shownRefusal(problem, 401, 403)
    const [isChanged, isGone] = [refused.code === 'response_changed', refused.code === 'response_not_found']
    if (isGone && action === 'delete') return 'deleted'
    const faults = isChanged || isGone ? {} : faultsOfRefusal(refused)
    return { refused: { said: refused.message, faults, typed, isChanged, isGone }, status: refused.status }
  }
}

/** The fields that are still required: 'only these' requires at least one job, and 'all' allows none. */
function missingIn({ occasion, scope, jobIds }: TypedResponse): Record<string, string> | null {
  const faults = {
    ...(!responseOccasions.some((each) => each === occasion) && { occasion: faultText.required }),
    ...(scope === 'some' && jobIds.length === 0 && { jobIds: faultText.required }),
    ...(scope === 'all' && jobIds.length > 0 && { jobIds: automaticResponses.form.jobsOrAll }),
  }
  return Object.keys(faults).length > 0 ? faults : null
}
