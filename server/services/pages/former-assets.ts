/** The folder within a build with the assets of the build before it, for pages that are still open. */
export const formerAssets = 'former-assets'
