/** The name of the field with the version of what is being edited. */
export const versionField = 'version'

/** The version on which a form's changes are based, if the form contains it. */
export function basis(form: FormData): { basedOn?: string } {
  const version = form.get(versionField)
  return typeof version === 'string' && version !== '' ? { basedOn: version.slice(0, 30) } : {}
}

/** The same version, as the part of a returned form that keeps it. */
export function keptVersion(form: FormData): { version?: string } {
  const { basedOn } = basis(form)
  return basedOn === undefined ? {} : { version: basedOn }
}
