import { longestLookReport } from '@trampolim/marketplace/security/looks.ts'
import { lookReports, privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Tag } from '../../../design/tag.tsx'
import { momentText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { TextForm } from '../../../parts/form/kept/text-form.tsx'
import { ReportPage } from '../../../parts/reviews/report-page.tsx'
import { unheardAmong } from '../../../parts/reviews/unheard.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/reports.ts'
import classes from './reports.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(lookReports)
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
    const refused = shownRefusal(problem)
    return data({ id, text: answer, fault: refused.fields?.answer?.message ?? refused.message }, refused.status)
  }
  return redirect(href('/review/reports', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

type Answered = { id: string; text: string; fault: string }
type Report = Route.ComponentProps['loaderData']['reports'][number]

export default function Reports({ loaderData: { reports, page, pages, done }, actionData }: Route.ComponentProps) {
  return (
    <ReportPage
      on="looks"
      text={t('text')}
      done={done && t('done')}
      unheard={unheardAmong(
        actionData,
        reports.filter(({ answer }) => answer === null),
      )}
      none={{ title: t('none.title'), text: t('none.text') }}
      isEmpty={reports.length === 0}
      page={page}
      pages={pages}
      to={pathOf}
    >
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
    </ReportPage>
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
        <Dotted
          of={[
            viewer && t('viewer', { name: viewer }),
            t('saw', { parts: parts.map((part) => partText(part)).join(', '), when: momentText(seen) }),
            jobName && t('forJob', { job: jobName }),
            t('reported', { when: momentText(reported) }),
          ]}
        />
      </p>
      {answer === null ? (
        <TextForm
          draftKey={draftKeys.kept('report', report.id)}
          id={report.id}
          name="answer"
          label={t('answer')}
          hint={t('answerHint')}
          most={longestLookReport}
          refused={refused}
          hidden={{ id: report.id }}
          className={classes.form}
        >
          {({ busy }) => (
            <Button type="submit" look="main" loading={busy}>
              {t('send')}
            </Button>
          )}
        </TextForm>
      ) : (
        <p>{t('yourAnswer', { answer })}</p>
      )}
    </div>
  )
}
