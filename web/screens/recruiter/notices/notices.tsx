import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { noticeEdits, noticeTransitions } from '@trampolim/marketplace/notices/status.ts'
import { mayMove } from '@trampolim/marketplace/transitions.ts'
import { noticeKindText, noticeStatusText, ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect, useNavigation } from 'react-router'
import { AskInPlace } from '../../../design/ask-in-place.tsx'
import { ButtonLink } from '../../../design/button.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { Tag } from '../../../design/tag.tsx'
import { deadlineText } from '../../../parts/dates.ts'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { noticeDayText, noticePlaceText, noticeTimeText } from '../../../parts/notices/notice-texts.ts'
import classes from '../../../parts/notices/notices.module.css'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/notices.ts'

export { rereadList as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(ownNotices)
const pathOf = (page: number, extra: { ask?: string; done?: string } = {}) =>
  href('/recruiter/notices', {}, { page: page > 1 ? page : null, ...extra })
const outcomes = ['written', 'withdrawn', 'edited', 'editSent', 'editDropped'] as const
const tones = { pending: 'sun', approved: 'green', rejected: 'coral', withdrawn: 'plain', ended: 'plain' } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const done = outcomes.find((each) => each === query.get('done')) ?? null
  try {
    const list = await context.get(callsContext).gateway.notices.listOwnNotices({ page })
    const last = lastPageInstead(list)
    if (last) throw redirect(pathOf(last))
    const { items, size, total, shown, mayWrite, mayWithdraw } = list
    const may = { mayWrite, mayWithdraw, isAlone: false }
    return { notices: items, page, pages: Math.ceil(total / size), shown, ...may, ask: query.get('ask'), done }
  } catch (problem) {
    if (refusalOf(problem)?.code !== 'organization_not_found') throw problem
    const may = { mayWrite: false, mayWithdraw: false, isAlone: true }
    return { notices: [], page: 1, pages: 0, shown: true, ...may, ask: null, done: null }
  }
}

/** Withdraws a notice. */
export async function action({ request, context }: Route.ActionArgs) {
  const id = String((await request.formData()).get('id') ?? '')
  try {
    await context.get(callsContext).gateway.notices.withdrawNotice({ id })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data({ fault: refused.message }, refused.status)
  }
  return redirect(pathOf(1, { done: 'withdrawn' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

type Own = Route.ComponentProps['loaderData']['notices'][number]

export default function OwnNotices({ loaderData, actionData }: Route.ComponentProps) {
  const { notices, page, pages, shown, mayWrite, mayWithdraw, isAlone, ask, done } = loaderData
  const isAway = !shown && notices.some(({ status }) => status === 'approved')
  return (
    <PageBody>
      <PageHead
        title={t('title')}
        text={t('text')}
        action={
          mayWrite && (
            <ButtonLink look="main" to={href('/recruiter/notices/new')}>
              {t('write')}
            </ButtonLink>
          )
        }
      />
      <div className={classes.body}>
        {done && <SavedNotice>{t(done)}</SavedNotice>}
        {actionData?.fault && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        {isAway && <Notice tone="warn">{t('away')}</Notice>}
        {!mayWrite && !isAway && !isAlone && <Notice>{t('mayNot')}</Notice>}
        {isAlone ? (
          <EmptyState
            title={t('alone.title')}
            text={t('alone.text')}
            actions={
              <ButtonLink look="main" to={href('/recruiter/organization')}>
                {t('alone.action')}
              </ButtonLink>
            }
          />
        ) : notices.length === 0 ? (
          <EmptyState title={t('none.title')} text={t('none.text')} />
        ) : (
          <DataList label={t('list')}>
            {notices.map((notice) => (
              <DataItem
                key={notice.id}
                title={
                  <span className={classes.named}>
                    {notice.title}
                    {notice.status === 'approved' && !shown ? (
                      <Tag tone="plain">{t('hidden')}</Tag>
                    ) : (
                      <Tag tone={tones[notice.status]}>{noticeStatusText[notice.status]}</Tag>
                    )}
                  </span>
                }
                text={
                  <Details
                    notice={notice}
                    page={page}
                    asked={ask === notice.id}
                    {...{ shown, mayWrite, mayWithdraw }}
                  />
                }
              />
            ))}
          </DataList>
        )}
        <ListPager page={page} pages={pages} to={pathOf} label={t('pages')} />
      </div>
    </PageBody>
  )
}

type DetailsProps = {
  notice: Own
  page: number
  asked: boolean
  shown: boolean
  mayWrite: boolean
  mayWithdraw: boolean
}

function Details({ notice, page, asked, shown, mayWrite, mayWithdraw }: DetailsProps) {
  const { id, title, kind, status, due, reason, day } = notice
  const edit = status === 'approved' ? notice.edit : null
  const mayEdit = mayWrite && noticeEdits[status] !== null
  const isRefused = status === 'rejected' || (edit !== null && edit.due === null)
  const busy = useNavigation().state === 'submitting'
  const stands = mayMove(noticeTransitions, { from: status, to: 'withdrawn', actor: 'recruiter' })
  const isOpen = status === 'approved' && shown
  return (
    <div className={classes.details}>
      <p>
        {noticeKindText[kind]} · {noticeDayText(day)}, {noticeTimeText(notice)} · {noticePlaceText(notice)}
      </p>
      {status === 'pending' && <p>{t('due', { when: deadlineText(due) })}</p>}
      {status === 'ended' && !notice.published && <p>{t('unread')}</p>}
      {reason && <p>{t('reason', { reason })}</p>}
      {edit?.due && <p>{t('editWaits', { when: deadlineText(edit.due) })}</p>}
      {edit?.reason && <p>{t('editRefused', { reason: edit.reason })}</p>}
      {stands && mayWithdraw && asked ? (
        <AskInPlace
          title={t('ask.title', { title })}
          fields={{ id }}
          confirmText={t('ask.confirm')}
          keepText={t('ask.keep')}
          keep={pathOf(page)}
          busy={busy}
        >
          {t(status === 'rejected' ? 'ask.rejected' : 'ask.text')}
        </AskInPlace>
      ) : (
        ((stands && mayWithdraw) || mayEdit || isOpen) && (
          <div className={classes.ways}>
            {isOpen && (
              <ButtonLink
                size="small"
                to={href('/classifieds/:noticeId', { noticeId: id })}
                aria-label={t('openOf', { title })}
              >
                {t('open')}
              </ButtonLink>
            )}
            {mayEdit && (
              <ButtonLink
                size="small"
                to={href('/recruiter/notices/:noticeId/edit', { noticeId: id })}
                aria-label={t(isRefused ? 'correctOf' : 'editOf', { title })}
              >
                {t(isRefused ? 'correct' : 'edit')}
              </ButtonLink>
            )}
            {stands && mayWithdraw && (
              <ButtonLink
                size="small"
                look="bare"
                to={pathOf(page, { ask: id })}
                aria-label={t('withdrawOf', { title })}
              >
                {t('withdraw')}
              </ButtonLink>
            )}
          </div>
        )
      )}
    </div>
  )
}
