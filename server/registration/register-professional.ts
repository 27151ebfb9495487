import type { CvType } from '@trampolim/contract/codes.ts'
import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import type { PcdData, RegisteredPersonalData } from '@trampolim/contract/gateway/professional.ts'
import { firstProfileStatus } from '@trampolim/marketplace/organizations/profile-status.ts'
import { normaliseCpf } from '@trampolim/marketplace/registration/cpf.ts'
import { normaliseEmail } from '@trampolim/marketplace/registration/email.ts'
import { normalisePhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { type StartedSession, startSession } from '../accounts/sessions.ts'
import { insertCurriculum } from '../curriculums/create-curriculum.ts'
import { attachFile } from '../files/attach-file.ts'
import { record } from '../platform/events/record.ts'
import type { House, Tx } from '../platform/house.ts'
import { fieldFaultsOf } from '../platform/http/field-faults.ts'
import { newId } from '../platform/ids.ts'
import { refuse } from '../platform/refusal.ts'
import { findProof, isCpfTaken, isEmailTaken, spendProof } from '../verifications/queries.ts'
import { faultsOfRegistration, refusedInForm, takenField } from './faults.ts'
import { acceptDocument, insertAccount, insertProfessional } from './queries.ts'
import { findResidence, type Residence } from './residence.ts'

export type Registration = {
  personalData: RegisteredPersonalData
  pcdData?: PcdData | undefined
  cvTypeData: { cvType: CvType }
  simpleCvData: Omit<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral'>
  coursesData: Pick<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral'>
  emailVerificationId: string
  phoneVerificationId?: string | undefined
}

export type Registered = { accountId: string; started: StartedSession }

/**
 * Registers a candidate with a first curriculum and signs them in; the profile is under review from then on. Of two who
 * register at once with one e-mail or CPF exactly one succeeds. Whether a CPF or e-mail is taken is told only to the
 * verified owner of the e-mail.
 * @throws invalid_form (fields by their path in the input), verification_required, file_not_found
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
  const [emailTaken, cpfTaken] = await Promise.all([isEmailTaken(database, email), isCpfTaken(database, cpf)])
  if (emailTaken) faults.push(takenField.account_email_unique)
  if (cpfTaken) faults.push(takenField.professional_cpf_unique)
  if (faults.length) refuse('invalid_form', fieldFaultsOf(faults))

  const passwordHash = await hashPassword(personalData.password)
  return refusedInForm(() =>
    database
      .transaction()
      .execute((tx) => store(tx, registration, { email, cpf, passwordHash, residence: found.residence, now })),
  )
}

type Settled = { email: string; cpf: string; passwordHash: string; residence: Residence; now: Date }

async function store(tx: Tx, registration: Registration, { email, cpf, passwordHash, residence, now }: Settled) {
  const { personalData, pcdData, emailVerificationId } = registration
  const { name, birthDate, gender, district, street, agreeShareContactData } = personalData
  const accountId = newId(now)
  await insertAccount(tx, { id: accountId, email, passwordHash, now })
  if (!(await spendProof(tx, { id: emailVerificationId, now }))) refuse('verification_required')
  await insertProfessional(tx, {
    accountId,
    status: firstProfileStatus,
    name,
    cpf,
    birthDate,
    gender,
    phones: await verifiedPhones(tx, registration, now),
    residence,
    district,
    street,
    shareContactData: agreeShareContactData,
    pcdData: pcdData?.pcdCondition ? pcdData : null,
    now,
  })
  await acceptDocument(tx, { accountId, document: 'terms', now })
  if (agreeShareContactData) await acceptDocument(tx, { accountId, document: 'share-contact-data', now })
  await storeCurriculum(tx, registration, { accountId, now })
  await record(tx, { type: 'account.registered', payload: { accountId }, actorId: accountId, now })
  return { accountId, started: await startSession(tx, { accountId, rememberMe: false, now }) }
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

/** The phones as they are kept; the one whose code was entered is verified. */
async function verifiedPhones(tx: Tx, { personalData, phoneVerificationId }: Registration, now: Date) {
  const proof = phoneVerificationId ? await findProof(tx, { id: phoneVerificationId, channel: 'phone', now }) : null
  if (proof) await spendProof(tx, { id: proof.id, now })
  return personalData.phones.map(({ phone, isWhatsApp }) => {
    const digits = normalisePhone(phone)
    return { phone: digits, isWhatsApp, verified: proof?.destination === digits }
  })
}
