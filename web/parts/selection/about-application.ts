import { selection } from '@trampolim/phrases/pt-br/selection.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { AppliedJob } from './application-draft.ts'

const t = speak(selection)

/** The job of an application and its company, worded so that an agency's name isn't mistaken for the employer's. */
export function aboutApplication({ name: job, companyName: company, client }: Omit<AppliedJob, 'id'>): string {
  if (client) return company ? t('apply.aboutClient', { job, company }) : t('apply.aboutClientHidden', { job })
  return company ? t('apply.about', { job, company }) : t('apply.aboutConfidential', { job })
}
