/** Characters that XML can't contain in any notation. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the expression removes.
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
