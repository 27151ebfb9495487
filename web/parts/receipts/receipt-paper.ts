import type { Curriculum } from '@trampolim/contract/curriculums.ts'
import type { Receipt } from '@trampolim/contract/gateway/receipts.ts'
import { spacedReceiptCode } from '@trampolim/marketplace/selection/receipt-code.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { receipts } from '@trampolim/phrases/pt-br/receipts.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../platform/href.ts'
import { curriculumPaper } from '../curriculum-paper/curriculum-paper.ts'
import type { Paper } from '../curriculum-paper/paper.ts'
import { curriculumView } from '../curriculums/curriculum-view.ts'
import { yearMomentText } from '../dates-with-year.ts'
import { jobView } from '../jobs/job-view.ts'

const t = speak(receipts)

type Section = Paper['sections'][number]

/** The content of a receipt's page and PDF. Server only: it imports the lists whose codes it names. */
export function receiptPaper(receipt: Receipt, { publicUrl }: { publicUrl: string }): Paper {
  const { applicant, jobName, company, sent, answers } = receipt
  const code = spacedReceiptCode(receipt.code)
  // Disabilities aren't stored in receipts; the rest of the curriculum is as it was then.
  const content = { ...receipt.curriculum, handicaps: [] } as unknown as Curriculum
  const view = curriculumView(content, { today: dayOf(new Date(sent)) })
  const asked: Section = {
    title: t('sections.answers'),
    blocks: answers.map(({ question, type, answer }) => ({
      ...{ is: 'item', title: question, lines: [] },
      text: type === 'boolean' ? t(answer === 'yes' ? 'yes' : 'no') : answer,
    })),
  }
  return {
    title: t('fileName', { job: jobName }),
    name: t('title'),
    lines: [
      t('sent', { moment: yearMomentText(sent) }),
      t('job', { job: jobName }),
      t('company', { company: company ?? t('confidential') }),
      t('applicant', { name: applicant }),
      t('code', { code }),
      t('check', { url: publicUrl + href('/take-action', {}, { code }) }),
    ],
    sections: [
      { title: t('sections.job'), blocks: jobBlocks(receipt) },
      ...(answers.length > 0 ? [asked] : []),
      ...curriculumPaper(view, { name: applicant, lines: [] }).sections,
    ],
  }
}

function jobBlocks({ job, sent }: Receipt): Section['blocks'] {
  const view = jobView({ ...job, logo: null, viewer: null, own: null }, new Date(sent))
  const line = (text: string) => ({ is: 'line', text }) as const
  const labelled = ({ name, value }: { name: string; value: string }) => line(t('labelled', { label: name, value }))
  const others = [
    ...view.benefits,
    ...view.experience,
    ...view.keywords,
    ...view.additional,
    ...(view.client?.text ?? []),
  ]
  return [
    { is: 'item', title: view.name, lines: [view.where, view.place], text: view.description },
    ...(view.responsibilities ? [{ is: 'text', text: view.responsibilities } as const] : []),
    ...[...view.facts, ...view.requirements].map(labelled),
    ...others.map(line),
  ]
}
