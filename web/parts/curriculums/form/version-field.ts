/** The name of the field with the version of a curriculum that is edited. */
export const versionField = 'version'
