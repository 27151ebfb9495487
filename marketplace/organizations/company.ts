/** What is shown of a company whose name is hidden or missing (specification, data §3.2; product, readings). */
export const confidentialCompany = 'Confidencial'

/**
 * The name under which a company is shown: its trade name, else its official one;
 * 'Confidencial' where there is none or the job hides it.
 */
export function companyDisplayName(
  company: { companyName?: string | null; officialName?: string | null } | null | undefined,
  { hidden = false }: { hidden?: boolean } = {},
): string {
  if (hidden) return confidentialCompany
  return company?.companyName?.trim() || company?.officialName?.trim() || confidentialCompany
}
