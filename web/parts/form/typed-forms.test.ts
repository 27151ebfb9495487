import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keptForms } from './draft/draft-keys.ts'

const web = join(import.meta.dirname, '../..')
const files = ['parts', 'screens'].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
)
const sources = new Map(files.map((file) => [file, readFileSync(join(web, file), 'utf8')]))

/**
 * Forms with text fields that keep no draft, with the reason. All other forms must use `DraftForm`, `KeptForm` or
 * `TextForm`.
 */
const without: Readonly<Record<string, string>> = {
  'parts/access/linked-networks.tsx': 'a password',
  'parts/accounts/email/change-email.tsx': 'a password and a code',
  'parts/accounts/password/change-password.tsx': 'passwords',
  'parts/accounts/phone/prove-phone.tsx': 'a code',
  'parts/passkeys/add-passkey.tsx': 'a name and a password, in one step with the device',
  'parts/passkeys/own-passkeys.tsx': 'a name of some letters, and a password',
  'parts/second-step/own-codes.tsx': 'a password and a code',
  'parts/sign-in/ask-sign-in.tsx': 'a password',
  'parts/sign-in/sign-in-page.tsx': 'a password',
  'screens/visitor/forgot-password/forgot-password.tsx': 'an address that is typed again at once',
  'screens/visitor/invitation/register-invited.tsx': 'a password',
  'screens/visitor/network-signin/link-account.tsx': 'a password',
  'screens/visitor/second-step/second-step.tsx': 'a code',
  'screens/visitor/api-keys/ask-key.tsx': 'a visitor’s address and a name, typed once',
  'parts/curriculum-search/watched.tsx': 'the name of a search',
  'parts/curriculums/edit/section-form.tsx': 'saves itself (use-self-saving.ts)',
  'parts/invitations/refuse-invitation.tsx': 'a choice',
  'screens/visitor/take-action/take-action.tsx': 'a password',
  'parts/messages/composer.tsx': 'its page keeps the message',
  'parts/selection-board/board/moves/discard-dialog.tsx': 'says its feedback at once, and can be undone',
  'parts/selection-board/board/chosen/discard-chosen.tsx': 'says its feedback at once, and can be undone',
  'parts/selection-board/write/write-to-chosen.tsx': 'its second form is for browsers without JavaScript',
  'parts/selection-board/tags/candidate-tags.tsx': 'a word',
  'screens/recruiter/organization/invitations.tsx': 'an address',
}

const posted = /<((?:\w+\.)?[Ff]orm)\b(?:[^>]|=>)*?(?:method="post"|onSubmit=)[\s\S]*?<\/\1>/g
const typed = /<(?:TextField|EmailField|TextArea|LimitedField|MaskedField|PasswordField|textarea|\w+Fields)\b/

it('finds the forms in which something is typed', () => {
  const found = files.filter((file) => (sources.get(file) ?? '').match(posted)?.some((form) => typed.test(form)))
  expect(found.filter((file) => !(file in without))).toEqual([])
  expect(Object.keys(without).filter((file) => !found.includes(file))).toEqual([])
})

it('has a draft of its own for each of the others', () => {
  const code = [...sources.values()].join('\n')
  const used = new Set([...code.matchAll(/draftKeys\.kept\(\s*'(\w+)'/g)].map(([, name]) => name))
  expect([...used].sort()).toEqual(Object.keys(keptForms).sort())
})
