import { help } from '@trampolim/phrases/pt-br/help.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { HelpCentre } from '../../../parts/help/help-centre.tsx'
import { readHelp } from '../../../parts/help/read-help.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import type { Route } from './+types/recruiter-help.ts'

const t = speak({ metaTitle: help.metaTitle, description: help.description })

export function loader({ context, url }: Route.LoaderArgs) {
  return readHelp({ context, url, audience: 'recruiter' })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return publicPageTags({
    title: `${t('metaTitle.recruiter')} · Trampolim`,
    description: t('description.recruiter'),
    canonical: loaderData?.canonical,
    isListed: !loaderData?.text,
  })
}

export default function RecruiterHelp({ loaderData }: Route.ComponentProps) {
  return <HelpCentre page={loaderData} />
}
