import { HtmlValidate } from 'html-validate'

/** What the HTML standard asks for, as far as it says it of the text that leaves the server; style and access have checks of their own. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes them as the standard lets it, and a browser makes the same of both.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-self-closing': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
})

/** What is invalid in a page or letter, one line for each kind of fault with where it stands first. */
export async function faultsInHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = new Map<string, string>()
  for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages))
    if (!found.has(`${ruleId} ${message}`))
      found.set(`${ruleId} ${message}`, `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`)
  return [...found.values()]
}
