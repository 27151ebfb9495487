-- Whether recruiters may find somebody as a person with a disability, which is that person's own choice (LGPD art. 11).
alter table professional add column found_by_disability boolean not null default false;
alter table professional add constraint professional_found_by_disability check (is_handicap or not found_by_disability);

-- Consents are given, taken back and given anew: each is kept with both moments, one of a version in force at a time.
alter table terms_acceptance add column withdrawn_at timestamptz;
alter table terms_acceptance drop constraint terms_acceptance_pkey;
create unique index terms_acceptance_in_force on terms_acceptance (account_id, document, version)
  where withdrawn_at is null;
create index terms_acceptance_account on terms_acceptance (account_id);
alter table terms_acceptance drop constraint terms_acceptance_document_check;
alter table terms_acceptance add constraint terms_acceptance_document_check
  check (document in ('terms', 'medical-report', 'share-contact-data', 'found-by-disability'));

-- Of a curriculum's `marks` the bit 32768 says from now on that its owner may be found so; nobody has been asked yet.
update curriculum_spot set packed = set_byte(packed, 28, get_byte(packed, 28) & 127)
where get_byte(packed, 28) & 128 <> 0;
