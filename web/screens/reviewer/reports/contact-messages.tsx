import { isReport, longestContactMessage } from '@trampolim/marketplace/contact/messages.ts'
import { contactKindText, contactReview } from '@trampolim/phrases/pt-br/contact.ts'
import { lookReports } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Dotted } from '../../../design/dotted.tsx'
import { Link } from '../../../design/link.tsx'
import { Tag } from '../../../design/tag.tsx'
import { deadlineText, momentText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { TextForm } from '../../../parts/form/kept/text-form.tsx'
import { ReportPage } from '../../../parts/reviews/report-page.tsx'
import { unheardAmong } from '../../../parts/reviews/unheard.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/contact-messages.ts'
import classes from './reports.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(contactReview)
const ofReports = speak(lookReports)
const pathOf = (page: number) => href('/review/reports/contact', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const { items, size, total, open, overdue } = await context.get(callsContext).gateway.contact.listContact({ page })
  const last = lastPageInstead({ items, page, size, total })
  if (last) throw redirect(pathOf(last))
  return { page, pages: Math.ceil(total / size), messages: items, open, overdue, done: query.has('done') }
}

/** Answers a message; the typed text stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [id, answer] = [String(form.get('id') ?? ''), String(form.get('answer') ?? '')]
  try {
    await context.get(callsContext).gateway.contact.answerContact({ id, answer })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ id, text: answer, fault: refused.fields?.answer?.message ?? refused.message }, refused.status)
  }
  return redirect(href('/review/reports/contact', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('tab')} · Trampolim` }]
}

type Answered = { id: string; text: string; fault: string }
type Message = Route.ComponentProps['loaderData']['messages'][number]

export default function ContactMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { messages, page, pages, open, overdue, done } = loaderData
  const counted = [open > 0 && t('waiting', { count: open }), overdue > 0 && t('overdue', { count: overdue })]
  return (
    <ReportPage
      on="contact"
      text={t('text')}
      done={done && t('done')}
      unheard={unheardAmong(
        actionData,
        messages.filter(({ answer }) => answer === null),
      )}
      above={open > 0 && <p>{counted.filter(Boolean).join(' ')}</p>}
      none={{ title: t('none.title'), text: t('none.text') }}
      isEmpty={messages.length === 0}
      page={page}
      pages={pages}
      to={pathOf}
    >
      <WorkRows label={t('tab')}>
        {messages.map((message) => (
          <WorkRow
            key={message.id}
            title={`${contactKindText[message.kind]}: ${message.name}`}
            first={<State message={message} />}
            late={message.overdue && message.answer === null}
          >
            <Details message={message} refused={actionData?.id === message.id ? actionData : undefined} />
          </WorkRow>
        ))}
      </WorkRows>
    </ReportPage>
  )
}

/** When an answer is due, or that it was given. */
function State({ message: { kind, due, overdue, answer } }: { message: Message }) {
  if (answer !== null) return <Tag tone="green">{ofReports('answered')}</Tag>
  return (
    <Tag tone={overdue ? 'coral' : isReport(kind) ? 'sun' : 'plain'}>
      {overdue ? t('late') : t('due', { when: deadlineText(due) })}
    </Tag>
  )
}

function Details({ message, refused }: { message: Message; refused: Answered | undefined }) {
  const { id, name, email, signedIn, jobId, jobName, company, page, errorId, sent, answer } = message
  const ofJob = { job: jobName ?? '', company: company ?? ofReports('gone') }
  const facts = [
    t('from', { name, email }),
    t(signedIn ? 'known' : 'unknown'),
    t('sent', { when: momentText(sent) }),
    page && t('page', { page }),
    errorId && t('errorId', { id: errorId }),
  ]
  return (
    <div className={classes.details}>
      <p className={classes.words}>{message.message}</p>
      {jobId && (
        <p>
          <Link to={href('/jobs/:jobId', { jobId })}>{t('job', ofJob)}</Link>
        </p>
      )}
      {!jobId && jobName && <p>{t('jobGone', ofJob)}</p>}
      <p>
        <Dotted of={facts} />
      </p>
      {answer === null ? (
        <TextForm
          draftKey={draftKeys.kept('report', id)}
          id={id}
          name="answer"
          label={t('answer')}
          hint={t('answerHint')}
          most={longestContactMessage}
          refused={refused}
          hidden={{ id }}
          className={classes.form}
        >
          {({ busy }) => (
            <Button type="submit" loading={busy}>
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
