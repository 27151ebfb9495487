import type { TermsSection } from './terms-article.tsx'

/** The sections, with the address of the person in charge of personal data inserted. */
export function addressed(sections: readonly TermsSection[], privacyEmail: string): TermsSection[] {
  return sections.map((each) => ({ ...each, text: each.text.map((text) => text.replace('{{email}}', privacyEmail)) }))
}
