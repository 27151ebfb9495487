import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { privacy } from '@trampolim/phrases/pt-br/privacy.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data, redirect } from 'react-router'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { callsContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import { lastPageInstead, pageAsked } from '../../../platform/last-page.ts'
import type { Route } from './+types/privacy.ts'
import { Looks } from './looks.tsx'
import classes from './privacy.module.css'

const t = speak(privacy)
const pathOf = (page: number) => href('/profile/privacy', {}, { page: page > 1 ? page : null })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { gateway } = context.get(callsContext)
  const query = new URL(request.url).searchParams
  const page = pageAsked(query)
  const looks = await gateway.looks.listLooks({ page })
  const last = lastPageInstead(looks)
  if (last) throw redirect(pathOf(last))
  return { looks, reported: query.has('reported') }
}

/** Reports a look; the typed text stays if it is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const { gateway } = context.get(callsContext)
  const form = await request.formData()
  const [id, text] = [String(form.get('id') ?? ''), String(form.get('text') ?? '')]
  try {
    await gateway.looks.reportLook({ id, text })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (!refused || refused.status >= 500) throw problem
    return data({ id, text, fault: refused.fields?.text?.message ?? refused.message }, refused.status)
  }
  const page = pageAsked(new URL(request.url).searchParams)
  return redirect(href('/profile/privacy', {}, { page: page > 1 ? page : null, reported: 'true' }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('looks.title')} · Trampolim` }]
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { looks, reported } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead title={t('title')} text={t('text')} />
      <div className={classes.sections}>
        <Looks {...looks} reported={reported} refused={actionData} pathOf={pathOf} />
      </div>
    </PageBody>
  )
}
