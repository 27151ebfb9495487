import type { ColleagueInvitation } from '@trampolim/contract/gateway/joining.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Tag } from '../../../design/tag.tsx'
import { dayText } from '../../../parts/dates.ts'
import { EmailField } from '../../../parts/form/email-field.tsx'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import type { RefusedInvitation } from './act-on-invitations.ts'
import classes from './organization.module.css'

const t = speak(organizations)

type InvitationsProps = {
  page: string
  items: readonly ColleagueInvitation[]
  /** Whether the organisation may invite people, which requires its approval. */
  mayInvite: boolean
  /** Whether inviting is what is left to do here; else the requests to join come first. */
  first: boolean
  refused: RefusedInvitation | undefined
}

/** The invitations that are pending or ended without an answer, and the form of a new one. */
export function Invitations({ page, items, mayInvite, first, refused }: InvitationsProps) {
  const sending = useNavigation().formData
  const busy = sending?.get('intent') === organizationIntents.invite
  return (
    <Card as="section" className={classes.card} aria-labelledby="invitations">
      <h2 id="invitations">{t('invitations.title')}</h2>
      <p className={classes.soft}>{t(mayInvite ? 'invitations.text' : 'invitations.notYet')}</p>
      {mayInvite && (
        <Form method="post" action={`${page}#invitations`} noValidate className={classes.invite} key={items.length}>
          <EmailField
            name="email"
            label={t('invitations.email')}
            autoComplete="off"
            defaultValue={refused?.email ?? ''}
            fault={refused?.fault}
          />
          <Button
            type="submit"
            name="intent"
            value={organizationIntents.invite}
            look={first ? 'main' : 'plain'}
            loading={busy}
          >
            {t('invitations.send')}
          </Button>
        </Form>
      )}
      {items.length > 0 && (
        <DataList label={t('invitations.title')}>
          {items.map((each) => (
            <DataItem
              key={each.id}
              title={
                <span className={classes.who}>
                  {each.email} {each.ended && <Tag tone="sun">{t('invitations.ended')}</Tag>}
                </span>
              }
              text={
                <>
                  {sentText(each)}
                  <Form
                    method="post"
                    action={`${page}#invitations`}
                    className={classNames(classes.actions, classes.below)}
                  >
                    <input type="hidden" name="id" value={each.id} />
                    {mayInvite && (
                      <Button
                        type="submit"
                        name="intent"
                        value={organizationIntents.inviteAgain}
                        size="small"
                        aria-label={t('invitations.againNamed', { email: each.email })}
                      >
                        {t('invitations.again')}
                      </Button>
                    )}
                    <Button
                      type="submit"
                      name="intent"
                      value={organizationIntents.cancelInvitation}
                      look="bare"
                      size="small"
                      aria-label={t('invitations.cancelNamed', { email: each.email })}
                    >
                      {t('invitations.cancel')}
                    </Button>
                  </Form>
                </>
              }
            />
          ))}
        </DataList>
      )}
    </Card>
  )
}

/** Who sent an invitation, when, and until when it can be accepted. */
function sentText({ invitedBy, sent, ends, ended }: ColleagueInvitation): string {
  const values = { when: dayText(sent), by: invitedBy ?? '', ends: dayText(ends) }
  if (ended) return t('invitations.sentEnded', values)
  return t(invitedBy === null ? 'invitations.sent' : 'invitations.sentBy', values)
}
