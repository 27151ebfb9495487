import { consentVersions } from '@trampolim/marketplace/accounts/terms.ts'
import { terms } from '@trampolim/phrases/pt-br/terms.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { publicPageTags } from '../../../parts/public-page-tags.ts'
import { addressed } from '../../../parts/terms/addressed.ts'
import { TermsArticle } from '../../../parts/terms/terms-article.tsx'
import { siteContext } from '../../../platform/context.ts'
import { href } from '../../../platform/href.ts'
import type { Route } from './+types/terms-privacy.ts'

const t = speak({ title: terms.title, description: terms.description })

/** The page's texts are part of its data, so that no script contains them. */
export function loader({ context }: Route.LoaderArgs) {
  const { privacyEmail, publicUrl } = context.get(siteContext)
  return {
    sections: addressed(terms.sections, privacyEmail),
    version: consentVersions.terms,
    canonical: publicUrl + href('/terms-privacy'),
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const page = { title: `${t('title')} · Trampolim`, description: t('description') }
  return publicPageTags({ ...page, canonical: loaderData.canonical })
}

export default function TermsPrivacy({ loaderData: { sections, version } }: Route.ComponentProps) {
  return <TermsArticle title={t('title')} version={version} sections={sections} />
}
