import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { useEffect, useRef } from 'react'
import { data, Form, Link } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { FormSummary } from '../../../design/form-summary.tsx'
import { Notice } from '../../../design/notice.tsx'
import { Steps } from '../../../design/steps.tsx'
import { draftField } from '../../../parts/curriculums/draft.ts'
import { faultsTitle, toldFaults } from '../../../parts/form/told-faults.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import { progressAt, registrationSteps } from '../../../parts/registration/pages.ts'
import { isCodeDone } from '../../../parts/registration/write-registration.ts'
import { placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/register.ts'
import classes from './register.module.css'
import { RegistrationFields } from './registration-fields.tsx'
import { takeStep } from './take-step.ts'
import { useRegistration } from './use-registration.ts'

const t = speak('registration', registration)
const unkept = { 'cache-control': 'no-store' }

export function loader({ request, context }: Route.LoaderArgs) {
  const redirect = safeRedirect(new URL(request.url).searchParams.get('redirect')) ?? null
  return data({ today: dayOf(new Date()), demo: context.get(placeContext).demo, redirect }, { headers: unkept })
}

export const action = takeStep

export const headers = () => unkept

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { today, demo, redirect } = loaderData
  const form = useRegistration({ first: actionData, today })
  const { page, draft, told } = form
  const heading = useFocusOnChange(page, { unless: Object.keys(told.faults).length > 0 })
  const { step, minutes } = progressAt(page)
  const isCodePage = page === 'phone' || page === 'code'
  const isDone = isCodeDone(page, draft)
  const texts = isCodePage && isDone ? (`${page}Done` as const) : page
  return (
    <div className={classes.page}>
      <Steps
        label={t('stepsLabel')}
        steps={registrationSteps.map((each) => t(`steps.${each}`))}
        current={step}
        progress={t('progress', { step: step + 1, steps: registrationSteps.length, count: minutes })}
      />
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t(`pages.${texts}.title`)}
        </h1>
        <p>{t(`pages.${texts}.intro`, sentTo(draft))}</p>
      </div>
      {form.restored && (
        <Notice
          title={t('restored')}
          live
          actions={
            <Button size="small" onClick={form.restart}>
              {t('restart')}
            </Button>
          }
        >
          {t('restoredPassword')}
        </Notice>
      )}
      <FormSummary
        key={`${page} ${told.tries}`}
        title={faultsTitle(told.faults, t('faultsTitle'))}
        faults={toldFaults(told.faults)}
      />
      <Form method="post" noValidate className={classes.form} onSubmit={form.onSubmit} onBlur={form.onBlur}>
        {/* The Enter key goes on, whatever button stands first. */}
        <button type="submit" name="intent" value="next" className="unseen" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name={draftField} value={JSON.stringify(draft)} />
        <div className={classes.fields}>
          <RegistrationFields form={form} demo={demo} redirect={redirect} />
        </div>
        <div className={classes.actions}>
          <Button type="submit" name="intent" value="next" look="main" size="large" loading={form.busy}>
            {page === 'summary' ? t('summary.finish') : isCodePage && !isDone ? t('code.confirm') : t('next')}
          </Button>
          {page !== 'you' && (
            <Button type="submit" name="intent" value="back" size="large" look="bare">
              {t('back')}
            </Button>
          )}
        </div>
      </Form>
      {page === 'you' && (
        <p className={classes.member}>
          {t('alreadyMember')} <Link to={href('/signin', {}, { redirect })}>{t('signIn')}</Link>
        </p>
      )}
    </div>
  )
}

/** Where codes went. */
function sentTo({ verification, phoneVerification, email }: RegistrationDraft) {
  return { email: verification.destination || email, phone: formatPhone(phoneVerification.destination) }
}

/** Puts the focus on the heading when the page within the form changes, not when it first appears; faults go before. */
function useFocusOnChange(page: string, { unless }: { unless: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(page)
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    if (!unless) heading.current?.focus({ preventScroll: true })
  }, [page, unless])
  return heading
}
