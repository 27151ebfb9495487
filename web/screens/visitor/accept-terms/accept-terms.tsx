import { signInPathFor } from '@trampolim/marketplace/accounts/audiences.ts'
import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { acceptTerms } from '@trampolim/phrases/pt-br/accept-terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Form, redirect, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { versionText } from '../../../parts/dates-with-year.ts'
import { callsContext, personContext } from '../../../platform/context.ts'
import { homeFor } from '../../../platform/guard.ts'
import { asSearch, href } from '../../../platform/href.ts'
import { pageAt } from '../../../platform/pages.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/accept-terms.ts'
import classes from './accept-terms.module.css'

const t = speak(acceptTerms)

export function loader({ request, context }: Route.LoaderArgs) {
  const { person, next } = asked(request, context)
  const isRecruiter = homeFor(person).role === 'user:recruiter'
  return {
    due: person.termsDue,
    next,
    version: consentVersions.terms,
    changes: terms.changes,
    whole: href(isRecruiter ? '/recruiter/terms-privacy' : '/terms-privacy'),
  }
}

/**
 * The signed-in person, and the page to which they return. Visitors are redirected to the sign-in page of that page's
 * audience.
 */
function asked(request: Request, context: Route.LoaderArgs['context']) {
  const person = context.get(personContext)
  const { pathname, search, searchParams } = new URL(request.url)
  const next = safeRedirect(searchParams.get('redirect'))
  if (!person) {
    const signIn = signInPathFor(next ? pageAt(new URL(next, request.url).pathname).audience : 'visitor')
    throw redirect(signIn + asSearch({ redirect: `${pathname.replace(/\.data$/, '')}${search}` }))
  }
  return { person, next: next ?? homeFor(person).home }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { next } = asked(request, context)
  const form = await request.formData()
  try {
    await context.get(callsContext).gateway.consents.acceptTerms({ version: String(form.get('version') ?? '') })
  } catch (problem) {
    const refused = shownRefusal(problem)
    const fault = refused.code === 'terms_outdated' ? t('changedMeanwhile') : refused.message
    return data({ fault }, refused.status)
  }
  return redirect(next)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${t(loaderData?.due === false ? 'upToDateTitle' : 'title')} · Trampolim` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AcceptTerms({ loaderData, actionData }: Route.ComponentProps) {
  const { due, next, version, changes, whole } = loaderData
  const busy = useNavigation().state === 'submitting'
  if (!due) {
    return (
      <PageBody width="narrow">
        <PageHead title={t('upToDateTitle')} text={t('upToDate', { version: versionText(version) })} />
        <div className={classes.actions}>
          <ButtonLink look="main" to={next}>
            {t('back')}
          </ButtonLink>
        </div>
      </PageBody>
    )
  }
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text', { version: versionText(version) })} />
      <div className={classes.page}>
        {actionData && (
          <Notice tone="danger" live>
            {actionData.fault}
          </Notice>
        )}
        <ul className={classes.changes}>
          {changes.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>
          <a href={whole} target="_blank" rel="noopener">
            {t('whole')}
          </a>
        </p>
        <Form method="post" className={classes.actions}>
          <input type="hidden" name="version" value={version} />
          <Button type="submit" look="main" loading={busy}>
            {t('accept')}
          </Button>
          <ButtonLink look="bare" to={next}>
            {t('later')}
          </ButtonLink>
        </Form>
        <p className={classes.soft}>{t('without')}</p>
      </div>
    </PageBody>
  )
}
