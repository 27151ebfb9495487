/** The faults of a text as XML: elements that aren't closed in order, or characters that must be escaped. */
export function xmlFaults(xml: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const body = xml.replace(/^<\?xml[^?]*\?>\s*/, '')
  if (body === xml) faults.push('it doesn’t begin as XML')
  for (const [, closes, name = '', own, text = ''] of body.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>([^<]*)/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) faults.push(`${name}: ${text}`)
    if (closes) {
      const last = open.pop()
      if (last !== name) faults.push(`${last} ends with ${name}`)
    } else if (!own) open.push(name)
  }
  return [...faults, ...open.map((name) => `${name} doesn’t end`)]
}
