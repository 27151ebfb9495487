import { safeRedirect } from '@trampolim/marketplace/accounts/safe-redirect.ts'
import { jobKindWords } from '@trampolim/marketplace/reference/job-types.ts'
import { isEmail } from '@trampolim/marketplace/registration/email.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { dayOf } from '@trampolim/marketplace/time/days.ts'
import { createPdf } from '@trampolim/phrases/pt-br/create-pdf.ts'
import { registration } from '@trampolim/phrases/pt-br/registration.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, Link } from 'react-router'
import { ImportFile } from '../../../parts/curriculum-files/import-file.tsx'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import type { RegistrationDraft } from '../../../parts/registration/draft.ts'
import { LeaveFirst } from '../../../parts/registration/pages/leave-first.tsx'
import { WizardPage } from '../../../parts/registration/pages/wizard-page.tsx'
import {
  isCodeDone,
  isCodeUnsent,
  isLater,
  pagesFor,
  progressAt,
  type RegistrationPage,
} from '../../../parts/registration/pages.ts'
import { signedInAs } from '../../../parts/registration/signed-in.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/register.ts'
import { readBegun } from './begun.ts'
import { BegunNotice, LeaveBegun } from './begun-notice.tsx'
import { kindBehind } from './kind-behind.ts'
import { RegistrationFields } from './registration-fields.tsx'
import { takeStep } from './take-step.ts'
import { useRegistration } from './use-registration.ts'

const t = speak(registration)
const paper = speak(createPdf)
const unkept = { 'cache-control': 'no-store' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const redirect = safeRedirect(query.get('redirect')) ?? null
  const begun = await readBegun(context)
  const chosen = jobKindWords.codes.find((kind) => kind === query.get('type')) ?? null
  const wanted = (await kindBehind(redirect, context.get(callsContext))) ?? chosen
  const { demo, curriculumFileMb: fileMb, publicUrl } = context.get(siteContext)
  const canonical = publicUrl + href('/register')
  const signedIn = begun ? null : signedInAs(context)
  return data(
    { today: dayOf(new Date()), demo, redirect, begun, wanted, signedIn, fileMb, canonical },
    { headers: unkept },
  )
}

export const action = takeStep

export const headers = () => unkept

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('pages.you.intro') }
  return publicPageTags({ ...page, canonical: loaderData?.canonical })
}

export default function Register(props: Route.ComponentProps) {
  const { signedIn } = props.loaderData
  return signedIn ? <LeaveFirst signedIn={signedIn} next="/register" /> : <Registering {...props} />
}

function Registering({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const { today, demo, redirect, begun, wanted, fileMb } = loaderData
  const form = useRegistration({ first: actionData, today, begun, wanted })
  const { page, draft } = form
  const { step, steps, minutes, own } = progressAt(page, draft)
  const isCodePage = page === 'phone' || page === 'code'
  const isDone = isCodeDone(page, draft)
  const isUnsent = isCodeUnsent(page, draft)
  const texts = isCodePage && isDone ? (`${page}Done` as const) : isUnsent ? unsentTexts(page, draft) : page
  return (
    <WizardPage
      form={form}
      steps={{
        label: t('stepsLabel'),
        names: pagesFor(draft, page).map((each) => t(`steps.${each}`)),
        current: step,
        progress:
          own === null
            ? t('progress', { step: step + 1, steps, count: minutes })
            : t('progressOwn', { step: step + 1, steps, own, count: minutes }),
      }}
      title={t(`pages.${texts}.title`)}
      intro={t(`pages.${texts}.intro`, sentTo(draft))}
      texts={{
        faults: t('faultsTitle'),
        unkept: t('restoredPassword'),
        next:
          page === 'summary'
            ? t('summary.finish')
            : isUnsent
              ? t('code.send')
              : isCodePage && !isDone
                ? t('code.confirm')
                : t('next'),
        back: page === 'you' ? null : t('back'),
        later: isLater(page) ? t('later') : null,
      }}
      above={
        page === 'you' && (
          <ImportFile
            draftKey={draftKeys.registration('candidate')}
            outcome={actionData?.read}
            fileMb={fileMb}
            typed={draft}
          >
            <input type="hidden" name="page" value={page} />
          </ImportFile>
        )
      }
      footer={page === 'you' && (begun ? <LeaveBegun /> : <SignInInstead redirect={redirect} />)}
    >
      {begun && page === 'you' && <BegunNotice begun={begun} />}
      <RegistrationFields form={form} demo={demo} redirect={redirect} today={today} />
    </WizardPage>
  )
}

function SignInInstead({ redirect }: { redirect: string | null }) {
  return (
    <>
      {t('alreadyMember')} <Link to={href('/signin', {}, { redirect })}>{t('signIn')}</Link>
      <br />
      {paper('offer')} <Link to={href('/create-pdf')}>{paper('offerLink')}</Link>
    </>
  )
}

/**
 * There may be no address to which a code could have been sent, for example if a link opened the middle of the
 * registration.
 */
const unsentTexts = (page: RegistrationPage, { email }: RegistrationDraft) =>
  page === 'phone' ? 'phoneUnsent' : isEmail(email) ? 'codeUnsent' : 'codeNowhere'

/** Where codes were sent. */
function sentTo({ verification, phoneVerification, email }: RegistrationDraft) {
  return { email: verification.destination || email, phone: formatPhone(phoneVerification.destination) }
}
