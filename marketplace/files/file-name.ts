/** The one ending that a kept file of each type has, whatever its name said. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/msword': 'doc',
}
const otherEnding = 'bin'
const unnamed = 'arquivo'

const mostLetters = 100
/** File systems take 255 bytes; some is left for what a browser adds, such as ' (1)'. */
const mostBytes = 200

/** What Windows keeps for devices, with or without an ending. */
const device = /^(con|conin|conout|prn|aux|nul|clock|com[0-9¹²³]|lpt[0-9¹²³])$/i

/** Endings that are dropped wherever they stand last: what the bytes are is said once, by the true one. */
const takenEnding = /\.(pdf|jpe?g|png|docx?)$/i

/**
 * A name under which a file may be kept on any machine: no folders, nothing unseen or that turns the reading direction, none
 * of the names that systems keep for themselves, one point, and the ending of what the bytes are: `cv.pdf.exe`, found to be
 * a PDF, is `cv.pdf`. A safe name of the same type stays as it is.
 */
export function safeFileName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? otherEnding
  const bare = withoutEndings(
    name
      .replace(/\s/gu, ' ')
      // Control, formatting (also bidirectional), private and unassigned characters, and halves of them.
      .replace(/\p{C}/gu, '')
      // Only now, since what stood between a letter and its accent is gone.
      .normalize('NFC')
      .replace(/^.*[/\\]/, '')
      .trim(),
  )
  const plain = bare
    .replace(/[<>:"|?*.%$`;&!~^{}[\]]/g, ' ')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/^[\s\-=+@]+/, '')
  const short = cut(plain).trim() || unnamed
  return `${device.test(short) ? `${unnamed} ${short}` : short}.${ending}`
}

function withoutEndings(name: string): string {
  let bare = name.replace(/[. ]+$/, '').replace(/\.[a-z0-9]{1,5}$/i, '')
  while (takenEnding.test(bare)) bare = bare.replace(takenEnding, '')
  return bare
}

/** As many whole letters as fit. */
function cut(name: string): string {
  const letters = [...name].slice(0, mostLetters).join('')
  const { read } = new TextEncoder().encodeInto(letters, new Uint8Array(mostBytes))
  return letters.slice(0, read)
}
