import { access } from '@trampolim/phrases/pt-br/access.ts'
import { AccessPage, changeAccess, readAccess } from '../../../parts/access/access-page.tsx'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/account.ts'

export const loader = (asked: Route.LoaderArgs) => readAccess(asked, href('/review/account'))

export const action = (asked: Route.ActionArgs) => changeAccess(asked, href('/review/account'))

export function meta(): Route.MetaDescriptors {
  return [{ title: `${access.title} · Trampolim` }]
}

export default function ReviewerAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <AccessPage tried={actionData} page={loaderData} profile={null} password={null} />
}
