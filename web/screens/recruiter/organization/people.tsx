import { isUnderReview } from '@trampolim/marketplace/organizations/profile-status.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { Dotted } from '../../../design/dotted.tsx'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { dayText } from '../../../parts/dates.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import classes from './organization.module.css'
import type { OrganizationPage } from './read-page.ts'

const t = speak(organizations)

type Member = OrganizationPage['recruiters'][number]

/** The requests to join, each with buttons to answer it; nothing if there are none. */
export function JoinRequests({ page, requests }: { page: string; requests: OrganizationPage['requests'] }) {
  if (requests.length === 0) return null
  return (
    <Card as="section" className={classes.card} aria-labelledby="joining">
      <h2 id="joining">{t('joining.requests')}</h2>
      <p className={classes.soft}>{t('joining.requestsText')}</p>
      <DataList>
        {requests.map(({ accountId, name, email, ofTheSite, jobName, asked }) => (
          <DataItem
            key={accountId}
            start={<Tile name={name} shape="person" size="small" />}
            title={name}
            text={
              <>
                <Dotted of={[email, t(ofTheSite ? 'joining.ofTheSite' : 'joining.otherMail')]} />
                {jobName
                  ? t('joining.withJob', { when: dayText(asked), job: jobName })
                  : t('joining.asked', { when: dayText(asked) })}
                <Form method="post" action={page} className={classNames(classes.actions, classes.below)}>
                  <input type="hidden" name="accountId" value={accountId} />
                  <Button
                    type="submit"
                    name="intent"
                    value={organizationIntents.accept}
                    look="main"
                    size="small"
                    aria-label={t('joining.acceptNamed', { name })}
                  >
                    {t('joining.accept')}
                  </Button>
                  <Button
                    type="submit"
                    name="intent"
                    value={organizationIntents.decline}
                    size="small"
                    aria-label={t('joining.declineNamed', { name })}
                  >
                    {t('joining.decline')}
                  </Button>
                </Form>
              </>
            }
          />
        ))}
      </DataList>
    </Card>
  )
}

/** The organisation's members as rows. An approved member may remove any other, after a confirmation. */
export function People({ page, own, out }: { page: string; own: OrganizationPage; out: string | null }) {
  const { recruiters, mayAnswer } = own
  const leaving = mayAnswer ? recruiters.find((each) => each.accountId === out && !each.you) : undefined
  return (
    <Card as="section" className={classes.card} aria-labelledby="people">
      <h2 id="people">{t('page.people')}</h2>
      {leaving && <Removal page={page} leaving={leaving} />}
      <DataList label={t('page.people')}>
        {recruiters.map((member) => (
          <DataItem
            key={member.accountId}
            start={<Tile name={member.name} logo={member.avatar} shape="person" size="small" />}
            title={
              <span className={classes.who}>
                {member.name} {member.you && <Tag tone="green">{t('page.you')}</Tag>}
              </span>
            }
            text={
              <>
                {member.email}
                <br />
                <Dotted of={[t('people.since', { when: dayText(member.since) }), t(`people.${standingOf(member)}`)]} />
              </>
            }
            end={
              !member.you &&
              mayAnswer && (
                <ButtonLink
                  to={`${page}?out=${member.accountId}#people`}
                  size="small"
                  aria-label={t('joining.putOutNamed', { name: member.name })}
                >
                  {t('joining.putOutShort')}
                </ButtonLink>
              )
            }
          />
        ))}
      </DataList>
    </Card>
  )
}

function Removal({ page, leaving: { accountId, name, approved } }: { page: string; leaving: Member }) {
  return (
    <Notice
      tone="warn"
      live
      title={t('joining.putOutTitle', { name })}
      actions={
        <Form method="post" action={page} className={classes.actions}>
          <input type="hidden" name="accountId" value={accountId} />
          <Button type="submit" name="intent" value={organizationIntents.putOut} look="main">
            {t('joining.putOut')}
          </Button>
          <ButtonLink to={page} look="bare">
            {t('joining.keep')}
          </ButtonLink>
        </Form>
      }
    >
      {t(approved ? 'joining.putOutApproved' : 'joining.putOutText')}
    </Notice>
  )
}

/** The status of a member's profile, as the row shows it. */
function standingOf({ status, approved, toCorrect }: Member) {
  if (status === 'rejected' || status === 'blocked') return status
  if (toCorrect) return approved ? 'toCorrectAgain' : 'toCorrect'
  return !approved && isUnderReview(status) ? 'underReview' : 'approved'
}
