/** A rule of a style sheet, with the at-rules around it. */
type Rule = {
  /** The beginnings of the at-rules around it, such as `@media (…)`; the outermost comes first. */
  within: readonly string[]
  /**
   * The rule's selectors, with what each requires of a page. The rule is needed if one of them can match; a rule
   * without selectors is always needed.
   */
  selectors: readonly { text: string; classes: readonly string[] }[]
  /** The rule's text after its selectors; the whole text of a rule without selectors. */
  text: string
}

/** A parsed style sheet, from which the rules that a page needs can be taken. */
export type Sheet = {
  rules: readonly Rule[]
  /** The `@keyframes` by name. */
  animations: ReadonlyMap<string, string>
}

const conditions = /^@(?:media|supports|container|layer|starting-style)\b/

/** Parses a style sheet of the build. It must be well-formed and contain no comments between relevant rules. */
export function sheetOf(css: string): Sheet {
  if (/<\/style/i.test(css)) throw new Error('a style sheet that ends a style element cannot stand in a page')
  const rules: Rule[] = []
  const animations = new Map<string, string>()
  const takeApart = (text: string, within: readonly string[]) => {
    for (const { head, body } of statementsOf(text)) {
      const animation = /^@[-\w]*keyframes\s+([-\w]+)/.exec(head)?.[1]
      if (animation) animations.set(animation, `${head}{${body}}`)
      else if (body !== null && conditions.test(head)) takeApart(body, [...within, head])
      else if (head.startsWith('@') || body === null)
        rules.push({ within, selectors: [], text: body === null ? `${head};` : `${head}{${body}}` })
      else rules.push({ within, selectors: partsOf(head).map(selectorOf), text: `{${body}}` })
    }
  }
  takeApart(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), [])
  return { rules, animations }
}

/** The rules that a page with these classes needs, in their original order. */
export function partFor({ rules, animations }: Sheet, names: ReadonlySet<string>): string {
  let css = ''
  let open: readonly string[] = []
  for (const { within, selectors, text } of rules) {
    const fitting = selectors.filter(({ classes }) => classes.every((name) => names.has(name)))
    if (selectors.length > 0 && fitting.length === 0) continue
    if (!isSame(open, within)) {
      css += '}'.repeat(open.length) + within.map((head) => `${head}{`).join('')
      open = within
    }
    css += fitting.map((selector) => selector.text).join() + text
  }
  css += '}'.repeat(open.length)
  for (const [name, text] of animations) if (css.includes(name)) css += text
  return css
}

/** The statements of a block: each ends with `;` or has a block. */
function statementsOf(css: string): { head: string; body: string | null }[] {
  const found: { head: string; body: string | null }[] = []
  for (let at = 0; at < css.length; ) {
    const end = endOf(css, at, ';{')
    const head = css.slice(at, end).trim()
    if (css[end] !== '{') {
      if (head) found.push({ head, body: null })
      at = end + 1
      continue
    }
    const close = endOf(css, end + 1, '}')
    found.push({ head, body: css.slice(end + 1, close) })
    at = close + 1
  }
  return found
}

/**
 * The position of the next of these characters outside of strings, brackets and blocks; the end of the text if there is
 * none.
 */
function endOf(css: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const character = css[at] as string
    if (depth === 0 && wanted.includes(character)) return at
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfText(css, at)
    else if ('({['.includes(character)) depth++
    else if (')}]'.includes(character)) depth--
  }
  return css.length
}

function endOfText(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[from]) return at
  }
  return css.length
}

/** The selectors of a list. */
function partsOf(list: string): string[] {
  const parts: string[] = []
  for (let at = 0; at < list.length; ) {
    const end = endOf(list, at, ',')
    parts.push(list.slice(at, end).trim())
    at = end + 1
  }
  return parts
}

/** Conditions in brackets (`:not(.a)`, `:is(.a, .b)`) are ignored: it is safer to keep a rule than to lose it. */
function selectorOf(text: string) {
  let bare = text
  for (let inner = ''; inner !== bare; ) {
    inner = bare
    bare = inner.replaceAll(/\([^()]*\)/g, '')
  }
  return { text, classes: Array.from(bare.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name = '']) => name) }
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one === other || (one.length === other.length && one.every((each, at) => each === other[at]))
