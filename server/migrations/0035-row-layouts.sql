-- Search rows say in which layout they are written, so that code of every version reads them, and a start whose layout is
-- another one has them written anew in the background.
create table row_layout (
  number smallint generated always as identity primary key,
  -- The table whose rows it is: job_search or curriculum_spot.
  rows text not null,
  -- Stands for all that a row depends on: the layout, the statement that writes it and the rules given to it.
  fingerprint text not null,
  -- Where each value lies, as the code that reads the rows has it (JobRowDescription, CurriculumRowDescription).
  description jsonb not null,
  -- Whether rows shall be written so: the layout of the code that was started last.
  in_force boolean not null default false,
  unique (rows, fingerprint)
);
create unique index row_layout_in_force on row_layout (rows) where in_force;

-- The layouts of the rows that there are.
insert into row_layout (number, rows, fingerprint, description, in_force) overriding system value values
  (1, 'job_search', 'the first', '{"row": {"size": 46, "fields": {"layout": {"at": 0, "kind": "int2"}, "jobNo": {"at": 2, "kind": "int4"},
    "approved": {"at": 6, "kind": "int4"}, "salary": {"at": 10, "kind": "int4"}, "traits": {"at": 14, "kind":
    "int4"}, "marks": {"at": 18, "kind": "int4"}, "latitude": {"at": 22, "kind": "float4"}, "longitude": {"at": 26,
    "kind": "float4"}, "municipality": {"at": 30, "kind": "int4"}, "cbo": {"at": 34, "kind": "int4"}, "languages":
    {"at": 38, "kind": "int8"}}}, "traits": {"salaries to-1500": 0, "salaries to-2000": 1, "salaries to-3000": 2,
    "salaries to-5000": 3, "salaries to-8000": 4, "salaries over-8000": 5, "contractType 1": 6, "contractType 2": 7,
    "contractType 3": 8, "contractType 4": 9, "contractType 5": 10, "contractType 6": 11, "contractType 7": 12,
    "contractType 8": 13, "workType 1": 14, "workType 2": 15, "workType 3": 16, "pcdOnly true": 17}, "marks":
    {"lone": {"at": 0, "width": 1}, "exact": {"at": 1, "width": 1}, "placeNo": {"at": 2, "width": 8}, "kind": {"at":
    10, "width": 2}, "minimumExperience": {"at": 12, "width": 3}, "schooling": {"at": 15, "width": 4}},
    "schoolings": ["GRADE_SCHOOL_TRADITIONAL", "EXTRA_COURSE", "HIGH_SCHOOL_GENERAL", "TECHNICAL_COURSE",
    "TECHNOLOGIST", "BACHELOR_NORMAL", "MBA", "MASTER", "DOCTOR", "MASTER_DOCTOR"], "languages": ["ingles",
    "espanhol", "portugues", "libras", "frances", "italiano", "alemao", "japones", "mandarim", "coreano", "russo",
    "arabe", "hebraico", "holandes", "polones", "ucraniano", "sueco", "noruegues", "dinamarques", "finlandes",
    "grego", "turco", "hungaro", "tcheco", "romeno", "croata", "catalao", "galego", "cantones", "hindi",
    "tailandes", "vietnamita", "guarani", "nheengatu", "crioulo-haitiano", "ioruba", "latim", "esperanto", "outra"]}', true),
  (2, 'curriculum_spot', 'the first', '{"row": {"size": 56, "fields": {"layout": {"at": 0, "kind": "int2"}, "length": {"at": 2, "kind": "int2"}, "id":
    {"at": 4, "kind": "id"}, "cbo1": {"at": 16, "kind": "int4"}, "cbo2": {"at": 20, "kind": "int4"}, "cbo3": {"at":
    24, "kind": "int4"}, "marks": {"at": 28, "kind": "int4"}, "salary": {"at": 32, "kind": "int4"}, "latitude":
    {"at": 36, "kind": "float4"}, "longitude": {"at": 40, "kind": "float4"}, "municipality": {"at": 44, "kind":
    "int4"}, "born": {"at": 48, "kind": "int4"}, "modified": {"at": 52, "kind": "int4"}}}, "marks": {"experience1":
    {"at": 0, "width": 3}, "experience2": {"at": 3, "width": 3}, "experience3": {"at": 6, "width": 3}, "schooling":
    {"at": 9, "width": 4}, "exact": {"at": 13, "width": 1}, "allowRemote": {"at": 14, "width": 1},
    "foundByDisability": {"at": 15, "width": 1}, "noTechnologies": {"at": 16, "width": 1}, "limited": {"at": 17,
    "width": 1}}, "schoolings": ["GRADE_SCHOOL_TRADITIONAL", "EXTRA_COURSE", "HIGH_SCHOOL_GENERAL",
    "TECHNICAL_COURSE", "TECHNOLOGIST", "BACHELOR_NORMAL", "MBA", "MASTER", "DOCTOR", "MASTER_DOCTOR"], "known":
    {"size": 5, "fields": {"hash": {"at": 0, "kind": "int4"}, "level": {"at": 4, "kind": "int1"}}}}', true);
alter table row_layout alter column number restart with 3;

alter table job_card add column layout smallint not null default 1;
alter table job_card alter column layout drop default;
alter table curriculum_search add column layout smallint not null default 2;
alter table curriculum_search alter column layout drop default;

-- Each row begins with the number of its layout in two bytes. A curriculum's length, which comes next, counts them.
alter table job_search alter column packed type bytea using int2send(1::smallint) || packed;
alter table curriculum_spot alter column packed type bytea
  using int2send(2::smallint) || int2send((length(packed) + 2)::smallint) || substring(packed from 3);

-- Statements pack rows by the layout of the code that runs them.
drop function job_search_packed, curriculum_packed, levels_packed;
