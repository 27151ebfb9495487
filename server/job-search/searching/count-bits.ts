const bitsOfInteger = 32
/** The highest count that four planes can hold before they are emptied. */
const mostInPlanes = 15

/** Counts how many integers have each of their bits set. */
export type BitCounter = { add: (bits: number) => void; counts: () => Int32Array }

/**
 * Makes a counter. Bit n of the four planes together forms a four-bit number for bit n of the inputs. An input is added
 * to all 32 numbers at once, which is several times faster than looping over the bits of each input.
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
