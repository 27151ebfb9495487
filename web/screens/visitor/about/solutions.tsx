import { solutions as phrases } from '@trampolim/phrases/pt-br/about.ts'
import { TextPage } from '../../../parts/content/text-page.tsx'
import { topicPath } from '../../../parts/help/help-paths.ts'
import { placeContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/solutions.ts'

const parts = Object.values(phrases.parts).map(({ title, text, topic }) => ({
  title,
  text,
  link: {
    to: topicPath('recruiter', topic),
    text: phrases.more,
    label: phrases.moreOf.replace('{{title}}', title),
  },
}))

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(placeContext).publicUrl + href('/recruiter/solutions') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${phrases.title} · Trampolim` },
    { name: 'description', content: phrases.description },
    { tagName: 'link', rel: 'canonical', href: loaderData?.canonical ?? '' },
  ]
}

export default function Solutions() {
  return (
    <TextPage
      title={phrases.title}
      lead={phrases.lead}
      parts={parts}
      actions={[{ to: href('/recruiter/register'), text: phrases.action }]}
    />
  )
}
