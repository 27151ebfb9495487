import type { Calls } from '@trampolim/contract/client/calls.ts'
import type { CandidateInvitation } from '@trampolim/contract/gateway/invitations.ts'
import { isOpenInvitation } from '@trampolim/marketplace/selection/invitations.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { InvitationCard } from '../../../parts/invitations/invitation-card.tsx'
import { RefuseDialog, RefuseForm } from '../../../parts/invitations/refuse-invitation.tsx'
import { ListPager } from '../../../parts/list-pager.tsx'
import { href } from '../../../platform/href.ts'
import { SearchAlike } from './search-alike.tsx'
import classes from './selective-process.module.css'

const t = speak(invitations)

/** The step of the page's address that shows the invitations. */
export const invitationsStep = 'invitations'

type InvitationList = Awaited<ReturnType<Calls['gateway']['selection']['listInvitations']>>

const listPath = (page: number | null) =>
  href('/selective-process', {}, { step: invitationsStep, page: page && page > 1 ? page : null })

type InvitationsTabProps = {
  list: InvitationList
  /** The invitation whose refusal the page asks to confirm, used without JavaScript. */
  refusing: string | null
  now: string
}

/** The invitations that a candidate received, those without an answer first. */
export function InvitationsTab({ list, refusing, now }: InvitationsTabProps) {
  const { items, page, size, total } = list
  const [asked, ask] = useState<CandidateInvitation | null>(null)
  const here = listPath(page)
  const inPlace = items.find(({ inviteId, status }) => inviteId === refusing && isOpenInvitation(status))
  if (total === 0) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        actions={<ButtonLink to={href('/curriculum')}>{t('emptyAction')}</ButtonLink>}
      />
    )
  }
  return (
    <>
      {items.some(({ status }) => status === 'invite:pending') && <MarkViewed here={here} />}
      <p>{t('text')}</p>
      {inPlace && <RefuseForm asked={inPlace} action={here} keep={here} />}
      <ul className={classes.list}>
        {items.map((invitation) => (
          <li key={invitation.inviteId}>
            <InvitationCard
              invitation={invitation}
              now={now}
              actions={<Actions invitation={invitation} page={page} onRefuse={() => ask(invitation)} />}
            />
          </li>
        ))}
      </ul>
      <ListPager page={page} pages={Math.ceil(total / size)} to={listPath} label={t('pages')} />
      <RefuseDialog asked={asked} action={here} onClose={() => ask(null)} />
    </>
  )
}

/** Marks the invitations as seen, for the recruiters, once the page is shown. */
function MarkViewed({ here }: { here: string }) {
  const { submit } = useFetcher()
  useEffect(() => {
    submit({ intent: 'viewed' }, { method: 'post', action: here })
  }, [submit, here])
  return null
}

type ActionsProps = { invitation: CandidateInvitation; page: number; onRefuse: () => void }

/**
 * Accept or refuse an open invitation; open the selection after accepting; the job if it is still possible to apply, or
 * the search for similar ones once it was deleted.
 */
function Actions({ invitation, page, onRefuse }: ActionsProps) {
  const { inviteId, job, jobName, status, processId } = invitation
  if (isOpenInvitation(status)) {
    return (
      <>
        {job?.open && (
          <ButtonLink look="main" to={`${href('/jobs/:jobId', { jobId: job.id })}?apply`}>
            {t('accept')}
          </ButtonLink>
        )}
        <Form
          action={href('/selective-process')}
          onSubmit={(event) => {
            event.preventDefault()
            onRefuse()
          }}
        >
          <input type="hidden" name="step" value={invitationsStep} />
          {page > 1 && <input type="hidden" name="page" value={page} />}
          <input type="hidden" name="refuse" value={inviteId} />
          <Button type="submit" look="bare">
            {t('refuse')}
          </Button>
        </Form>
      </>
    )
  }
  if (processId) return <ButtonLink to={`${href('/selective-process')}#process-${processId}`}>{t('follow')}</ButtonLink>
  if (status === 'invite:canceled' && job?.open && !job.applied) {
    return <ButtonLink to={href('/jobs/:jobId', { jobId: job.id })}>{t('applyAnyway')}</ButtonLink>
  }
  if (status === 'invite:canceled' && !job) return <SearchAlike jobName={jobName} />
  return null
}
