/** The name of the field with the version of the curriculum that is being edited. */
export const versionField = 'version'
