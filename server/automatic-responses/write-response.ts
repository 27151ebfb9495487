import type { AutomaticResponse } from '@trampolim/contract/gateway/automatic-responses.ts'
import {
  faultOfResponse,
  mostResponses,
  type ResponseOccasion,
} from '@trampolim/marketplace/automatic-responses/responses.ts'
import { asMember, assertMay, employerOf, readingEmployer } from '../organizations/policy.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { assertTermsAccepted } from '../professionals/consents/consent-queries.ts'
import {
  countOwnJobs,
  findResponses,
  holdResponses,
  type ResponseRow,
  removeResponse,
  rewriteResponse,
  storeResponse,
} from './queries.ts'

type Written = { occasion: ResponseOccasion; jobIds: readonly string[]; text: string }
type By = { recruiterId: string }

/**
 * Lists the responses of a recruiter's organisation.
 * @throws organization_not_found, profile_not_approved, organization_not_approved
 */
export async function listResponses(house: House, { recruiterId }: By): Promise<AutomaticResponse[]> {
  const organizationId = await readerOf(house, recruiterId)
  return (await findResponses(house.database, { organizationId })).map(present)
}

/**
 * Reads one response.
 * @throws response_not_found
 */
export async function readResponse(house: House, { recruiterId, id }: By & { id: string }): Promise<AutomaticResponse> {
  const organizationId = await readerOf(house, recruiterId)
  const [found = refuse('response_not_found')] = await findResponses(house.database, { organizationId, id })
  return present(found)
}

/**
 * Creates a response, which is sent to candidates from now on.
 * @throws terms_outdated, invalid_form, job_not_found, response_exists, too_many_responses
 */
export async function createResponse({ database, now }: House, { recruiterId, ...written }: By & Written) {
  return database.transaction().execute(async (tx) => {
    const organizationId = await writerFor(tx, recruiterId)
    const others = await findResponses(tx, { organizationId })
    if (others.length >= mostResponses) refuse('too_many_responses')
    const id = newId(now())
    await storeResponse(tx, {
      id,
      ...(await settled(tx, { recruiterId, organizationId, others, written })),
      now: now(),
    })
    return read(tx, { organizationId, id })
  })
}

/**
 * Changes a response. @throws response_not_found, response_changed, terms_outdated, invalid_form, job_not_found,
 * response_exists
 */
export async function changeResponse(
  { database, now }: House,
  { recruiterId, id, basedOn, ...written }: By & Written & { id: string; basedOn?: string | undefined },
) {
  return database.transaction().execute(async (tx) => {
    const organizationId = await writerFor(tx, recruiterId)
    const all = await findResponses(tx, { organizationId })
    const before = all.find((each) => each.id === id) ?? refuse('response_not_found')
    if (basedOn !== undefined && before.changed.toISOString() !== basedOn) refuse('response_changed')
    const others = all.filter((each) => each !== before)
    await rewriteResponse(tx, {
      id,
      ...(await settled(tx, { recruiterId, organizationId, others, written })),
      now: now(),
    })
    return read(tx, { organizationId, id })
  })
}

/** Deletes a response. @throws response_not_found */
export async function deleteResponse({ database }: House, { recruiterId, id }: By & { id: string }) {
  await database.transaction().execute(async (tx) => {
    const employer = await employerOf(tx, recruiterId)
    assertMay(employer, 'select-candidates')
    const { organizationId } = asMember(employer)
    if (!(await removeResponse(tx, { organizationId, id }))) refuse('response_not_found')
  })
}

async function readerOf(house: House, recruiterId: string) {
  const employer = await readingEmployer(house, recruiterId)
  assertMay(employer, 'select-candidates')
  return asMember(employer).organizationId
}

async function writerFor(tx: Tx, recruiterId: string) {
  const employer = await employerOf(tx, recruiterId)
  assertMay(employer, 'select-candidates')
  const { organizationId } = asMember(employer)
  await assertTermsAccepted(tx, recruiterId)
  await holdResponses(tx, organizationId)
  return organizationId
}

type Settling = { recruiterId: string; organizationId: string; others: readonly ResponseRow[]; written: Written }

/** Checks the input: its text, its jobs, and that none of them has another response for the same occasion. */
async function settled(tx: Tx, { recruiterId, organizationId, others, written: { occasion, jobIds, text } }: Settling) {
  const fault = faultOfResponse(text)
  if (fault) refuse('invalid_form', fieldFaultsOf([{ field: 'text', code: fault }]))
  const chosen = [...new Set(jobIds)]
  if ((await countOwnJobs(tx, { organizationId, jobIds: chosen })) < chosen.length) refuse('job_not_found')
  const rivals = others.filter((each) => each.occasion === occasion)
  const taken = rivals.some(({ forAll, jobs }) =>
    chosen.length === 0 ? forAll : jobs.some(({ jobId }) => chosen.includes(jobId)),
  )
  if (taken) refuse('response_exists')
  return { organizationId, occasion, jobIds: chosen, text, writtenBy: recruiterId }
}

async function read(tx: Tx, which: { organizationId: string; id: string }) {
  const [found = refuse('response_not_found')] = await findResponses(tx, which)
  return present(found)
}

function present({ id, occasion, forAll, jobs, text, writer, changed }: ResponseRow): AutomaticResponse {
  return { id, occasion, forAll, jobs, text, writer, changed: changed.toISOString() }
}
