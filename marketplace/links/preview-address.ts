import { youtubeLink, youtubeVideoId } from '../curriculums/video.ts'

/** How a page says what it is: by its own words, or in answer to a question (oEmbed). */
export type PreviewAddress = { url: string; says: 'page' | 'oembed' }

/**
 * Where the preview of a link is read: the page itself, or for a video what YouTube answers about it, since its pages say
 * their title too late. Undefined for what isn't read at all: other schemes, ports and hosts without a name, and links with
 * a user name.
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

/** An address that may be read: https, on its own port, of a host with a name, without what identifies who asks. */
export function readableAddress(link: string): URL | undefined {
  const text = link.trim()
  if (/\s/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  url.hash = ''
  const isName = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z][a-z0-9-]*[a-z0-9])$/.test(url.hostname)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && isName ? url : undefined
}
