import { solutions as phrases } from '@trampolim/phrases/pt-br/about.ts'
import type { ComponentType } from 'react'
import { TextPage } from '../../../parts/content/text-page.tsx'
import { BoardExample } from '../../../parts/examples/board-example.tsx'
import { InterviewExample } from '../../../parts/examples/interview-example.tsx'
import { PeopleExample } from '../../../parts/examples/people-example.tsx'
import { HireExample, PublishExample, TeamExample } from '../../../parts/examples/rows-example.tsx'
import { topicPath } from '../../../parts/help/help-paths.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/solutions.ts'

const pictures = {
  publish: PublishExample,
  find: PeopleExample,
  select: BoardExample,
  meet: InterviewExample,
  hire: HireExample,
  team: TeamExample,
} satisfies Record<keyof typeof phrases.parts, ComponentType>

const parts = (Object.keys(pictures) as (keyof typeof pictures)[]).map((part) => {
  const { title, text, topic } = phrases.parts[part]
  return {
    title,
    text,
    picture: pictures[part],
    link: {
      to: topicPath('recruiter', topic),
      text: phrases.more,
      label: phrases.moreOf.replace('{{title}}', title),
    },
  }
})

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: context.get(siteContext).publicUrl + href('/recruiter/solutions') }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description } = phrases
  return publicPageTags({ title: `${title} · Trampolim`, description, canonical: loaderData?.canonical })
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
