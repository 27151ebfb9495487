const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const idForm = /^[\w-]{11}$/

/**
 * Returns the id of the video of a YouTube link: eleven characters (specification, data §5). Accepts links to watch,
 * share, embed, shorts and live, with or without https; undefined for anything else.
 */
export function youtubeVideoId(link: string): string | undefined {
  const text = link.trim()
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  const id = idIn(url)
  return id !== undefined && idForm.test(id) ? id : undefined
}

/** The link under which a video is stored and shown. */
export function youtubeLink(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

function idIn(url: URL): string | undefined {
  const [, first, second] = url.pathname.split('/')
  if (url.hostname === 'youtu.be' || url.hostname === 'www.youtu.be') return first
  if (!hosts.has(url.hostname)) return undefined
  if (first === 'watch') return url.searchParams.get('v') ?? undefined
  return first !== undefined && ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined
}
