/** The address of a map, on a site that doesn't profile its visitors. */
export const mapAddress = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
