import type { TermsSection } from './terms-article.tsx'

/** The sections with the address of who is in charge of personal data. */
export function addressed(sections: readonly TermsSection[], privacyEmail: string): TermsSection[] {
  return sections.map((each) => ({ ...each, text: each.text.map((text) => text.replace('{{email}}', privacyEmail)) }))
}
