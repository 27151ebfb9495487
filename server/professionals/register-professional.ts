import type { RegisteredPersonalData } from '@trampolim/contract/gateway/professional.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { settle } from '@trampolim/marketplace/fields/settle.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { pcdFields } from '@trampolim/marketplace/registration/fields.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { obstacleOfAge } from '@trampolim/marketplace/time/ages.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { completeAccount, insertAccount } from '../accounts/account-queries.ts'
import { isVouchedFor } from '../accounts/networks/queries.ts'
import { hashPassword } from '../accounts/passwords/passwords.ts'
import { endAllSessions, type StartedSession, startSession } from '../accounts/sessions/sessions.ts'
import { insertCurriculum } from '../curriculums/create-curriculum.ts'
import { kindOf } from '../curriculums/kind-of.ts'
import { attachFile } from '../files/attach-file.ts'
import { canReachPhones } from '../letters/text-message.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/refusals/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { storeChange } from '../profiles/queries.ts'
import { handIn } from '../rounds/hand-in.ts'
import { faultsOfReceita } from '../verifications/ask-receita.ts'
import { findProvedPhone } from '../verifications/proved-phone.ts'
import { findProof, isCpfTaken, isEmailTaken, spendProof } from '../verifications/queries.ts'
import { mayBeTold } from '../verifications/taken-questions.ts'
import { faultsOfRegistration, phoneNotValidated, refusedInForm, takenField } from './faults.ts'
import { acceptDocument, insertProfessional, type Phone } from './queries.ts'
import { contentOf, type Registration } from './registration.ts'
import { findResidence, type Residence } from './residence.ts'

export type Registered = { accountId: string; started: StartedSession }

/**
 * Registers a candidate with a first curriculum and signs them in; the profile is then under review. Of two simultaneous
 * registrations with one e-mail or CPF exactly one succeeds. Only the verified owner of the e-mail learns whether a CPF
 * or e-mail is taken, and only a limited number of times. If codes can be sent to phones, the first phone must have been
 * verified; otherwise it stays unverified (product, outside facts). `begun`: the account whose registration a network began,
 * which becomes the candidate's; the address that the network verified needs no code.
 * @throws over_age_for_kind, invalid_form (fields by their path in the input), verification_required, too_many_requests, file_not_found
 */
export async function registerProfessional(
  house: House,
  registration: Registration,
  begun: string | null = null,
): Promise<Registered> {
  const { database } = house
  const now = house.now()
  const { personalData, pcdData, cvTypeData, phoneVerificationId } = registration
  const faults = await faultsOfRegistration(registration, { today: dayOf(now) })
  const found = await findResidence(database, personalData)
  if ('fault' in found) faults.push({ ...found.fault, field: `personalData.${found.fault.field}` })
  if (faults.length || 'fault' in found) return refuse('invalid_form', fieldFaultsOf(faults))

  if (kindOf(cvTypeData) === 'apprentice') {
    const { birthDate } = personalData
    const isHandicap = pcdData?.pcdCondition === true
    const obstacle = obstacleOfAge(jobSpecificTypes.code.apprentice, { birthDate, today: dayOf(now), isHandicap })
    if (obstacle) refuse(obstacle)
  }
  const email = normaliseEmail(personalData.email)
  const cpf = normaliseCpf(personalData.cpf)
  const vouched = begun !== null && (await isVouchedFor(database, { accountId: begun, email }))
  const proofId = vouched ? undefined : registration.emailVerificationId
  if (!vouched) {
    const proof = proofId ? await findProof(database, { id: proofId, channel: 'email', now }) : null
    if (proof?.destination !== email) refuse('verification_required')
  }
  if (!(await mayBeTold(house, email))) refuse('too_many_requests')
  const [emailTaken, cpfTaken, provedPhone] = await Promise.all([
    isEmailTaken(database, email),
    isCpfTaken(database, cpf),
    findProvedPhone(database, { phone: personalData.phones[0]?.phone ?? '', phoneVerificationId, now }),
  ])
  if (emailTaken) faults.push(takenField.account_email_unique)
  if (cpfTaken) faults.push(takenField.professional_cpf_unique)
  if (canReachPhones(house.configuration) && provedPhone === null) faults.push(phoneNotValidated)
  if (faults.length === 0) faults.push(...under('personalData', await faultsOfReceita(house, personalData)))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))

  const passwordHash = await hashPassword(personalData.password)
  return refusedInForm(() =>
    database.transaction().execute((tx) =>
      store(tx, registration, {
        begun,
        email,
        proofId,
        cpf,
        passwordHash,
        provedPhone,
        residence: found.residence,
        now,
      }),
    ),
  )
}

