import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { FoundPerson } from '@trampolim/marketplace/curriculums/from-text/found.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { formatZipCode } from '@trampolim/marketplace/registration/zip-code.ts'
import type { Day } from '@trampolim/marketplace/time/days.ts'
import { curriculumFileFaults } from '@trampolim/phrases/pt-br/curriculum-file-faults.ts'
import { fillCurriculum, noNews, readSentFile } from '../../../parts/curriculum-files/read-file-intent.ts'
import { dayText } from '../../../parts/curriculums/form/typed-values.ts'
import { kindOfDraft, type RegistrationDraft } from '../../../parts/registration/draft.ts'
import { blankPhone } from '../../../parts/registration/person-draft.ts'
import type { Step } from './step.ts'

/** Fills the empty fields of a registration from an uploaded file, and stays on the page where it was uploaded. */
export async function fillFromFile(
  calls: Calls,
  form: FormData,
  { draft, today }: { draft: RegistrationDraft; today: Day },
): Promise<Partial<Step>> {
  const read = await readSentFile(calls, form, { kind: kindOfDraft(draft), today })
  if ('fault' in read) return { read: { ...noNews, fault: read.fault } }
  const { draft: curriculum, ...news } = await fillCurriculum(calls, draft.curriculum, read)
  const own = read.person ? ownData(draft, read.person) : {}
  const person = Object.keys(own).length > 0
  const isNothing = !person && news.hadAll && Object.keys(read.draft).length === 0
  if (isNothing) return { read: { ...noNews, fault: curriculumFileFaults.nothing } }
  return {
    draft: { ...draft, ...own, curriculum },
    read: { ...news, person, hadAll: news.hadAll && !person, fault: null },
  }
}

/** The personal data found in the file for fields that are still empty. */
function ownData(draft: RegistrationDraft, found: FoundPerson): Partial<RegistrationDraft> {
  const { name, email, phone, zipCode, birthDate } = found
  return {
    ...(name && !draft.name.trim() && { name }),
    ...(email && !draft.email.trim() && { email }),
    ...(birthDate && !draft.birthDate.trim() && { birthDate: dayText(birthDate) }),
    ...(zipCode && !draft.zipCode.trim() && { zipCode: formatZipCode(zipCode) }),
    ...(phone &&
      draft.phones.every((each) => !each.phone.trim()) && { phones: [{ ...blankPhone, phone: formatPhone(phone) }] }),
  }
}
