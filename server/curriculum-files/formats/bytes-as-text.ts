/** The characters 128 to 255 of code page 850, in which DOS and the command line of Windows write Portuguese. */
const upperOf850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0'

const accented = /[áàâãçéêíóôõúü]/gi

/** Decodes text of one byte a character. Code page 850 has to be told apart, since every byte is a character in both. */
export function decodeSingleBytes(bytes: Uint8Array): string {
  const windows = new TextDecoder('windows-1252').decode(bytes)
  const dos = decode850(bytes)
  const accents = (text: string) => text.match(accented)?.length ?? 0
  return accents(dos) > accents(windows) ? dos : windows
}

/** Decodes code page 850, which `TextDecoder` doesn't know. */
export function decode850(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xFF]/g, (character) => upperOf850.charAt(character.charCodeAt(0) - 128))
}

/** How UTF-16 without a mark is ordered, since every second byte of its Portuguese is zero; null if it isn't UTF-16. */
export function orderOfUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 2000)
  const zeros = (from: 0 | 1) => head.filter((byte, at) => at % 2 === from && byte === 0).length
  const [first, second, most] = [zeros(0), zeros(1), head.length / 2]
  if (second > most * 0.8 && first < most * 0.05) return 'utf-16le'
  return first > most * 0.8 && second < most * 0.05 ? 'utf-16be' : null
}
