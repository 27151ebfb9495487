import type { JobCard } from '@trampolim/contract/jobs.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak({ confidential: jobs.confidential, byAgency: jobs.byAgency })

/** 'Padaria Aurora', 'Seleção por Padaria Aurora' if it selects for another company, or 'Confidencial'. */
export function hiringName({ company, forClient }: Pick<JobCard, 'company' | 'forClient'>): string {
  if (company === null) return t('confidential')
  return forClient ? t('byAgency', { company }) : company
}
