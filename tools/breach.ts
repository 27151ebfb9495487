/** A breach of a boundary, with the file in which to fix it. */
export type Breach = { file: string; says: string }

/** An import of one of our own files: as it is written, and the file it refers to. */
export type Import = { file: string; specifier: string; target: string }
