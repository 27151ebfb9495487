/** How long the file with a person's data can be downloaded, in hours. */
export const dataExportHours = 48

/** The states of the file with a person's data; it is also `none` once the file has been deleted. */
export const dataExportStates = ['none', 'making', 'ready', 'failed'] as const
