import { adRules as rules } from '@trampolim/marketplace/jobs/ad-rules.ts'
import { noticeDecisions } from '@trampolim/marketplace/notices/status.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { adRules } from '@trampolim/phrases/pt-br/ad-rules.ts'
import { noticeKindText, noticeReview, noticeStatusText } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useMemo } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { fieldId } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tag } from '../../../design/tag.tsx'
import { TextArea } from '../../../design/text-field.tsx'
import { deadlineText } from '../../../parts/dates.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { KeptForm } from '../../../parts/form/kept/kept-form.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { NoticeChanges } from '../../../parts/notices/notice-changes.tsx'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import classes from '../../../parts/notices/notices.module.css'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/notices.ts'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(noticeReview)
const froms = ['pending', 'approved', 'edited'] as const
const pathOf = (page: number) => href('/review/notices', {}, { page: page > 1 ? page : null })
const ruleOptions = rules.map((value) => ({ value, text: adRules[value] }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const list = await context.get(callsContext).gateway.notices.listNoticesToReview({ page })
  const last = lastPageInstead(list)
  if (last) throw redirect(pathOf(last))
  const { items, size, total, waiting } = list
  return { notices: items, page, pages: Math.ceil(total / size), waiting, done: query.has('done') }
}

/** Decides on a notice; the typed reason stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const [id, reason] = [text('id'), text('reason')]
  const decision = noticeDecisions.find((each) => each === text('decision')) ?? 'approved'
  const from = froms.find((each) => each === text('from')) ?? 'pending'
  const edition = Number(text('edition'))
  const rule = rules.find((each) => each === text('rule'))
  try {
    await context.get(callsContext).gateway.notices.decideNotice({ id, from, edition, decision, rule, reason })
  } catch (problem) {
    const refused = shownRefusal(problem)
    const fault = refused.fields?.reason?.message ?? refused.message
    return data({ id, from, decision, reason, fault }, refused.status)
  }
  return redirect(href('/review/notices', {}, { done: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('tab')} · Trampolim` }]
}

type Reviewed = Route.ComponentProps['loaderData']['notices'][number]
type Refused = { id: string; from: string; decision: string; reason: string; fault: string }

export default function ReviewNotices({ loaderData, actionData }: Route.ComponentProps) {
  const { notices, page, pages, waiting, done } = loaderData
  return (
    <PageBody>
      <PageHead title={t('tab')} text={t('text')} />
      <div className={classes.body}>
        {done && <SavedNotice>{t('done')}</SavedNotice>}
        {actionData && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        {waiting > 0 && <p>{t('waiting', { count: waiting })}</p>}
        {notices.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <DataList label={t('tab')}>
            {notices.map((notice) => (
              <DataItem
                key={notice.id}
                title={`${notice.title}, ${notice.company}`}
                text={<Details notice={notice} refused={actionData?.id === notice.id ? actionData : undefined} />}
              />
            ))}
          </DataList>
        )}
        <ListPager page={page} pages={pages} to={pathOf} label={t('tab')} />
      </div>
    </PageBody>
  )
}

function Details({ notice, refused }: { notice: Reviewed; refused: Refused | undefined }) {
  const { kind, status, day, text, howTo, link, due, overdue, reason, edited, changes, title } = notice
  const waits = status === 'pending' || edited
  const from = edited ? 'edited' : status
  /** What was refused of a rejection of one version; an approval has no form in which it would be said. */
  const refusedOf = (version: string) =>
    refused?.decision === 'rejected' && refused.from === version ? refused : undefined
  return (
    <div className={classes.details}>
      <div>
        {waits ? (
          <Tag tone={overdue ? 'coral' : 'sun'}>{overdue ? t('late') : t('due', { when: deadlineText(due) })}</Tag>
        ) : (
          <Tag tone={status === 'approved' ? 'green' : 'plain'}>{noticeStatusText[status]}</Tag>
        )}{' '}
        {edited && <Tag tone="green">{t('edited')}</Tag>}
      </div>
      <p>
        {noticeKindText[kind]} · {noticeDayText(day)}, {noticeTimeText(notice)} · {noticePlaceText(notice)}
      </p>
      <p className={classes.words}>{text}</p>
      <p className={classes.words}>{howTo}</p>
      {link && <p>{link}</p>}
      {edited && <NoticeChanges title={title} changes={changes} />}
      {reason && <p>{t('given', { reason })}</p>}
      {waits && (
        <Form method="post">
          <Asked notice={notice} from={from} decision="approved" />
          <Button type="submit" look="main" aria-label={`${t(edited ? 'approveEdit' : 'approve')}: ${title}`}>
            {t(edited ? 'approveEdit' : 'approve')}
          </Button>
        </Form>
      )}
      {waits && <Reject notice={notice} from={from} refused={refusedOf(from)} />}
      {status === 'approved' && <Reject notice={notice} from="approved" refused={refusedOf('approved')} />}
    </div>
  )
}

type RejectProps = { notice: Reviewed; from: string; refused: Refused | undefined }

/** Rejects a notice or an edit, or takes down a published notice. */
function Reject({ notice, from, refused }: RejectProps) {
  const { id, title } = notice
  const field = `reason-${from}-${id}`
  const returned = useMemo(() => refused && { faults: { [field]: refused.fault } }, [refused, field])
  const label = t(from === 'edited' ? 'rejectEdit' : from === 'approved' ? 'takeDown' : 'reject')
  return (
    <details open={refused !== undefined}>
      <summary className="folds">
        {t(from === 'edited' ? 'foldEdit' : from === 'approved' ? 'foldDown' : 'fold')}
      </summary>
      <KeptForm
        draftKey={draftKeys.kept('review', `${from}:${id}`)}
        refused={returned}
        labels={{ [`rule-${from}-${id}`]: t('rule'), [field]: t('reason') }}
      >
        {({ faults, busy }) => (
          <>
            <Asked notice={notice} from={from} decision="rejected" />
            <Select
              name="rule"
              id={fieldId(`rule-${from}-${id}`)}
              label={t('rule')}
              placeholder={t('noRule')}
              options={ruleOptions}
            />
            <TextArea
              name="reason"
              id={fieldId(field)}
              label={t('reason')}
              hint={t('reasonHint')}
              most={reviewFields.reason.longest}
              defaultValue={refused?.reason}
              fault={faults[field]}
            />
            <Button type="submit" look="danger" loading={busy} aria-label={`${label}: ${title}`}>
              {label}
            </Button>
          </>
        )}
      </KeptForm>
    </details>
  )
}

function Asked({ notice: { id, edition }, from, decision }: { notice: Reviewed; from: string; decision: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="decision" value={decision} />
    </>
  )
}
