import { longestThreadReport, threadDecisions } from '@trampolim/marketplace/messages/threads.ts'
import { lookReports } from '@trampolim/phrases/pt-br/privacy.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
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
import type { Route } from './+types/thread-reports.ts'
import classes from './reports.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(lookReports)
const ofReviews = speak(reviews)
const pathOf = (page: number) => href('/review/reports/threads', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const { items, size, total } = await context.get(callsContext).gateway.messages.listThreadReports({ page })
  const last = lastPageInstead({ items, page, size, total })
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(total / size), reports: items, done: query.has('done') }
}

/** Decides on a report; the typed text stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [id, answer] = [String(form.get('id') ?? ''), String(form.get('answer') ?? '')]
  const decision = threadDecisions.find((each) => each === form.get('decision'))
  if (!decision) throw data(null, 400)
  try {
    await context.get(callsContext).gateway.messages.decideThreadReport({ id, decision, answer })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ id, text: answer, fault: refused.fields?.answer?.message ?? refused.message }, refused.status)
  }
  return redirect(href('/review/reports/threads', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

type Answered = { id: string; text: string; fault: string }
type Report = Route.ComponentProps['loaderData']['reports'][number]

export default function ThreadReports({
  loaderData: { reports, page, pages, done },
  actionData,
}: Route.ComponentProps) {
  return (
    <ReportPage
      on="threads"
      text={ofReviews('reports.threadsText')}
      done={done && t('done')}
      unheard={unheardAmong(
        actionData,
        reports.filter(({ answer }) => answer === null),
      )}
      none={{ title: t('none.title'), text: ofReviews('reports.threadsNone') }}
      isEmpty={reports.length === 0}
      page={page}
      pages={pages}
      to={pathOf}
    >
      <WorkRows label={t('title')}>
        {reports.map((report) => (
          <WorkRow
            key={report.id}
            title={ofReviews(report.byCandidate ? 'reports.byCandidate' : 'reports.byCompany', {
              name: report.candidate,
              company: report.company,
            })}
            first={
              <Tag tone={report.decision === null ? 'sun' : 'green'}>
                {report.decision === null ? t('open') : ofReviews(`reports.decided.${report.decision}`)}
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

function Details({ report, refused }: { report: Report; refused: Answered | undefined }) {
  const { candidate, jobName, text, reported, answer, messages } = report
  return (
    <div className={classes.details}>
      <p className={classes.words}>{text}</p>
      <p>
        <Dotted of={[t('forJob', { job: jobName }), t('reported', { when: momentText(reported) })]} />
      </p>
      <details>
        <summary className="folds">{ofReviews('reports.said', { count: messages.length })}</summary>
        <ol className={classes.said}>
          {messages.map(({ author, fromCandidate, text: words, sent }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The list never changes.
            <li key={at}>
              <Dotted of={[fromCandidate ? candidate : author || t('gone'), momentText(sent)]} />
              <p className={classes.words}>{words}</p>
            </li>
          ))}
        </ol>
      </details>
      {answer === null ? (
        <TextForm
          draftKey={draftKeys.kept('report', report.id)}
          id={report.id}
          name="answer"
          label={t('answer')}
          hint={ofReviews('reports.answerHint')}
          most={longestThreadReport}
          refused={refused}
          hidden={{ id: report.id }}
          className={classes.form}
        >
          {({ busy }) => (
            <div className={classes.decide}>
              <Button type="submit" name="decision" value="close" look="danger" loading={busy}>
                {ofReviews('reports.close')}
              </Button>
              <Button type="submit" name="decision" value="keep">
                {ofReviews('reports.keep')}
              </Button>
            </div>
          )}
        </TextForm>
      ) : (
        <p>{t('yourAnswer', { answer })}</p>
      )}
    </div>
  )
}
