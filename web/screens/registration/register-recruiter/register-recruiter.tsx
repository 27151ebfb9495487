import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { recruiterRegistration } from '@trampolim/phrases/pt-br/recruiter-registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Link } from 'react-router'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import type { RecruiterDraft } from '../../../parts/recruiter-registration/draft.ts'
import {
  isCodeDone,
  isCodeUnsent,
  pagesFor,
  progressAt,
  type RecruiterPage,
} from '../../../parts/recruiter-registration/pages.ts'
import { LeaveFirst } from '../../../parts/registration/pages/leave-first.tsx'
import { WizardPage } from '../../../parts/registration/pages/wizard-page.tsx'
import { signedInAs } from '../../../parts/registration/signed-in.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/register-recruiter.ts'
import { RecruiterFields } from './recruiter-fields.tsx'
import { takeStep } from './take-step.ts'
import { useRecruiter } from './use-recruiter.ts'

const t = speak(recruiterRegistration)
const unkept = { 'cache-control': 'no-store' }

export function loader({ context }: Route.LoaderArgs) {
  const { demo, publicUrl } = context.get(siteContext)
  const canonical = publicUrl + href('/recruiter/register')
  return data({ today: dayOf(new Date()), demo, signedIn: signedInAs(context), canonical }, { headers: unkept })
}

export const action = takeStep

export const headers = () => unkept

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('metaTitle')} · Trampolim`, description: t('pages.you.intro') }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function RegisterRecruiter(props: Route.ComponentProps) {
  const { signedIn } = props.loaderData
  return signedIn ? <LeaveFirst signedIn={signedIn} next="/recruiter/register" /> : <Registering {...props} />
}

function Registering({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { today, demo } = loaderData
  const form = useRecruiter({ first: actionData, today })
  const { page, draft } = form
  const { step, minutes } = progressAt(page, draft)
  const steps = pagesFor(draft)
  const isDone = isCodeDone(page, draft)
  const isUnsent = isCodeUnsent(page, draft)
  return (
    <WizardPage
      form={form}
      steps={{
        label: t('stepsLabel'),
        names: steps.map((each) => t(`steps.${each}`)),
        current: step,
        progress: t('progress', { step: step + 1, steps: steps.length, count: minutes }),
      }}
      title={t(`pages.${textsOf(page, { isDone, isUnsent })}.title`)}
      intro={t(`pages.${textsOf(page, { isDone, isUnsent })}.intro`, sentTo(draft))}
      texts={{
        faults: t('faultsTitle'),
        unkept: t('restoredPassword'),
        next: t(
          isUnsent ? 'sendCode' : page === 'code' ? 'confirm' : page === 'phone' && !isDone ? 'confirmPhone' : 'next',
        ),
        back: page === 'you' ? null : t('back'),
      }}
      footer={
        page === 'you' && (
          <>
            {t('alreadyMember')} <Link to={href('/recruiter/signin')}>{t('signIn')}</Link>
          </>
        )
      }
    >
      <RecruiterFields form={form} year={Number(today.slice(0, 4))} demo={demo} />
    </WizardPage>
  )
}

/** The texts of a page; those of a code depend on whether it was sent and entered. */
function textsOf(page: RecruiterPage, { isDone, isUnsent }: { isDone: boolean; isUnsent: boolean }) {
  if (page !== 'phone' && page !== 'code') return page
  return isDone ? (`${page}Done` as const) : isUnsent ? (`${page}Unsent` as const) : page
}

/** Where the codes were sent. */
function sentTo({ verification, phoneVerification, email }: RecruiterDraft) {
  return { email: verification.destination || email, phone: formatPhone(phoneVerification.destination) }
}
