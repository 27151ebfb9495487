import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import type { PcdData, RegisteredPersonalData } from '@trampolim/contract/gateway/professional.ts'
import type { SentKind } from '@trampolim/marketplace/curriculums/kinds.ts'

/** The input of a registration, as the contract shapes it. */
export type Registration = {
  personalData: RegisteredPersonalData
  pcdData?: PcdData | undefined
  agreeFoundByDisability: boolean
  cvTypeData: SentKind
  simpleCvData: Omit<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral'>
  coursesData: Pick<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral'>
  emailVerificationId?: string | undefined
  phoneVerificationId?: string | undefined
}
