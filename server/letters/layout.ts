import { letters } from '@trampolim/phrases/pt-br/letters.ts'
import { speak } from '@trampolim/phrases/speak.ts'

const t = speak('letters', letters)

/** A piece of a letter, from top to bottom. */
export type Block =
  | { kind: 'text' | 'small'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; title: string; note: string; url: string }
  | { kind: 'quiet-link'; label: string; url: string }

export type Sheet = { subject: string; blocks: Block[] }

const green = '#0B5D4B'
const ink = '#1D2B27'
const paper = '#FBFAF6'
const quiet = '#5B6B66'

/** The letter for readers without pictures and colours. */
export function asText(blocks: readonly Block[]): string {
  return [...blocks.map(textOf), '--', t('footer')].join('\n\n').concat('\n')
}

/** The letter in the brand's clothes: one column, styles in place, nothing fetched from anywhere. */
export function asHtml(subject: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:${green}">${escaped(t('brand'))}</p>
<div style="background:#fff;border:1px solid #E4E1D8;border-radius:10px;padding:28px 24px">
${blocks.map(htmlOf).join('\n')}
</div>
<p style="margin:20px 0 0;font-size:13px;color:${quiet}">${escaped(t('footer'))}</p>
</div>
</body>
</html>
`
}

function textOf(block: Block): string {
  if (block.kind === 'code') return `    ${block.code}`
  if (block.kind === 'link') return `${block.title}\n${block.note}\n${block.url}`
  if (block.kind === 'button' || block.kind === 'quiet-link') return `${block.label}:\n${block.url}`
  return block.text
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`
    case 'small':
      return `<p style="margin:0 0 12px;font-size:14px;color:${quiet}">${escaped(block.text)}</p>`
    case 'heading':
      return `<h2 style="margin:20px 0 12px;font-size:18px;color:${green}">${escaped(block.text)}</h2>`
    case 'code':
      return `<p style="margin:8px 0 20px;font-size:34px;font-weight:700;letter-spacing:10px;color:${green}">${escaped(block.code)}</p>`
    case 'button':
      return `<p style="margin:8px 0 20px"><a href="${escaped(block.url)}" style="display:inline-block;background:${green};color:#fff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:10px">${escaped(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${quiet}">${escaped(t('linkHint'))}<br><a href="${escaped(block.url)}" style="color:${green};word-break:break-all">${escaped(block.url)}</a></p>`
    case 'link':
      return `<p style="margin:0 0 14px"><a href="${escaped(block.url)}" style="color:${green};font-weight:600">${escaped(block.title)}</a><br><span style="font-size:14px;color:${quiet}">${escaped(block.note)}</span></p>`
    case 'quiet-link':
      return `<p style="margin:0 0 12px;font-size:13px"><a href="${escaped(block.url)}" style="color:${quiet}">${escaped(block.label)}</a></p>`
  }
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
