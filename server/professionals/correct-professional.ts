import type { PcdData } from '@trampolim/contract/gateway/professional.ts'
import { type Fault, under } from '@trampolim/marketplace/faults.ts'
import type { ProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { faultsOfPcdData } from '@trampolim/marketplace/registration/pcd-data.ts'
import { faultsOfProfile } from '@trampolim/marketplace/registration/personal-data.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { record } from '../platform/events/record.ts'
import type { Database, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { refuse } from '../platform/refusal.ts'
import { handIn } from '../rounds/hand-in.ts'
import { changeOf, type ProfileFields } from './change-of-profile.ts'
import { changeCandidateStatus } from './change-status.ts'
import { noteConsents } from './note-consents.ts'
import { changeProfile, type Profile, readProfile } from './queries.ts'

/** The fields of a correction, which unlike an edit include those fixed at registration. */
export type CorrectedFields = Omit<ProfileFields, 'agreeShareContactData'> & {
  cpf?: string | undefined
  birthDate?: string | undefined
}

/** The profile that a correction starts from, with every field present. */
export type WholeProfile = ReturnType<typeof correctable>

/** Extracts the fields of a profile that its owner can correct. */
export function correctable(profile: Profile) {
  const { name, cpf, birthDate, gender, phones, zipCode, cityState, district, street, pcdData } = profile
  const { agreeFoundByDisability } = profile
  return {
    ...{ name, cpf, birthDate, gender, zipCode, cityState },
    district: district ?? '',
    street: street ?? '',
    phones: phones.map(({ phone, isWhatsApp }) => ({ phone, isWhatsApp })),
    pcdData: pcdData ?? undefined,
    agreeFoundByDisability,
  }
}

/**
 * Corrects a candidate's profile and returns it to review. The caller has locked the profile and checked that a review
 * requested the correction; `fields` are those that may change, `asIs`: or nothing. The whole resulting profile must be
 * valid.
 * @throws invalid_form (by the field's name), nothing_changed
 */
export async function correctProfessional(
  tx: Tx,
  {
    accountId,
    before,
    fields,
    asIs,
    now,
  }: { accountId: string; before: Profile; fields: CorrectedFields; asIs: boolean; now: Date },
) {
  const today = dayOf(now)
  const pcdData = withReport(fields.pcdData, before)
  const whole = { ...correctable(before), ...fields, ...(pcdData && { pcdData }) }
  const faults: Fault[] = [
    ...faultsOfProfile(whole, { today }),
    ...(whole.pcdData ? under('pcdData', faultsOfPcdData(whole.pcdData, { today })) : []),
  ]
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))
  const { cpf, birthDate } = whole
  const change = {
    ...(await changeOf(tx, before, { ...fields, ...(pcdData && { pcdData }) })),
    ...(normaliseCpf(cpf) !== before.cpf && { cpf: normaliseCpf(cpf) }),
    ...(birthDate !== before.birthDate && { birthDate }),
  }
  const isSame = Object.keys(change).length === 0
  if (isSame && !asIs) refuse('nothing_changed')
  if (!isSame) await changeProfile(tx, { accountId, change, now })
  await noteConsents(tx, { accountId, change, now })
  const subject = { subject: 'candidate', subjectId: accountId } as const
  const to = 'pending' satisfies ProfileStatus
  const obstacles = { no_change_requested: false }
  await changeCandidateStatus(tx, { subjectId: accountId, to, actor: 'candidate', actorId: accountId, obstacles, now })
  await handIn(tx, { ...subject, actorId: accountId, now })
  await record(tx, { type: 'professional.changed', payload: { accountId }, actorId: accountId, now })
}

/** Reads the profile to correct. @throws user_not_found */
export async function profileToCorrect(database: Database | Tx, accountId: string): Promise<Profile> {
  return (await readProfile(database, accountId)) ?? refuse('user_not_found')
}

/** Keeps the earlier data of a medical report if the correction doesn't contain any. */
function withReport(given: PcdData | undefined, { pcdData: before }: Profile): PcdData | undefined {
  if (!given?.pcdCondition || !before) return given
  const { cid10Number, cidDate } = before
  return { cid10Number, cidDate, ...given }
}
