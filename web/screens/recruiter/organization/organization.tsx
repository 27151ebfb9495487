import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { afterDeletion } from '../../../parts/accounts/after-deletion.ts'
import { askedIn, deleteIntent } from '../../../parts/accounts/delete-twice.tsx'
import { statusOfEdit } from '../../../parts/accounts/status-of-edit.ts'
import { laterPart } from '../../../parts/later/later-part.tsx'
import { organizationIntents } from '../../../parts/organizations/organization-intents.ts'
import { callsContext, personContext, siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { existingPath } from '../../../platform/pages.ts'
import type { Route } from './+types/organization.ts'
import { actOnInvitations, invitationDone, type RefusedInvitation } from './act-on-invitations.ts'
import { actOnJoining, chooseOrganization, joiningDone, type ReturnedChoice } from './act-on-joining.ts'
import { changeLogo, deleteOrganization, type ReturnedEdit, saveOrganization } from './do-organization-intent.ts'
import { readEdit, readJoining, readPage } from './read-page.ts'

export { rereadAfterConflict as shouldRevalidate } from '../../../platform/reread-after-conflict.ts'

const t = speak(organizations)
const page = href('/recruiter/organization')
const EditOrganization = laterPart(
  'edit-organization',
  async () => (await import('./edit-organization.tsx')).EditOrganization,
)
const NoOrganization = laterPart('no-organization', async () => (await import('./no-organization.tsx')).NoOrganization)
const OrganizationView = laterPart(
  'organization-view',
  async () => (await import('./organization-view.tsx')).OrganizationView,
)

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const calls = context.get(callsContext)
  const own = await readPage(calls)
  const userId = context.get(personContext)?.userId ?? ''
  const done = joiningDone.find((each) => each === query.get('done')) ?? null
  if (!own) {
    const account = existingPath('/recruiter/profile')
    return { view: 'none', waiting: await readJoining(calls, userId), account, done } as const
  }
  const edit = query.has('edit') ? await readEdit(calls, userId) : null
  const checking = query.get('logo') === 'checking'
  const flags = { saved: query.has('saved'), checking, asked: askedIn(request) }
  const invited = invitationDone.find((each) => each === query.get('invited')) ?? null
  return { view: 'page', own, edit, done, invited, out: query.get('out'), ...flags } as const
}

/** The result of a refused action. */
type Answer = {
  edit?: ReturnedEdit
  choice?: ReturnedChoice
  joiningFault?: string
  invitation?: RefusedInvitation
  logoFault?: string
  deleteFault?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const calls = context.get(callsContext)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === deleteIntent) {
    const deleteFault = await deleteOrganization(calls)
    if (deleteFault) return data<Answer>({ deleteFault }, 409)
    return afterDeletion(href('/recruiter', {}, { deleted: 'organization' }), context.get(siteContext))
  }
  if (intent === organizationIntents.setLogo || intent === organizationIntents.removeLogo) {
    const { fault: logoFault, checking } = await changeLogo(calls, form)
    if (logoFault) return data<Answer>({ logoFault }, 422)
    return redirect(href('/recruiter/organization', {}, { logo: checking ? 'checking' : null }))
  }
  const joining = await actOnJoining(calls, form)
  if (joining && 'fault' in joining) return data<Answer>({ joiningFault: joining.fault }, 409)
  if (joining) return redirect(href('/recruiter/organization', {}, { done: joining.done }))
  const inviting = await actOnInvitations(calls, form)
  if (inviting && 'fault' in inviting) return data<Answer>({ invitation: inviting }, inviting.status)
  if (inviting) return redirect(`${href('/recruiter/organization', {}, { invited: inviting.done })}#invitations`)
  if (intent === organizationIntents.choose) {
    const choice = await chooseOrganization(calls, form)
    return choice === 'chosen' ? redirect(page) : data<Answer>({ choice }, 422)
  }
  const edit = await saveOrganization(calls, form)
  // The page says that the person is in no organisation.
  if (edit === 'left') return redirect(page)
  if (edit === 'saved') return redirect(href('/recruiter/organization', {}, { saved: 'true' }))
  return data<Answer>({ edit }, statusOfEdit(edit))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('page.title')} · Trampolim` }]
}

export default function Organization({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.view === 'none') {
    return <NoOrganization page={page} {...loaderData} fault={actionData?.joiningFault} returned={actionData?.choice} />
  }
  const { own, edit } = loaderData
  const returned = actionData?.edit
  // A form that was returned stays, with what was typed, also if nothing may be changed meanwhile.
  if (edit && (own.mayEdit || returned)) {
    return <EditOrganization page={page} edit={edit} returned={returned} task={own.task} />
  }
  return (
    <OrganizationView
      page={page}
      {...loaderData}
      locked={edit !== null}
      joiningFault={actionData?.joiningFault}
      refusedInvitation={actionData?.invitation}
      logoFault={actionData?.logoFault}
      deleteFault={actionData?.deleteFault}
    />
  )
}
