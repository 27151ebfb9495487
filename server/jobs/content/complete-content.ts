import type { JobContent } from '@trampolim/contract/job-content.ts'
import { type Fault, faultAt, under } from '@trampolim/marketplace/faults.ts'
import { unknownItems } from '@trampolim/marketplace/fields/unknown-items.ts'
import { withoutRepeats } from '@trampolim/marketplace/fields/without-repeats.ts'
import { faultsOfJob } from '@trampolim/marketplace/jobs/faults-of-job.ts'
import { jobFields } from '@trampolim/marketplace/jobs/fields.ts'
import type { Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { stateOfZipCode } from '@trampolim/marketplace/reference/states.ts'
import { normaliseZipCode } from '@trampolim/marketplace/registration/whole-zip-code.ts'
import { isZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import type { Database, Tx } from '../../platform/house.ts'
import { fieldFaultsOf } from '../../platform/http/refusals/field-faults.ts'
import { newId } from '../../platform/ids.ts'
import { refuse } from '../../platform/refusal.ts'
import type { StoredContent, StoredWorkPlace } from '../rows.ts'
import { isOccupation, type LocatedPlace, locatePlaces } from './content-queries.ts'
import { columnsOf } from './stored.ts'

/**
 * Returns every fault of a job as its recruiter wrote it, by the field's path in `jobContent`: the faults by the rules,
 * and those that need reference data.
 */
export async function faultsOfContent(database: Database | Tx, content: JobContent): Promise<Fault[]> {
  return (await judge(database, content)).faults
}

/**
 * Completes a job without faults for storage: the positions of its workplaces and ids for its new questions. `asked` are
 * its existing questions, which keep their ids; `exceptionApprovedAt` is kept if the approved exception is unchanged.
 * @throws invalid_form
 */
export async function completeContent(
  tx: Tx,
  content: JobContent,
  {
    asked = [],
    exceptionApprovedAt = null,
    now,
  }: { asked?: readonly Question[]; exceptionApprovedAt?: string | null; now: Date },
): Promise<StoredContent> {
  const { faults, located } = await judge(tx, content)
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const written = withoutRepeats(jobFields, content)
  const workPlaces = written.workPlaces.map((place, at) => storedPlace(place, located[at] as LocatedPlace))
  return columnsOf(written, { workPlaces, questionnaire: withIds(written, { asked, now }), exceptionApprovedAt })
}

type WorkPlace = JobContent['workPlaces'][number]

async function judge(database: Database | Tx, content: JobContent) {
  const { occupation, workPlaces } = content
  const located = await locatePlaces(database, workPlaces.map(askedPlace))
  const known = !occupation || (await isOccupation(database, occupation))
  const faults = [
    ...faultsOfJob(content),
    ...unknownItems(jobFields, content),
    ...faultAt('occupation', known ? undefined : 'unknown_occupation'),
    ...workPlaces.flatMap((place, at) => under(`workPlaces.${at}`, faultsOfPlace(place, located[at]))),
  ]
  return { faults, located }
}

function askedPlace({ zipCode, cityState }: WorkPlace) {
  return { zipCode: normaliseZipCode(zipCode ?? ''), cityState: cityState ?? 0 }
}

/** Checks that the municipality exists and that the CEP lies in its state. */
function faultsOfPlace({ zipCode, cityState }: WorkPlace, located: LocatedPlace | undefined): Fault[] {
  if (!cityState) return []
  if (!located) return faultAt('cityState', 'invalid')
  if (!zipCode || !isZipCode(zipCode)) return []
  return faultAt(
    'zipCode',
    stateOfZipCode(normaliseZipCode(zipCode)) === located.state ? undefined : 'zip_code_of_other_state',
  )
}

/** The position is that of the CEP if known, otherwise that of its municipality (product, readings: coordinates). */
function storedPlace(place: WorkPlace, located: LocatedPlace): StoredWorkPlace {
  const { zipLatitude, zipLongitude } = located
  const exact = zipLatitude !== null && zipLongitude !== null
  return {
    zipCode: normaliseZipCode(place.zipCode ?? ''),
    qty: place.qty ?? 1,
    district: place.district || null,
    cityState: place.cityState as number,
    latitude: exact ? zipLatitude : located.latitude,
    longitude: exact ? zipLongitude : located.longitude,
    exact,
  }
}

/** An existing question keeps its id, so that the answers given to it stay linked; a new one gets a new id. */
function withIds({ questionnaire }: JobContent, { asked, now }: { asked: readonly Question[]; now: Date }): Question[] {
  const free = new Set(asked.map(({ id }) => id))
  return questionnaire.map(({ id, question, type, expected, useOrderPriority, orderPriority }) => ({
    id: id !== undefined && free.delete(id) ? id : newId(now),
    question: question.trim(),
    type,
    expected: type === 'boolean' ? (expected ?? null) : null,
    useOrderPriority,
    orderPriority: useOrderPriority ? (orderPriority ?? null) : null,
  }))
}
