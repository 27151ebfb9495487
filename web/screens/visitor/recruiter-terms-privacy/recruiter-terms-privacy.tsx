import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { addressed } from '../../../parts/terms/addressed.ts'
import { TermsArticle } from '../../../parts/terms/terms-article.tsx'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/recruiter-terms-privacy.ts'

const t = speak({ recruiterTitle: terms.recruiterTitle, recruiterDescription: terms.recruiterDescription })

/** The terms for recruiters, followed by those for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyEmail, publicUrl } = context.get(siteContext)
  return {
    sections: addressed([...terms.recruiterSections, ...terms.sections], privacyEmail),
    version: consentVersions.terms,
    canonical: publicUrl + href('/recruiter/terms-privacy'),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('recruiterTitle')} · Trampolim`, description: t('recruiterDescription') }
  return publicPageTags({ ...page, canonical: loaderData.canonical })
}

export default function RecruiterTermsPrivacy({ loaderData: { sections, version } }: Route.ComponentProps) {
  return <TermsArticle title={t('recruiterTitle')} version={version} sections={sections} />
}
