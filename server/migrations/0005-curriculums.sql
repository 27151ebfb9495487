create table curriculum (
  id record_id primary key,
  professional_id record_id not null references professional on delete cascade,
  cv_type text not null check (cv_type in ('professional', 'internship', 'apprentice')),
  searching_job boolean not null default true,
  visibility text not null default 'free' check (visibility in ('free', 'limited', 'hidden')),
  objective text not null default '',
  -- [{cbo, yearsOfExperience, area, hierarchy, type}], at most three
  occupations jsonb not null,
  experiences jsonb not null default '[]',
  formations jsonb not null default '[]',
  internship_courses jsonb not null default '[]',
  courses jsonb not null default '[]',
  languages jsonb not null default '[]',
  technologies_general text[] not null default '{}',
  technologies jsonb not null default '[]',
  no_technologies boolean not null default false,
  school_level text,
  school_level_status smallint,
  salary_cents integer,
  additional_experiences text,
  career_focus text,
  allow_remote boolean not null default false,
  video_id char(11),
  file_id record_id references stored_file,
  -- What only apprentices have: {apprenticeCourses, finishHighSchoolInTwoYears, isInHighSchool, acceptApprenticeOpportunities}
  kind_details jsonb not null default '{}',
  created_at timestamptz not null,
  modified_at timestamptz not null,
  constraint curriculum_kind_unique unique (professional_id, cv_type)
);

create table job_like (
  professional_id record_id not null references professional on delete cascade,
  job_id record_id not null references job on delete cascade,
  liked_at timestamptz not null,
  primary key (professional_id, job_id)
);
create index job_like_recent on job_like (professional_id, liked_at desc);
create index job_like_job on job_like (job_id);

create table job_discard (
  professional_id record_id not null references professional on delete cascade,
  job_id record_id not null references job on delete cascade,
  discarded_at timestamptz not null,
  primary key (professional_id, job_id)
);
create index job_discard_recent on job_discard (professional_id, discarded_at desc);
create index job_discard_job on job_discard (job_id);

create table job_alert (
  id record_id primary key,
  professional_id record_id not null references professional on delete cascade,
  occupation text not null default '',
  location text not null default '',
  created_at timestamptz not null,
  -- Jobs approved up to here have been announced.
  announced_until timestamptz not null,
  check (occupation <> '' or location <> ''),
  constraint job_alert_unique unique (professional_id, occupation, location)
);
create index job_alert_recent on job_alert (professional_id, created_at desc);
create index job_alert_waiting on job_alert (announced_until);
