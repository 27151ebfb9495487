import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { AppliedJob } from './application-draft.ts'

const t = speak(selection)

/** For which job one applies, and at whose company it is: an agency's name would pass for the employer's. */
export function aboutApplication({ name: job, companyName: company, client }: Omit<AppliedJob, 'id'>): string {
  if (client) return company ? t('apply.aboutClient', { job, company }) : t('apply.aboutClientHidden', { job })
  return company ? t('apply.about', { job, company }) : t('apply.aboutConfidential', { job })
}
