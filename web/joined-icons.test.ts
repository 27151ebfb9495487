import { expect, it } from 'vitest'
import { joined } from './joined-icons.ts'

const module = (kind: string, nodes: unknown) =>
  `const __iconNode = ${JSON.stringify(nodes)};\nconst IconX = createReactComponent("${kind}", "x", "X", __iconNode);`
const line = (d: string, key: string) => ['path', { d, key }]

it('joins the lines of an icon', () => {
  const code = module('outline', [line('M1 2a2 2 0 1 0 4 0', 'svg-0'), line('M5 6l1 1', 'svg-1')])
  expect(joined(code)).toBe(module('outline', [['path', { d: 'M1 2a2 2 0 1 0 4 0M5 6l1 1', key: 'lines' }]]))
})

it.each([
  ['areas', module('filled', [line('M1 2h4v4z', 'svg-0'), line('M2 3h1v1z', 'svg-1')])],
  ['shapes', module('outline', [line('M1 2h4', 'svg-0'), ['circle', { cx: '1', key: 'svg-1' }]])],
  ['lines that begin where the last one ended', module('outline', [line('M1 2h4', 'svg-0'), line('m1 1h4', 'svg-1')])],
  ['lines with a colour of their own', module('outline', [['path', { d: 'M1 2h4', fill: 'red', key: 'svg-0' }]])],
])('leaves %s as they are', (_, code) => {
  expect(joined(code)).toBe(code)
})

it('says if the set changes its form', () => {
  expect(() => joined('const nodes = []')).toThrow('icon set')
})
