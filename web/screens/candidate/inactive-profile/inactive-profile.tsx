import { signIn } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { Form } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { AccountActions, AccountFields } from '../../../parts/accounts/account-page.tsx'
import { callsContext, personContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/inactive-profile.ts'

const t = speak('sign-in', signIn)
const consequences = ['sign', 'applications', 'jobs'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { status, statusReason, name, email } = await context
    .get(callsContext)
    .gateway.professional.readProfessional({})
  const isInactive = roleOf(context.get(personContext)) === 'user:inactive'
  return { status, reason: statusReason, name, email, isInactive }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData.isInactive ? t('inactive.title') : t('inactive.activeTitle')
  return [{ title: `${title} · Trampolim` }]
}

export default function InactiveProfile({ loaderData }: Route.ComponentProps) {
  const { status, reason, name, email, isInactive } = loaderData
  if (!isInactive) return <StillActive />
  const cause = status === 'blocked' || status === 'rejected' ? status : 'other'
  return (
    <PageBody width="narrow">
      <PageHead title={t('inactive.title')} text={t(`inactive.${cause}`)} />
      <AccountFields>
        <Notice tone="warn" title={reason ? t('inactive.reason') : t('inactive.noReason')}>
          {reason}
        </Notice>
        <Facts
          facts={[
            { name: t('inactive.accountLabel'), value: `${name}, ${email}` },
            { name: t('inactive.statusLabel'), value: t(`inactive.status.${status}`) },
          ]}
        />
        <AccountFields>
          <h2>{t('inactive.meansTitle')}</h2>
          {consequences.map((each) => (
            <p key={each}>{t(`inactive.means.${each}`)}</p>
          ))}
        </AccountFields>
        <AccountActions>
          <ButtonLink look="main" to={href('/terms-privacy')}>
            {t('inactive.terms')}
          </ButtonLink>
          <ButtonLink to={href('/search')}>{t('inactive.search')}</ButtonLink>
          <Form method="post" action={href('/signout')}>
            <Button type="submit" look="bare">
              {t('inactive.signOut')}
            </Button>
          </Form>
        </AccountActions>
      </AccountFields>
    </PageBody>
  )
}

function StillActive() {
  return (
    <EmptyState
      scene="done"
      level={1}
      title={t('inactive.activeTitle')}
      text={t('inactive.active')}
      actions={
        <ButtonLink look="main" to={href('/dashboard')}>
          {t('inactive.home')}
        </ButtonLink>
      }
    />
  )
}
