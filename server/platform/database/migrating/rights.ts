import type { Client } from 'pg'

/** Tables in which the application inserts and updates, and only the owner deletes. */
const appended = { table: 'public.security_event', counted: 'count, last_at' }

/** Tables that the application reads and only the owner writes. */
const readOnly = ['public.migration', 'graphile_worker.migrations']

/**
 * Grants the application's role reading and writing rows and using sequences, and nothing else: it can't create, change
 * or drop anything. The owner runs it after migrations, so that new tables are covered; if both are one role, it does
 * nothing.
 */
export async function grantRights(client: Client, application: string) {
  const { rows } = await client.query<{ same: boolean }>('select current_user = $1 as same', [application])
  if (rows[0]?.same) return
  const name = client.escapeIdentifier(application)
  await client.query(`
    begin;
    grant usage on schema public, graphile_worker to ${name};
    do $$
    declare
      tables text;
      sequences text;
      guarded regclass;
    begin
      select string_agg(c.oid::regclass::text, ', ') filter (where relkind <> 'S'),
             string_agg(c.oid::regclass::text, ', ') filter (where relkind = 'S')
      into tables, sequences
      from pg_class as c join pg_namespace as n on n.oid = relnamespace
      where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'S')
        and pg_has_role(current_user, relowner, 'usage')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e');
      execute format('grant select, insert, update, delete on %s to ${name}', tables);
      if sequences is not null then execute format('grant usage on sequence %s to ${name}', sequences); end if;

      -- The queue's own tables show their rows to nobody but their owner unless a policy says so.
      for guarded in
        select c.oid::regclass from pg_class as c
        where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
          and not exists (select from pg_policy where polrelid = c.oid and polname = 'application')
      loop
        execute format('create policy application on %s for all to ${name} using (true) with check (true)', guarded);
      end loop;
    end
    $$;
    revoke insert, update, delete on ${readOnly.join(', ')} from ${name};
    revoke update, delete on ${appended.table} from ${name};
    grant update (${appended.counted}) on ${appended.table} to ${name};
    commit
  `)
}
