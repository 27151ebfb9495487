import type { CurriculumSection } from '@trampolim/marketplace/curriculums/sections.ts'

/** A piece of a section: running text, a line of a list, or an item with a title, such as an experience. */
type Block =
  | { is: 'text'; text: string }
  | { is: 'line'; text: string }
  | { is: 'item'; title: string; lines: readonly string[]; text: string | null }

/** `part` is the section of the form in which it is written. */
type PaperSection = { title: string; part?: CurriculumSection; blocks: readonly Block[] }

/** The content of a curriculum's PDF, in order. */
export type Paper = {
  /** The title of the document and the name of its file. */
  title: string
  name: string
  /** Contact data and facts below the name. */
  lines: readonly string[]
  sections: readonly PaperSection[]
}
