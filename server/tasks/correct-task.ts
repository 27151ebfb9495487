import { normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import type { ReviewSubject } from '@trampolim/marketplace/reviews/review.ts'
import type { House, Tx } from '../platform/house.ts'
import type { Person } from '../platform/http/caller/asking.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { profileToCorrect } from '../professionals/correct-professional.ts'
import { faultsOfReceita } from '../verifications/ask-receita.ts'
import type { Correction } from './correction.ts'
import { corrections } from './corrections.ts'
import { faultsUnder } from './faults.ts'
import { ownerOf } from './owner.ts'
import { findTask } from './queries.ts'
import { refuseTask } from './refuse-task.ts'

/** The part of a correction that belongs to each subject. */
const parts = {
  job: 'job',
  organization: 'organization',
  recruiter: 'profile',
  candidate: 'profile',
} as const satisfies Record<ReviewSubject, 'profile' | 'organization' | 'job'>

/**
 * Corrects what a review requested, which returns it to the queue: only the requested fields, or all after a refusal or
 * a block. The subject is locked first, so that of two corrections the second finds the task done.
 * @throws task_not_found (also another's), task_done, invalid_form (by the path in the input), nothing_changed,
 * email_not_validated, profile_blocked
 */
export async function correctTask(house: House, person: Person, correction: Correction) {
  const { database } = house
  const moment = house.now()
  const { processId, taskId } = correction
  const named = { owner: await ownerOf(house, person), processId, taskId }
  const { subject } = (await findTask(database, named)) ?? (await refuseTask(database, named))
  const part = parts[subject]
  if (!correction[part]) refuse('invalid_form', fieldFaultsOf([{ field: part, code: 'required' }]))
  const { hold, correct } = corrections[subject]
  await faultsUnder(part, async () => {
    if (subject === 'candidate') await checkCpf(house, person, correction)
    await database.transaction().execute(async (tx: Tx) => {
      await hold(tx, { accountId: person.accountId, taskId })
      const task = (await findTask(tx, named)) ?? (await refuseTask(tx, named))
      await correct(tx, { accountId: person.accountId, task, correction, now: moment })
    })
  })
}

/** Checks a CPF or birth date that a correction changes with the Receita. @throws invalid_form */
async function checkCpf(house: House, { accountId }: Person, { profile: given }: Correction) {
  const before = await profileToCorrect(house.database, accountId)
  const { cpf = before.cpf, birthDate = before.birthDate } = given ?? {}
  if (normaliseCpf(cpf) === before.cpf && birthDate === before.birthDate) return
  const faults = await faultsOfReceita(house, { cpf, birthDate })
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
}
