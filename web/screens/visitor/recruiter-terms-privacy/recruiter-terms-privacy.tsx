import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { addressed } from '../../../parts/terms/addressed.ts'
import { TermsArticle } from '../../../parts/terms/terms-article.tsx'
import { placeContext } from '../../../platform/context.ts'
import type { Route } from './+types/recruiter-terms-privacy.ts'

const t = speak({ recruiterTitle: terms.recruiterTitle })

/** The terms for recruiters, followed by those for everybody. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyEmail } = context.get(placeContext)
  return {
    sections: addressed([...terms.recruiterSections, ...terms.sections], privacyEmail),
    version: consentVersions.terms,
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('recruiterTitle')} · Trampolim` }]
}

export default function RecruiterTermsPrivacy({ loaderData: { sections, version } }: Route.ComponentProps) {
  return <TermsArticle title={t('recruiterTitle')} version={version} sections={sections} />
}
