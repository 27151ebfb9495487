import { installedApp } from '@trampolim/phrases/pt-br/installed-app.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { href } from '../../../platform/href.ts'

const t = speak(installedApp)

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The manifest of the installable app. Its start page redirects signed-in people to their own area. */
const manifest = {
  id: '/',
  name: t('name'),
  short_name: t('shortName'),
  description: t('description'),
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: href('/', {}, { source: 'app' }),
  scope: '/',
  display: 'standalone',
  background_color: '#FBFAF6',
  theme_color: '#FBFAF6',
  categories: ['business', 'education'],
  icons: [
    icon('app-192.png', 192),
    icon('app-512.png', 512),
    icon('app-maskable-512.png', 512, 'maskable'),
    { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: [
    { name: t('search'), url: href('/search'), icons: [icon('app-192.png', 192)] },
    { name: t('applications'), url: href('/selective-process'), icons: [icon('app-192.png', 192)] },
  ],
}

/** The web app manifest. The colours of the dark scheme come from the pages' own `theme-color`. */
export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
