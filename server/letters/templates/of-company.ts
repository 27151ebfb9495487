import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { strong } from '../layout.ts'

const t = speak(letters)

/**
 * A job's company as its ad shows it: null if it is confidential; `forClient`: the company selects for a client, which
 * is never named.
 */
export type AdCompany = { company: string | null; forClient: boolean }

/** Names a job's company within a sentence, as the ad does: 'da empresa Padaria Aurora'. */
export function ofCompany({ company, forClient }: AdCompany): string {
  if (company === null) return t('ofHiddenCompany')
  return t(forClient ? 'forClient' : 'ofCompany', { company: strong(company) })
}
