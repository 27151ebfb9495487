import { about as phrases } from '@trampolim/phrases/pt-br/about.ts'
import { TextPage } from '../../../parts/content/text-page.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/about.ts'

const texts = phrases.candidate

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(siteContext).publicUrl + href('/about') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description } = texts
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical: loaderData?.canonical })
}

export default function About() {
  return (
    <TextPage
      title={texts.title}
      lead={texts.lead}
      parts={Object.values(texts.sections)}
      actions={[
        { to: href('/search'), text: texts.actions.search },
        { to: href('/help'), text: texts.actions.help },
        { to: href('/contact'), text: texts.actions.contact },
      ]}
    />
  )
}
