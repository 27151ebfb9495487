/** Loads a part of a page, which it names. */
type Load = <Part>(load: () => Promise<Part>, part: string) => Promise<Part>

/**
 * Loads scripts that a page needs after all. In the browser, what can't be loaded is said, reported by the name of the
 * part and offered again (`parts/unloaded-part`), so that this resolves only once it is there.
 */
export const patiently: Load = (load, part) =>
  typeof window === 'undefined' ? load() : (window as unknown as { loadPart: Load }).loadPart(load, part)
