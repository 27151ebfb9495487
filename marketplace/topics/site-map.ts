/** The most addresses that one file of a site map may have (sitemaps.org). */
export const mostInPart = 50_000
