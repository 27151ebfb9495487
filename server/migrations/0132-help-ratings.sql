-- How many people said of an answer of the help centre that it helped, by day. Nothing of who they were.
create table help_rating (
  audience text not null,
  answer_id text not null,
  day date not null,
  helped integer not null default 0,
  unhelped integer not null default 0,
  primary key (audience, answer_id, day)
);
