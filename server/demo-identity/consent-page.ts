import { demoIdentities } from '@trampolim/marketplace/accounts/demo-identities.ts'
import type { Network } from '@trampolim/marketplace/accounts/sign-in/networks.ts'
import { demoIdentity } from '@trampolim/phrases/pt-br/demo-identity.ts'
import { networkNames } from '@trampolim/phrases/pt-br/networks.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak(demoIdentity)

/** The page on which a visitor chooses one of the demo's people to sign in as, or declines. */
export function consentPage({ network, path, nonce }: { network: Network; path: string; nonce: string }): string {
  const name = networkNames[network]
  const people = demoIdentities.map(
    (each) => `<form method="post" action="${path}/choose/${each.key}">
<button type="submit"><b>${each.name}</b><span>${each.email}</span><span>${t(`role.${each.key}`, { network: name })}</span></button>
</form>`,
  )
  const title = t('title', { network: name })
  return pageOf({
    title,
    nonce,
    body: `<h1>${title}</h1>
<p>${t('intro', { network: name })}</p>
${people.join('\n')}
<form method="post" action="${path}/refuse"><button type="submit" class="refuse">${t('refuse')}</button></form>`,
  })
}

/** The page that is shown if there is no request to answer any more. */
export function gonePage(nonce: string): string {
  const title = t('goneTitle')
  const body = `<h1>${title}</h1>\n<p>${t('gone')}</p>\n<p><a href="/signin">${t('back')}</a></p>`
  return pageOf({ title, nonce, body })
}

function pageOf({ title, nonce, body }: { title: string; nonce: string; body: string }): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`
}

const style = `
:root { color-scheme: light dark; --paper: light-dark(#fff, #16181d); --ink: light-dark(#1f2430, #eceef3); --soft: light-dark(#535b6b, #aeb6c6); --line: light-dark(#c9cfdb, #3b4251) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 6vh auto; padding: 0 18px }
h1 { font-size: 1.5rem; line-height: 1.25 }
button { display: grid; width: 100%; margin: 0 0 10px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; text-align: left; overflow-wrap: anywhere; cursor: pointer }
button span { color: var(--soft); font-size: .95rem }
button.refuse { min-height: 44px; text-align: center }
button:focus-visible, a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
a { color: inherit }
`
