/** File types of a medical report (CID), as MIME types (specification, data §5). */
export const medicalReportTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const

/** The largest medical report, in bytes: 2 MB. */
export const largestMedicalReport = 2 * 1024 * 1024

/** Days after the end of a selection until its medical reports are erased. */
export const medicalReportKeptDays = 90

/** Minutes for which a signed link to a medical report works. */
export const medicalReportLinkMinutes = 5

/** The fault of a file as a medical report; undefined if there is none. */
export function faultOfMedicalReport(file: {
  type: string
  bytes: number
}): 'file_type_refused' | 'file_too_large' | 'file_empty' | undefined {
  if (file.bytes <= 0) return 'file_empty'
  if (!medicalReportTypes.some((type) => type === file.type)) return 'file_type_refused'
  return file.bytes > largestMedicalReport ? 'file_too_large' : undefined
}
