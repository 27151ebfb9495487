-- Who handles a form: another claim takes it over where its process seems to have ended. Null for one that an earlier version handles.
alter table answered_form add column claim text;
