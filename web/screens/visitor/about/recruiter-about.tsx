import { about as phrases } from '@trampolim/phrases/pt-br/about.ts'
import { TextPage } from '../../../parts/content/text-page.tsx'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-about.ts'

const texts = phrases.recruiter

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(siteContext).publicUrl + href('/recruiter/about') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description } = texts
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical: loaderData?.canonical })
}

export default function RecruiterAbout() {
  return (
    <TextPage
      title={texts.title}
      lead={texts.lead}
      parts={Object.values(texts.sections)}
      actions={[
        { to: href('/recruiter/register'), text: texts.actions.start },
        { to: href('/recruiter/solutions'), text: texts.actions.solutions },
        { to: href('/recruiter/contact'), text: texts.actions.contact },
      ]}
    />
  )
}
