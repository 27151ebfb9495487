import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { classNames } from '../../../design/class-names.ts'
import { DataItem, DataList } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Tag } from '../../../design/tag.tsx'
import { Tile } from '../../../design/tile.tsx'
import { dayText } from '../../../parts/dates.ts'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import classes from './organization.module.css'
import type { OrganizationPage } from './read-page.ts'

const t = speak(organizations)

/** The requests to join, each with its answers; nothing if there are none. */
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
                {email} · {t(ofTheSite ? 'joining.ofTheSite' : 'joining.otherMail')}
                <br />
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

/** The organisation's members; a newcomer who isn't approved yet may be removed, after confirming. */
export function People({ page, own, out }: { page: string; own: OrganizationPage; out: string | null }) {
  const leaving = own.mayAnswer ? own.recruiters.find((each) => each.accountId === out && !each.approved) : undefined
  return (
    <Card as="section" className={classes.card} aria-labelledby="people">
      <h2 id="people">{t('page.people')}</h2>
      {leaving && (
        <Notice
          tone="warn"
          live
          title={t('joining.putOutTitle', { name: leaving.name })}
          actions={
            <Form method="post" action={page} className={classes.actions}>
              <input type="hidden" name="accountId" value={leaving.accountId} />
              <Button type="submit" name="intent" value={organizationIntents.putOut} look="main">
                {t('joining.putOut')}
              </Button>
              <ButtonLink to={page} look="bare">
                {t('joining.keep')}
              </ButtonLink>
            </Form>
          }
        >
          {t('joining.putOutText')}
        </Notice>
      )}
      <DataList>
        {own.recruiters.map(({ accountId, name, avatar, email, you, approved }) => (
          <DataItem
            key={accountId}
            start={<Tile name={name} logo={avatar} shape="person" size="small" />}
            title={name}
            text={
              <>
                {email}
                {!approved && (
                  <div className={classNames(classes.actions, classes.below)}>
                    <Tag tone="sun">{t('joining.underReview')}</Tag>
                    {!you && own.mayAnswer && (
                      <ButtonLink
                        to={`${page}?out=${accountId}#people`}
                        size="small"
                        aria-label={t('joining.putOutNamed', { name })}
                      >
                        {t('joining.putOut')}
                      </ButtonLink>
                    )}
                  </div>
                )}
              </>
            }
            end={you ? <Tag tone="green">{t('page.you')}</Tag> : undefined}
          />
        ))}
      </DataList>
    </Card>
  )
}
