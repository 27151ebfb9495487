/** A map of an address, on a site that keeps no profile of who looks. */
export const mapAddress = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
