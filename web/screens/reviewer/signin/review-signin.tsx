import { signIn as texts } from '@trampolim/phrases/pt-br/sign-in.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { signIn } from '../../../parts/sign-in/sign-in.ts'
import { SignInPage } from '../../../parts/sign-in/sign-in-page.tsx'
import { signInPageData } from '../../../parts/sign-in/sign-in-page-data.ts'
import type { Route } from './+types/review-signin.ts'

const t = speak(texts)

export const loader = (args: Route.LoaderArgs) => signInPageData('reviewer', args)

export const action = (args: Route.ActionArgs) => signIn('reviewer', args)

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders ?? {}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('areas.reviewer.title')} · Trampolim` }, { name: 'robots', content: 'noindex' }]
}

export default function ReviewSignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage page={loaderData} tried={actionData} />
}
