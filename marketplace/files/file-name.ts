/** The extension for each stored type; the extension in the uploaded file's name isn't used. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/msword': 'doc',
  'application/zip': 'zip',
}
const otherEnding = 'bin'
const unnamed = 'arquivo'

const mostLetters = 100
/** File systems allow 255 bytes; some are left for what a browser adds, such as ' (1)'. */
const mostBytes = 200

/** Names that Windows reserves for devices, with or without an extension. */
const device = /^(con|conin|conout|prn|aux|nul|clock|com[0-9¹²³]|lpt[0-9¹²³])$/i

/** Extensions that are removed from the end of a name, since the detected type's one is added. */
const takenEnding = /\.(pdf|jpe?g|png|docx?)$/i

/**
 * Returns a name under which a file can be stored on any machine: no folders, no invisible or bidirectional characters,
 * no reserved names, one dot, and the extension of the detected type: `cv.pdf.exe`, detected as a PDF, becomes `cv.pdf`.
 * A safe name of the same type is unchanged.
 */
export function safeFileName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? otherEnding
  const bare = withoutEndings(
    name
      .replace(/\s/gu, ' ')
      // Control, formatting (also bidirectional), private and unassigned characters, and halves of them.
      .replace(/\p{C}/gu, '')
      // Normalised after the removal, which may have brought a letter and its combining accent together.
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

/** As many whole characters as fit. */
function cut(name: string): string {
  const letters = [...name].slice(0, mostLetters).join('')
  const { read } = new TextEncoder().encodeInto(letters, new Uint8Array(mostBytes))
  return letters.slice(0, read)
}
