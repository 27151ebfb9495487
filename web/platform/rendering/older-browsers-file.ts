/**
 * Where the build puts the script that only older browsers load. The build's version is added to its address, since the
 * file's name contains no hash.
 */
export const olderBrowsers = '/assets/older-browsers.js'
