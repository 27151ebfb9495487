import type { CurriculumContent } from '@trampolim/contract/curriculums.ts'
import type { PcdData, RegisteredPersonalData } from '@trampolim/contract/gateway/professional.ts'
import type { Availability } from '@trampolim/marketplace/availability/availability.ts'
import type { SentKind } from '@trampolim/marketplace/curriculums/kinds.ts'

/** The input of a registration, as the contract shapes it. */
export type Registration = {
  personalData: RegisteredPersonalData
  pcdData?: PcdData | undefined
  agreeFoundByDisability: boolean
  cvTypeData: SentKind
  simpleCvData: Omit<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral' | 'videoUrl'>
  coursesData: Pick<CurriculumContent, 'formations' | 'languages' | 'technologiesGeneral'>
  videoData: Pick<CurriculumContent, 'videoUrl'>
  availabilityData?: Availability | undefined
  emailVerificationId?: string | undefined
  phoneVerificationId?: string | undefined
}

/** The content of the first curriculum. */
export function contentOf({ simpleCvData, coursesData, videoData }: Registration): CurriculumContent {
  return { ...simpleCvData, ...coursesData, ...videoData }
}
