import { isBlockable } from '@trampolim/marketplace/reviews/blocking.ts'
import { reviewFields } from '@trampolim/marketplace/reviews/fields.ts'
import { type ReviewSubject, reviewSubjects } from '@trampolim/marketplace/reviews/review.ts'
import { reviews } from '@trampolim/phrases/pt-br/reviews.ts'
import { subjectStatusLabel } from '@trampolim/phrases/pt-br/statuses.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useRef } from 'react'
import { data, Form, redirect } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
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
    found:
      found?.map((each) => ({
        ...each,
        kind: t(`subject.${each.subject}`),
        blockable: isBlockable(each),
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

/** Blocks a subject, with a reason. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const subjectId = String(form.get('subjectId') ?? '')
  const reason = String(form.get('reason') ?? '')
  const subject = reviewSubjects.find((each) => each === form.get('subject'))
  try {
    if (subject) await context.get(callsContext).gateway.reviews.blockSubject({ subject, subjectId, reason })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ id: subjectId, text: reason, fault: refused.message }, refused.status)
  }
  return redirect(href('/review/search', {}, { name: String(form.get('name') ?? ''), blocked: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('search.title')} · Trampolim` }]
}

export default function FindSubjects({ loaderData, actionData }: Route.ComponentProps) {
  const { name, found, blocked } = loaderData
  const form = useRef<HTMLFormElement>(null)
  const blockable = (found ?? []).filter((each) => each.blockable).map((each) => ({ id: each.subjectId }))
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
        {blocked && (
          <Notice tone="success" live>
            {t('search.blocked')}
          </Notice>
        )}
        <Unheard refused={unheardAmong(actionData, blockable)} />
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
                {each.blockable && (
                  <details className={classes.block} open={actionData?.id === each.subjectId}>
                    <summary className="folds">
                      {t('search.block')}
                      <span className="unseen"> {each.name}</span>
                    </summary>
                    <TextForm
                      draftKey={draftKeys.kept('review', each.subjectId)}
                      id={each.subjectId}
                      name="reason"
                      label={t('sheet.reason')}
                      hint={t('sheet.reasonHint')}
                      most={reviewFields.reason.longest}
                      refused={actionData?.id === each.subjectId ? actionData : null}
                      hidden={{ name, subject: each.subject, subjectId: each.subjectId }}
                      above={<p>{t(consequence[each.subject])}</p>}
                      className={classes.form}
                    >
                      {({ busy }) => (
                        <Button type="submit" look="danger" loading={busy}>
                          {t('search.block')}
                        </Button>
                      )}
                    </TextForm>
                  </details>
                )}
              </WorkRow>
            ))}
          </WorkRows>
        )}
      </div>
    </PageBody>
  )
}
