/** How long the file with a person's data can be downloaded, in hours. */
export const dataExportHours = 48

/** The state of the file with a person's data; `none` also once it has ended. */
export const dataExportStates = ['none', 'making', 'ready', 'failed'] as const
