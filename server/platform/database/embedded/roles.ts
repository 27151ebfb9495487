import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { superuserName } from './cluster.ts'
import { socketFolder } from './socket.ts'

/**
 * The roles of the embedded database. The cluster's superuser creates the others and does nothing else; the owner of
 * tables runs migrations; the application reads and writes rows.
 */
export const roleNames = { owner: 'trampolim_owner', application: 'trampolim_app' } as const
export type RoleName = keyof typeof roleNames

/** The password of a role, generated once; only a user who can read the folder's file can connect. */
export function rolePassword(folder: string, role: RoleName): string {
  const path = join(folder, `${role}-password`)
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 })
  return readFileSync(path, 'utf8').trim()
}

/**
 * The address under which a role reaches the database on a port of this machine, over its Unix socket if there is one:
 * the driver prefers the `host` of the query. `socket` is its folder.
 */
export function roleUrl(
  folder: string,
  { role, port, socket = socketFolder(folder) }: { role: RoleName; port: number | string; socket?: string | null },
): string {
  const over = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgresql://${roleNames[role]}:${rolePassword(folder, role)}@127.0.0.1:${port}/${superuserName}${over}`
}

/** Only a superuser may install these, so they are installed before the migrations that need them. */
export const neededExtensions = ['unaccent', 'pg_trgm', 'btree_gin', 'cube', 'earthdistance', 'pg_stat_statements']

/**
 * Creates the roles and the database if they are missing, and gives the superuser's objects to the owner: in clusters of
 * earlier versions that is everything. `url` returns the superuser's address of one of the cluster's databases.
 */
export async function prepareRoles(url: (database: string) => string, folder: string) {
  await asSuperuser(url('postgres'), async (client) => {
    for (const role of ['owner', 'application'] as const) await provideRole(client, folder, role)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuserName])
    if (!rowCount) await client.query(`create database ${superuserName}`)
    await client.query(databaseRights)
  })
  await asSuperuser(url(superuserName), async (client) => {
    await client.query(neededExtensions.map((name) => `create extension if not exists ${name}`).join('; '))
    await client.query(handOver)
  })
}

async function provideRole(client: Client, folder: string, role: RoleName) {
  const name = roleNames[role]
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  const password = client.escapeLiteral(rolePassword(folder, role))
  await client.query(`${rowCount ? 'alter' : 'create'} role ${name} with ${rights} password ${password}`)
}

const { owner, application } = roleNames

const databaseRights = `
  alter database ${superuserName} owner to ${owner};
  revoke all on database postgres, template1, ${superuserName} from public;
  grant connect on database ${superuserName} to ${application}
`

/** Objects of extensions keep their owner; sequences and indexes follow their tables. */
const handOver = `
  alter schema public owner to ${owner};
  do $$
  declare
    command text;
  begin
    for command in
      with kept as (select classid, objid from pg_depend where deptype = 'e'),
      mine as (select oid from pg_roles where rolname = current_user)
      select format('alter schema %I owner to ${owner}', nspname)
      from pg_namespace, mine
      where nspowner = mine.oid and nspname <> 'information_schema' and nspname not like 'pg\\_%'
      union all
      select format('alter %s %s owner to ${owner}', case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class as c join pg_namespace as n on n.oid = relnamespace, mine
      where relowner = mine.oid and nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'S')
        and not exists (select from kept where classid = 'pg_class'::regclass and objid = c.oid)
        and not exists (
          select from pg_depend as d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.refclassid = 'pg_class'::regclass
            and d.deptype in ('a', 'i') and relkind = 'S'
        )
      union all
      select format('alter routine %s owner to ${owner}', p.oid::regprocedure)
      from pg_proc as p join pg_namespace as n on n.oid = pronamespace, mine
      where proowner = mine.oid and nspname in ('public', 'graphile_worker')
        and not exists (select from kept where classid = 'pg_proc'::regclass and objid = p.oid)
      union all
      select format('alter type %s owner to ${owner}', t.oid::regtype)
      from pg_type as t join pg_namespace as n on n.oid = typnamespace left join pg_class as c on c.oid = typrelid, mine
      where typowner = mine.oid and nspname in ('public', 'graphile_worker') and typelem = 0
        and (typtype in ('d', 'e') or c.relkind = 'c')
        and not exists (select from kept where classid = 'pg_type'::regclass and objid = t.oid)
    loop
      execute command;
    end loop;
  end
  $$
`

async function asSuperuser(url: string, act: (client: Client) => Promise<void>) {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
