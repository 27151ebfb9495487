import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import type { CalendarEvent } from '../platform/calendar.ts'

const t = speak(letters)

/** A part of a letter, from top to bottom. */
export type Block =
  | { kind: 'text' | 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  /** A text that another person wrote, under a title. */
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; title: string; note: string; url: string }
  | { kind: 'quiet-link'; label: string; url: string }

/** The content of a letter: its title if it differs from the subject, and its parts. */
export type Sheet = { subject: string; title?: string; blocks: Block[]; stopUrl?: string; calendar?: CalendarEvent }

/** Private-use characters that mark bold text; `strong` removes them from the input. */
const [begin, end] = ['\uE000', '\uE001']

/** Marks a name within a text as bold, in formats that support it. */
export function strong(text: string): string {
  return `${begin}${text.replaceAll(/[\uE000\uE001]/g, '')}${end}`
}

/** Renders the letter as plain text. */
export function asText({ blocks }: Sheet): string {
  return [...blocks.map(textOf), '--', t('footer')]
    .join('\n\n')
    .concat('\n')
    .replaceAll(/[\uE000\uE001]/g, '')
}

const body = "'Figtree Variable',Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const display = `'Bricolage Grotesque Variable',${body}`
const colours = {
  green: '#0B5D4B',
  ink: '#1D2B27',
  paper: '#FBFAF6',
  soft: '#56665F',
  line: '#E4E1D6',
  tint: '#E3F0EA',
  sun: '#F2A900',
} as const

/** The inline styles are complete; these only change the colours for a dark scheme in mail programs that support it. */
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.bg{background:#101815!important}.ink{color:#E9EEE9!important}.soft{color:#A5B5AD!important}.lk{color:#6FCFB1!important}
.line{border-color:#2B3933!important}.mark{border-color:#6FCFB1!important}.tint{background:#17352B!important}
.main{background:#6FCFB1!important;color:#06231B!important}
}`

/** Renders the letter as HTML in the brand's style, light and dark: one column, no external resources. */
export function asHtml(sheet: Sheet): string {
  const { subject, title = subject, blocks } = sheet
  return `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}</style>
</head>
<body class="bg" style="margin:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${inline(preheaderOf(blocks))}</div>
<div class="bg ink" style="background:${colours.paper};color:${colours.ink};font:16px/1.5 ${body}">
<div style="max-width:560px;margin:0 auto;padding:24px 20px 32px">
${brand()}
<h1 class="ink" style="margin:0 0 16px;font:700 27px/1.2 ${display};letter-spacing:-.5px;color:${colours.ink}">${inline(title)}</h1>
${blocks.map(htmlOf).join('\n')}
<p class="soft line" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${colours.line};font-size:13px;line-height:1.5;color:${colours.soft}">${escaped(t('footer'))}</p>
</div>
</div>
</body>
</html>
`
}

/** The preview beside the subject in a list of mails: the first text after the greeting. */
function preheaderOf(blocks: readonly Block[]): string {
  const texts = blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'small' ? [block.text] : []))
  return texts[1] ?? texts[0] ?? ''
}

/** The brand mark, drawn with borders since mail programs load no pictures, and the name. */
function brand(): string {
  const { green, sun } = colours
  return `<table role="presentation" style="margin:0 0 22px;border-collapse:collapse"><tr>
<td class="mark" style="width:20px;height:17px;padding:0;border-bottom:3px solid ${green};font-size:0;line-height:0;vertical-align:bottom"><div class="mark" style="width:12px;height:14px;margin-left:5px;border-left:3px solid ${green};border-top:3px solid ${green};border-top-left-radius:14px"></div></td>
<td style="width:9px;padding:0;font-size:0;line-height:0;vertical-align:top"><div style="width:6px;height:6px;border-radius:3px;background:${sun}"></div></td>
<td class="lk" style="padding:0 0 0 3px;font:700 20px/1 ${display};letter-spacing:-.4px;color:${green}">${escaped(t('brand'))}</td>
</tr></table>`
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return `    ${block.code}`
    case 'quote':
      return `${block.title}: ${block.text}`
    case 'link':
      return `${block.title}\n${block.note}\n${block.url}`
    case 'button':
    case 'quiet-link':
      return `${block.label}:\n${block.url}`
    default:
      return block.text
  }
}

function htmlOf(block: Block): string {
  const { green, ink, soft, tint } = colours
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;color:${ink}">${inline(block.text)}</p>`
    case 'small':
      return `<p class="soft" style="margin:0 0 12px;font-size:14px;color:${soft}">${inline(block.text)}</p>`
    case 'heading':
      return `<h2 class="ink" style="margin:22px 0 12px;font:700 18px/1.3 ${display};color:${ink}">${inline(block.text)}</h2>`
    case 'code':
      return `<p class="lk tint" style="margin:8px 0 20px;padding:14px 18px;border-radius:12px;background:${tint};font:700 34px/1.2 ${display};letter-spacing:10px;color:${green}">${escaped(block.code)}</p>`
    case 'quote':
      return `<div class="tint" style="margin:0 0 16px;padding:14px 18px;border-radius:12px;background:${tint}"><p class="soft" style="margin:0 0 2px;font-size:14px;color:${soft}">${inline(block.title)}</p><p class="ink" style="margin:0;font-weight:700;color:${ink};white-space:pre-line">${inline(block.text)}</p></div>`
    case 'button':
      return `<p style="margin:20px 0"><a class="main" href="${escaped(block.url)}" style="display:block;padding:14px 20px;border-radius:10px;background:${green};color:#fff;font-weight:700;text-align:center;text-decoration:none">${escaped(block.label)}</a></p>
<p class="soft" style="margin:0 0 16px;font-size:13px;color:${soft}">${escaped(t('linkHint'))}<br><a class="lk" href="${escaped(block.url)}" style="color:${green};word-break:break-all">${escaped(block.url)}</a></p>`
    case 'link':
      return `<p class="line" style="margin:0;padding:12px 0;border-top:1px solid ${colours.line}"><a class="lk" href="${escaped(block.url)}" style="color:${green};font-weight:700;text-decoration:none">${inline(block.title)}</a><br><span class="soft" style="font-size:14px;color:${soft}">${inline(block.note)}</span></p>`
    case 'quiet-link':
      return `<p style="margin:0 0 12px;font-size:14px"><a class="soft" href="${escaped(block.url)}" style="color:${soft}">${escaped(block.label)}</a></p>`
  }
}

/** Escapes a text and renders its marked parts in bold. */
function inline(text: string): string {
  return escaped(text).replaceAll(begin, '<b>').replaceAll(end, '</b>')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)
}
