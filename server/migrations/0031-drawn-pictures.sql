-- Pictures that were kept as they came may tell where they were taken: each is drawn anew when it is first read.
alter table stored_file add column drawn_anew boolean not null default true;
update stored_file set drawn_anew = false where content_type in ('image/jpeg', 'image/png');
