import type { FaultCode } from '../faults.ts'
import type { CodeIn, CodeTableName } from '../reference/code-tables.ts'
import type { ItemListName } from '../reference/item-lists.ts'
import type { TextFormName } from './text-forms.ts'

/**
 * The description of one field of what people write. A job, for example, is a table of fields, from which the contract's
 * shape and limits, the form's draft and parts, the faults, the review sheet, the public view and the stored form are
 * derived.
 */
export type Field =
  | TextField
  | WordsField
  | YesField
  | CodeField
  | CodesField
  | ItemField
  | ItemsField
  | WholeField
  | MoneyField
  | TimeField
  | MonthField
  | DayField
  | IdField
  | ZipCodeField
  | OccupationField
  | MunicipalityField
  | RecordField
  | ListField

/** A table of fields, by their names in the contract. */
export interface Fields {
  readonly [name: string]: Field
}

/**
 * Who may read a field: anyone; recruiters of a selection that the person is in, within the limits of `who-sees.ts`; or
 * only the owner and the reviewers.
 */
export type Reader = 'anyone' | 'selection' | 'owner'

/** Optional properties that any field can have. */
export type About = {
  /** Its group in the review sheet, or its section of a curriculum; the form's parts consist of these groups. */
  readonly group?: string
  /** The fault that a missing value causes; true means `required`. A field that isn't asked for is never required. */
  readonly required?: true | FaultCode
  /**
   * The contract's schema itself requires the field, since nothing makes sense without it, such as the language of a
   * language level. A text that is also `required` may be empty in the schema, so that its fault is reported together
   * with all others.
   */
  readonly always?: true
  /** Whether the field is asked for, given the other fields of its table; if not, it is neither sent nor stored. */
  readonly when?: (others: never) => boolean
  /** Only some kinds (of jobs or curriculums) have the field; the others lack it. */
  readonly ofKind?: true
  /** Who can read it; anyone by default. */
  readonly readBy?: Reader
  /** What the field reveals: it is left out of public views if the company's name or the salary is hidden. */
  readonly tells?: 'company' | 'salary'
  /** Fields with the same word make sense only together: changing one may require changing the others. */
  readonly together?: string
  /** False if reviewers can't ask for a change. */
  readonly changeable?: false
  /** False if reviewers don't see it. */
  readonly reviewed?: false
}

/** A text; `form` names its format, if only some texts are valid. */
export type TextField = About & { readonly is: 'text'; readonly longest: number; readonly form?: TextFormName }
/** Words that a person types freely. */
export type WordsField = About & { readonly is: 'words'; readonly longest: number; readonly most: number }
export type YesField = About & { readonly is: 'yes'; readonly usual: boolean; readonly sentAs?: 'two' }
export type CodeField = About & {
  readonly is: 'code'
  readonly table: CodeTableName
  readonly usual?: CodeIn<CodeTableName>
}
export type CodesField = About & { readonly is: 'codes'; readonly table: CodeTableName; readonly most: number }
export type ItemField = About & { readonly is: 'item'; readonly list: ItemListName }
export type ItemsField = About & { readonly is: 'items'; readonly list: ItemListName; readonly most: number }
/** A whole number; `unit` is its unit. `outside` is the fault of a value out of bounds. */
export type WholeField = About & {
  readonly is: 'whole'
  readonly least: number
  readonly most: number
  readonly unit?: 'days' | 'years' | 'people'
  readonly outside?: FaultCode
}
/** Cents of BRL. */
export type MoneyField = About & { readonly is: 'money' }
/** A time of day or a duration, `HH:MM`. */
export type TimeField = About & { readonly is: 'time' }
/** A month of a year, `2024-07`. */
export type MonthField = About & { readonly is: 'month' }
/** A calendar day, `2026-03-31`, meant in São Paulo. */
export type DayField = About & { readonly is: 'day' }
/** The id of an item in a list; a new item has none. */
export type IdField = About & { readonly is: 'id' }
export type ZipCodeField = About & { readonly is: 'zipCode' }
/** A CBO code, six digits. */
export type OccupationField = About & { readonly is: 'occupation' }
/** A municipality by its IBGE id. */
export type MunicipalityField = About & { readonly is: 'municipality' }
export type RecordField = About & { readonly is: 'record'; readonly of: Fields }
/** `countsSomething`: equal items aren't one said twice, since their numbers add up. */
export type ListField = About & {
  readonly is: 'list'
  readonly of: Fields
  readonly most: number
  readonly countsSomething?: true
}

const nothing = {}
type Nothing = typeof nothing

