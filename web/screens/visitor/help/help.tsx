import { help } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { HelpCentre } from '../../../parts/help/help-centre.tsx'
import { readHelp } from '../../../parts/help/read-help.ts'
import type { Route } from './+types/help.ts'

const t = speak({ metaTitle: help.metaTitle, description: help.description })

export function loader({ context, url }: Route.LoaderArgs) {
  return readHelp({ context, url, audience: 'candidate' })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${t('metaTitle.candidate')} · Trampolim` },
    { name: 'description', content: t('description.candidate') },
    { tagName: 'link', rel: 'canonical', href: loaderData?.canonical ?? '' },
    ...(loaderData?.text ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpCentre page={loaderData} />
}
