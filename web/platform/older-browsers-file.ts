/** Where the build puts what only older browsers load. Its address gets the build's version, since its name has none. */
export const olderBrowsers = '/assets/older-browsers.js'
