const heading = /<h2>(.*?)<\/h2>/g
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** A text of ours with an id at each heading of its second level, and these sections for a table of contents. */
export function withSections(html: string): { html: string; sections: { id: string; title: string }[] } {
  const sections: { id: string; title: string }[] = []
  const marked = html.replace(heading, (_, words: string) => {
    const title = plainOf(words)
    const id = `parte-${sections.length + 1}`
    sections.push({ id, title })
    return `<h2 id="${id}">${words}</h2>`
  })
  return { html: marked, sections }
}

const plainOf = (html: string) =>
  html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
