import type { JobContent, OwnJob } from '@trampolim/contract/job-content.ts'
import type { JobDetails } from '@trampolim/contract/jobs.ts'
import { inOrder, type Question } from '@trampolim/marketplace/jobs/questionnaire.ts'
import { jobSpecificTypes } from '@trampolim/marketplace/reference/job-types.ts'
import { jobFieldLabels } from '@trampolim/phrases/pt-br/job-fields.ts'
import { jobForm } from '@trampolim/phrases/pt-br/job-form.ts'
import { ownJob } from '@trampolim/phrases/pt-br/own-job.ts'
import { belowMinimumWageText, salaryDetail } from '@trampolim/phrases/pt-br/salary.ts'
import { correctToPublish, jobStatusLabel, selectionStep } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { dayText } from '../dates.ts'
import { labelOf } from '../job-form/fields/options.ts'
import { endsOf } from './actions/job-actions.ts'
import { leftIn } from './ending/candidates-at-end.ts'
import { filledText } from './ending/filled-text.ts'

const t = speak(ownJob)
const form = speak(jobForm)

type Fact = { name: string; value: string }

/** The texts of a recruiter's own job. */
export type OwnJobView = ReturnType<typeof ownJobView>

/**
 * Converts the parts of a job that only the recruiter reads to texts. Server only: it imports the lists whose codes it
 * names.
 */
export function ownJobView(job: JobDetails & { own: OwnJob }) {
  const { own } = job
  const status = own.status.replace('job:', '') as keyof typeof ownJob.status
  const asksForChanges = own.task !== null && own.status === 'job:pending'
  return {
    id: own.id,
    name: own.content.jobName ?? '',
    status: own.status,
    mayManage: own.mayManage,
    closes: own.closes,
    counts: own.counts,
    left: leftIn(own.counts),
    ends: endsOf({ left: leftIn(own.counts), ...own }),
    vacancies: own.vacancies,
    hired: own.hired,
    filled: filledText(own),
    statusText: asksForChanges ? correctToPublish : jobStatusLabel(own.status),
    statusNotice: asksForChanges
      ? t('correctTitle')
      : t(own.status === 'job:blocked' && own.task === null ? 'blockedWithOwner' : `status.${status}`),
    reason: own.statusReason ? t('reason', { reason: own.statusReason }) : null,
    belowMinimumWage:
      own.belowMinimumWage !== null && own.content.salaryType != null
        ? belowMinimumWageText(own.belowMinimumWage, own.content.salaryType)
        : null,
    unseen: t('unseen', { count: own.unseen }),
    numbers: Object.entries(selectionStep).map(([step, name]) => ({
      name,
      value: String(own.counts[step as keyof OwnJob['counts']]),
    })),
    dates: datesOf(own),
    facts: privateFacts(own),
    questions: inOrder(own.content.questionnaire as Question[]).map(({ question, type, expected }) => ({
      name: question,
      value: expected
        ? t('expected', { type: labelOf('questionType', type), answer: labelOf('expectedAnswer', expected) })
        : labelOf('questionType', type),
    })),
  }
}

function datesOf(own: OwnJob): Fact[] {
  const dates = ['created', 'modified', 'approved', 'closes', 'closed'] as const
  return dates.flatMap((name) => {
    const moment = own[name]
    if (!moment || (name === 'closes' && own.closed)) return []
    return [{ name: t(name), value: dayText(moment) }]
  })
}

/** The facts that the ad leaves out. */
function privateFacts({ content, exceptionApproved }: OwnJob): Fact[] {
  const facts: (Fact | false | null | undefined)[] = [
    content.doNotShowSalary &&
      content.salaryType != null && {
        name: t(content.jobSpecificType === jobSpecificTypes.code.internship ? 'grant' : 'salary'),
        value: salaryOf(content),
      },
    content.hideContractingCompanyName && { name: t('company'), value: t('hidden') },
    !content.sameAsOwnCompany && { name: t('otherCompany'), value: t('yes') },
    optional(jobFieldLabels.area, content.area),
    optional(jobFieldLabels.hierarchy, content.hierarchy),
    content.legalException?.ground && {
      name: `${t('exception')} (${t(exceptionApproved ? 'exceptionApproved' : 'exceptionWaiting')})`,
      value: [form(`exception.grounds.${content.legalException.ground}`), content.legalException.explanation]
        .filter(Boolean)
        .join('. '),
    },
    content.genderOrder && { name: jobFieldLabels.genderOrder, value: labelOf('genderOrder', content.genderOrder) },
    optional(t('ages'), agesOf(content)),
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact))
}

const optional = (name: string, value: string | null | undefined) => (value ? { name, value } : null)

function salaryOf({ salaryType, salary, salaryRange, salaryCommission, salaryAlt }: JobContent): string {
  if (salaryType == null) return ''
  const from = salaryRange?.from ?? salary
  return salaryDetail({ salaryType, from, to: salaryRange?.to, commission: salaryCommission, alt: salaryAlt })
}

function agesOf({ ageOrderMin: from, ageOrderMax: to }: JobContent): string | null {
  if (from != null && to != null) return t('agesBetween', { from, to })
  if (from != null) return t('agesFrom', { from })
  return to != null ? t('agesTo', { to }) : null
}
