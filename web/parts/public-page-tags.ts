import type { MetaDescriptor } from 'react-router'

type PublicPage = {
  /** The title of its tab. */
  title: string
  description: string
  /** The address under which search engines list it; without one they don't. */
  canonical: string | null | undefined
  /** Whether search engines list it. */
  isListed?: boolean
  /** The address of its own picture, 1200×630; by default that of the product. */
  picture?: string | undefined
  kind?: 'website' | 'article'
}

/** What a public page tells search engines, and whoever sees its link elsewhere (the Open Graph protocol). */
export function publicPageTags({ canonical, isListed = Boolean(canonical), ...page }: PublicPage): MetaDescriptor[] {
  const { title, description, kind = 'website', picture } = page
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: 'Trampolim' },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: title.replace(/ · Trampolim$/, '') },
    { property: 'og:description', content: description },
    ...(canonical
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
          { property: 'og:url', content: canonical },
          { property: 'og:image', content: picture ?? new URL('/share.png', canonical).href },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