/** A text of at most so many characters. */
export const text = <const Said extends About & { form?: TextFormName } = Nothing>(
  longest: number,
  about: Said = nothing as Said,
) => ({
  is: 'text' as const,
  longest,
  ...about,
})

/** At most this many words, each at most this long. */
export const words = <const Said extends About = Nothing>(
  { most, longest }: { most: number; longest: number },
  about: Said = nothing as Said,
) => ({ is: 'words' as const, most, longest, ...about })

/** A yes or no; `usual` is the default. `sentAs: 'two'`: 2 means yes, 1 no (specification, data §7). */
export const yes = <const Said extends About & { sentAs?: 'two' } = Nothing>(
  usual: boolean,
  about: Said = nothing as Said,
) => ({ is: 'yes' as const, usual, ...about })

/** One code of a table. */
export const code = <const Table extends CodeTableName, const Said extends About & { usual?: CodeIn<Table> } = Nothing>(
  table: Table,
  about: Said = nothing as Said,
) => ({ is: 'code' as const, table, ...about })

/** Several codes of a table. */
export const codes = <const Table extends CodeTableName, const Said extends About = Nothing>(
  table: Table,
  most: number,
  about: Said = nothing as Said,
) => ({ is: 'codes' as const, table, most, ...about })

/** One item of a lookup list, by its code. */
export const item = <const Said extends About = Nothing>(list: ItemListName, about: Said = nothing as Said) => ({
  is: 'item' as const,
  list,
  ...about,
})

/** Several items of a lookup list. */
export const items = <const Said extends About = Nothing>(
  list: ItemListName,
  most: number,
  about: Said = nothing as Said,
) => ({ is: 'items' as const, list, most, ...about })

/** A whole number within bounds, inclusive. */
export const whole = <const Said extends Omit<WholeField, 'is' | 'least' | 'most'> = Nothing>(
  least: number,
  most: number,
  about: Said = nothing as Said,
) => ({ is: 'whole' as const, least, most, ...about })

export const money = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'money' as const,
  ...about,
})
export const time = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'time' as const,
  ...about,
})
export const month = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'month' as const,
  ...about,
})
export const day = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'day' as const,
  ...about,
})
export const id = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'id' as const,
  ...about,
})
export const zipCode = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'zipCode' as const,
  ...about,
})
export const occupation = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'occupation' as const,
  ...about,
})
export const municipality = <const Said extends About = Nothing>(about: Said = nothing as Said) => ({
  is: 'municipality' as const,
  ...about,
})

/** A group of fields. */
export const record = <const Of extends Fields, const Said extends About = Nothing>(
  of: Of,
  about: Said = nothing as Said,
) => ({ is: 'record' as const, of, ...about })

/** A list of at most this many items with the same fields. */
export const list = <const Of extends Fields, const Said extends About & { countsSomething?: true } = Nothing>(
  of: Of,
  most: number,
  about: Said = nothing as Said,
) => ({ is: 'list' as const, of, most, ...about })

/** The value of a field as rules see it. */
export type ValueOf<Each> = Each extends {
  is: 'text' | 'time' | 'month' | 'day' | 'id' | 'zipCode' | 'occupation' | 'item'
}
  ? string
  : Each extends { is: 'yes' }
    ? boolean
    : Each extends { is: 'code'; table: infer Table extends CodeTableName }
      ? CodeIn<Table>
      : Each extends { is: 'codes'; table: infer Table extends CodeTableName }
        ? readonly CodeIn<Table>[]
        : Each extends { is: 'words' | 'items' }
          ? readonly string[]
          : Each extends { is: 'whole' | 'money' | 'municipality' }
            ? number
            : Each extends { is: 'record'; of: infer Of }
              ? Written<Of>
              : Each extends { is: 'list'; of: infer Of }
                ? readonly Written<Of>[]
                : never

type AlwaysIn<Table> = { [Name in keyof Table]: Table[Name] extends { always: true } ? Name : never }[keyof Table]

/** The values of a table's fields; they may be incomplete. */
export type Written<Table> = { readonly [Name in AlwaysIn<Table>]: ValueOf<Table[Name]> } & {
  readonly [Name in Exclude<keyof Table, AlwaysIn<Table>>]?: ValueOf<Table[Name]> | null | undefined
}

/** The same values when even required ones may be missing. */
export type Unfinished<Table> = { readonly [Name in keyof Table]?: ValueOf<Table[Name]> | null | undefined }

/** Whether a field is asked for, depending on the values of the others. */
export function isAskedFor(field: Field, others: object): boolean {
  return field.when === undefined || (field.when as (others: object) => boolean)(others)
}

/** Whether a field has no value; `false` is a value. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
