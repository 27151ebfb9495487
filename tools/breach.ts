/** What breaks a boundary, by the file where it is mended. */
export type Breach = { file: string; says: string }

/** An import of one of our own files: as it is written, and the file that it means. */
export type Import = { file: string; specifier: string; target: string }
