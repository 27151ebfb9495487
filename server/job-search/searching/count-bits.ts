const bitsOfInteger = 32
/** What four planes can count before they are emptied. */
const mostInPlanes = 15

/** Counts how many integers have each of their bits set. */
export type BitCounter = { add: (bits: number) => void; counts: () => Int32Array }

/**
 * Makes a counter. Bit n of the four planes together is a number of four digits, to which an integer is added for all 32
 * bits at once: that is several times faster than to go through the bits of each integer.
 */
export function bitCounter(): BitCounter {
  const counts = new Int32Array(bitsOfInteger)
  let [ones, twos, fours, eights, added] = [0, 0, 0, 0, 0]
  const empty = () => {
    for (let bit = 0; bit < bitsOfInteger; bit++) {
      const counted =
        ((ones >>> bit) & 1) |
        (((twos >>> bit) & 1) << 1) |
        (((fours >>> bit) & 1) << 2) |
        (((eights >>> bit) & 1) << 3)
      counts[bit] = (counts[bit] as number) + counted
    }
    ones = twos = fours = eights = added = 0
  }
  return {
    add: (bits) => {
      if (bits === 0) return
      if (added === mostInPlanes) empty()
      added++
      const carryOnes = ones & bits
      ones ^= bits
      const carryTwos = twos & carryOnes
      twos ^= carryOnes
      const carryFours = fours & carryTwos
      fours ^= carryTwos
      eights ^= carryFours
    },
    counts: () => {
      empty()
      return counts
    },
  }
}
