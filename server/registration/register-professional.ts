import type { RegisteredPersonalData } from '@trampolim/contract/gateway/professional.ts'
import { under } from '@trampolim/marketplace/faults.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { insertAccount } from '../accounts/account-queries.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { type StartedSession, startSession } from '../accounts/sessions.ts'
import { insertCurriculum } from '../curriculums/create-curriculum.ts'
import { attachFile } from '../files/attach-file.ts'
import { canReachPhones } from '../letters/text-message.ts'
import { record } from '../platform/events/record.ts'
import type { Database, House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { storeChange } from '../profiles/queries.ts'
import { handIn } from '../rounds/hand-in.ts'
import { faultsOfReceita } from '../verifications/ask-receita.ts'
import { findProof, isCpfTaken, isEmailTaken, spendProof } from '../verifications/queries.ts'
import { mayBeTold } from '../verifications/taken-questions.ts'
import { faultsOfRegistration, phoneNotValidated, refusedInForm, takenField } from './faults.ts'
import { acceptDocument, insertProfessional, type Phone } from './queries.ts'
import type { Registration } from './registration.ts'
import { findResidence, type Residence } from './residence.ts'

export type Registered = { accountId: string; started: StartedSession }

/**
 * Registers a candidate with a first curriculum and signs them in; the profile is under review from then on. Of two who
 * register at once with one e-mail or CPF exactly one succeeds. Whether a CPF or e-mail is taken is told only to the
 * verified owner of the e-mail, and not for ever. Where codes reach phones, the first phone's must have been entered; elsewhere it stays
 * unverified (product, outside facts).
 * @throws invalid_form (fields by their path in the input), verification_required, too_many_requests, file_not_found
 */
export async function registerProfessional(house: House, registration: Registration): Promise<Registered> {
  const { database } = house
  const now = house.now()
  const { personalData } = registration
  const faults = faultsOfRegistration(registration, { today: dayOf(now) })
  const found = await findResidence(database, personalData)
  if ('fault' in found) faults.push({ ...found.fault, field: `personalData.${found.fault.field}` })
  if (faults.length || 'fault' in found) return refuse('invalid_form', fieldFaultsOf(faults))

  const email = normaliseEmail(personalData.email)
  const cpf = normaliseCpf(personalData.cpf)
  const proof = await findProof(database, { id: registration.emailVerificationId, channel: 'email', now })
  if (proof?.destination !== email) refuse('verification_required')
  if (!(await mayBeTold(house, email))) refuse('too_many_requests')
  const [emailTaken, cpfTaken, provedPhone] = await Promise.all([
    isEmailTaken(database, email),
    isCpfTaken(database, cpf),
    findProvedPhone(database, registration, now),
  ])
  if (emailTaken) faults.push(takenField.account_email_unique)
  if (cpfTaken) faults.push(takenField.professional_cpf_unique)
  if (canReachPhones(house.configuration) && provedPhone === null) faults.push(phoneNotValidated)
  if (faults.length === 0) faults.push(...under('personalData', await faultsOfReceita(house, personalData)))
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))

  const passwordHash = await hashPassword(personalData.password)
  return refusedInForm(() =>
    database
      .transaction()
      .execute((tx) =>
        store(tx, registration, { email, cpf, passwordHash, provedPhone, residence: found.residence, now }),
      ),
  )
}

type Settled = {
  email: string
  cpf: string
  passwordHash: string
  /** The first phone, where its code was entered. */
  provedPhone: string | null
  residence: Residence
  now: Date
}

async function store(tx: Tx, registration: Registration, settled: Settled) {
  const { email, cpf, passwordHash, provedPhone, residence, now } = settled
  const { personalData, pcdData, emailVerificationId, phoneVerificationId } = registration
  const agreeFoundByDisability = registration.agreeFoundByDisability && pcdData?.pcdCondition === true
  const { name, birthDate, gender, district, street, agreeShareContactData } = personalData
  const accountId = newId(now)
  await insertAccount(tx, { id: accountId, email, passwordHash, role: 'user:professional', now })
  if (!(await spendProof(tx, { id: emailVerificationId, now }))) refuse('verification_required')
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
    pcdData: pcdData?.pcdCondition ? pcdData : null,
    foundByDisability: agreeFoundByDisability,
    now,
  })
  await acceptDocument(tx, { accountId, document: 'terms', now })
  if (agreeShareContactData) await acceptDocument(tx, { accountId, document: 'share-contact-data', now })
  if (agreeFoundByDisability) await acceptDocument(tx, { accountId, document: 'found-by-disability', now })
  await storeCurriculum(tx, registration, { accountId, now })
  await enterReview(tx, { accountId, now })
  await record(tx, { type: 'account.registered', payload: { accountId }, actorId: accountId, now })
  return { accountId, started: await startSession(tx, { accountId, rememberMe: false, now }) }
}

/** Notes how the profile began, and asks for its review. */
async function enterReview(tx: Tx, { accountId, now }: { accountId: string; now: Date }) {
  const subject = { subject: 'candidate', subjectId: accountId } as const
  const begun = { from: null, to: firstProfileStatus, actor: 'candidate', actorId: accountId, reason: null } as const
  await storeChange(tx, { id: newId(now), ...subject, ...begun, now })
  await handIn(tx, { ...subject, actorId: accountId, now })
}

async function storeCurriculum(
  tx: Tx,
  { cvTypeData: { cvType }, simpleCvData, coursesData, emailVerificationId }: Registration,
  { accountId, now }: { accountId: string; now: Date },
) {
  const { fileCV } = simpleCvData
  if (fileCV) {
    // Uploaded when there was no account yet: it moves to the new one.
    await attachFile(tx, {
      fileId: fileCV,
      owner: accountId,
      purpose: 'curriculum',
      verificationId: emailVerificationId,
      now,
    })
  }
  await insertCurriculum(tx, { professionalId: accountId, cvType, content: { ...simpleCvData, ...coursesData }, now })
}

/** The first phone, where the proof that came along is its own; null where it proves nothing or another number. */
async function findProvedPhone(
  database: Database,
  { personalData, phoneVerificationId }: Registration,
  now: Date,
): Promise<string | null> {
  if (!phoneVerificationId) return null
  const proof = await findProof(database, { id: phoneVerificationId, channel: 'phone', now })
  return proof && proof.destination === normalisePhone(personalData.phones[0]?.phone ?? '') ? proof.destination : null
}

/** The phones as they are kept. */
function phonesOf({ phones }: RegisteredPersonalData, provedPhone: string | null): Phone[] {
  return phones.map(({ phone, isWhatsApp }) => {
    const digits = normalisePhone(phone)
    return { phone: digits, isWhatsApp, verified: digits === provedPhone }
  })
}
