/** The name of the field with the version of the job that is being edited. */
export const versionField = 'version'
