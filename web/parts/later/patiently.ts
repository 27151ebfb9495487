/** Loads a part of a page, which it names. */
export type Load = <Part>(load: () => Promise<Part>, part: string) => Promise<Part>

/** In the browser, a part that can't be loaded can be retried (`parts/unloaded-part`). */
export const patiently: Load = (load, part) =>
  typeof window === 'undefined' ? load() : (window as unknown as { loadPart: Load }).loadPart(load, part)
