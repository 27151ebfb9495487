/** A position in degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

/** The rectangle that contains Brazil with its islands and waters, in degrees. */
export const brazil = { south: -36, north: 8, west: -75, east: -25 } as const

/** Whether a position is in Brazil or its waters, approximated by a rectangle. Searches elsewhere are refused. */
export function isInBrazil({ latitude, longitude }: Position): boolean {
  return latitude >= brazil.south && latitude <= brazil.north && longitude >= brazil.west && longitude <= brazil.east
}

/** Parses a position in an address, `latitude,longitude`; undefined for anything else and for one outside Brazil. */
export function parsePosition(text: string): Position | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return isInBrazil(position) ? position : undefined
}

/** Kilometres per degree of latitude, and of longitude at the equator, on a spherical earth. */
export const kilometresOfDegree = 110.57

/** Kilometres between two positions, on a plane. */
export function kilometresBetween(one: Position, other: Position): number {
  const east = kilometresOfDegree * Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180)
  return Math.hypot((one.longitude - other.longitude) * east, (one.latitude - other.latitude) * kilometresOfDegree)
}

/** The degrees of latitude and longitude that span these kilometres at a position in Brazil. */
export function degreesOf(kilometres: number, { latitude }: Position): Position {
  const up = kilometres / kilometresOfDegree
  return { latitude: up, longitude: up / Math.cos((latitude * Math.PI) / 180) }
}
