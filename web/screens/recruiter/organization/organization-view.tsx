import { listText } from '@trampolim/phrases/formats.ts'
import { ownNotices } from '@trampolim/phrases/pt-br/notices.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Facts } from '../../../design/facts.tsx'
import { Link } from '../../../design/link.tsx'
import { Notice } from '../../../design/notice.tsx'
import { PageBody, PageHead } from '../../../design/page-head.tsx'
import { Tile } from '../../../design/tile.tsx'
import { type Asked, DeleteTwice } from '../../../parts/accounts/delete-twice.tsx'
import { SavedNotice } from '../../../parts/form/saved-notice.tsx'
import { LogoForm } from '../../../parts/organizations/logo-form.tsx'
import { OrganizationStatus } from '../../../parts/organizations/organization-status.tsx'
import { href } from '../../../platform/href.ts'
import type { InvitationDone, RefusedInvitation } from './act-on-invitations.ts'
import type { JoiningDone } from './act-on-joining.ts'
import { Invitations } from './invitations.tsx'
import classes from './organization.module.css'
import { JoinRequests, People } from './people.tsx'
import type { OrganizationPage } from './read-page.ts'

const t = speak(organizations)
const ofNotices = speak({ entry: ownNotices.entry })
const sizeName = speak(reference.companySize)

type OrganizationViewProps = {
  page: string
  own: OrganizationPage
  saved: boolean
  locked: boolean
  /** Whether the virus scanner still has to check an uploaded logo. */
  checking: boolean
  asked: Asked
  /** The result of the last action on joining, and the member whose removal the page asks to confirm. */
  done: JoiningDone | null
  invited: InvitationDone | null
  out: string | null
  /** Why an action was refused: on joining, on the logo, or the deletion. */
  joiningFault: string | undefined
  refusedInvitation: RefusedInvitation | undefined
  logoFault: string | undefined
  deleteFault: string | undefined
}

/** The organisation with all actions of its recruiters. */
export function OrganizationView(props: OrganizationViewProps) {
  const { page, own, saved, locked, checking, asked, done, invited, out } = props
  const { joiningFault, refusedInvitation, logoFault, deleteFault } = props
  return (
    <PageBody width="narrow">
      <PageHead
        title={own.name}
        text={t('page.idcard', { idcard: own.idcard })}
        action={own.mayEdit && <ButtonLink to={`${page}?edit=true`}>{t('page.edit')}</ButtonLink>}
      />
      <div className={classes.sections}>
        {saved && <SavedNotice>{t('page.saved')}</SavedNotice>}
        {!own.mayWrite && (
          <Notice
            tone={own.isBlocked ? 'danger' : 'info'}
            title={t('edit.lockedTitle')}
            actions={<ButtonLink to={href('/recruiter/profile')}>{t('joining.account')}</ButtonLink>}
          >
            {t(`edit.locked.${own.isBlocked ? 'blocked' : 'notYet'}`)}
          </Notice>
        )}
        {locked && own.mayWrite && (
          <Notice title={t('edit.lockedTitle')}>{t(`edit.locked.${own.task ? 'correct' : 'review'}`)}</Notice>
        )}
        {joiningFault && (
          <Notice tone="danger" live>
            {joiningFault}
          </Notice>
        )}
        {done && (
          <Notice tone="success" live>
            {t(`joining.${done}`, { email: '' })}
          </Notice>
        )}
        {invited && (
          <Notice tone="success" live>
            {t(`invitations.${invited}`)}
          </Notice>
        )}
        <OrganizationStatus {...own} />
        <JoinRequests page={page} requests={own.requests} />
        <People page={page} own={own} out={out} />
        {own.mayAnswer && (
          <Invitations
            page={page}
            items={own.invitations}
            mayInvite={own.mayInvite}
            first={own.requests.length === 0}
            refused={refusedInvitation}
          />
        )}
        <Card as="section" className={classes.card} aria-labelledby="facts">
          <h2 id="facts">{t('page.facts')}</h2>
          <Facts facts={factsOf(own)} />
          {own.description && (
            <>
              <h3>{t('page.about')}</h3>
              <p className={classes.about}>{own.description}</p>
            </>
          )}
        </Card>
        <Card as="section" className={classes.card} aria-labelledby="logo">
          <h2 id="logo">{t('logo.title')}</h2>
          {checking && <Notice live>{t('logo.checking')}</Notice>}
          {own.logoWaits && <Notice>{t('logo.waits')}</Notice>}
          {own.mayWrite ? (
            <LogoForm page={page} name={own.name} logo={own.logo} needsApproval={own.everApproved} fault={logoFault} />
          ) : (
            <Tile name={own.name} logo={own.logo} />
          )}
        </Card>
        <p>
          <Link to={href('/recruiter/notices')}>{ofNotices('entry')}</Link>
        </p>
        <Remove page={page} own={own} asked={asked} fault={deleteFault} />
      </div>
    </PageBody>
  )
}

function Remove({
  page,
  own,
  asked,
  fault,
}: {
  page: string
  own: OrganizationPage
  asked: Asked
  fault: string | undefined
}) {
  const { name, jobs, recruiters } = own
  const names = listText(recruiters.map((each) => each.name))
  return (
    <section className={classes.remove} aria-labelledby="remove">
      <h2 id="remove">{t('remove.title')}</h2>
      <p>{t('remove.text')}</p>
      {fault && (
        <Notice tone="danger" live>
          {fault}
        </Notice>
      )}
      {own.mayDelete ? (
        <DeleteTwice
          page={page}
          asked={asked}
          action={t('remove.action')}
          keep={t('remove.keep')}
          close={t('remove.close')}
          once={{
            title: t('remove.once.title', { name }),
            confirm: t('remove.once.confirm'),
            text: (
              <>
                <p>{t('remove.lost')}</p>
                <ul className={classes.lost}>
                  {jobs > 0 && <li>{t('remove.jobs', { count: jobs })}</li>}
                  <li>{t('remove.people', { count: recruiters.length, names })}</li>
                  <li>{t('remove.data')}</li>
                </ul>
                <p>{t('remove.told')}</p>
              </>
            ),
          }}
          twice={{
            title: t('remove.twice.title', { name }),
            confirm: t('remove.twice.confirm'),
            text: <p>{t('remove.twice.text')}</p>,
          }}
        />
      ) : (
        <p>{t('remove.byApproved')}</p>
      )}
    </section>
  )
}

function factsOf(own: OrganizationPage) {
  const outside = { rel: 'noopener nofollow', target: '_blank' }
  return [
    { name: t('form.companyName'), value: own.companyName },
    { name: t('form.officialName'), value: own.officialName },
    { name: t('page.size'), value: own.employeeNumber && sizeName(`${own.employeeNumber}`) },
    { name: t('page.branch'), value: own.branch },
    {
      name: t('page.site'),
      value: own.site ? (
        <a href={own.site.href} {...outside}>
          {own.site.text}
        </a>
      ) : (
        t('page.noSite')
      ),
    },
    ...own.links.map(({ network, href, text }) => ({
      name: t(`form.networks.${network}`),
      value: (
        <a href={href} {...outside}>
          {text}
        </a>
      ),
    })),
    { name: t('page.phone'), value: own.phone },
    { name: t('page.address'), value: own.address },
  ]
}
