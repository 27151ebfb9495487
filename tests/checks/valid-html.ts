import { HtmlValidate } from 'html-validate'

/**
 * The rules of the HTML standard for the markup that the server sends; style and accessibility have checks of their own.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes these in a form that the standard allows and browsers parse the same.
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'no-self-closing': 'off',
    'doctype-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
  },
})

/** The faults of a page or letter, one line for each kind with its first position. */
export async function faultsInHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const found = new Map<string, string>()
  for (const { ruleId, message, line, column, selector } of results.flatMap(({ messages }) => messages))
    if (!found.has(`${ruleId} ${message}`))
      found.set(`${ruleId} ${message}`, `${ruleId}: ${message} (${line}:${column} ${selector ?? ''})`)
  return [...found.values()]
}
