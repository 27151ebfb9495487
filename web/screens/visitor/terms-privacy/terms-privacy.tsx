import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { addressed } from '../../../parts/terms/addressed.ts'
import { TermsArticle } from '../../../parts/terms/terms-article.tsx'
import { placeContext } from '../../../platform/context.ts'
import type { Route } from './+types/terms-privacy.ts'

const t = speak({ title: terms.title })

/** The page's texts are part of its data, so that no script contains them. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyEmail } = context.get(placeContext)
  return { sections: addressed(terms.sections, privacyEmail), version: consentVersions.terms }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${t('title')} · Trampolim` }]
}

export default function TermsPrivacy({ loaderData: { sections, version } }: Route.ComponentProps) {
  return <TermsArticle title={t('title')} version={version} sections={sections} />
}
