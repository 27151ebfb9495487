import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { longestLookReport } from '@trampolim/marketplace/security/looks.ts'
import { lookReports, privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Pager } from '../../../design/pager.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tag } from '../../../design/tag.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { momentText } from '../../../parts/dates.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { ReportTabs } from '../../../parts/reviews/report-tabs.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/reports.ts'
import classes from './reports.module.css'

const t = speak(lookReports)
const ofReviews = speak(reviews)
const partText = speak(privacy.looks.parts)
const pathOf = (page: number) => href('/review/reports', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const { items, size, total } = await context.get(callsContext).gateway.looks.listLookReports({ page })
  const last = lastPageInstead({ items, page, size, total })
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(total / size), reports: items, done: query.has('done') }
}

/** Answers a report; the typed text stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [id, answer] = [String(form.get('id') ?? ''), String(form.get('answer') ?? '')]
  try {
    await context.get(callsContext).gateway.looks.answerLookReport({ id, answer })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    return data({ id, answer, fault: refused.fields?.answer?.message ?? refused.message }, refused.status)
  }
  return redirect(href('/review/reports', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

type Answered = { id: string; answer: string; fault: string }
type Report = Route.ComponentProps['loaderData']['reports'][number]

export default function Reports({ loaderData: { reports, page, pages, done }, actionData }: Route.ComponentProps) {
  return (
    <PageBody>
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.body}>
        <ReportTabs on="looks" />
        {done && <SavedNotice>{t('done')}</SavedNotice>}
        {reports.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <WorkRows label={t('title')}>
            {reports.map((report) => (
              <WorkRow
                key={report.id}
                title={t('candidate', { name: report.candidate, company: companyOf(report) })}
                first={
                  <Tag tone={report.answer === null ? 'sun' : 'green'}>
                    {t(report.answer === null ? 'open' : 'answered')}
                  </Tag>
                }
              >
                <Details report={report} refused={actionData?.id === report.id ? actionData : undefined} />
              </WorkRow>
            ))}
          </WorkRows>
        )}
        <Pager
          page={page}
          pages={pages}
          to={pathOf}
          label={t('pages')}
          previousLabel={ofReviews('previous')}
          nextLabel={ofReviews('next')}
          pageLabel={(number) => ofReviews('pageOf', { page: number })}
        />
      </div>
    </PageBody>
  )
}

function companyOf({ company, parts }: Report): string {
  return company ?? t(parts.includes('profile') ? 'reviewer' : 'gone')
}

function Details({ report, refused }: { report: Report; refused: Answered | undefined }) {
  const { viewer, parts, seen, jobName, text, reported, answer } = report
  return (
    <div className={classes.details}>
      <p className={classes.words}>{text}</p>
      <p>
        {[
          viewer && t('viewer', { name: viewer }),
          t('saw', { parts: parts.map((part) => partText(part)).join(', '), when: momentText(seen) }),
          jobName && t('forJob', { job: jobName }),
          t('reported', { when: momentText(reported) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {answer === null ? (
        <Form method="post" className={classes.form}>
          <input type="hidden" name="id" value={report.id} />
          <TextArea
            name="answer"
            id={`answer-${report.id}`}
            label={t('answer')}
            hint={t('answerHint')}
            most={longestLookReport}
            defaultValue={refused?.answer}
            fault={refused?.fault}
          />
          <Button type="submit" look="main">
            {t('send')}
          </Button>
        </Form>
      ) : (
        <p>{t('yourAnswer', { answer })}</p>
      )}
    </div>
  )
}
