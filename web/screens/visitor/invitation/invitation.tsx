import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { recruiterFields } from '@trampolim/marketplace/registration/fields.ts'
import { faultsOfRecruiterData } from '@trampolim/marketplace/registration/recruiter.ts'
import { invitation } from '@trampolim/phrases/pt-br/invitation.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect, useNavigation } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState, ErrorState } from '../../../design/states.tsx'
import { AccountPage } from '../../../parts/accounts/account-page.tsx'
import { afterSignIn } from '../../../parts/accounts/after-sign-in.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { type Faults, textsOf, textsOfCall } from '../../../platform/faults.ts'
import { homeFor } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/invitation.ts'
import { NextStep } from './next-step.tsx'
import { RegisterInvited, type TypedRegistration } from './register-invited.tsx'

const t = speak(invitation)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (query.has('accepted')) return data({ state: 'accepted' as const })
  const token = query.get('token') ?? ''
  const person = context.get(personContext)
  const own = person?.email ?? null
  const home = person && homeFor(person).home
  if (token === '') return data({ state: 'unknown' as const, home }, 404)
  try {
    const read = await context.get(callsContext).gateway.organizations.readInvitation({ token })
    return data({ state: 'open' as const, ...read, own, home })
  } catch (problem) {
    const isCut = refusalOf(problem)?.code === 'invalid_form'
    const dead = isCut ? ({ state: 'unknown', status: 404 } as const) : deadOf(problem)
    if (!dead) throw problem
    return data({ state: dead.state, home }, dead.status)
  }
}

/** The result of a refused action. `dead`: the link has stopped working, possibly since it was used just before. */
type Answer = { fault?: string; typed?: TypedRegistration; faults?: Faults; dead?: Dead }

/**
 * Accepts the invitation, or registers the invited person. The typed text stays if it is refused, except the passwords.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const form = await request.formData()
  const { organizations } = context.get(callsContext).gateway
  if (form.get('intent') !== 'register') {
    try {
      await organizations.acceptInvitation({ token })
    } catch (problem) {
      const dead = deadOf(problem)
      if (dead) return data<Answer>({ dead: dead.state }, dead.status)
      const refused = shownRefusal(problem)
      return data<Answer>({ fault: refused.message }, refused.status)
    }
    return redirect(href('/recruiter/invitation', {}, { accepted: 'true' }))
  }
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = {
    name: text('name'),
    phone: text('phone'),
    isWhatsApp: form.has('isWhatsApp'),
    agreeTerms: form.has('agreeTerms'),
  }
  const personalData = {
    ...{ name: typed.name, agreeTerms: typed.agreeTerms },
    phones: [{ phone: typed.phone, isWhatsApp: typed.isWhatsApp }],
    ...{ password: text('password'), confirmPassword: text('confirmPassword') },
  }
  try {
    const { email, company } = await organizations.readInvitation({ token })
    const found = named(textsOf(faultsOfRecruiterData({ ...personalData, email }, { company: [company] })))
    if (Object.keys(found).length > 0) return data<Answer>({ typed, faults: found }, 422)
    const session = await organizations.registerInvited({ token, personalData })
    const { publicUrl } = context.get(siteContext)
    return afterSignIn({ session, request, publicUrl, wanted: null, rememberMe: false, now: new Date() })
  } catch (problem) {
    const dead = deadOf(problem)
    if (dead) return data<Answer>({ dead: dead.state }, dead.status)
    const refused = shownRefusal(problem)
    const found = named(textsOfCall(refused.fields, ['personalData']))
    if (Object.keys(found).length > 0) return data<Answer>({ typed, faults: found }, refused.status)
    return data<Answer>({ typed, fault: refused.message }, refused.status)
  }
}

/** The faults by the field names of this form. */
function named({ phones, 'phones.0.phone': phone, ...others }: Faults): Faults {
  const found = phone ?? phones
  return { ...others, ...(found && { phone: found }) }
}

/** Anybody who has the address is authorised by it, so it is neither sent as a referrer nor cached. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title =
    loaderData.state === 'open' ? t('title', { company: loaderData.company }) : t(`${loaderData.state}.title`)
  return [
    { title: `${title} · Trampolim` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  if (loaderData.state === 'accepted') {
    return (
      <EmptyState
        scene="done"
        level={1}
        title={t('accepted.title')}
        text={t('accepted.text')}
        actions={
          <ButtonLink look="main" to={href('/recruiter/dashboard')}>
            {t('accepted.action')}
          </ButtonLink>
        }
      />
    )
  }
  if (loaderData.state !== 'open') return <DeadInvitation state={loaderData.state} home={loaderData.home} />
  if (actionData?.dead) return <DeadInvitation state={actionData.dead} home={loaderData.home} />
  const { company, email, invitedBy, step } = loaderData
  const intro = invitedBy === null ? t('intro', { company }) : t('introBy', { company, by: invitedBy })
  return (
    <AccountPage title={t('title', { company })} intro={intro} motto={t('motto')}>
      {step === 'register' ? (
        <RegisterInvited
          email={email}
          nameMost={recruiterFields.name.longest}
          typed={actionData?.typed}
          faults={{ ...actionData?.faults, ...(actionData?.fault && { '': actionData.fault }) }}
          busy={busy}
        />
      ) : (
        <NextStep {...loaderData} step={step} fault={actionData?.fault} busy={busy} />
      )}
      <p>{t('stranger')}</p>
    </AccountPage>
  )
}

/** Why a link doesn't work: it has expired, or is unknown, as once it was used. */
type Dead = 'expired' | 'unknown'

function deadOf(problem: unknown): { state: Dead; status: number } | null {
  const code = refusalOf(problem)?.code
  if (code === 'action_expired') return { state: 'expired', status: 410 }
  return code === 'action_not_found' ? { state: 'unknown', status: 404 } : null
}

/** `home`: the first page of whoever is signed in, also as another person than the invited one. */
function DeadInvitation({ state, home }: { state: Dead; home: string | null }) {
  return (
    <ErrorState
      scene="closed"
      level={1}
      title={t(`${state}.title`)}
      text={t(`${state}.text`)}
      actions={
        home === null ? (
          <>
            <ButtonLink look="main" to={href('/recruiter/signin')}>
              {t('signIn.action')}
            </ButtonLink>
            <ButtonLink to={href('/recruiter')}>{t('unknown.action')}</ButtonLink>
          </>
        ) : (
          <ButtonLink look="main" to={home}>
            {t('accepted.action')}
          </ButtonLink>
        )
      }
    />
  )
}
