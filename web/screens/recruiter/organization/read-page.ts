import type { Calls } from '@trampolim/contract/client/calls.ts'
import { refusalOf } from '@trampolim/contract/client/refusal.ts'
import type { OwnOrganization } from '@trampolim/contract/gateway/organizations.ts'
import { formatCnpj } from '@trampolim/marketplace/organizations/cnpj.ts'
import { siteAddress, siteHost } from '@trampolim/marketplace/organizations/company-email.ts'
import { isEditable } from '@trampolim/marketplace/organizations/profile-status.ts'
import { companyAreas } from '@trampolim/marketplace/reference/company-areas.ts'
import { formatPhone } from '@trampolim/marketplace/registration/phone.ts'
import { draftKeys } from '../../../parts/form/draft/draft-keys.ts'
import { organizationDraftOf } from '../../../parts/organizations/organization-draft.ts'
import { taskPath } from '../../../parts/tasks/task-path.ts'

/** The lines of business as options of a field. */
const branches = companyAreas.items.map(({ code, name }) => ({ value: code, text: name }))

/** Reads the recruiter's organisation; null if they belong to none. Server only. */
export function readOwnOrganization({ gateway }: Calls): Promise<OwnOrganization | null> {
  return gateway.organizations.readOrganization({}).catch((problem: unknown) => {
    if (refusalOf(problem)?.code === 'organization_not_found') return null
    throw problem
  })
}

/** Reads the organisation for its page; null if the recruiter belongs to none. Server only. */
export async function readPage(calls: Calls) {
  const { gateway } = calls
  const own = await readOwnOrganization(calls)
  if (!own) return null
  const mayAnswer = own.recruiters.some(({ you, approved }) => you && approved)
  const mayInvite = mayAnswer && own.inForce
  const me = own.recruiters.find(({ you }) => you)
  const isBlocked = me?.status === 'blocked'
  const mayWrite = !isBlocked && (mayAnswer || !own.recruiters.some(({ approved }) => approved))
  const [tasks, requests, invitations] = await Promise.all([
    own.status === 'approved' ? [] : gateway.tasks.listRecruiterTasks({}),
    mayAnswer ? gateway.organizations.listJoinRequests({}) : [],
    mayAnswer ? gateway.organizations.listInvitations({}) : [],
  ])
  const task = taskPath(tasks, 'review-organization')
  const mayDelete = own.recruiters.length === 1 || (mayAnswer && !isBlocked)
  const page = shown(own)
  const mayEdit = page.mayEdit && mayWrite
  return { ...page, mayEdit, mayWrite, isBlocked, mayAnswer, mayInvite, mayDelete, requests, invitations, task }
}

export type OrganizationPage = NonNullable<Awaited<ReturnType<typeof readPage>>>

/** Reads the initial values of the edit form. Server only. */
export async function readEdit({ gateway }: Calls, userId: string) {
  const own = await gateway.organizations.readOrganization({})
  return {
    idcard: formatCnpj(own.idcard ?? ''),
    initial: organizationDraftOf(own, { city: `${own.city}, ${own.state}` }),
    base: own.modified,
    draftKey: draftKeys.organization(userId),
    branches,
  }
}

/** Reads the organisation that a recruiter asks to join. Server only. */
export async function readJoining({ gateway }: Calls, userId: string) {
  const { joining, email, waitingJob } = await gateway.recruiters.readRecruiter({})
  return {
    email,
    joining: joining && { idcard: formatCnpj(joining.idcard), byLink: joining.byLink },
    jobName: waitingJob,
    draftKey: draftKeys.organization(userId),
    branches,
  }
}

function shown(own: OwnOrganization) {
  const { status, statusReason, reviewDue, everApproved, inForce, logo, logoWaits, jobs, recruiters } = own
  return {
    name: own.companyName || own.officialName || formatCnpj(own.idcard ?? ''),
    idcard: formatCnpj(own.idcard ?? ''),
    status,
    reason: statusReason,
    reviewDue,
    everApproved,
    inForce,
    mayEdit: isEditable(status),
    logo,
    logoWaits,
    companyName: own.companyName ?? '',
    officialName: own.officialName ?? '',
    employeeNumber: own.employeeNumber ?? null,
    branch: companyAreas.nameOf(own.branchOfActivity ?? ''),
    description: own.description ?? '',
    site: siteOf(own.site ?? ''),
    phone: own.phone ? formatPhone(own.phone) : '',
    address: [own.street, own.district, `${own.city}, ${own.state}`].filter(Boolean).join(' · '),
    links: Object.entries(own.socialLinks ?? {}).flatMap(([network, link]) => linkOf(network, link ?? '')),
    recruiters,
    jobs,
  }
}

/** The address of a website as a link; null if it isn't a valid one. */
function siteOf(site: string): { href: string; text: string } | null {
  const [href, text] = [siteAddress(site), siteHost(site)]
  return href && text ? { href, text } : null
}

function linkOf(network: string, link: string) {
  const site = siteOf(link)
  return site
    ? [{ network: network as 'instagram', href: site.href, text: link.replace(/^https?:\/\/(?:www\.)?/i, '') }]
    : []
}
