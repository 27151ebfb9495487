import { selectionFields } from '@trampolim/marketplace/selection/fields.ts'
import { type ComponentProps, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { faultText } from '../../../../platform/faults.ts'
import { DiscardFields, feedbackIn } from './discard-dialog.tsx'

const most = selectionFields.feedback.longest
const long = 'x'.repeat(most + 1)
const ana = 'a'.repeat(24)

describe('the message of a discard', () => {
  const shown = (props: Partial<ComponentProps<typeof DiscardFields>>) =>
    renderToString(createElement(DiscardFields, { text: 'Ana sai do processo.', ...props }))

  it('is still there when the dialog is opened again for the same person', () => {
    const typed = new Map([[ana, 'Obrigado por vir.']])
    expect(shown({ typed, of: ana })).toContain('Obrigado por vir.')
    expect(shown({ typed, of: 'b'.repeat(24) })).not.toContain('Obrigado por vir.')
  })

  it('that is too long is kept, and its field says so', () => {
    const html = shown({ typed: new Map([[ana, long]]), of: ana })
    expect(html).toContain(long)
    expect(html).toContain(faultText('too_long'))
    expect(shown({ typed: new Map([[ana, long.slice(1)]]), of: ana })).not.toContain(faultText('too_long'))
  })
})

describe('the form of a discard', () => {
  function sent(value: string) {
    const field = { value, dataset: { most: `${most}` }, focus: vi.fn() }
    const event = { currentTarget: { elements: { namedItem: () => field } }, preventDefault: vi.fn() }
    const feedback = feedbackIn(event as unknown as Parameters<typeof feedbackIn>[0])
    return { feedback, stopped: event.preventDefault.mock.calls.length > 0, focused: field.focus.mock.calls.length > 0 }
  }

  it('sends what was typed', () => {
    expect(sent('Boa sorte.')).toEqual({ feedback: 'Boa sorte.', stopped: false, focused: false })
  })

  it('isn’t sent with a message that is too long, which gets the focus', () => {
    expect(sent(long)).toEqual({ feedback: null, stopped: true, focused: true })
  })
})
