import { Parser } from 'htmlparser2'

const longestTitle = 200
const longestAddress = 2000

/** A page's own metadata; `picture`: an address as the page contains it. */
export type PageWords = { title: string | null; picture: string | null }

/** Reads a page's title and picture from its head: the metadata for previews (Open Graph), otherwise its title. */
export function wordsOfPage(html: string): PageWords {
  const found: Record<string, string> = {}
  let title = ''
  let inTitle = false
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      // Inline SVG pictures have title elements as well.
      if (name === 'title' && title === '') inTitle = true
      if (name === 'body') parser.pause()
      const key = (property ?? called ?? '').toLowerCase()
      if (name === 'meta' && content !== undefined) found[key] ??= content
    },
    ontext(text) {
      if (inTitle) title += text
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false
    },
  })
  parser.write(html)
  return {
    title: plain(found['og:title'] ?? '') || plain(title) || null,
    picture: addressIn(found['og:image:secure_url'] ?? found['og:image'] ?? found['twitter:image']),
  }
}

/** Reads an oEmbed answer about a video. */
export function wordsOfAnswer(json: string): PageWords {
  try {
    const { title, thumbnail_url: picture } = JSON.parse(json) as { title?: unknown; thumbnail_url?: unknown }
    return {
      title: (typeof title === 'string' && plain(title)) || null,
      picture: typeof picture === 'string' ? addressIn(picture) : null,
    }
  } catch {
    return { title: null, picture: null }
  }
}

/** A text in one line, without invisible characters and those that change the direction of text. */
function plain(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .trim()
  return [...line].slice(0, longestTitle).join('')
}

const addressIn = (text: string | undefined) => (text && text.length <= longestAddress ? text : null)
