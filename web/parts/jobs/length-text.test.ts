import { expect, it } from 'vitest'
import { lengthText } from './length-text.ts'

it.each([
  ['01:00', '1\u00a0h'],
  ['00:15', '15\u00a0min'],
  ['01:30', '1\u00a0h\u00a030'],
])('says %s as “%s”', (time, text) => expect(lengthText(time)).toBe(text))
