-- A new job finds the alerts that wait for it by an index.

-- What alerts ask for. Equal searches of several people are one row, so that a new job is compared once with each.
create table alert_search (
  search_no integer generated always as identity primary key,
  -- The words in their folded form, and the filters in use, as the call of a search takes them.
  search jsonb not null,
  key text not null generated always as (md5(search::text)) stored unique,
  -- How the words were understood; null if they mean nothing.
  meaning jsonb,
  -- 'epoch' until they were read for the first time.
  understood_at timestamptz not null,
  -- The same search for work from anywhere, which is in every place: such a job is compared with it alone, and not with
  -- the searches of every place. Null if the search names no place.
  anywhere_no integer references alert_search
);
create index alert_search_understood on alert_search (understood_at);
create index alert_search_anywhere on alert_search (anywhere_no) where anywhere_no is not null;

-- Where a new job looks for searches: `what` is an occupation, a word or anything, `place` a municipality, a cell, a
-- state or anywhere. A search that shows a job shares at least one pair with it.
create table alert_ground (
  what text not null,
  place text not null,
  search_no integer not null references alert_search on delete cascade,
  primary key (what, place, search_no)
);
create index alert_ground_search on alert_ground (search_no);

-- The jobs found for a search, since it exists.
create table alert_news (
  search_no integer not null references alert_search on delete cascade,
  job_id record_id not null references job on delete cascade,
  found_at timestamptz not null,
  primary key (search_no, job_id)
);
create index alert_news_recent on alert_news (search_no, found_at);
create index alert_news_job on alert_news (job_id);
create index alert_news_old on alert_news (found_at);

alter table job_alert
  add column search_no integer references alert_search,
  add column name text,
  add column frequency text not null default 'daily' check (frequency in ('at-once', 'daily', 'weekly')),
  add column paused boolean not null default false,
  -- Only jobs approved later are announced: when the alert was made or resumed.
  add column since timestamptz,
  -- When the last letter was sent.
  add column told_at timestamptz;

insert into alert_search (search, understood_at)
select distinct jsonb_build_object(
    'occupation', plain(trim(regexp_replace(occupation, '\s+', ' ', 'g'))),
    'location', plain(trim(regexp_replace(location, '\s+', ' ', 'g')))
  ), 'epoch'::timestamptz
from job_alert;
update job_alert set since = announced_until, search_no = alert_search.search_no
from alert_search
where alert_search.search = jsonb_build_object(
    'occupation', plain(trim(regexp_replace(occupation, '\s+', ' ', 'g'))),
    'location', plain(trim(regexp_replace(location, '\s+', ' ', 'g')))
  );
insert into alert_search (search, understood_at)
select distinct search || '{"location": "", "anywhere": true}', 'epoch'::timestamptz
from alert_search where search ->> 'location' <> '';
update alert_search set anywhere_no = anywhere.search_no
from alert_search as anywhere
where anywhere.search = alert_search.search || '{"location": "", "anywhere": true}' and alert_search.search ->> 'location' <> '';
-- Alerts of one person that differ only in capitals or accents.
delete from job_alert using job_alert as older
where older.professional_id = job_alert.professional_id and older.search_no = job_alert.search_no and older.id < job_alert.id;

alter table job_alert
  alter column search_no set not null,
  alter column since set not null,
  drop constraint job_alert_unique,
  add constraint job_alert_unique unique (professional_id, search_no);
drop index job_alert_waiting;
create index job_alert_search on job_alert (search_no);
create index job_alert_told on job_alert (frequency, professional_id) where not paused;
drop index job_approved;
