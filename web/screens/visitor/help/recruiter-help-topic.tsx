import { help } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { TopicAnswers } from '../../../parts/help/help-topic.tsx'
import { doRateAnswer, readHelpTopic } from '../../../parts/help/read-help.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import type { Route } from './+types/recruiter-help-topic.ts'

const t = speak({ metaTitle: help.metaTitle })

export function loader({ context, url, params }: Route.LoaderArgs) {
  return readHelpTopic({ context, url, audience: 'recruiter', type: params.type })
}

export function action({ context, request }: Route.ActionArgs) {
  return doRateAnswer({ context, request, audience: 'recruiter' })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: `${t('metaTitle.recruiter')} · Trampolim` }]
  const { title, text, canonical } = loaderData
  return publicPageTags({
    title: `${title} · ${t('metaTitle.recruiter')} · Trampolim`,
    description: `${title}: ${text}.`,
    canonical,
  })
}

export default function RecruiterHelpTopic({ loaderData }: Route.ComponentProps) {
  return <TopicAnswers page={loaderData} />
}
