/** The code that a form has: people copy spaces along, and only a browser with scripts takes them away at once. */
export function codeIn(form: FormData): string {
  return String(form.get('code') ?? '').replace(/\s/g, '')
}
