import { youtubeLink, youtubeVideoId } from '../curriculums/video.ts'

/** Where a page's preview data comes from: its own HTML, or a separate query (oEmbed). */
export type PreviewAddress = { url: string; says: 'page' | 'oembed' }

/**
 * The address from which the preview of a link is read: the page itself, or for a video YouTube's oEmbed answer, since
 * its pages contain the title too late. Undefined for links that aren't read at all: other schemes and ports, hosts
 * without a name, and links with a user name.
 */
export function previewAddress(link: string): PreviewAddress | undefined {
  const videoId = youtubeVideoId(link)
  if (videoId !== undefined) {
    const asked = new URLSearchParams({ url: youtubeLink(videoId), format: 'json' })
    return { url: `https://www.youtube.com/oembed?${asked}`, says: 'oembed' }
  }
  const url = readableAddress(link)
  return url && { url: url.href, says: 'page' }
}

/** An address that may be read: https on the default port, a host with a name, and without credentials. */
export function readableAddress(link: string): URL | undefined {
  const text = link.trim()
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ''
  const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z][a-z0-9-]*[a-z0-9])$/.test(url.hostname)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && isName ? url : undefined
}
