import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import { apiKeys as phrases } from '@trampolim/phrases/pt-br/api-keys.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { data } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { ErrorState } from '../../../design/states.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { callsContext, siteContext } from '../../../platform/context.ts'
import type { Faults } from '../../../platform/faults.ts'
import { href } from '../../../platform/href.ts'
import { shownRefusal } from '../../../platform/shown-refusal.ts'
import type { Route } from './+types/api-keys.ts'
import classes from './api-keys.module.css'
import { type AskedForm, AskKey } from './ask-key.tsx'
import { type KeyQuestion, MadeKey, MakeKey, OwnKeys } from './hold-keys.tsx'

const t = speak(phrases)

/** The requested action and its result; `fault` concerns the whole attempt. */
type Answer = {
  written?: AskedForm
  faults?: Faults
  sent?: { email: string; manage: boolean }
  made?: { key: string; project: string }
  ended?: true
  /** What is asked about before it is done, since the systems that use the key stop at once. */
  asking?: KeyQuestion
  fault?: string
}

/**
 * Shows what the link in a letter is for; without a link, shows the form. Opening a link changes nothing, since
 * programs open links too.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('link')
  const { publicUrl } = context.get(siteContext)
  if (token === null) return data({ state: 'form' as const, publicUrl })
  try {
    const read = await context.get(callsContext).gateway.apiKeys.readApiKeyLink({ token })
    return data({ state: 'link' as const, publicUrl, ...read })
  } catch (problem) {
    const refused = refusalOf(problem)
    if (refused?.code === 'action_expired') return data({ state: 'expired' as const, publicUrl }, 410)
    if (refused && refused.status < 500) return data({ state: 'unknown' as const, publicUrl }, 404)
    throw problem
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const { apiKeys } = context.get(callsContext).gateway
  const intent = text('intent')
  if ((intent === 'replace' || intent === 'end') && !form.has('sure'))
    return data<Answer>({ asking: { intent, id: text('id') } })
  const token = url.searchParams.get('link') ?? ''
  const id = text('id')
  const written = {
    ...{ project: text('project'), email: text('email'), purpose: text('purpose'), agree: form.has('agree') },
    managed: text('managed'),
  }
  try {
    switch (intent) {
      case 'make':
        return data<Answer>({ made: await apiKeys.makeApiKey({ token }) })
      case 'replace':
        return data<Answer>({ made: await apiKeys.replaceApiKey({ token, id }) })
      case 'end':
        await apiKeys.endOwnApiKey({ token, id })
        return data<Answer>({ ended: true })
      case 'manage':
        await apiKeys.askApiKeyLink({ email: written.managed })
        return data<Answer>({ sent: { email: written.managed, manage: true } })
      default: {
        const { managed: _, ...asked } = written
        await apiKeys.askApiKey(asked)
        return data<Answer>({ sent: { email: written.email, manage: false } })
      }
    }
  } catch (problem) {
    const refused = shownRefusal(problem)
    const isManaging = intent === 'manage'
    const fields = Object.entries(refused.fields ?? {}).map(([field, { message }]) => [
      isManaging && field === 'email' ? 'managed' : field,
      message,
    ])
    if (fields.length > 0) return data<Answer>({ written, faults: Object.fromEntries(fields) }, refused.status)
    return data<Answer>({ written, fault: refused.message }, refused.status)
  }
}

/** Anybody who has the link is authorised by it, and a key is shown only once. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('text') }
  const canonical = loaderData?.state === 'form' ? loaderData.publicUrl + href('/api/keys') : null
  return [...publicPageTags({ ...page, canonical }), { name: 'referrer', content: 'no-referrer' }]
}

export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const { state, publicUrl } = loaderData
  if (actionData?.made) return <MadeKey made={actionData.made} publicUrl={publicUrl} />
  if (state === 'expired' || state === 'unknown') {
    return (
      <ErrorState
        scene="closed"
        level={1}
        title={t(`dead.${state}Title`)}
        text={t(`dead.${state}`)}
        actions={
          <ButtonLink look="main" to={href('/api/keys')}>
            {t('dead.again')}
          </ButtonLink>
        }
      />
    )
  }
  if (state === 'form') return <AskKey {...actionData} />
  const { asked, keys } = loaderData
  return (
    <PageBody width="narrow">
      <PageHead title={asked ? t('make.title') : t('own.title')} />
      <div className={classes.body}>
        {asked ? (
          <MakeKey {...asked} fault={actionData?.fault} />
        ) : (
          <OwnKeys
            keys={keys}
            fault={actionData?.fault}
            ended={actionData?.ended === true}
            asking={actionData?.asking ?? null}
          />
        )}
      </div>
    </PageBody>
  )
}