type Settled = {
  begun: string | null
  email: string
  /** The verification to use up; undefined if a network has verified the address. */
  proofId: string | undefined
  cpf: string
  passwordHash: string
  /** The first phone, if it was verified. */
  provedPhone: string | null
  residence: Residence
  now: Date
}

async function store(tx: Tx, registration: Registration, settled: Settled) {
  const { begun, email, proofId, cpf, passwordHash, provedPhone, residence, now } = settled
  const { personalData, pcdData, phoneVerificationId } = registration
  const agreeFoundByDisability = registration.agreeFoundByDisability && pcdData?.pcdCondition === true
  const { name, birthDate, gender, district, street, agreeShareContactData } = personalData
  const accountId = begun ?? newId(now)
  const account = { id: accountId, email, passwordHash, role: 'user:professional', now } as const
  if (begun === null) await insertAccount(tx, account)
  else if (!(await completeAccount(tx, account))) refuse('already_signed_in')
  if (proofId && !(await spendProof(tx, { id: proofId, now }))) refuse('verification_required')
  if (provedPhone !== null && phoneVerificationId && !(await spendProof(tx, { id: phoneVerificationId, now }))) {
    refuse('invalid_form', fieldFaultsOf([phoneNotValidated]))
  }
  await insertProfessional(tx, {
    accountId,
    status: firstProfileStatus,
    name,
    cpf,
    birthDate,
    gender,
    phones: phonesOf(personalData, provedPhone),
    residence,
    district,
    street,
    shareContactData: agreeShareContactData,
    pcdData: pcdData?.pcdCondition ? settle(pcdFields, pcdData) : null,
    foundByDisability: agreeFoundByDisability,
    availability: registration.availabilityData ?? null,
    now,
  })
  await acceptDocument(tx, { accountId, document: 'terms', now })
  if (agreeShareContactData) await acceptDocument(tx, { accountId, document: 'share-contact-data', now })
  if (agreeFoundByDisability) await acceptDocument(tx, { accountId, document: 'found-by-disability', now })
  await storeCurriculum(tx, registration, { accountId, now })
  await enterReview(tx, { accountId, now })
  await record(tx, { type: 'account.registered', payload: { accountId }, actorId: accountId, now })
  // A session must not keep rights of the former role.
  if (begun !== null) await endAllSessions(tx, begun)
  return { accountId, started: await startSession(tx, { accountId, rememberMe: false, now }) }
}

/** Records the profile's first status and hands it in for review. */
async function enterReview(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  const subject = { subject: 'candidate', subjectId: accountId } as const
  const begun = { from: null, to: firstProfileStatus, actor: 'candidate', actorId: accountId, reason: null } as const
  await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
  await handIn(tx, { ...subject, actorId: accountId, now })
}

async function storeCurriculum(
  tx: Tx,
  registration: Registration,
  { accountId, now }: { accountId: string; now: Date },
) {
  const { cvTypeData, emailVerificationId } = registration
  const { fileCV } = registration.simpleCvData
  if (fileCV) {
    // Uploaded before there was an account; now it belongs to the new one.
    await attachFile(tx, {
      fileId: fileCV,
      owner: accountId,
      purpose: 'curriculum',
      ...(emailVerificationId && { verificationId: emailVerificationId }),
      now,
    })
  }
  await insertCurriculum(tx, {
    professionalId: accountId,
    cvType: kindOf(cvTypeData),
    content: contentOf(registration),
    now,
  })
}

/** Converts the phones to their stored form. */
function phonesOf({ phones }: RegisteredPersonalData, provedPhone: string | null): Phone[] {
  return phones.map(({ phone, isWhatsApp }) => {
    const digits = normalisePhone(phone)
    return { phone: digits, isWhatsApp, verified: digits === provedPhone }
  })
}
