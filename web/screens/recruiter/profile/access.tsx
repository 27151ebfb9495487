import { access } from '@trampolim/phrases/pt-br/access.ts'
import { AccessPage, changeAccess, readAccess } from '../../../parts/access/access-page.tsx'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/access.ts'

export const loader = (asked: Route.LoaderArgs) => readAccess(asked, href('/recruiter/profile/access'))

export const action = (asked: Route.ActionArgs) => changeAccess(asked, href('/recruiter/profile/access'))

export function meta(): Route.MetaDescriptors {
  return [{ title: `${access.title} · Trampolim` }]
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  const password = href('/recruiter/profile', {}, { tab: 'changePassword' })
  const profile = { to: password, text: access.account }
  return <AccessPage tried={actionData} page={loaderData} {...{ profile, password }} />
}
