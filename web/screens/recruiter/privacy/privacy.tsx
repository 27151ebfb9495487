import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { leftUntil } from '@trampolim/marketplace/accounts/leaving.ts'
import { recruiterPrivacy } from '@trampolim/phrases/pt-br/recruiter-privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { Breadcrumbs, PageBody, PageHead } from '../../../design/page-head.tsx'
import { afterDeletion } from '../../../parts/accounts/after-deletion.ts'
import { askedIn, deleteIntent } from '../../../parts/accounts/delete-twice.tsx'
import { Consents } from '../../../parts/privacy/consents.tsx'
import { DataExportPart, exportIntent } from '../../../parts/privacy/data-export.tsx'
import classes from '../../../parts/privacy/privacy.module.css'
import { callsContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/privacy.ts'
import { Leave } from './leave.tsx'
import { closeIntentWith, isCloseIntent, readLeaving } from './read-leaving.ts'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(recruiterPrivacy)
const page = href('/recruiter/profile/privacy')

export async function loader({ request, context }: Route.LoaderArgs) {
  const calls = context.get(callsContext)
  const query = new URL(request.url).searchParams
  if (query.has('file')) throw await download(context)
  const [leaving, consents, file] = await Promise.all([
    readLeaving(calls),
    calls.gateway.consents.listConsents({}),
    calls.gateway.dataExports.readRecruiterExport({}),
  ])
  const { backups, securityLog } = leftUntil(new Date())
  return {
    privacyEmail: context.get(siteContext).privacyEmail,
    file,
    gone: query.has('gone'),
    leaving,
    consents,
    until: { backups: backups.toISOString(), securityLog: securityLog.toISOString() },
    asked: askedIn(request),
  }
}

/** Redirects to the file with the person's data, or says that it has expired. */
async function download(context: Readonly<RouterContextProvider>) {
  try {
    return redirect((await context.get(callsContext).gateway.dataExports.openRecruiterExport({})).url)
  } catch (problem) {
    if (refusalOf(problem)?.code !== 'file_not_found') throw problem
    return redirect(href('/recruiter/profile/privacy', {}, { gone: 'true' }))
  }
}

/** The result of a refused action. */
type Answer = { kept?: string; notExported?: string }

/** Requests the file with all data, or deletes the account, with the company if asked. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const { gateway } = context.get(callsContext)
  const site = context.get(siteContext)
  try {
    if (intent === exportIntent) {
      await gateway.dataExports.askRecruiterExport({})
      return redirect(`${page}#data-export`)
    }
    if (isCloseIntent(intent)) {
      // The count changes if somebody joined or was approved after the person answered the questions.
      const { last, others } = await readLeaving(context.get(callsContext))
      if (!last || intent !== closeIntentWith(others)) return data<Answer>({ kept: t('leave.notAlone') }, 409)
      await gateway.organizations.deleteOrganization({})
      return afterDeletion(href('/recruiter', {}, { deleted: 'organization' }), site)
    }
    if (intent !== deleteIntent) throw data(null, 400)
    await gateway.recruiters.deleteRecruiter({})
    return afterDeletion(href('/recruiter', {}, { deleted: 'account' }), site)
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused) throw problem
    const { message } = refused
    if (intent === exportIntent) return data<Answer>({ notExported: message }, refused.status)
    return data<Answer>({ kept: t('leave.failed', { message, email: site.privacyEmail }) }, refused.status)
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { privacyEmail, file, gone, leaving, consents, until, asked } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead
        crumbs={<Breadcrumbs label={t('crumbs')} crumbs={[{ to: href('/recruiter/profile'), text: t('account') }]} />}
        title={t('title')}
        text={t('text')}
      />
      <div className={classes.sections}>
        <DataExportPart
          page="/recruiter/profile/privacy"
          file={file}
          gone={gone}
          refused={actionData?.notExported}
          privacyEmail={privacyEmail}
        />
        <Consents items={consents} change={null} />
        <Leave {...leaving} {...until} page={page} asked={asked} kept={actionData?.kept} />
        <p className={classes.soft}>
          {t('contact')} <a href={`mailto:${privacyEmail}`}>{privacyEmail}</a>
        </p>
      </div>
    </PageBody>
  )
}
