import type { FaultCode } from '../faults.ts'
import type { CodeIn, CodeTableName } from '../reference/code-tables.ts'
import type { ItemListName } from '../reference/item-lists.ts'

/**
 * A field of what people write, described once. What is written of a job, say, is a table of fields; the contract's shape
 * and limits, the form's draft and parts, the faults, the review sheet, what others read and what is stored follow from it.
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

/** Who reads a field: anyone, or the owner with the reviewers alone. */
export type Reader = 'anyone' | 'owner'

/** What can be said of any field. All of it may be left out. */
export type About = {
  /** The part of the review sheet in which it stands; the form's parts are made of these. */
  readonly group?: string
  /** The fault of a field that isn't filled in, `required` for true. Nothing is required of what isn't asked for. */
  readonly required?: true | FaultCode
  /**
   * The contract's shape asks for it already: nothing makes sense without it, such as the language of a language level. A text
   * that is `required` too may be empty there, so that the rules tell of it with all else.
   */
  readonly always?: true
  /** When it is asked for, by the other fields of its table; what isn't asked for is neither sent nor kept. */
  readonly when?: (others: never) => boolean
  /** Only some kinds of the thing have it: it is missing in the others. */
  readonly ofKind?: true
  /** Who reads it; anyone where nothing is said. */
  readonly readBy?: Reader
  /** What it gives away: it is left out where the company's name or the salary is hidden. */
  readonly tells?: 'company' | 'salary'
  /** Fields with the same word make sense only together: who is to change one may have to change the others. */
  readonly together?: string
  /** False where reviewers can't ask for a change. */
  readonly changeable?: false
  /** False where reviewers don't read it. */
  readonly reviewed?: false
}

/** A text; `form` says what it is of, where it is shown in the usual way of such things. */
export type TextField = About & {
  readonly is: 'text'
  readonly longest: number
  readonly form?: 'cnpj' | 'cpf' | 'phone' | 'day'
}
/** Words that a person types, each of them free. */
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
/** A whole number; `unit` says of what. `outside` is the fault of one beyond its bounds. */
export type WholeField = About & {
  readonly is: 'whole'
  readonly least: number
  readonly most: number
  readonly unit?: 'days' | 'years' | 'people'
  readonly outside?: FaultCode
}
/** Cents of BRL. */
export type MoneyField = About & { readonly is: 'money' }
/** A time of day or a length of time, `HH:MM`. */
export type TimeField = About & { readonly is: 'time' }
/** A month of a year, `2024-07`. */
export type MonthField = About & { readonly is: 'month' }
/** The id of one of several, which a new one hasn't. */
export type IdField = About & { readonly is: 'id' }
export type ZipCodeField = About & { readonly is: 'zipCode' }
/** A CBO code, six digits. */
export type OccupationField = About & { readonly is: 'occupation' }
/** A municipality by its IBGE id. */
export type MunicipalityField = About & { readonly is: 'municipality' }
export type RecordField = About & { readonly is: 'record'; readonly of: Fields }
export type ListField = About & { readonly is: 'list'; readonly of: Fields; readonly most: number }

const nothing = {}
type Nothing = typeof nothing

/** A text of at most so many characters. */
export const text = <const Said extends About & { form?: TextField['form'] } = Nothing>(
  longest: number,
  about: Said = nothing as Said,
) => ({
  is: 'text' as const,
  longest,
  ...about,
})

/** At most so many words, each at most so long. */
export const words = <const Said extends About = Nothing>(
  { most, longest }: { most: number; longest: number },
  about: Said = nothing as Said,
) => ({ is: 'words' as const, most, longest, ...about })

/** A yes or no; `usual` is what counts where nothing is given. `sentAs: 'two'`: 2 means yes, 1 no (specification, data §7). */
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

/** A whole number within bounds, both of them allowed. */
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
export const id = () => ({ is: 'id' as const })
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

/** Fields that stand together. */
export const record = <const Of extends Fields, const Said extends About = Nothing>(
  of: Of,
  about: Said = nothing as Said,
) => ({ is: 'record' as const, of, ...about })

/** At most so many of the same fields. */
export const list = <const Of extends Fields, const Said extends About = Nothing>(
  of: Of,
  most: number,
  about: Said = nothing as Said,
) => ({ is: 'list' as const, of, most, ...about })

/** What is written in a field, as rules look at it. */
export type ValueOf<Each> = Each extends { is: 'text' | 'time' | 'month' | 'id' | 'zipCode' | 'occupation' | 'item' }
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

/** What is written in the fields of a table, possibly unfinished. */
export type Written<Table> = { readonly [Name in AlwaysIn<Table>]: ValueOf<Table[Name]> } & {
  readonly [Name in Exclude<keyof Table, AlwaysIn<Table>>]?: ValueOf<Table[Name]> | null | undefined
}

/** Whether a field is asked for, by what is written in the others. */
export function isAskedFor(field: Field, others: object): boolean {
  return field.when === undefined || (field.when as (others: object) => boolean)(others)
}

/** Whether nothing is written in a field; a no says something. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.length === 0
}
