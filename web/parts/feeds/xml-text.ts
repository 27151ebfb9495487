/** Characters that XML can't contain, whatever way they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

/** A text within an element or an attribute. */
export function xmlText(text: string): string {
  return text
    .replace(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** An element with a text; nothing without one. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : ''
