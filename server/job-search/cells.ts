const cellsOfDegree = 2
const kilometresOfDegree = 110.57

/** The cell of remote jobs that take people from anywhere. */
export const anywhereCell = 0

/** The cells within a distance of a position, the nearest first, and last the one of jobs done from anywhere. */
export function cellsAround({ latitude, longitude }: { latitude: number; longitude: number }, kilometres: number) {
  const up = kilometres / kilometresOfDegree
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  const row = (degrees: number) => Math.floor((degrees + 40) * cellsOfDegree)
  const column = (degrees: number) => Math.floor((degrees + 80) * cellsOfDegree)
  const found: { cell: number; away: number }[] = []
  for (let y = row(latitude - up); y <= row(latitude + up); y++) {
    for (let x = column(longitude - aside); x <= column(longitude + aside); x++) {
      found.push({ cell: y * 200 + x, away: Math.hypot(y - row(latitude), x - column(longitude)) })
    }
  }
  return [...found.sort((one, other) => one.away - other.away).map(({ cell }) => cell), anywhereCell]
}
