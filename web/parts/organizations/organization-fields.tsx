import { readableAddress } from '@trampolim/marketplace/links/preview-address.ts'
import { siteAddress } from '@trampolim/marketplace/organizations/company-email.ts'
import { organizationFields } from '@trampolim/marketplace/organizations/fields.ts'
import { companySizes } from '@trampolim/marketplace/reference/company-sizes.ts'
import { organizations } from '@trampolim/phrases/pt-br/organizations.ts'
import { reference } from '@trampolim/phrases/pt-br/reference.ts'
import { speak } from '@trampolim/phrases/speak.ts'
import { MaskedField } from '../../design/masked-field.tsx'
import { type Option, Select } from '../../design/select.tsx'
import { TextArea, TextField } from '../../design/text-field.tsx'
import type { Faults } from '../../platform/faults.ts'
import { Tick } from '../form/tick.tsx'
import { LinkPreview } from '../link-preview/link-preview.tsx'
import { AddressFields } from '../registration/pages/address-fields.tsx'
import type { OrganizationDraft } from './organization-draft.ts'
import classes from './organization-fields.module.css'

const t = speak(organizations)
const sizeName = speak(reference.companySize)
const sizes: Option[] = companySizes.codes.map((code) => ({ value: code, text: sizeName(`${code}`) }))
const networks = ['instagram', 'facebook', 'linkedin', 'youtube', 'tiktok'] as const
const address: readonly string[] = ['zipCode', 'cityState', 'district', 'street']

type OrganizationFieldsProps = {
  draft: OrganizationDraft
  /** Which fields may change; null for all. */
  asked?: readonly string[] | null
  /** Whether to ask for the CNPJ, which is fixed once registered. */
  withIdcard?: boolean
  /** The lines of business, by code and name. */
  branches: readonly Option[]
  faults: Faults
  change: (part: Partial<OrganizationDraft>) => void
}

/** The fields of an organisation, in a registration, an edit or a correction. */
export function OrganizationFields(props: OrganizationFieldsProps) {
  const { draft, asked = null, withIdcard = false, branches, faults, change } = props
  const shows = (field: string) => asked === null || asked.includes(field)
  const text = (name: 'companyName' | 'officialName', more: { hint?: string; optional?: string }) => (
    <TextField
      name={name}
      label={t(`form.${name}`)}
      {...more}
      most={organizationFields[name].longest}
      value={draft[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      fault={faults[name]}
    />
  )
  return (
    <>
      {withIdcard && shows('idcard') && (
        <MaskedField
          mask="cnpj"
          name="idcard"
          label={t('form.idcard')}
          hint={t('form.idcardHint')}
          placeholder="00.000.000/0000-00"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={draft.idcard}
          onText={(idcard) => change({ idcard })}
          fault={faults.idcard}
        />
      )}
      {shows('companyName') && text('companyName', { hint: t('form.companyNameHint'), optional: t('form.optional') })}
      {shows('officialName') && text('officialName', { optional: t('form.optional') })}
      <div className={classes.pair}>
        {shows('employeeNumber') && (
          <Select
            name="employeeNumber"
            label={t('form.employeeNumber')}
            options={sizes}
            placeholder={t('form.choose')}
            value={draft.employeeNumber}
            onChange={(event) => change({ employeeNumber: event.currentTarget.value })}
            fault={faults.employeeNumber}
          />
        )}
        {shows('branchOfActivity') && (
          <Select
            name="branchOfActivity"
            label={t('form.branchOfActivity')}
            options={branches}
            placeholder={t('form.choose')}
            value={draft.branchOfActivity}
            onChange={(event) => change({ branchOfActivity: event.currentTarget.value })}
            fault={faults.branchOfActivity}
          />
        )}
      </div>
      {shows('description') && (
        <TextArea
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          optional={t('form.optional')}
          most={organizationFields.description.longest}
          value={draft.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
          fault={faults.description}
        />
      )}
      {(shows('site') || shows('dontHaveSite')) && (
        <div className={classes.site}>
          <TextField
            name="site"
            label={t('form.site')}
            placeholder={t('form.sitePlaceholder')}
            autoCapitalize="off"
            autoComplete="url"
            spellCheck={false}
            inputMode="url"
            most={organizationFields.site.longest}
            disabled={draft.dontHaveSite}
            value={draft.dontHaveSite ? '' : draft.site}
            onChange={(event) => change({ site: event.currentTarget.value })}
            fault={faults.site}
          />
          <LinkPreview link={draft.dontHaveSite ? null : siteToRead(draft.site)} />
          <Tick
            name="dontHaveSite"
            label={t('form.dontHaveSite')}
            value={draft.dontHaveSite}
            onValue={(dontHaveSite) => change({ dontHaveSite })}
          />
        </div>
      )}
      {shows('phone') && (
        <MaskedField
          mask="phone"
          name="phone"
          label={t('form.phone')}
          optional={t('form.optional')}
          autoComplete="off"
          value={draft.phone}
          onText={(phone) => change({ phone })}
          fault={faults.phone}
        />
      )}
      {shows('socialLinks') && <SocialLinks links={draft.socialLinks} faults={faults} change={change} />}
      {address.some(shows) && <AddressFields draft={draft} faults={faults} change={change} />}
    </>
  )
}

type SocialLinksProps = {
  links: OrganizationDraft['socialLinks']
  faults: Faults
  change: (part: Pick<OrganizationDraft, 'socialLinks'>) => void
}

function SocialLinks({ links, faults, change }: SocialLinksProps) {
  const wrong = networks.some((network) => faults[`socialLinks.${network}`])
  const filled = networks.some((network) => links[network] !== '')
  return (
    <details className={classes.more} open={wrong || filled || undefined}>
      <summary className="folds">{t('form.socialLinks')}</summary>
      <div className={classes.links}>
        {networks.map((network) => (
          <TextField
            key={network}
            name={`socialLinks.${network}`}
            label={t(`form.networks.${network}`)}
            optional={t('form.optional')}
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            most={organizationFields.socialLinks.of[network].longest}
            value={links[network]}
            onChange={(event) => change({ socialLinks: { ...links, [network]: event.currentTarget.value } })}
            fault={faults[`socialLinks.${network}`]}
          />
        ))}
      </div>
    </details>
  )
}

/** The address of a site if its preview can be read; null while it is incomplete or without https. */
function siteToRead(site: string): string | null {
  const address = siteAddress(site)
  return address !== undefined && readableAddress(address) ? address : null
}
