import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { EmptyState } from '../../../design/states.tsx'
import { afterDeletion } from '../../../parts/accounts/after-deletion.ts'
import { askedIn, deleteIntent } from '../../../parts/accounts/delete-twice.tsx'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { callsContext, personContext, placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import type { Route } from './+types/organization.ts'
import { changeLogo, deleteOrganization, type ReturnedEdit, saveOrganization } from './act.ts'
import { EditOrganization } from './edit-organization.tsx'
import { OrganizationView } from './organization-view.tsx'
import { readEdit, readJoining, readPage } from './read-page.ts'

const t = speak('organizations', organizations)
const page = href('/recruiter/organization')

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const own = await readPage(calls)
  if (!own)
    return { view: 'none', joining: await readJoining(calls), account: existingPath('/recruiter/profile') } as const
  if (query.has('edit')) {
    const edit = await readEdit(calls, context.get(personContext)?.userId ?? '')
    if (!edit) throw redirect(href('/recruiter/organization', {}, { locked: 'true' }))
    return { view: 'edit', edit } as const
  }
  const checking = query.get('logo') === 'checking'
  const flags = { saved: query.has('saved'), locked: query.has('locked'), checking, asked: askedIn(request) }
  return { view: 'page', own, ...flags } as const
}

/** What came back from an act that wasn't done. */
type Answer = { edit?: ReturnedEdit; logoFault?: string; deleteFault?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === deleteIntent) {
    const deleteFault = await deleteOrganization(calls)
    if (deleteFault) return data<Answer>({ deleteFault }, 409)
    return afterDeletion(href('/recruiter', {}, { deleted: 'organization' }), context.get(placeContext))
  }
  if (intent === organizationIntents.setLogo || intent === organizationIntents.removeLogo) {
    const { fault: logoFault, checking } = await changeLogo(calls, form)
    if (logoFault) return data<Answer>({ logoFault }, 422)
    return redirect(href('/recruiter/organization', {}, { logo: checking ? 'checking' : null }))
  }
  const edit = await saveOrganization(calls, form)
  if (edit === 'saved') return redirect(href('/recruiter/organization', {}, { saved: 'true' }))
  return data<Answer>({ edit }, edit.asking ? 200 : 422)
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('page.title')} · Trampolim` }]
}

export default function Organization({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === 'none') return <NoOrganization {...loaderData} />
  if (loaderData.view === 'edit') {
    return <EditOrganization page={page} edit={loaderData.edit} returned={actionData?.edit} />
  }
  return (
    <OrganizationView
      page={page}
      {...loaderData}
      logoFault={actionData?.logoFault}
      deleteFault={actionData?.deleteFault}
    />
  )
}

type NoOrganizationProps = { joining: Awaited<ReturnType<typeof readJoining>>; account: string | null }

function NoOrganization({ joining, account }: NoOrganizationProps) {
  const { idcard, jobName } = joining ?? {}
  return (
    <EmptyState
      level={1}
      title={t('joining.title')}
      text={
        idcard ? (
          <>
            {t('joining.text', { idcard })} {jobName && t('joining.job', { job: jobName })}
          </>
        ) : (
          t('joining.none')
        )
      }
      actions={
        account && (
          <ButtonLink look="main" to={account}>
            {t('joining.account')}
          </ButtonLink>
        )
      }
    />
  )
}
