import { href } from '../../../platform/href.ts'

const context = 'https://schema.org'

/** Who we are, as schema.org's Organization. */
export const ourselves = (publicUrl: string): Record<string, unknown> => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Trampolim',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/logo.png`,
})

/** The site with its search, as schema.org's WebSite. */
export const ourSite = (publicUrl: string): Record<string, unknown> => ({
  '@context': context,
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: 'Trampolim',
  url: `${publicUrl}/`,
  inLanguage: 'pt-BR',
  publisher: { '@id': `${publicUrl}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${href('/search')}?occupation={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
