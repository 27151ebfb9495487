import { isBlockable, isCorrectable } from '@trampolim/marketplace/reviews/blocking.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { type ReviewSubject, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { mayBeAskedFor, sheetFields } from '@trampolim/marketplace/reviews/sheet.ts'
import { reviewedFieldName, reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { subjectStatusLabel } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { type ReactNode, useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { fieldId } from '../../../design/field.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Select } from '../../../design/select.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { TextField } from '../../../design/text-field.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { TextForm } from '../../../parts/form/kept/text-form.tsx'
import { useSearchKey } from '../../../parts/keys/single-keys.ts'
import { Unheard, unheardAmong } from '../../../parts/reviews/unheard.tsx'
import { WorkRow, WorkRows } from '../../../parts/reviews/work-rows.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/find-subjects.ts'
import classes from './find-subjects.module.css'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(reviews)
/** What can be asked of a candidate: first what they can't change themselves. */
const correctableFields = ['cpf', 'birthDate', ...Object.keys(sheetFields.candidate)]
  .filter((field, at, all) => all.indexOf(field) === at && mayBeAskedFor('candidate', field))
  .map((field) => ({ value: field, text: reviewedFieldName('candidate', field) }))
const consequence = {
  job: 'search.blockJob',
  organization: 'search.blockOrganization',
  recruiter: 'search.blockRecruiter',
  candidate: 'search.blockCandidate',
} as const satisfies Record<ReviewSubject, string>

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const name = (query.get('name') ?? '').trim()
  const found = name.length < 2 ? null : await context.get(callsContext).gateway.reviews.findSubjects({ name })
  return {
    name,
    blocked: query.has('blocked'),
    asked: query.has('asked'),
    found:
      found?.map((each) => ({
        ...each,
        kind: t(`subject.${each.subject}`),
        blockable: isBlockable(each),
        correctable: isCorrectable(each),
        active: each.status === 'approved' || each.status === 'job:approved' || each.status === 'job:disabled',
        label: subjectStatusLabel(each.subject, each.status),
        to: pageOf(each),
      })) ?? null,
  }
}

type Found = { subject: ReviewSubject; subjectId: string; status: string; reviewId: string | null }

/** The last round of a subject; one without rounds leads to what everybody reads of it, if anything. */
function pageOf({ subject, subjectId, status, reviewId }: Found): string | null {
  if (reviewId) return href('/review/:reviewId', { reviewId })
  if (subject === 'job') return href('/jobs/:jobId', { jobId: subjectId })
  const isCompanyOpen = subject === 'organization' && status === 'approved'
  return isCompanyOpen ? href('/companies/:organizationId', { organizationId: subjectId }) : null
}

type Refused = { id: string; asks: boolean; field: string; text: string; fault: string }

/** Blocks a subject, with a reason, or asks for a correction of a profile. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const subjectId = String(form.get('subjectId') ?? '')
  const reason = String(form.get('reason') ?? '')
  const subject = reviewSubjects.find((each) => each === form.get('subject'))
  const asks = form.get('intent') === 'ask'
  const [field, remark] = [String(form.get('field') ?? ''), String(form.get('remark') ?? '').trim()]
  const { reviews: calls } = context.get(callsContext).gateway
  try {
    if (asks) await calls.askForCorrection({ subjectId, changes: remark === '' ? [] : [{ field, remark }] })
    else if (subject) await calls.blockSubject({ subject, subjectId, reason })
  } catch (problem) {
    const { code, message, status } = shownRefusal(problem)
    const fault = code === 'no_change_requested' ? t('search.remarkMissing') : message
    return data<Refused>({ id: subjectId, asks, field, text: asks ? remark : reason, fault }, status)
  }
  const done = { [asks ? 'asked' : 'blocked']: 'true' }
  return redirect(href('/review/search', {}, { name: String(form.get('name') ?? ''), ...done }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('search.title')} · Trampolim` }]
}

export default function FindSubjects({ loaderData, actionData }: Route.ComponentProps) {
  const { name, found, blocked, asked } = loaderData
  const form = useRef<HTMLFormElement>(null)
  const refusedOf = ({ subjectId }: { subjectId: string }, act: 'ask' | 'block') =>
    actionData?.id === subjectId && actionData.asks === (act === 'ask') ? actionData : null
  const stillThere = (found ?? []).flatMap((each) =>
    (actionData?.asks ? each.correctable : each.blockable) ? [{ id: each.subjectId }] : [],
  )
  useSearchKey(form)
  return (
    <PageBody>
      <PageHead title={t('search.title')} text={t('search.text')} />
      <div className={classes.body}>
        <Form ref={form} role="search" className={classes.search}>
          <TextField
            name="name"
            type="search"
            label={t('search.name')}
            defaultValue={name}
            maxLength={120}
            aria-keyshortcuts="/"
          />
          <Button type="submit" look="main">
            {t('search.submit')}
          </Button>
        </Form>
        {(blocked || asked) && (
          <Notice tone="success" live>
            {t(blocked ? 'search.blocked' : 'search.asked')}
          </Notice>
        )}
        <Unheard refused={unheardAmong(actionData, stillThere)} />
        {found?.length === 0 && <EmptyState title={t('search.emptyTitle')} text={t('search.emptyText')} />}
        {found && found.length > 0 && (
          <WorkRows label={t('search.title')}>
            {found.map((each) => (
              <WorkRow
                key={each.subjectId}
                first={each.kind}
                title={each.to ? <Link to={each.to}>{each.name}</Link> : each.name}
                facts={[
                  <b key="status" className={each.active ? classes.active : undefined}>
                    {each.label}
                  </b>,
                  each.company,
                  each.subject === 'job' && (
                    <Link to={href('/jobs/:jobId', { jobId: each.subjectId })}>
                      {t('sheet.seeAd')}
                      <span className="unseen">: {each.name}</span>
                    </Link>
                  ),
                ]}
              >
                {each.correctable && <AskForCorrection of={each} name={name} refused={refusedOf(each, 'ask')} />}
                {each.blockable && <Block of={each} name={name} refused={refusedOf(each, 'block')} />}
              </WorkRow>
            ))}
          </WorkRows>
        )}
      </div>
    </PageBody>
  )
}

type Row = NonNullable<Route.ComponentProps['loaderData']['found']>[number]
type FormProps = { of: Pick<Row, 'subject' | 'subjectId' | 'name'>; name: string; refused: Refused | null }

type ActProps = { label: string; named: string; open: boolean; danger?: boolean; children: ReactNode }

/** Something to do about a row, folded until it is wanted. */
function Act({ label, named, open, danger = false, children }: ActProps) {
  return (
    <details className={danger ? `${classes.act} ${classes.danger}` : classes.act} open={open}>
      <summary className="folds">
        {label}
        <span className="unseen"> {named}</span>
      </summary>
      {children}
    </details>
  )
}

function Block({ of: { subject, subjectId, name: named }, name, refused }: FormProps) {
  return (
    <Act label={t('search.block')} named={named} open={refused !== null} danger>
      <TextForm
        draftKey={draftKeys.kept('review', subjectId)}
        id={subjectId}
        name="reason"
        label={t('sheet.reason')}
        hint={t('sheet.reasonHint')}
        most={reviewFields.reason.longest}
        refused={refused}
        hidden={{ name, subject, subjectId, intent: 'block' }}
        above={<p>{t(consequence[subject])}</p>}
        className={classes.form}
      >
        {({ busy }) => (
          <Button type="submit" look="danger" loading={busy}>
            {t('search.block')}
          </Button>
        )}
      </TextForm>
    </Act>
  )
}

/** Asks for a correction of one field of an approved profile. */
function AskForCorrection({ of: { subject, subjectId, name: named }, name, refused }: FormProps) {
  return (
    <Act label={t('search.correct')} named={named} open={refused !== null}>
      <TextForm
        draftKey={draftKeys.kept('review', `correct:${subjectId}`)}
        id={`correct-${subjectId}`}
        name="remark"
        label={t('search.remark')}
        hint={t('sheet.reasonHint')}
        most={reviewFields.remark.longest}
        refused={refused}
        hidden={{ name, subject, subjectId, intent: 'ask' }}
        above={
          <>
            <p>{t('search.correctText')}</p>
            <Select
              name="field"
              id={fieldId(`field-${subjectId}`)}
              label={t('search.field')}
              options={correctableFields}
              defaultValue={refused?.field}
            />
          </>
        }
        className={classes.form}
      >
        {({ busy }) => (
          <Button type="submit" loading={busy}>
            {t('search.correct')}
          </Button>
        )}
      </TextForm>
    </Act>
  )
}
