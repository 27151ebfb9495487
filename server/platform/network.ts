import { isIPv6 } from 'node:net'

/**
 * The network that an address stands for when tries are counted: an IPv4 address itself, also where it is written as an
 * IPv6 one; of any other IPv6 address its /64, all of which one household or machine has.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return dotted(groups[6], groups[7])
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = withoutDots(address).split('::')
  const head = numbers(before)
  if (after === undefined) return head
  const tail = numbers(after)
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}

const numbers = (groups: string) => (groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16)))

/** An IPv4 address at the end, written as two groups. */
function withoutDots(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16)
    return `${group(a, b)}:${group(c, d)}`
  })
}

const dotted = (high = 0, low = 0) => [high >> 8, high & 255, low >> 8, low & 255].join('.')
