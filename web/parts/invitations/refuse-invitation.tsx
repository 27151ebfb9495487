import { invitationRefusalReasons } from '@trampolim/marketplace/selection/invitations.ts'
import { invitations } from '@trampolim/phrases/pt-br/invitations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useId } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { RadioGroup } from '../../design/choice.tsx'
import { Dialog } from '../../design/dialog.tsx'
import classes from './invitation-card.module.css'

const t = speak(invitations)

type Refused = { inviteId: string; jobName: string }

/** Refuses an invitation, with an optional reason for the recruiter. */
export function RefuseDialog({
  asked,
  action,
  onClose,
}: {
  asked: Refused | null
  action: string
  onClose: () => void
}) {
  const form = useId()
  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t('refuseTitle', { job: asked?.jobName ?? '' })}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" form={form} look="danger">
            {t('refuseConfirm')}
          </Button>
        </>
      }
    >
      {asked && (
        <Form id={form} method="post" action={action} onSubmit={onClose} className={classes.form}>
          <RefuseFields inviteId={asked.inviteId} />
        </Form>
      )}
    </Dialog>
  )
}

/** The same in the page itself, for browsers without JavaScript. */
export function RefuseForm({ asked, action, keep }: { asked: Refused; action: string; keep: string }) {
  return (
    <Card as="section">
      <Form method="post" action={action} className={classes.form}>
        <h2>{t('refuseTitle', { job: asked.jobName })}</h2>
        <RefuseFields inviteId={asked.inviteId} />
        <Button type="submit" look="danger">
          {t('refuseConfirm')}
        </Button>
        <ButtonLink look="bare" to={keep}>
          {t('keep')}
        </ButtonLink>
      </Form>
    </Card>
  )
}

function RefuseFields({ inviteId }: { inviteId: string }) {
  const none = { value: '', label: t('noReason') }
  const reasons = invitationRefusalReasons.codes.map((each) => ({ value: each, label: t(`reasons.${each}`) }))
  return (
    <>
      <input type="hidden" name="intent" value="refuse" />
      <input type="hidden" name="inviteId" value={inviteId} />
      <p>{t('refuseText')}</p>
      <RadioGroup name="reason" legend={t('reason')} options={[none, ...reasons]} defaultValue="" />
    </>
  )
}
