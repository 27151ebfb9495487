import { access } from '@trampolim/phrases/pt-br/access.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { AccessPage, accessData, doAccessIntent } from '../../../parts/access/access-page.tsx'
import type { Route } from './+types/access.ts'

const t = speak(access)

export const loader = (args: Route.LoaderArgs) => accessData(args)

export const action = (args: Route.ActionArgs) => doAccessIntent(args)

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function Access({ loaderData, actionData }: Route.ComponentProps) {
  return <AccessPage page={loaderData} tried={actionData} />
}
