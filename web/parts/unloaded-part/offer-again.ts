import { unloadedPart } from '@trampolim/phrases/pt-br/unloaded-part.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import button from '../../design/button.module.css'
import { href } from '../../platform/href.ts'
import classes from './unloaded-part.module.css'

const t = speak(unloadedPart)

/** The loads that wait for the next retry. */
const waiting = new Set<() => void>()
/** What was reported from this tab, and what couldn't be reported so far. */
const reported = new Set<string>()
const unsent = new Set<string>()
let shown: HTMLElement | null = null
/** Notices that a dialog opens, closes or goes away. */
const dialogs = new MutationObserver(stayOnTop)

/**
 * Shows that a part of the page couldn't be loaded, reports it once, and resolves when the person retries. Rejects if
 * they go to another page instead.
 */
export function offerAgain(part: string, isLate: boolean, signal?: AbortSignal | null): Promise<void> {
  report(part, isLate)
  return offer('part', signal)
}

/**
 * Shows that a form got no answer, so that it isn't known whether it arrived, and resolves when the person sends it
 * again.
 */
export function offerToSendAgain(signal?: AbortSignal | null): Promise<void> {
  return offer('form', signal)
}

function offer(what: 'part' | 'form', signal?: AbortSignal | null): Promise<void> {
  return new Promise((again, leave) => {
    const end = (settle: () => void) => () => {
      waiting.delete(go)
      if (waiting.size === 0) hide()
      settle()
    }
    const go = end(again)
    waiting.add(go)
    signal?.addEventListener(
      'abort',
      end(() => leave(signal.reason)),
      { once: true },
    )
    show(what)
  })
}

/** Outside of React's tree, so that the page behind it stays exactly as it is. */
function show(what: 'part' | 'form') {
  if (shown) return
  const title = Object.assign(document.createElement('p'), {
    className: classes.title,
    textContent: t(`${what}.title`),
  })
  const text = Object.assign(document.createElement('p'), { textContent: t(`${what}.text`) })
  const actions = Object.assign(document.createElement('div'), { className: classes.actions })
  actions.append(
    actionButton(t(`${what}.again`), button.main, () => {
      for (const go of [...waiting]) go()
    }),
    actionButton(t('reload'), button.plain, () => window.location.reload()),
  )
  shown = Object.assign(document.createElement('div'), { className: classes.box, role: 'alert' })
  shown.dataset.unloaded = ''
  stayOnTop()
  shown.append(title, text, actions)
  dialogs.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  document.addEventListener('click', leaveByLink)
}

/** Nothing outside of a modal dialog can be used, so the message stands in the last one that is open. */
function stayOnTop() {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  if (shown && shown.parentElement !== place) place.append(shown)
}

function actionButton(text: string, look: string | undefined, onclick: () => void): HTMLButtonElement {
  const className = `${button.button} ${look}`
  return Object.assign(document.createElement('button'), { type: 'button', className, textContent: text, onclick })
}

function hide() {
  dialogs.disconnect()
  shown?.remove()
  shown = null
  document.removeEventListener('click', leaveByLink)
}

/** A person who follows another link doesn't wait any more. */
function leaveByLink({ target }: Event) {
  if (!(target as Element).closest('a[href]')) return
  waiting.clear()
  hide()
}

/** Reports which part of which page is missing and why, now or together with the next report, each only once. */
function report(part: string, isLate: boolean) {
  const isData = part.includes('.data')
  const page = isData ? new URL(part, window.location.href).pathname.replace(/\.data$/, '') : part
  const told = new URLSearchParams({ page, kind: isData ? 'data' : 'script', why: isLate ? 'late' : 'failed' })
  if (!reported.has(`${told}`)) unsent.add(`${told}`)
  reported.add(`${told}`)
  for (const each of unsent) {
    unsent.delete(each)
    const body = new URLSearchParams(each)
    fetch(href('/unloaded'), { method: 'POST', body, keepalive: true }).catch(() => unsent.add(each))
  }
}

window.addEventListener('online', () => {
  for (const each of unsent) {
    unsent.delete(each)
    navigator.sendBeacon(href('/unloaded'), new URLSearchParams(each))
  }
})
