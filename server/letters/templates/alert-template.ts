import { basePaths } from '@trampolim/contract/services.ts'
import { jobs } from '@trampolim/phrases/pt-br/jobs.ts'
import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { stopLetterPath } from '../../platform/mail/stop-letter-path.ts'
import { actionAddress } from '../action-address.ts'
import type { Block, Sheet } from '../layout.ts'

const t = speak(letters)
const byAgency = speak({ byAgency: jobs.byAgency })
const text = (words: string): Block => ({ kind: 'text', text: words })

/** A job in an alert's letter; `path` is the path of its page. A null company is shown as 'Confidencial'. */
type AnnouncedJob = { title: string; company: string | null; forClient?: boolean; place: string; path: string }

/**
 * All alerts of a person; each alert is paused by the token of its own action link. `found` is the number of new jobs, of
 * which `jobs` are the newest; `path` is the path of the alert's page. `stopToken` pauses all of them through the letter's
 * header.
 */
type FoundByAlerts = {
  name: string
  alerts: readonly FoundByAlert[]
  stopToken?: string
}
type FoundByAlert = {
  /** Letters queued by an earlier version have none. */
  id?: string
  title: string
  stopToken: string
  path: string
  found: number
  jobs: readonly AnnouncedJob[]
}

function hiringName({ company, forClient }: AnnouncedJob): string {
  if (company === null) return t('hiddenCompany')
  return forClient ? byAgency('byAgency', { company }) : company
}

function jobAlert({ name, alerts, stopToken }: FoundByAlerts, site: string): Sheet {
  return {
    ...(stopToken && { stopUrl: `${site}${basePaths.gateway}${stopLetterPath}/${stopToken}` }),
    subject: t('jobAlert.subject', { count: alerts.reduce((sum, { found }) => sum + found, 0) }),
    blocks: [
      text(t('greeting', { name })),
      text(t('jobAlert.text')),
      ...alerts.flatMap(({ title, stopToken, path, found, jobs }): Block[] => [
        { kind: 'heading', text: title },
        ...jobs.map(
          (job): Block => ({
            kind: 'link',
            title: job.title,
            note: t('jobAlert.place', { company: hiringName(job), place: job.place }),
            url: `${site}${job.path}`,
          }),
        ),
        ...(found > jobs.length
          ? [{ kind: 'quiet-link' as const, label: t('jobAlert.all', { count: found }), url: `${site}${path}` }]
          : []),
        {
          kind: 'quiet-link',
          label: t('jobAlert.stop', { alert: title }),
          url: actionAddress(site, stopToken, 'stop-alert'),
        },
      ]),
      { kind: 'quiet-link', label: t('jobAlert.settings'), url: `${site}/jobs?tab=alerts` },
    ],
  }
}

/** Letters about alerts. */
export const alertTemplates = { 'job-alert': jobAlert }
