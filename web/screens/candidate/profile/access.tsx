import { access } from '@trampolim/phrases/pt-br/access.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { AccessPage, changeAccess, readAccess } from '../../../parts/access/access-page.tsx'
import { personContext } from '../../../platform/context.ts'
import { roleOf } from '../../../platform/guard.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/access.ts'

export async function loader(asked: Route.LoaderArgs) {
  const page = await readAccess(asked, href('/profile/access'))
  return { ...page, isInactive: roleOf(asked.context.get(personContext)) === 'user:inactive' }
}

export const action = (asked: Route.ActionArgs) => changeAccess(asked, href('/profile/access'))

export function meta(): Route.MetaDescriptors {
  return [{ title: `${access.title} · Trampolim` }]
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const password = loaderData.isInactive ? null : href('/profile', {}, { tab: 'changePassword' })
  const profile = password
    ? { to: password, text: access.account }
    : { to: href('/inactive-profile'), text: privacy.inactiveProfile }
  return <AccessPage tried={actionData} page={loaderData} {...{ profile, password }} />
}
