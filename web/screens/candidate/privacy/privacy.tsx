import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { leftUntil } from '@trampolim/marketplace/accounts/leaving.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { afterDeletion } from '../../../parts/accounts/after-deletion.ts'
import { askedIn, deleteIntent } from '../../../parts/accounts/delete-twice.tsx'
import {
  answerConsent,
  answerIntent,
  type ConsentAnswer,
  consentAnswer,
} from '../../../parts/consent-requests/answer-intent.ts'
import { ConsentRequestList } from '../../../parts/consent-requests/consent-request-list.tsx'
import { Consents } from '../../../parts/privacy/consents.tsx'
import { DataExportPart, exportIntent } from '../../../parts/privacy/data-export.tsx'
import classes from '../../../parts/privacy/privacy.module.css'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/privacy.ts'
import { Leave } from './leave.tsx'
import { Looks, type RefusedReport } from './looks.tsx'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(privacy)
const requestsPathOf = (page: number, answered: ConsentAnswer | null = null) =>
  `${href('/profile/privacy', {}, { requests: page > 1 ? page : null, answered })}#requests`
const pathOf = (page: number) => href('/profile/privacy', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  if (query.has('file')) throw await download(context)
  const page = pageAsked(query)
  const isInactive = roleOf(context.get(personContext)) === 'user:inactive'
  const requestsPage = pageAsked(query, 'requests')
  const [looks, { name, email }, consents, file, requests] = await Promise.all([
    gateway.looks.listLooks({ page }),
    gateway.professional.readProfessional({}),
    gateway.consents.listConsents({}),
    gateway.dataExports.readDataExport({}),
    isInactive ? null : gateway.consentRequests.listConsentRequests({ page: requestsPage }),
  ])
  const last = lastPageInstead(looks)
  if (last) throw redirect(pathOf(last))
  const lastRequests = requests && lastPageInstead(requests)
  if (lastRequests) throw redirect(requestsPathOf(lastRequests))
  const { privacyEmail } = context.get(siteContext)
  const { backups, securityLog } = leftUntil(new Date())
  return {
    looks,
    reported: query.has('reported'),
    privacyEmail,
    file,
    consents,
    gone: query.has('gone'),
    leaver: { name, email, backups: backups.toISOString(), securityLog: securityLog.toISOString() },
    asked: askedIn(request),
    isInactive,
    requests,
    answered: consentAnswer(query.get('answered')),
  }
}

/** Redirects to the file with the person's data, or says that it has expired. */
async function download(context: Readonly<RouterContextProvider>) {
  try {
    return redirect((await context.get(callsContext).gateway.dataExports.openDataExport({})).url)
  } catch (problem) {
    if (refusalOf(problem)?.code !== 'file_not_found') throw problem
    return redirect(href('/profile/privacy', {}, { gone: 'true' }))
  }
}

/** The result of a refused action. */
type Answer = { report?: RefusedReport; kept?: string; notExported?: string; notAnswered?: string }

/**
 * Deletes the account, requests the file with all data, or reports an access. The typed text stays if the action is
 * refused.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway } = context.get(callsContext)
  const form = await request.formData()
  if (form.get('intent') === deleteIntent) return leave(context)
  if (form.get('intent') === exportIntent) return askExport(context)
  if (form.get('intent') === answerIntent) return answerRequest(context, form)
  const [id, text] = [String(form.get('id') ?? ''), String(form.get('text') ?? '')]
  try {
    await gateway.looks.reportLook({ id, text })
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data<Answer>(
      { report: { id, text, fault: refused.fields?.text?.message ?? refused.message } },
      refused.status,
    )
  }
  const page = pageAsked(new URL(request.url).searchParams)
  return redirect(href('/profile/privacy', {}, { page: page > 1 ? page : null, reported: 'true' }))
}

async function askExport(context: Readonly<RouterContextProvider>) {
  try {
    await context.get(callsContext).gateway.dataExports.askDataExport({})
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data<Answer>({ notExported: refused.message }, refused.status)
  }
  return redirect(`${pathOf(1)}#data-export`)
}

async function answerRequest(context: Readonly<RouterContextProvider>, form: FormData) {
  try {
    return redirect(requestsPathOf(1, await answerConsent(context.get(callsContext), form)))
  } catch (problem) {
    const refused = shownRefusal(problem)
    return data<Answer>({ notAnswered: refused.message }, refused.status)
  }
}

async function leave(context: Readonly<RouterContextProvider>) {
  const site = context.get(siteContext)
  try {
    await context.get(callsContext).gateway.professional.deleteProfessional({})
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const kept = t('leave.failed', { message: refused.message, email: site.privacyEmail })
    return data<Answer>({ kept }, refused.status)
  }
  return afterDeletion(href('/', {}, { deleted: 'account' }), site)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { looks, reported, privacyEmail, file, consents, gone, leaver, asked, isInactive, requests, answered } =
    loaderData
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={
          <Breadcrumbs
            label={t('crumbs')}
            crumbs={[
              isInactive
                ? { to: href('/inactive-profile'), text: t('inactiveProfile') }
                : { to: href('/profile'), text: t('account') },
            ]}
          />
        }
        title={t('title')}
        text={t('text')}
      />
      <div className={classes.sections}>
        {requests && requests.total > 0 && (
          <ConsentRequestList
            {...requests}
            said={answered}
            fault={actionData?.notAnswered}
            action={pathOf(1)}
            pathOf={requestsPathOf}
          />
        )}
        <Looks {...looks} reported={reported} refused={actionData?.report} pathOf={pathOf} />
        <DataExportPart
          page="/profile/privacy"
          file={file}
          gone={gone}
          refused={actionData?.notExported}
          privacyEmail={privacyEmail}
        />
        <Consents items={consents} change={isInactive ? null : href('/profile', {}, { tab: 'notifications' })} />
        <Leave {...leaver} page={pathOf(1)} asked={asked} kept={actionData?.kept} />
        <p className={classes.soft}>
          {t('contact')} <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
        </p>
      </div>
    </PageBody>
  )
}
