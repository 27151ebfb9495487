import { href } from '../../../platform/href.ts'

const context = 'https://schema.org'

/** The organisation behind the product, as a schema.org Organization. */
export const ourselves = (publicUrl: string): Record<string, unknown> => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: 'Trampolim',
  url: `${publicUrl}/`,
  logo: `${publicUrl}/logo.png`,
})

/** The site and its search as a schema.org WebSite. */
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
